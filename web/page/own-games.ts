import { useEffect, useState } from 'preact/hooks';
import type { TableSummary } from '../../api/table.ts';
import { isGameId, type GameId } from '../../games/index.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Outcome } from '../../table/table.ts';
import { playersOf, settingsOf, type LocalTable } from '../local/local-table.ts';
import { listTables } from '../local/store.ts';
import { playerNames } from '../parts/player-names.ts';
import { hrefTo } from '../route.ts';
import { namesIn, outcomeOf } from './table-lists.tsx';

/** A game of yours, kept in this browser or on the server. */
export interface OwnGame {
  readonly id: string;
  readonly game: GameId;
  readonly href: string;
  readonly names: readonly string[];
  /** Your seat; null at a screen that several people share. */
  readonly you: Seat | null;
  readonly isYourTurn: boolean;
  readonly at: number;
  /** null while it is played. */
  readonly outcome: Outcome | null;
}

function fromBrowser(table: LocalTable): OwnGame | undefined {
  const { game } = settingsOf(table);
  if (!isGameId(game)) return undefined;
  const players = playersOf(table);
  const people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const { id, outcome, toAct, changed } = table;
  return {
    id,
    game,
    href: outcome === null ? hrefTo('play', id) : hrefTo('replay', 'local', id, 0),
    names: playerNames(players),
    you: people.length === 1 ? people[0] : null,
    isYourTurn: toAct.some(seat => people.includes(seat)),
    at: changed,
    outcome,
  };
}

function fromServer(line: TableSummary): OwnGame | undefined {
  const { game } = line.settings;
  if (!isGameId(game)) return undefined;
  const { id, yourSeat, yourTurn, at, result } = line;
  return {
    id,
    game,
    href: hrefTo('table', id),
    names: namesIn(line),
    you: yourSeat,
    isYourTurn: yourTurn,
    at,
    outcome: result === null ? null : outcomeOf(result),
  };
}

/** All games of yours, the latest first; undefined until both places have answered. */
export function useOwnGames(online: readonly TableSummary[] | undefined): readonly OwnGame[] | undefined {
  const [local, setLocal] = useState<readonly LocalTable[] | undefined>(undefined);
  useEffect(() => {
    listTables().then(setLocal, () => setLocal([]));
  }, []);
  if (local === undefined || online === undefined) return undefined;
  return [...local.map(fromBrowser), ...online.map(fromServer)]
    .filter(game => game !== undefined)
    .toSorted((one, other) => other.at - one.at);
}
