import { parseBotSpec, createBot } from '../../bots/index.ts';
import { loadGame, type GameId } from '../../games/index.ts';
import type { Config, Move } from '../../kernel/game.ts';
import { forcedMove, play, startMatch, type AnyMatch } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { toRecord, type MatchRecord } from '../../kernel/record.ts';
import type { Seat } from '../../kernel/seat.ts';
import { seedFrom } from '../../kernel/seed.ts';

/** A match that stopped where a seat owes a decision of a phase. */
export interface Moment {
  readonly phase: string;
  readonly seat: Seat;
  readonly record: MatchRecord;
  /** How many moves the seat can choose from. */
  readonly choices: number;
}

/** Tables that between them come to every phase: some exist only for few players or with an option. */
const TABLES: Readonly<Record<GameId, readonly Config[]>> = {
  alubari: [{ players: 3, options: {} }],
  cacao: [{ players: 3, options: { gains: 'ask' } }],
  ceylon: [{ players: 3, options: { startTiles: 'on' } }],
  santiago: [4, 3, 2].map(players => ({ players, options: {} })),
};

/** Games at each table, so that even rare phases come up. */
const GAMES = 60;

/**
 * For each phase the moment with the most to choose from, the latest of them: the fullest screen is the hardest to lay out. The games are
 * played by bots, always the same ones.
 */
export async function momentsOf(game: GameId): Promise<ReadonlyMap<string, Moment>> {
  const fullest = new Map<string, Moment>();
  for (const config of TABLES[game]) {
    for (let number = 0; number < GAMES; number++) {
      for (const moment of await decisionsOf(game, config, number)) {
        if (moment.choices >= (fullest.get(moment.phase)?.choices ?? 0)) fullest.set(moment.phase, moment);
      }
    }
  }
  return fullest;
}

/** The fullest decision of each phase in one game; every second game is played at random, which leads to odd places. */
async function decisionsOf(id: GameId, config: Config, number: number): Promise<readonly Moment[]> {
  const module = await loadGame(id);
  const { game } = module;
  const opponent = parseBotSpec(number % 2 === 0 ? 'sense' : 'random');
  if (opponent === undefined) throw new Error('a bot has lost its name');
  const { bot, playouts } = createBot(module, opponent);
  const random = fastRandom(number);
  const found = new Map<string, { seat: Seat; match: AnyMatch; choices: number }>();
  let match: AnyMatch = startMatch(game, config, seedFrom(`phases ${number}`));
  for (let seat = game.toAct(match.state)[0]; seat !== undefined; seat = game.toAct(match.state)[0]) {
    const moves: Move[] = [];
    game.moves(match.state, seat, moves);
    const view = game.view(match.state, seat);
    const phase = module.phase(view) ?? '';
    const isAsked = forcedMove(game, match.state) === undefined;
    if (isAsked && moves.length >= (found.get(phase)?.choices ?? 0))
      found.set(phase, { seat, match, choices: moves.length });
    match = play(match, seat, bot({ seat, view, moves, random, playouts, isOutOfTime: () => false }));
  }
  return [...found].map(([phase, at]) => ({
    phase,
    seat: at.seat,
    choices: at.choices,
    record: toRecord(at.match),
  }));
}
