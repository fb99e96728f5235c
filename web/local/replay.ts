import { signal } from '@preact/signals';
import type { GameId } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { Move } from '../../kernel/game.ts';
import { plyOf } from '../../kernel/match.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { BoardModule } from '../../board/module.ts';
import { applyEntry, initialTable } from '../../table/apply.ts';
import { DEVICE_OWNER, devicePerson, deviceSeats } from '../../table/device-host.ts';
import type { AppliedEntry } from '../../table/entry.ts';
import { logFromRecord } from '../../table/from-record.ts';
import { toAct, type Table } from '../../table/table.ts';
import { updateFor } from '../../table/update.ts';
import type { Player, TableClient } from '../table-client.ts';
import { createUpdateFeed } from '../update-feed.ts';

/** Whose view of the match is shown: a seat's, a spectator's, or always that of the player to move. */
export type Viewpoint = Seat | 'public' | 'open';

/** A run of moves of one seat. */
export interface ReplayTurn {
  /** The ply before its first move. */
  readonly ply: number;
  readonly seat: Seat;
  /** Its first move. */
  readonly move: Move;
  /** Undefined where a game counts no rounds. */
  readonly round: number | undefined;
}

/** A recorded match: every position of it can be shown. */
export interface ReplayClient extends TableClient {
  /** How many moves the match has. */
  readonly plies: number;
  readonly turns: readonly ReplayTurn[];
  /** What a spectator sees after that many moves. */
  viewAt(ply: number): unknown;
  /** Shows the table after that many moves. */
  show(ply: number, viewpoint: Viewpoint): void;
  /** The seat that a viewpoint stands for; null for a spectator. */
  seatFor(ply: number, viewpoint: Viewpoint): Seat | null;
}

/** The table after so many moves, and the entries that led to it. */
interface Position {
  readonly table: Table;
  readonly entries: readonly AppliedEntry[];
}

export function createReplay(
  game: GameId,
  { module, board }: { readonly module: GameModule; readonly board: BoardModule },
  record: MatchRecord,
  players: readonly Player[],
  /** Whether the seat that is shown is offered its moves. */
  { canMove = false }: { readonly canMove?: boolean } = {},
): ReplayClient {
  const positions = positionsIn(module, record);
  const feed = createUpdateFeed();
  const people = { name: () => null, isHere: () => true, isProgram: () => false };
  const seatFor = (ply: number, viewpoint: Viewpoint): Seat | null => {
    if (viewpoint === 'public') return null;
    return viewpoint === 'open' ? (toAct(positions[ply].table)[0] ?? null) : viewpoint;
  };
  return {
    game,
    config: record.config,
    players: signal(players),
    entries: feed.entries,
    isPaced: false,
    plies: positions.length - 1,
    turns: turnsIn(positions, board),
    seatFor,
    viewAt(ply) {
      const { game: rules, match } = positions[ply].table;
      return match === null ? undefined : rules.view(match.state, undefined);
    },
    show(ply, viewpoint) {
      const { table, entries } = positions[ply];
      const seat = seatFor(ply, viewpoint);
      const person = seat === null ? DEVICE_OWNER : devicePerson(seat);
      const update = updateFor({ id: record.commitment, now: table.at, table, entries }, person, people);
      const undo = { free: 0, asking: 0, request: null };
      const moves = canMove ? update.table.moves : [];
      feed.push({ ...update, table: { ...update.table, moves, undo } });
    },
    listen: feed.listen,
    send: () => Promise.resolve(false),
    record: () => Promise.resolve(record),
    close: () => undefined,
  };
}

/** The position after each move; the set-up comes first. Every seat is a person's, so that each can be viewed. */
function positionsIn({ game }: GameModule, record: MatchRecord): readonly Position[] {
  const settings = {
    game: record.game,
    config: record.config,
    language: 'en',
    visibility: 'private',
    speed: { kind: 'untimed' },
    undo: 'none',
  } as const;
  const places = deviceSeats(Array.from({ length: record.config.players }, () => null));
  const [first, ...rest] = logFromRecord(game, record, { settings, host: DEVICE_OWNER, places }, 0);
  let { table, entry } = initialTable(game, first);
  const entries: AppliedEntry[] = [entry];
  const positions: Position[] = [];
  for (const numbered of rest) {
    ({ table, entry } = applyEntry(table, numbered));
    entries.push(entry);
    if (table.match !== null) positions[plyOf(table.match)] = { table, entries: entries.slice() };
  }
  return positions;
}

/** A turn begins where another seat moves, or another round begins. */
function turnsIn(positions: readonly Position[], board: BoardModule): readonly ReplayTurn[] {
  const turns: ReplayTurn[] = [];
  const steps = positions.at(-1)?.table.match?.steps ?? [];
  steps.forEach(({ seat, move }, ply) => {
    const { game, match } = positions[ply].table;
    const round = match === null ? undefined : board.roundOf?.(game.view(match.state, undefined));
    const last = turns.at(-1);
    if (last?.seat !== seat || last.round !== round) turns.push({ ply, seat, move, round });
  });
  return turns;
}
