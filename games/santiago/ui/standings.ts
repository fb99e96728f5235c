import type { Standings } from '../../../board/module.ts';
import { fastRandom } from '../../../kernel/random.ts';
import { resultOf } from '../rules/scoring.ts';
import { sample } from '../rules/secrets.ts';
import type { View } from '../rules/view.ts';

/** The score sheet if the game ended now; hidden money counts for no one. */
export function standings(view: View): Standings | undefined {
  const money = view.money.some(amount => amount === null) ? view.money.map(() => 0) : undefined;
  const state = sample(view, fastRandom(1));
  const result = resultOf({ ...state, phase: null, money: money ?? state.money });
  if (result === undefined || money === undefined) return result;
  return { totals: result.totals, breakdown: result.breakdown.filter(({ source }) => source !== 'money') };
}
