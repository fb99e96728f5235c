import type { Scope } from '../../../api/access-token.ts';
import type { NoticeMode } from '../../../api/correspondence.ts';
import type { News, Webhooks } from '../../../api/webhook.ts';
import type { Reaction } from '../../../table/command.ts';

type ReportReason = 'chat' | 'play' | 'name' | 'other';
type SanctionKind = 'warn' | 'mute' | 'ban';

/** What an operator can do on the page. */
export type OperatorAction = SanctionKind | 'liftMute' | 'liftBan' | 'rename' | 'closeTable' | 'closeReport';

/** Why the server makes no webhook. */
export type WebhookRefusal = 'address' | 'limit' | 'off';

/** All text about playing over days and about the people one plays with. */
export interface SocialText {
  readonly next: {
    readonly go: string;
    readonly waiting: (count: number) => string;
  };
  readonly note: {
    readonly title: string;
    readonly lead: string;
    readonly save: string;
    readonly saved: string;
  };
  /** On the account page. */
  readonly days: {
    readonly title: string;
    readonly quiet: string;
    readonly quietLead: string;
    readonly from: string;
    readonly until: string;
    readonly save: string;
    readonly noQuiet: string;
    readonly isQuiet: (from: string, until: string, zone: string) => string;
    readonly deadlines: string;
    readonly calendarLead: string;
    readonly none: string;
    readonly make: string;
    readonly renew: string;
    readonly end: string;
    readonly secret: string;
  };
  /** How often notifications come. */
  readonly rhythm: {
    readonly title: string;
    readonly lead: string;
    readonly email: string;
    readonly push: string;
    readonly modes: Readonly<Record<NoticeMode, string>>;
    readonly at: string;
    readonly save: string;
    readonly saved: string;
  };
  /** Tokens of limited scope, on the account page. */
  readonly tokens: {
    readonly title: string;
    readonly lead: string;
    readonly docs: string;
    readonly name: string;
    readonly scope: string;
    readonly scopes: Readonly<Record<Scope, string>>;
    readonly days: string;
    readonly create: string;
    readonly secret: string;
    readonly used: (when: string) => string;
    readonly unused: string;
    readonly ends: (when: string) => string;
    readonly revoke: string;
    readonly revokeSure: (name: string) => string;
    readonly revokeLead: string;
    readonly cancel: string;
  };
  readonly webhooks: {
    readonly title: string;
    readonly lead: string;
    readonly eventLead: string;
    readonly url: string;
    readonly what: string;
    readonly news: Readonly<Record<News, string>>;
    readonly create: string;
    readonly secret: string;
    readonly status: Readonly<Record<Webhooks['webhooks'][number]['status'], string>>;
    readonly delivered: (when: string) => string;
    readonly undelivered: string;
    readonly waiting: (messages: number) => string;
    readonly test: string;
    readonly restart: string;
    readonly remove: string;
    readonly removeSure: (host: string) => string;
    readonly removeLead: string;
    readonly cancel: string;
    readonly refusals: Readonly<Record<WebhookRefusal, string>>;
  };
  readonly vacation: {
    readonly title: string;
    readonly lead: (allowance: number) => string;
    readonly left: (days: number) => string;
    readonly now: (until: string) => string;
    readonly planned: (from: string, until: string) => string;
    readonly from: string;
    readonly days: string;
    readonly take: string;
    readonly plan: string;
    readonly end: string;
    readonly cancel: string;
    readonly rules: string;
    readonly refused: string;
    /** Beside a player's name. */
    readonly away: (until: string) => string;
    readonly begun: (name: string, until: string) => string;
    readonly over: (name: string) => string;
  };
  readonly friends: {
    readonly title: string;
    readonly lead: string;
    readonly none: string;
    readonly here: string;
    readonly away: string;
    readonly asking: string;
    readonly asked: string;
    readonly accept: string;
    readonly decline: string;
    readonly withdraw: string;
    readonly end: string;
    readonly add: string;
    readonly code: string;
    readonly own: string;
    readonly unknown: string;
    readonly blocked: string;
    readonly blockedLead: string;
    readonly unblock: string;
    readonly muted: string;
    readonly unmute: string;
    readonly invite: string;
    readonly inviteTitle: string;
    readonly invited: string;
    readonly invitations: string;
    readonly invites: (name: string, game: string) => string;
    readonly go: string;
    readonly refuse: string;
    readonly someone: string;
  };
  readonly players: {
    readonly title: string;
    readonly befriend: string;
    readonly asked: string;
    readonly mute: string;
    readonly unmute: string;
    readonly block: string;
    readonly blockSure: (name: string) => string;
    readonly blockLead: string;
    readonly report: string;
    readonly reportOf: (name: string) => string;
    readonly reason: string;
    readonly reasons: Readonly<Record<ReportReason, string>>;
    readonly words: string;
    readonly lines: string;
    readonly latest: string;
    readonly send: string;
    readonly sent: string;
    readonly known: string;
    readonly cancel: string;
  };
  readonly abort: {
    readonly propose: string;
    readonly sure: string;
    readonly lead: string;
    readonly cancel: string;
    readonly asked: (name: string) => string;
    readonly waiting: (names: string) => string;
    readonly agree: string;
    readonly goOn: string;
  };
  readonly reactions: Readonly<Record<Reaction | 'title', string>>;
  /** What happened around the board, among the chat messages. */
  readonly lines: Readonly<
    Record<'abortAsked' | 'abortAgreed' | 'abortRefused' | 'kicked', (name: string) => string>
  >;
  readonly sanctions: {
    readonly title: string;
    readonly kinds: Readonly<Record<SanctionKind, string>>;
    readonly until: (date: string) => string;
    readonly reason: (reason: string) => string;
    readonly read: string;
  };
  readonly operator: {
    readonly title: string;
    readonly reports: string;
    readonly noReports: string;
    readonly by: (name: string) => string;
    readonly table: string;
    readonly before: string;
    readonly action: string;
    readonly actions: Readonly<Record<OperatorAction, string>>;
    readonly days: string;
    readonly forEver: string;
    readonly reason: string;
    readonly newName: string;
    readonly id: string;
    readonly act: string;
    readonly done: string;
    readonly acts: string;
    readonly commandLine: string;
    readonly deleted: string;
  };
  /** Standing orders. */
  readonly plans: {
    readonly title: string;
    readonly lead: string;
    readonly yourTurn: string;
    readonly nothing: string;
    readonly whatever: string;
    readonly if: (name: string) => string;
    readonly any: string;
    readonly then: string;
    readonly choose: string;
    readonly else: string;
    readonly ask: string;
    readonly limits: string;
    readonly least: string;
    readonly most: string;
    readonly save: string;
    readonly remove: string;
    readonly foreseen: (name: string, moves: string) => string;
    /** `others`: how many other moves are tried if the first is not possible. */
    readonly plan: (when: string, move: string, others: number) => string;
  };
}
