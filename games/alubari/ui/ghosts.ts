import type { Seat } from '../../../kernel/seat.ts';
import type { MovePreview } from '../../../kernel/foresight.ts';
import { AREAS } from '../data/board.ts';
import { RAIL_SPACES } from '../data/route.ts';
import { spaceAt, STATIONS } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';

/** The pieces that the pending move would surely put on the board, by their space. */
export interface Ghosts {
  readonly workers: ReadonlyMap<number, Seat>;
  readonly rails: ReadonlyMap<number, Seat>;
  readonly stations: ReadonlyMap<number, Seat>;
}

export function ghostsOf(preview: MovePreview<View> | undefined): Ghosts {
  const workers = new Map<number, Seat>();
  const rails = new Map<number, Seat>();
  const stations = new Map<number, Seat>();
  // The events of a preview come from the game of its view.
  for (const event of (preview?.events ?? []) as readonly Event[]) {
    if (event.type === 'workerPlaced')
      workers.set(spaceAt(AREAS.indexOf(event.area), event.space), event.seat);
    else if (event.type === 'railLaid')
      rails.set(
        RAIL_SPACES.findIndex(({ place }) => place === event.place),
        event.seat,
      );
    else if (event.type === 'stationBuilt')
      stations.set(
        STATIONS.findIndex(({ id }) => id === event.station),
        event.seat,
      );
  }
  return { workers, rails, stations };
}
