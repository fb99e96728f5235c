/** The words of profiles, results and ladders. */
export interface PeopleText {
  readonly title: string;
  readonly tabs: {
    readonly profile: string;
    readonly ladder: string;
    readonly friends: string;
    readonly account: string;
  };
  readonly since: (date: string) => string;
  readonly program: string;
  readonly matches: string;
  readonly won: string;
  readonly accuracy: string;
  readonly accuracyLead: string;
  readonly streak: (count: number) => string;
  readonly isPrivate: string;
  readonly missing: string;
  readonly visibility: {
    readonly title: string;
    readonly open: string;
    readonly hidden: string;
    readonly guest: string;
    readonly show: string;
  };
  readonly look: { readonly title: string; readonly symbol: string; readonly colour: string };
  readonly symbols: Readonly<Record<'leaf' | 'drop' | 'sun' | 'cube' | 'star', string>>;
  readonly colours: Readonly<Record<'green' | 'blue' | 'yellow' | 'orange' | 'pink', string>>;
  readonly saved: string;
  readonly export: { readonly title: string; readonly lead: string; readonly button: string };
  readonly pace: Readonly<Record<'live' | 'days' | 'untimed', string>>;
  readonly rating: {
    readonly title: string;
    readonly lead: string;
    readonly chart: (game: string, from: number, to: number) => string;
    readonly month: (change: string) => string;
    readonly provisional: string;
    readonly of: (rating: string, deviation: string) => string;
    /** The share of games won, where it is known. */
    readonly games: (count: number, percent: string | undefined) => string;
    /** In the place of a game's rating. */
    readonly unrated: string;
    readonly badge: (game: string) => string;
  };
  readonly rival: {
    readonly title: string;
    readonly bots: string;
    readonly key: string;
    readonly none: string;
    readonly says: (name: string, won: number, shared: number, lost: number) => string;
  };
  readonly results: {
    readonly title: string;
    readonly none: string;
    readonly noneLead: string;
    readonly more: string;
    readonly all: string;
    readonly game: string;
    readonly pace: string;
    readonly players: string;
    readonly opponent: string;
    readonly anyone: string;
    readonly place: (place: number) => string;
    readonly points: (score: string) => string;
    readonly ahead: (points: string) => string;
    readonly behind: (points: string) => string;
    readonly level: string;
    readonly left: string;
    readonly conceded: string;
    readonly alone: string;
    readonly review: string;
    readonly replay: string;
    readonly of: (thing: string, game: string, date: string) => string;
    readonly gone: string;
    readonly change: (change: string) => string;
  };
  readonly statistics: {
    readonly title: string;
    readonly sources: string;
    readonly places: string;
    readonly best: (score: string) => string;
    readonly paces: (live: number, days: number) => string;
    readonly place: (place: string, count: number) => string;
  };
  readonly goals: { readonly title: string; readonly met: (met: number, all: number) => string };
  readonly ladder: {
    readonly title: (game: string) => string;
    readonly lead: string;
    readonly none: string;
    readonly games: string;
    readonly position: string;
    readonly player: string;
    readonly rating: string;
    readonly matches: string;
    readonly more: string;
  };
}
