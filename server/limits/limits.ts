import type { LimitSettings } from '../limit-settings.ts';
import type { Limit } from './limiter.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Pictures that a person may send per minute. */
const REACTIONS = 12;
/** Requests to be friends, blocks and mutes per person and day, and reports. */
const RELATIONS = 100;
const REPORTS = 20;

/** People behind one address who may use up their emails on the same day. */
const MAILERS = 10;

/** Every limit on what someone may do within a time. */
export type Limits = Readonly<
  Record<
    | 'requests'
    | 'strangers'
    | 'address'
    | 'guests'
    | 'signIns'
    | 'creations'
    | 'lobby'
    | 'chat'
    | 'mails'
    | 'mailsAddress'
    | 'codeTries'
    | 'reactions'
    | 'relations'
    | 'reports'
    | 'reviews',
    Limit
  >
>;

export const limitsFrom = (settings: LimitSettings): Limits => ({
  requests: { name: 'requests', max: settings.rate, window: MINUTE },
  /** Requests without a session, from one address. */
  strangers: { name: 'strangers', max: settings.rate, window: MINUTE },
  address: { name: 'address', max: settings.rateAddress, window: MINUTE },
  guests: { name: 'guests', max: settings.guests, window: MINUTE },
  signIns: { name: 'sign-ins', max: settings.signIns, window: MINUTE },
  creations: { name: 'creations', max: settings.creations, window: MINUTE },
  /** Tables and events that people behind one address put into the lists: new guests do not get around the limit for one host. */
  lobby: { name: 'lobby', max: settings.creations, window: HOUR },
  chat: { name: 'chat', max: settings.chat, window: MINUTE },
  mails: { name: 'mails', max: settings.mails, window: DAY },
  /** Emails that all people behind one address ask for. */
  mailsAddress: { name: 'mails-address', max: settings.mails * MAILERS, window: DAY },
  codeTries: { name: 'code-tries', max: settings.codeTries, window: HOUR },
  reactions: { name: 'reactions', max: REACTIONS, window: MINUTE },
  relations: { name: 'relations', max: RELATIONS, window: DAY },
  reports: { name: 'reports', max: REPORTS, window: DAY },
  reviews: { name: 'reviews', max: settings.reviews, window: DAY },
});
