import type { Certainty } from '../../kernel/edition.ts';
import type { Language } from '../../kernel/text.ts';
import type { StandInReason } from '../../table/seat-state.ts';
import type { Preferences } from '../preferences.ts';

/** All text of the app except the games' own. */
export interface WebText {
  readonly nav: Readonly<
    Record<
      | 'rules'
      | 'profile'
      | 'settings'
      | 'skip'
      | 'language'
      | 'home'
      | 'opponents'
      | 'events'
      | 'menu'
      | 'pages',
      string
    >
  >;
  readonly home: {
    readonly title: string;
    readonly lead: string;
    readonly play: (game: string) => string;
    readonly playShort: string;
    readonly learn: string;
    readonly friends: string;
    readonly against: string;
    /** Before the name of the bots' level. */
    readonly versus: string;
    readonly goOn: string;
    readonly waiting: (yours: number, others: number) => string;
    readonly results: string;
    readonly more: string;
    readonly seats: (least: number, most: number) => string;
    readonly minutes: (minutes: number) => string;
    readonly matches: string;
    readonly noMatches: string;
    readonly import: string;
    readonly badRecord: string;
    readonly unreadable: string;
    readonly tables: string;
    readonly noTables: string;
    readonly moreTables: string;
    readonly forget: string;
    readonly continue: string;
    readonly watch: string;
    readonly yourTurn: string;
    readonly over: string;
    readonly starting: string;
    readonly install: string;
    readonly installLead: string;
  };
  readonly setup: {
    readonly title: string;
    readonly players: string;
    readonly seat: (number: number) => string;
    readonly person: string;
    readonly name: string;
    readonly options: string;
    readonly begin: string;
    readonly hotSeat: string;
    readonly learnFirst: string;
    readonly puzzles: string;
    readonly readRules: string;
    readonly aboutEdition: string;
    readonly friends: string;
    readonly friendsLead: string;
    readonly createTable: string;
    readonly noServer: string;
  };
  readonly table: {
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly zoomFit: string;
    readonly confirm: string;
    readonly cancel: string;
    readonly undo: string;
    readonly skip: string;
    readonly next: string;
    readonly again: string;
    readonly watching: string;
    readonly youWatch: string;
    readonly waitFor: (players: readonly string[]) => string;
    readonly bot: string;
    readonly log: string;
    readonly logMore: string;
    readonly logLess: string;
    readonly seats: string;
    readonly notNow: string;
    readonly seeRule: string;
    readonly guide: string;
    readonly close: string;
    readonly bar: string;
    readonly board: string;
    /** Asked by the text board, on which every move is a button. */
    readonly choose: string;
    readonly dock: string;
    readonly drawer: string;
    readonly handOver: (player: string) => string;
    readonly handOverLead: string;
    readonly handOverDone: (player: string) => string;
    readonly lost: string;
    /** A link that carries a game, cut short or changed. */
    readonly badLink: string;
    /** A game at the server that cannot be shown. */
    readonly notOpen: string;
    readonly faulty: string;
    readonly wouldHappen: string;
    readonly nothingChanges: string;
    readonly round: string;
    readonly you: string;
    readonly now: (player: string) => string;
    readonly order: string;
    readonly ifEnded: string;
    readonly ifEndedShort: string;
    readonly nowShort: string;
    readonly turnGain: string;
    readonly turnMore: string;
    readonly download: string;
  };
  readonly keys: {
    readonly title: string;
    readonly all: readonly (readonly [key: string, does: string])[];
  };
  readonly end: {
    readonly title: string;
    readonly youWon: string;
    readonly youWonBy: (ahead: number) => string;
    readonly youShared: (players: string) => string;
    /** `behind` is 0 when the tie-break decided. */
    readonly youCame: (place: number, behind: number) => string;
    /** Short, in a list: "38, 4 behind". */
    readonly lead: (points: number, ahead: number) => string;
    readonly wonWith: (players: readonly string[], points: number) => string;
    readonly ordinal: (place: number) => string;
    readonly sources: string;
    readonly figures: string;
    readonly decisive: string;
    readonly swing: string;
    readonly picture: string;
    readonly won: (players: string) => string;
    /** The heading after a solo game. */
    readonly alone: (points: number) => string;
    readonly goals: string;
    readonly goalsMet: (met: number, all: number) => string;
    readonly met: string;
    readonly missed: string;
    readonly sum: (have: number, need: number) => string;
    readonly shared: (players: string) => string;
    readonly total: string;
    readonly place: string;
    readonly source: string;
    readonly race: string;
    readonly replay: string;
    readonly review: string;
    readonly rematch: string;
    readonly share: string;
    readonly board: string;
    readonly scores: string;
  };
  readonly replay: {
    readonly title: string;
    readonly first: string;
    readonly turnBack: string;
    readonly back: string;
    readonly forth: string;
    readonly turnForth: string;
    readonly last: string;
    readonly turn: string;
    readonly play: string;
    readonly pause: string;
    readonly speed: string;
    readonly moment: string;
    readonly eyes: string;
    readonly overall: Readonly<Record<'public' | 'open', string>>;
    readonly link: string;
    readonly branch: string;
    readonly tryHere: string;
    readonly copied: string;
    readonly of: (at: number, all: number) => string;
  };
  readonly rules: {
    readonly title: (game: string) => string;
    readonly search: string;
    readonly none: string;
    readonly found: (count: number) => string;
    readonly link: string;
    readonly pick: string;
    readonly all: string;
    readonly contents: string;
    readonly scoring: string;
    readonly end: string;
  };
  readonly learn: {
    readonly title: (game: string) => string;
    readonly next: string;
    readonly progress: (at: number, all: number) => string;
    /** In place of the question, while a lesson explains. */
    readonly readOn: string;
    readonly yours: string;
    readonly done: string;
    readonly doneLead: string;
    readonly playNow: string;
    readonly otherWays: string;
    readonly none: string;
  };
  readonly about: {
    readonly title: (game: string) => string;
    readonly lead: string;
    readonly certainty: Readonly<Record<Certainty, string>>;
    readonly file: string;
    readonly ours: string;
  };
  readonly settings: {
    readonly title: string;
    readonly look: string;
    readonly play: string;
    readonly you: string;
    readonly language: string;
    readonly languages: Readonly<Record<Language, string>>;
    readonly theme: string;
    readonly themes: Readonly<Record<Preferences['theme'], string>>;
    readonly motion: string;
    readonly motions: Readonly<Record<Preferences['motion'], string>>;
    readonly sound: string;
    readonly pace: string;
    readonly paces: Readonly<Record<Preferences['pace'], string>>;
    readonly sounds: Readonly<Record<Preferences['sound'], string>>;
    readonly confirm: string;
    readonly help: string;
    readonly helps: Readonly<Record<'ask' | 'warn' | 'off', string>>;
    readonly helpHint: string;
    readonly thinkAhead: string;
    readonly thinksAhead: Readonly<Record<Preferences['thinkAhead'], string>>;
    readonly thinkAheadHint: string;
    readonly confirms: Readonly<Record<Preferences['confirm'], string>>;
    readonly name: string;
    readonly nameHint: string;
    readonly kept: string;
  };
  /** Text about online tables that is needed before their pages are loaded. */
  readonly online: {
    readonly away: string;
    readonly standIns: Readonly<Record<StandInReason, string>>;
    /** Time control. */
    readonly speed: Readonly<{
      untimed: string;
      live: (minutes: number, increment: number) => string;
      days: (days: number) => string;
    }>;
    readonly left: (time: string) => string;
    readonly little: string;
    readonly conceded: string;
    readonly yourTables: string;
    readonly goIn: string;
    readonly watch: string;
    /** At how many tables it is your turn. */
    readonly turns: (count: number) => string;
    readonly openSeat: string;
    readonly rated: string;
    readonly seatsFree: (count: number) => string;
    /** `ago`: how long ago the last move was. */
    readonly since: (ago: string) => string;
    /** `ahead`: the relative time of the deadline; `moment`: its day and hour. */
    readonly until: (ahead: string, moment: string) => string;
    readonly you: string;
    readonly youLead: string;
  };
  readonly missing: {
    readonly title: string;
    readonly lead: string;
    /** Above what is said when the server does not answer. */
    readonly offline: string;
    readonly home: string;
  };
}
