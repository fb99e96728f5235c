import type { AnyGame, Config, Move, Option } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Claims } from './sentences.ts';

/*
 * Finds sentences that lack a condition. Random games are played at every kind of table, and at each decision moves of
 * the whole game are tried. A rule that often refuses moves at one table and never at another depends on the player
 * count or on an option. Then its claim in `sentences.test.ts` has to say what holds where (`at`), and
 * `sentenceProblems` asks for the same condition in the sentence.
 */

const GAMES = 8;
/** One of so many moves is tried at a decision. */
const TRIED = 4;
/** A rule with fewer refusals may be missing elsewhere by chance. */
const OFTEN = 60;

/** How often each rule refuses a move in random games at one table. */
type Refusals = ReadonlyMap<string, number>;

/** A problem for each rule whose refusals depend on the table and whose claim does not say so. */
export function refusalProblems(game: AnyGame, claims: Claims): string[] {
  const usual = Object.fromEntries(game.meta.options.map(option => [option.id, option.default]));
  const { least, most } = game.meta.players;
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const byCount = counts.map(players => refusalsAt(game, { players, options: usual }));
  const found = conditional(byCount).map(rule => `${rule} depends on the player count`);
  for (const option of game.meta.options)
    for (const rule of conditional(refusalsByValue(game, option, usual)))
      found.push(`${rule} depends on the option ${option.id}`);
  return found.filter(problem => claims[problem.split(' ')[0]]?.at === undefined);
}

/** The refusals with each value of an option, at the largest table that offers it. */
function refusalsByValue(game: AnyGame, option: Option, usual: Config['options']): Refusals[] {
  const players = Math.max(...(option.players ?? [game.meta.players.most]));
  return option.values.map(value => refusalsAt(game, { players, options: { ...usual, [option.id]: value } }));
}

/** The rules that refuse often at one of the tables and never at another. */
function conditional(tables: readonly Refusals[]): string[] {
  const rules = new Set(tables.flatMap(table => [...table.keys()]));
  return [...rules].filter(rule => {
    const times = tables.map(table => table.get(rule) ?? 0);
    return Math.max(...times) >= OFTEN && Math.min(...times) === 0;
  });
}

function refusalsAt(game: AnyGame, config: Config): Refusals {
  const effects = { random: fastRandom(20_261_118) };
  const refusals = new Map<string, number>();
  const known = new Map<number, Move>();
  for (let played = 0; played < GAMES; played++) {
    const state = game.setup(config, effects);
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const moves: Move[] = [];
      game.moves(state, seat, moves);
      for (const move of moves) known.set(move.id, move);
      for (const move of known.values()) {
        if (effects.random.below(TRIED) > 0) continue;
        const rule = game.whyNot(state, seat, move);
        if (rule !== undefined) refusals.set(rule, (refusals.get(rule) ?? 0) + 1);
      }
      game.apply(state, seat, moves[effects.random.below(moves.length)], effects);
    }
  }
  return refusals;
}
