import { randomInt } from 'node:crypto';
import { createAnalyser, type Analysis } from '../../bots/analysis.ts';
import { createBot, parseBotSpec, type SeatedBot } from '../../bots/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { Move, Result } from '../../kernel/game.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seat.ts';
import { ofGeneration } from '../play-match.ts';
import { numberIn, optionalTextIn, wholeNumberIn, type Fields } from './fields.ts';
import type { EngineMatch } from './match.ts';
import { EngineError } from './protocol.ts';

/** The bots of one process, by game and name: their trees and tables are used again. */
export interface Thinker {
  choose(module: GameModule, decision: SeatDecision, budget: Fields): Promise<Move>;
  /** What a search knows of the best moves and of those that are asked for. */
  analyse(
    module: GameModule,
    decision: SeatDecision,
    request: { readonly include: readonly Move[]; readonly fields: Fields },
  ): Analysis<Move>;
  /** Plays copies of a match to the end. */
  playOut(opened: EngineMatch, count: number, bot: string): Promise<Result[]>;
}

export interface SeatDecision {
  readonly seat: Seat;
  readonly view: unknown;
  readonly moves: readonly Move[];
}

/** The default for an analysis. */
const ANALYSIS_ITERATIONS = 10_000;

export function createThinker(defaultBot: string): Thinker {
  const bots = new Map<string, SeatedBot>();
  const random: Random = fastRandom(randomInt(2 ** 31));

  const botNamed = async (module: GameModule, name: string): Promise<SeatedBot> => {
    const key = `${module.game.meta.id} ${name}`;
    const known = bots.get(key);
    if (known !== undefined) return known;
    const spec = parseBotSpec(name);
    if (spec === undefined)
      throw new EngineError('unknown-bot', `there is no bot "${name}"; "hello" lists the bots`);
    const bot = createBot(await ofGeneration(module, spec), spec);
    bots.set(key, bot);
    return bot;
  };

  return {
    async choose(module, decision, budget) {
      const { bot, playouts } = await botNamed(module, optionalTextIn(budget, 'bot') ?? defaultBot);
      const ms = numberIn(budget, 'ms');
      const end = ms === undefined ? Infinity : performance.now() + ms;
      return bot({
        ...decision,
        random,
        playouts: wholeNumberIn(budget, 'iterations') ?? playouts,
        isOutOfTime: () => performance.now() > end,
      });
    },
    analyse({ game, heuristics }, decision, { include, fields }) {
      const ms = numberIn(fields, 'ms');
      const end = ms === undefined ? Infinity : performance.now() + ms;
      const candidates = wholeNumberIn(fields, 'candidates');
      return createAnalyser(
        game,
        heuristics,
      )({
        ...decision,
        ...(candidates !== undefined && { candidates }),
        include,
        random,
        playouts: wholeNumberIn(fields, 'iterations') ?? ANALYSIS_ITERATIONS,
        isOutOfTime: () => performance.now() > end,
      });
    },
    async playOut({ module, match }, count, name) {
      const { game } = module;
      const { bot, playouts } = await botNamed(module, name);
      return Array.from({ length: count }, () => {
        const state = game.copy(match.state);
        for (let seats = game.toAct(state); seats.length > 0;) {
          const [seat] = seats;
          const moves: Move[] = [];
          game.moves(state, seat, moves);
          const view = game.view(state, seat);
          seats = game.apply(state, seat, bot({ seat, view, moves, random, playouts }), { random });
        }
        const result = game.result(state);
        if (result === undefined) throw new EngineError('internal', 'the game ended without a result');
        return result;
      });
    },
  };
}
