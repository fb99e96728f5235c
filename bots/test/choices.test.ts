import { expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { moveList } from '../../kernel/game.ts';
import { completeConfig } from '../../kernel/match.ts';
import { moveIds } from '../../kernel/move-ids.ts';
import { playoutRules } from '../../kernel/playout-rules.ts';
import { fastRandom } from '../../kernel/random.ts';
import { createChoices, listChoices } from '../choices.ts';

test.each(GAME_IDS)('%s: the choices by ids are the ones that are listed, in the same order', async id => {
  const { game, heuristics } = await loadGame(id);
  const ids = moveIds();
  const listIds = createChoices(playoutRules(game), heuristics, ids);
  const moves = moveList();
  const { least, most } = game.meta.players;
  for (let players = least; players <= most; players++) {
    const random = fastRandom(players);
    const state = game.setup(completeConfig(game.meta, { players, options: {} }), { random });
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      listChoices(game, heuristics, state, seat, moves);
      listIds(state, seat);
      const wanted = moves.items.slice(0, moves.count).map(move => move.id);
      expect([...ids.items.subarray(0, ids.count)]).toEqual(wanted);
      game.apply(state, seat, moves.items[random.below(moves.count)], { random });
    }
  }
});
