import type { Game, GameEvent, IdRules, Move, PlayoutRules } from './game.ts';
import { idRulesOf, moveIds } from './move-ids.ts';

type Rules<S, M extends Move> = Pick<Game<S, M, GameEvent, never>, 'moves' | 'ids' | 'playout' | 'apply'>;
/** What playouts ask a game: its moves by their ids. */
export type RulesById<S, M extends Move> = PlayoutRules<S, GameEvent> & IdRules<S, M>;

const made = new WeakMap<object, unknown>();

/** How playouts ask a game for moves: its own quick ways, and for the rest its list and `apply`. */
export function playoutRules<S, M extends Move>(game: Rules<S, M>): RulesById<S, M> {
  // Only rules made for this very game are stored under it.
  const known = made.get(game) as RulesById<S, M> | undefined;
  if (known !== undefined) return known;
  const rules = { ...rulesFromList(game), ...game.playout };
  made.set(game, rules);
  return rules;
}

/** `at` reads the list that the last `count` has made. */
function rulesFromList<S, M extends Move>(game: Rules<S, M>): RulesById<S, M> {
  const { list, move } = idRulesOf(game);
  const { apply } = game;
  const ids = moveIds();
  return {
    list,
    move,
    count(state, seat) {
      ids.count = 0;
      list(state, seat, ids);
      return ids.count;
    },
    at: (_state, _seat, index) => ids.items[index],
    play: (state, seat, id, effects) => apply(state, seat, move(id), effects),
  };
}
