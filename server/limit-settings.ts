/** How much one person and one address may do, and how long unused things are kept. */
export interface LimitSettings {
  /** Requests per minute and person, and per address without a session; 0: nothing that is counted per minute is limited. */
  readonly rate: number;
  /** Requests per minute and address, for everyone behind it together. */
  readonly rateAddress: number;
  /** New guests per minute and address. */
  readonly guests: number;
  /** Attempts to sign in, per minute and address. */
  readonly signIns: number;
  /** Tables, invites and bot programs that a person may create per minute. */
  readonly creations: number;
  /** Chat messages per minute and person. */
  readonly chat: number;
  /** Entries of a table's log after which only moves are accepted. */
  readonly logLength: number;
  /** Open event streams. */
  readonly streams: number;
  readonly streamsAddress: number;
  /** Confirmation emails per day, to one recipient and from one person. */
  readonly mails: number;
  /** Attempts at one emailed code, and per hour at one recovery code. */
  readonly codeTries: number;
  /** Reviews per day and person; 0: the server makes none. */
  readonly reviews: number;
  /** Days; 0: for ever. */
  readonly keepOpen: number;
  readonly keepGuests: number;
  readonly keepFinished: number;
}

type LimitSettingName =
  | 'rate'
  | 'rate-address'
  | 'guests'
  | 'sign-ins'
  | 'creations'
  | 'chat'
  | 'log-length'
  | 'streams'
  | 'streams-address'
  | 'mails'
  | 'code-tries'
  | 'reviews'
  | 'keep-open'
  | 'keep-guests'
  | 'keep-finished';

/** Reads a setting that is a whole number. */
type ReadNumber = (name: LimitSettingName, otherwise: string, least: number, most: number) => number;

const MILLION = 1_000_000;
const CENTURY = 36_500;

export const readLimits = (read: ReadNumber): LimitSettings => ({
  rate: read('rate', '600', 0, MILLION),
  rateAddress: read('rate-address', '3000', 1, MILLION),
  guests: read('guests', '30', 1, MILLION),
  signIns: read('sign-ins', '20', 1, MILLION),
  creations: read('creations', '60', 1, MILLION),
  chat: read('chat', '30', 1, MILLION),
  logLength: read('log-length', '10000', 100, MILLION),
  streams: read('streams', '50', 1, MILLION),
  streamsAddress: read('streams-address', '500', 1, MILLION),
  mails: read('mails', '5', 1, MILLION),
  codeTries: read('code-tries', '5', 1, 100),
  reviews: read('reviews', '20', 0, MILLION),
  keepOpen: read('keep-open', '14', 0, CENTURY),
  keepGuests: read('keep-guests', '30', 0, CENTURY),
  keepFinished: read('keep-finished', '0', 0, CENTURY),
});
