import { randomBytes } from 'node:crypto';
import { isGameId, loadGame, GAME_IDS } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { GameEvent, Move, Result } from '../../kernel/game.ts';
import { IllegalMove, configError, play, startMatch, type AnyMatch } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seat.ts';
import { seedFrom } from '../../kernel/seed.ts';
import { objectIn, optionalTextIn, pairsIn, textsIn, wholeNumberIn, type Fields } from './fields.ts';
import { EngineError } from './protocol.ts';

/** A match that a client has opened. */
export interface EngineMatch {
  readonly module: GameModule;
  match: AnyMatch;
}

export async function gameNamed(id: string): Promise<GameModule> {
  if (!isGameId(id))
    throw new EngineError('unknown-game', `there is no game "${id}"; there are ${GAME_IDS.join(', ')}`);
  return loadGame(id);
}

export async function openMatch(fields: Fields, id: string): Promise<EngineMatch> {
  const module = await gameNamed(id);
  const { game } = module;
  const { usual } = module.info.players;
  const config = { players: wholeNumberIn(fields, 'players') ?? usual, options: pairsIn(fields, 'options') };
  const mistake = configError(game.meta, config);
  if (mistake !== undefined) throw new EngineError('bad-request', mistake);
  const text = optionalTextIn(fields, 'seed');
  const seed = text === undefined ? randomBytes(32).toString('hex') : seedFrom(text);
  const opened: EngineMatch = { module, match: startMatch(game, config, seed) };
  const state = positionIn(fields, opened);
  if (state !== undefined)
    opened.match = { ...opened.match, state, setupEvents: [], start: { ply: 0, state: game.copy(state) } };
  for (const line of fields['moves'] === undefined ? [] : textsIn(fields, 'moves')) {
    const [, seat, move] = /^(\d) (.+)$/.exec(line) ?? [];
    if (move === undefined) throw new EngineError('bad-request', `"${line}" is not "<seat> <move>"`);
    applyMove(opened, Number(seat), move);
  }
  return opened;
}

/** The state that a client starts from; undefined for the set-up. */
function positionIn(fields: Fields, { module: { game } }: EngineMatch): object | undefined {
  const state = objectIn(fields, 'state');
  const view = objectIn(fields, 'view');
  if (state === undefined && view === undefined) return undefined;
  try {
    return state === undefined ? game.sample(view, fastRandom(1)) : game.copy(state);
  } catch {
    throw new EngineError('bad-request', 'the position does not fit the game');
  }
}

export function seatToAct({ module: { game }, match }: EngineMatch, wanted: Seat | undefined): Seat {
  const seats = game.toAct(match.state);
  const seat = wanted ?? seats[0];
  if (seat === undefined) throw new EngineError('not-to-act', 'the game is over');
  if (!seats.includes(seat))
    throw new EngineError('not-to-act', `seat ${seat} is not to act; ${seats.join(', ') || 'no seat'} is`);
  return seat;
}

export function movesAt({ module: { game }, match }: EngineMatch, seat: Seat): Move[] {
  const moves: Move[] = [];
  game.moves(match.state, seat, moves);
  return moves;
}

export function parseMove({ game }: GameModule, text: string): Move {
  const move = game.notation.parse(text);
  if (move === undefined) throw new EngineError('unknown-move', `"${text}" is not a move of ${game.meta.id}`);
  return move;
}

export interface Progress {
  readonly events: readonly GameEvent[];
  readonly toAct: readonly Seat[];
  readonly result: Result | null;
}

export function applyMove(opened: EngineMatch, seat: Seat, text: string): Progress {
  const { module } = opened;
  if (seat >= opened.match.config.players)
    throw new EngineError('bad-request', `"seat" must be below ${opened.match.config.players}`);
  try {
    opened.match = play(opened.match, seat, parseMove(module, text));
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    throw new EngineError('illegal-move', `the rule ${error.rule} forbids "${text}"`, error.rule);
  }
  return progressOf(opened, opened.match.steps.at(-1)?.events ?? []);
}

export const progressOf = (
  { module: { game }, match }: EngineMatch,
  events: readonly GameEvent[],
): Progress => ({
  events,
  toAct: game.toAct(match.state),
  result: game.result(match.state) ?? null,
});
