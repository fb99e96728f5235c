/** The words of tournaments, challenges and finding opponents. A missing one does not compile. */
export interface EventsText {
  readonly tabs: Readonly<Record<'opponents' | 'events' | 'challenge', string>>;
  readonly more: string;
  readonly someone: string;
  readonly refused: Readonly<Record<EventFault, string>>;
  readonly protect: string;
  readonly list: {
    readonly title: string;
    readonly lead: string;
    readonly which: string;
    readonly open: string;
    readonly playing: string;
    readonly finished: string;
    readonly mine: string;
    readonly none: string;
    readonly look: string;
    readonly noneOpen: string;
    readonly ways: readonly string[];
    readonly seeAll: string;
  };
  readonly create: {
    readonly title: string;
    readonly name: string;
    readonly game: string;
    readonly format: string;
    readonly tableSize: string;
    readonly rounds: string;
    readonly finalists: string;
    readonly deal: string;
    readonly deals: Readonly<Record<'own' | 'common', string>>;
    readonly dealLead: string;
    readonly pace: string;
    readonly paces: Readonly<Record<'live' | 'long' | 'day' | 'days', string>>;
    readonly vacations: string;
    readonly vacationChoices: Readonly<Record<'on' | 'off', string>>;
    readonly start: string;
    readonly starts: Readonly<Record<'full' | 'time', string>>;
    readonly players: string;
    readonly when: string;
    readonly submit: string;
  };
  readonly event: {
    readonly unknown: string;
    readonly tablesOf: (players: number) => string;
    readonly sameDeal: string;
    readonly rated: string;
    readonly by: (name: string) => string;
    readonly statuses: Readonly<Record<'open' | 'playing' | 'finished' | 'cancelled', string>>;
    readonly startsFull: (entered: number, needed: number) => string;
    readonly startsAt: (when: string, entered: number) => string;
    readonly roundOf: (round: number, rounds: number) => string;
    readonly enter: string;
    readonly leave: string;
    readonly leaveLead: string;
    readonly stay: string;
    readonly cancel: string;
    readonly cancelLead: string;
    readonly keep: string;
    readonly goToTable: string;
    readonly copy: string;
    readonly copied: string;
    readonly json: string;
    readonly players: string;
    readonly noPlayers: string;
    readonly left: string;
    readonly standings: string;
    readonly final: string;
    readonly group: (number: number) => string;
    readonly place: string;
    readonly player: string;
    readonly points: string;
    readonly played: string;
    readonly ahead: (reason: string) => string;
    readonly how: string;
    readonly rounds: string;
    readonly round: (number: number) => string;
    readonly table: (number: number) => string;
    readonly watch: string;
    readonly inPlay: string;
    readonly hidden: string;
    readonly bye: (names: string) => string;
    readonly forfeit: string;
    readonly crosstable: string;
    readonly crossLead: string;
    readonly deal: string;
    readonly dealLead: string;
    readonly commitment: string;
    readonly seed: string;
  };
  readonly puzzle: Readonly<Record<'title' | 'lead' | 'why' | 'solve', string>>;
  readonly challenge: {
    readonly short: string;
    readonly look: string;
    readonly title: (game: string) => string;
    readonly lead: (bots: number, level: string) => string;
    readonly once: string;
    readonly begin: string;
    readonly goOn: string;
    readonly review: string;
    readonly ends: (when: string) => string;
    readonly attempts: (count: number) => string;
    readonly yours: (rank: number, score: number) => string;
    readonly unranked: string;
    readonly ranking: string;
    readonly later: string;
    readonly none: string;
    /** The same of a day that is over. */
    readonly nobody: string;
    readonly tomorrow: string;
    readonly score: string;
    readonly margin: string;
    readonly today: string;
    readonly before: string;
    readonly games: string;
  };
  readonly opponents: {
    readonly title: string;
    readonly lead: string;
    readonly game: string;
    readonly pace: string;
    readonly paces: Readonly<Record<'live' | 'days', string>>;
    readonly players: string;
    readonly bots: string;
    readonly rated: string;
    readonly play: string;
    readonly waiting: (seconds: number) => string;
    readonly range: (range: number | null) => string;
    readonly mayLeave: string;
    readonly stop: string;
    readonly others: string;
    readonly noOthers: string;
    readonly join: string;
    readonly lobby: string;
    readonly anyGame: string;
    readonly anyPace: string;
    readonly anyNumber: string;
    readonly speeds: Readonly<Record<'live' | 'correspondence' | 'untimed', string>>;
    readonly noTables: string;
    readonly ways: readonly string[];
    readonly seats: (players: number) => string;
  };
}

export type EventFault =
  | 'account'
  | 'full'
  | 'closed'
  | 'newer'
  | 'played'
  | 'entered'
  | 'organised'
  | 'settings'
  | 'busy'
  | 'offline'
  | 'other';
