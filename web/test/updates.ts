import { signal } from '@preact/signals';
import type { AnyGame, Config, Move } from '../../kernel/game.ts';
import type { GameId } from '../../games/index.ts';
import { forcedMove, playLegal, startMatch, type AnyMatch } from '../../kernel/match.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seat.ts';
import { seedFrom } from '../../kernel/seed.ts';
import type { PlayerCommand } from '../../table/command.ts';
import { DEVICE_OWNER, devicePerson, deviceSeats } from '../../table/device-host.ts';
import type { Table } from '../../table/table.ts';
import { updateFor, type TableUpdate } from '../../table/update.ts';
import type { TableClient } from '../table-client.ts';
import { createUpdateFeed, type UpdateFeed } from '../update-feed.ts';

const PEOPLE = { name: () => null, isHere: () => true, isProgram: () => false };

/** A table of people at which a match is played; version and ply count alike. */
export function tableAt(match: AnyMatch): Table {
  const { game, config, steps } = match;
  const settings = {
    game: game.meta.id,
    config,
    language: 'en',
    visibility: 'private',
    speed: { kind: 'untimed' },
    undo: 'free',
  } as const;
  const result = game.result(match.state);
  return {
    game,
    version: steps.length,
    at: 0,
    settings,
    host: DEVICE_OWNER,
    places: deviceSeats(Array.from({ length: config.players }, () => null)),
    admitted: [],
    status: result === undefined ? 'playing' : 'finished',
    match,
    startedAt: 0,
    turns: [],
    settled: 0,
    abortRequest: null,
    barred: [],
    lastUndo: 0,
    clocks: null,
    undoRequest: null,
    outcome: result === undefined ? null : { kind: 'played', result },
    after: null,
    rematch: null,
  };
}

/** What a seat is sent after the latest move of a match. */
export function updateAt(match: AnyMatch, seat: Seat | null): TableUpdate {
  const table = tableAt(match);
  const last = match.steps.at(-1);
  const n = match.steps.length;
  const entries =
    last === undefined
      ? []
      : [
          {
            n,
            at: 0,
            ply: n,
            events: last.events,
            entry: {
              type: 'moved' as const,
              seat: last.seat,
              move: match.game.notation.text(last.move),
              ...(last.forced ? { forced: true as const } : {}),
            },
          },
        ];
  const person = seat === null ? DEVICE_OWNER : devicePerson(seat);
  return updateFor({ id: 'test', now: 0, table, entries }, person, PEOPLE);
}

/** Every position of a random match, the set-up first. Forced moves are marked as the table marks them. */
export function* randomMatch(
  game: AnyGame,
  config: Config,
  seed: number,
  pick: (moves: readonly Move[], random: Random) => Move = (moves, { below }) => moves[below(moves.length)],
): Generator<AnyMatch> {
  const random = fastRandom(seed);
  let match = startMatch(game, config, seedFrom(`random match ${seed}`));
  for (;;) {
    yield match;
    const [seat] = game.toAct(match.state);
    if (seat === undefined) return;
    const forced = forcedMove(game, match.state);
    const moves: Move[] = [];
    game.moves(match.state, seat, moves);
    match =
      forced === undefined
        ? playLegal(match, { seat, move: pick(moves, random), forced: false })
        : playLegal(match, { ...forced, forced: true });
  }
}

/** The usual options for so many players. */
export const forPlayers = (players: number): Config => ({ players, options: {} });

/** A client whose updates a test pushes, and which notes what was sent. */
export interface TestClient {
  readonly client: TableClient;
  readonly feed: UpdateFeed;
  readonly sent: PlayerCommand[];
  /** How the table answers commands. */
  answer: boolean;
}

export function testClient(game: GameId, players: number): TestClient {
  const feed = createUpdateFeed();
  const sent: PlayerCommand[] = [];
  const test: TestClient = {
    feed,
    sent,
    answer: true,
    client: {
      game,
      config: { players, options: {} },
      players: signal([]),
      entries: feed.entries,
      listen: feed.listen,
      send(command) {
        sent.push(command);
        return Promise.resolve(test.answer);
      },
      record: () => Promise.resolve(undefined),
      close: () => undefined,
    },
  };
  return test;
}
