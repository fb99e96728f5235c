import path from 'node:path';
import { isBotLevel } from './bots/levels.ts';

/** How a server runs. Each setting is a flag `--name` and a variable `COSECHA_NAME`; the flag wins. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** How people reach the server, if it differs from what it sees: `https://play.example.org`. */
  readonly url: URL | undefined;
  readonly data: string;
  readonly database: string | undefined;
  readonly trustProxy: boolean;
  /** Requests a minute for each visitor; 0: no limits at all. */
  readonly rate: number;
  readonly botThreads: number;
  readonly botPace: number;
  readonly standIn: string;
  /** Seconds. */
  readonly awayAfter: number;
  readonly sleepAfter: number;
  readonly log: LogLevel;
  readonly smtp: URL | undefined;
  readonly mailFrom: string;
  readonly push: boolean;
  /** Whom a push service may write to about this server. */
  readonly pushContact: string;
  readonly pushHosts: readonly string[];
  readonly noticeDelay: number;
}

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A setting that cannot be used; the message is one line that says which and why. */
export class SettingFault extends Error {
  override readonly name = 'SettingFault';
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

/** Every setting with its variable, in the order of docs/self-hosting.md. */
export const SETTING_NAMES = [
  'port',
  'host',
  'url',
  'data',
  'database',
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

/** Common names that hosting services set. */
const ALIASES: Partial<Record<SettingName, string>> = { port: 'PORT', database: 'DATABASE_URL' };

export type Flags = Readonly<Partial<Record<SettingName, string>>>;
type Environment = Readonly<Record<string, string | undefined>>;

/** Reads all settings; throws SettingFault at the first that cannot be used. */
export function readSettings(flags: Flags, environment: Environment, folder: string): Settings {
  const find = finder(flags, environment);
  return {
    port: wholeNumber(find('port', '8080'), 0, 65_535),
    host: find('host', '127.0.0.1').text,
    url: optional(find('url', ''), publicUrl),
    data: path.resolve(folder, find('data', 'cosecha-data').text),
    database: optional(find('database', ''), databaseUrl),
    trustProxy: yesOrNo(find('trust-proxy', 'no')),
    rate: wholeNumber(find('rate', '600'), 0, 1_000_000),
    botThreads: wholeNumber(find('bot-threads', '1'), 1, 64),
    botPace: wholeNumber(find('bot-pace', '400'), 0, 60_000),
    standIn: level(find('stand-in', 'level-2')),
    awayAfter: wholeNumber(find('away-after', '120'), 1, 86_400),
    sleepAfter: wholeNumber(find('sleep-after', '30'), 1, 86_400),
    log: logLevel(find('log', 'info')),
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
  };
}

/** A value and where it was given, for the complaint. */
interface Given {
  readonly text: string;
  readonly where: string;
}

function finder(flags: Flags, environment: Environment): (name: SettingName, otherwise: string) => Given {
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

const bad = ({ text, where }: Given, wanted: string): SettingFault =>
  new SettingFault(`${where} is ${wanted}, not "${text}"`);

const optional = <T>(given: Given, read: (given: Given) => T): T | undefined =>
  given.text === '' ? undefined : read(given);

function wholeNumber(given: Given, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(given.text) ? Number(given.text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw bad(given, `a whole number from ${least} to ${most}`);
}

function yesOrNo(given: Given): boolean {
  if (['yes', 'true', '1', 'on'].includes(given.text)) return true;
  if (['no', 'false', '0', 'off'].includes(given.text)) return false;
  throw bad(given, 'yes or no');
}

function urlOf(given: Given, protocols: readonly string[], wanted: string): URL {
  const url = URL.canParse(given.text) ? new URL(given.text) : undefined;
  if (url !== undefined && protocols.includes(url.protocol)) return url;
  // The text may hold a password, so it is not repeated.
  throw new SettingFault(`${given.where} is not ${wanted}`);
}

function publicUrl(given: Given): URL {
  const url = urlOf(given, ['http:', 'https:'], 'an address like https://play.example.org');
  if (url.pathname === '/' && url.search === '') return url;
  throw bad(given, 'an address without a path');
}

const databaseUrl = (given: Given): string =>
  urlOf(given, ['postgres:', 'postgresql:'], 'an address like postgres://user:password@host/database').href;

const smtpUrl = (given: Given): URL =>
  urlOf(given, ['smtp:', 'smtps:'], 'an address like smtp://user:password@mail.example.org:587');

function contact(given: Given): string {
  return urlOf(given, ['mailto:', 'https:'], 'an address like mailto:you@example.org').href;
}

function level(given: Given): string {
  if (isBotLevel(given.text)) return given.text;
  throw bad(given, 'the name of a bot such as level-2');
}

function logLevel(given: Given): LogLevel {
  const known = LOG_LEVELS.find(name => name === given.text);
  if (known !== undefined) return known;
  throw bad(given, `one of ${LOG_LEVELS.join(', ')}`);
}
