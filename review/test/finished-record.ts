import { createBot, parseBotSpec } from '../../bots/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { Move } from '../../kernel/game.ts';
import { play, startMatch, type AnyMatch } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { toRecord, type MatchRecord } from '../../kernel/record.ts';
import { seedFrom } from '../../kernel/seed.ts';

/** The record of a match that bots played to its end; the same names and seed give the same match. */
export function finishedRecord(module: GameModule, names: readonly string[], seed = 'review'): MatchRecord {
  const { game } = module;
  const random = fastRandom(5);
  const bots = names.map(name => {
    const spec = parseBotSpec(name);
    if (spec === undefined) throw new Error(`there is no bot ${name}`);
    return createBot(module, spec);
  });
  let match: AnyMatch = startMatch(game, { players: names.length, options: {} }, seedFrom(seed));
  for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
    const moves: Move[] = [];
    game.moves(match.state, seat, moves);
    const { bot, playouts } = bots[seat];
    const view = game.view(match.state, seat);
    match = play(match, seat, bot({ seat, view, moves, random, playouts }));
  }
  return toRecord(match, names);
}
