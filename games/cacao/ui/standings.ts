import type { Standings } from '../../../board/module.ts';
import { fastRandom } from '../../../kernel/random.ts';
import { result } from '../rules/scoring.ts';
import { sample } from '../rules/secrets.ts';
import type { View } from '../rules/view.ts';

/** The score sheet if the game ended now: gold, temples, sun tokens and the river are open to all. */
export const standings = (view: View): Standings | undefined =>
  result({ ...sample(view, fastRandom(1)), phase: null });
