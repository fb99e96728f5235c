import { fastRandom } from '../../../kernel/random.ts';
import { setOf, type Place, type Space } from '../rules/board.ts';
import { dry } from '../rules/drying.ts';
import type { Event } from '../rules/events.ts';
import { santiago } from '../rules/game.ts';
import type { View } from '../rules/view.ts';

export type Loss = Extract<Event, { readonly type: 'farmerLost' | 'desertMade' }>;

const isLoss = (event: Event): event is Loss => event.type === 'farmerLost' || event.type === 'desertMade';

/** The tiles that lose a farmer or their crop. */
export const lossesIn = (events: readonly Event[]): readonly Loss[] => events.filter(isLoss);

/** What drying would take this round if only these canals were added. */
export function dryingLosses(view: View, more: readonly Place[] = []): readonly Loss[] {
  if (view.phase === null || view.round === 0) return [];
  const state = santiago.sample(view, fastRandom(1));
  state.canals |= setOf(more);
  const events: Event[] = [];
  dry(state, { random: fastRandom(1), emit: event => events.push(event) });
  return lossesIn(events);
}

/** What each space would lose: a farmer, or the crop. */
export const threats = (view: View, more: readonly Place[] = []): ReadonlyMap<Space, Loss['type']> =>
  new Map(dryingLosses(view, more).map(({ space, type }) => [space, type]));
