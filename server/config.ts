import path from 'node:path';
import { isBotLevel } from './bots/levels.ts';
import { readLimits, type LimitSettings } from './limit-settings.ts';
import { variableOf, type SettingName } from './setting-names.ts';
import type { WebhookReach } from './webhooks/send.ts';
import { parseTrustedProxies, type TrustedProxies } from './trust-proxy.ts';

/** How a server runs. Each setting is a flag `--name` and a variable `COSECHA_NAME`; the flag wins. */
export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  /** How people reach the server, if it differs from what it sees: `https://play.example.org`. */
  readonly url: URL | undefined;
  readonly data: string;
  readonly database: string | undefined;
  /** For signals between many processes, instead of PostgreSQL. */
  readonly redis: string | undefined;
  readonly trustProxy: TrustedProxies;
  readonly limits: LimitSettings;
  /** 0: only workers think. */
  readonly botThreads: number;
  /** How many decisions of one person's bots are thought about at the same time, and how many may wait. */
  readonly botShare: number;
  readonly botQueue: number;
  /** 0: only workers review. */
  readonly reviewThreads: number;
  /** Keys of the workers on other machines that may help. */
  readonly workerKeys: readonly string[];
  readonly botPace: number;
  readonly standIn: string;
  /** Seconds. */
  readonly awayAfter: number;
  readonly sleepAfter: number;
  readonly log: LogLevel;
  /** The port of `/metrics`; undefined: nothing is measured. */
  readonly metricsPort: number | undefined;
  /** The collector of traces; undefined: there are none. */
  readonly otlp: URL | undefined;
  /** The folder of archived matches. */
  readonly archive: string | undefined;
  /** Seconds between saying that the server stops and stopping. */
  readonly drain: number;
  readonly smtp: URL | undefined;
  readonly mailFrom: string;
  readonly push: boolean;
  /** The contact for push services. */
  readonly pushContact: string;
  readonly pushHosts: readonly string[];
  readonly noticeDelay: number;
  readonly webhooks: WebhookReach;
}

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What a setting has to be. */
export type ExpectedValue =
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | { readonly kind: 'bot' }
  | { readonly kind: 'proxies' }
  /** Never shown in an error. */
  | { readonly kind: 'keys' }
  /** Of use only together with another setting. Never shown in an error: it may hold a password. */
  | { readonly kind: 'companion'; readonly name: SettingName }
  /** An address like `example`. Never shown in an error: it may hold a password. */
  | { readonly kind: 'address'; readonly example: string };

/** A setting that cannot be used. `where` is the flag or variable that gave it. */
export class ConfigError extends Error {
  readonly where: string;
  readonly text: string;
  readonly wanted: ExpectedValue;

  constructor({ where, text }: RawSetting, wanted: ExpectedValue) {
    super(`${where} cannot be used`);
    this.name = 'ConfigError';
    this.where = where;
    this.text = text;
    this.wanted = wanted;
  }
}

/** The push services of the browsers. */
const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
  '*.push.apple.com',
];

/** Common names that hosting services set. */
const ALIASES: Partial<Record<SettingName, string>> = { port: 'PORT', database: 'DATABASE_URL' };

export type Flags = Readonly<Partial<Record<SettingName, string>>>;
type Environment = Readonly<Record<string, string | undefined>>;

/** Reads all settings; throws SettingFault at the first that cannot be used. */
export function readSettings(flags: Flags, environment: Environment, folder: string): ServerConfig {
  const find = settingReader(flags, environment);
  const database = optional(find('database', ''), databaseUrl);
  return {
    port: wholeNumber(find('port', '8080'), 0, 65_535),
    host: find('host', '127.0.0.1').text,
    url: optional(find('url', ''), publicUrl),
    data: path.resolve(folder, find('data', 'cosecha-data').text),
    database,
    redis: optional(find('redis', ''), given => redisUrl(given, database)),
    trustProxy: trustedProxies(find('trust-proxy', 'no')),
    limits: readLimits((name, otherwise, least, most) => wholeNumber(find(name, otherwise), least, most)),
    botThreads: wholeNumber(find('bot-threads', '1'), 0, 64),
    botShare: wholeNumber(find('bot-share', '2'), 1, 1000),
    botQueue: wholeNumber(find('bot-queue', '100'), 1, 100_000),
    reviewThreads: wholeNumber(find('review-threads', '1'), 0, 64),
    workerKeys: keys(find('worker-keys', '')),
    botPace: wholeNumber(find('bot-pace', '400'), 0, 60_000),
    standIn: level(find('stand-in', 'level-2')),
    awayAfter: wholeNumber(find('away-after', '120'), 1, 86_400),
    sleepAfter: wholeNumber(find('sleep-after', '30'), 1, 86_400),
    log: word(find('log', 'info'), LOG_LEVELS),
    metricsPort: optional(find('metrics-port', ''), given => wholeNumber(given, 0, 65_535)),
    otlp: optional(find('otlp', ''), otlpUrl),
    archive: optional(find('archive', ''), given => path.resolve(folder, given.text)),
    drain: wholeNumber(find('drain', '0'), 0, 600),
    smtp: optional(find('smtp', ''), smtpUrl),
    mailFrom: find('mail-from', 'Cosecha <cosecha@localhost>').text,
    push: yesOrNo(find('push', 'no')),
    pushContact: contact(find('push-contact', 'mailto:cosecha@localhost')),
    pushHosts: [
      ...PUSH_HOSTS,
      ...find('push-hosts', '')
        .text.split(',')
        .filter(host => host !== ''),
    ],
    noticeDelay: wholeNumber(find('notice-delay', '60'), 0, 86_400),
    webhooks: word(find('webhooks', 'public'), ['off', 'public', 'any']),
  };
}

/** A value and where it was given, for the error message. */
interface RawSetting {
  readonly text: string;
  readonly where: string;
}

function settingReader(
  flags: Flags,
  environment: Environment,
): (name: SettingName, otherwise: string) => RawSetting {
  return (name, otherwise) => {
    const flag = flags[name];
    if (flag !== undefined) return { text: flag, where: `--${name}` };
    for (const variable of [variableOf(name), ALIASES[name]]) {
      const value = variable === undefined ? undefined : environment[variable];
      if (variable !== undefined && value !== undefined && value !== '')
        return { text: value, where: variable };
    }
    return { text: otherwise, where: `--${name}` };
  };
}

const optional = <T>(given: RawSetting, read: (given: RawSetting) => T): T | undefined =>
  given.text === '' ? undefined : read(given);

function wholeNumber(given: RawSetting, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(given.text) ? Number(given.text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new ConfigError(given, { kind: 'number', least, most });
}

function word<T extends string>(given: RawSetting, words: readonly T[]): T {
  const known = words.find(one => one === given.text);
  if (known !== undefined) return known;
  throw new ConfigError(given, { kind: 'word', words });
}

const yesOrNo = (given: RawSetting): boolean => word(given, ['yes', 'no']) === 'yes';

function trustedProxies(given: RawSetting): TrustedProxies {
  const proxies = parseTrustedProxies(given.text);
  if (proxies !== undefined) return proxies;
  throw new ConfigError(given, { kind: 'proxies' });
}

const KEY = /^[A-Za-z0-9_-]{16,128}$/;

function keys(given: RawSetting): readonly string[] {
  const list = given.text === '' ? [] : given.text.split(',').map(one => one.trim());
  if (list.every(one => KEY.test(one))) return list;
  throw new ConfigError(given, { kind: 'keys' });
}

function level(given: RawSetting): string {
  if (isBotLevel(given.text)) return given.text;
  throw new ConfigError(given, { kind: 'bot' });
}

function address(given: RawSetting, protocols: readonly string[], example: string): URL {
  const url = URL.canParse(given.text) ? new URL(given.text) : undefined;
  if (url !== undefined && protocols.includes(url.protocol)) return url;
  throw new ConfigError(given, { kind: 'address', example });
}

const PUBLIC_EXAMPLE = 'https://play.example.org';

function publicUrl(given: RawSetting): URL {
  const url = address(given, ['http:', 'https:'], PUBLIC_EXAMPLE);
  if (url.pathname === '/' && url.search === '') return url;
  throw new ConfigError(given, { kind: 'address', example: PUBLIC_EXAMPLE });
}

const databaseUrl = (given: RawSetting): string =>
  address(given, ['postgres:', 'postgresql:'], 'postgres://user:password@host/database').href;

/** The embedded store has one process, which signals to no one. */
function redisUrl(given: RawSetting, database: string | undefined): string {
  const { href } = address(given, ['redis:', 'rediss:'], 'redis://user:password@host:6379');
  if (database !== undefined) return href;
  throw new ConfigError(given, { kind: 'companion', name: 'database' });
}

const otlpUrl = (given: RawSetting): URL => address(given, ['http:', 'https:'], 'http://127.0.0.1:4318');

const smtpUrl = (given: RawSetting): URL =>
  address(given, ['smtp:', 'smtps:'], 'smtp://user:password@mail.example.org:587');

const contact = (given: RawSetting): string =>
  address(given, ['mailto:', 'https:'], 'mailto:you@example.org').href;
