import type { AnyGame, Move } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Language } from '../../kernel/text.ts';

/* Tells in which order things happen in a game, for sentences that state an order. */

export interface Happening {
  readonly type: string;
}

/** The events of a random game with the usual options. */
export function playedEvents(game: AnyGame, players: number): readonly Happening[] {
  const events: Happening[] = [];
  const effects = { random: fastRandom(20_261_119), emit: (event: Happening): number => events.push(event) };
  const options = Object.fromEntries(game.meta.options.map(option => [option.id, option.default]));
  const state = game.setup({ players, options }, effects);
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const moves: Move[] = [];
    game.moves(state, seat, moves);
    game.apply(state, seat, moves[effects.random.below(moves.length)], effects);
  }
  return events;
}

/**
 * Words in the order in which the events they stand for happen. The game is cut into parts that begin with `from`; the
 * first part in which all the events happen decides.
 */
export function wordsInOrder(
  events: readonly Happening[],
  from: string,
  words: Readonly<Record<string, Readonly<Record<Language, RegExp>>>>,
): Readonly<Record<Language, readonly RegExp[]>> {
  const types = Object.keys(words);
  const starts = events.flatMap(({ type }, index) => (type === from ? [index] : []));
  const part = starts
    .map((start, index) => events.slice(start, starts[index + 1]).map(({ type }) => type))
    .find(happened => types.every(type => happened.includes(type)));
  if (part === undefined) throw new Error(`${types.join(', ')} never happens in one part of the game`);
  const sorted = types.toSorted((one, other) => part.indexOf(one) - part.indexOf(other));
  return { en: sorted.map(type => words[type].en), es: sorted.map(type => words[type].es) };
}
