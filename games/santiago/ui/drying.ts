import { fastRandom } from '../../../kernel/random.ts';
import { setOf, type Place, type Space } from '../rules/board.ts';
import { dry } from '../rules/drying.ts';
import type { Event } from '../rules/events.ts';
import { santiago } from '../rules/game.ts';
import type { View } from '../rules/view.ts';

export type Loss = Extract<Event, { readonly type: 'farmerLost' | 'desertMade' }>;

const isLoss = (event: Event): event is Loss => event.type === 'farmerLost' || event.type === 'desertMade';

/** Fields that lose a farmer or their crop, out of everything that happened. */
export const lossesIn = (events: readonly Event[]): readonly Loss[] => events.filter(isLoss);

/** What this round would end with if, besides the canals that lie, only these were laid. The rules themselves tell. */
export function dryingLosses(view: View, more: readonly Place[] = []): readonly Loss[] {
  if (view.phase === null || view.round === 0) return [];
  const world = santiago.sample(view, fastRandom(1));
  world.canals |= setOf(more);
  const events: Event[] = [];
  dry(world, { random: fastRandom(1), emit: event => events.push(event) });
  return lossesIn(events);
}

/** What each space is about to lose: a farmer, or the crop. */
export const threats = (view: View, more: readonly Place[] = []): ReadonlyMap<Space, Loss['type']> =>
  new Map(dryingLosses(view, more).map(({ space, type }) => [space, type]));
