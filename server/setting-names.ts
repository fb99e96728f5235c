/** Every setting with its variable, in the order of docs/self-hosting.md. */
export const SETTING_NAMES = [
  'port',
  'host',
  'url',
  'data',
  'database',
  'redis',
  'trust-proxy',
  'rate',
  'bot-threads',
  'bot-pace',
  'stand-in',
  'away-after',
  'sleep-after',
  'log',
  'smtp',
  'mail-from',
  'push',
  'push-contact',
  'push-hosts',
  'notice-delay',
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

export const variableOf = (name: SettingName): string => `COSECHA_${name.toUpperCase().replaceAll('-', '_')}`;
