import type { Sound } from '../../../board/module.ts';
import type { Event } from '../rules/events.ts';

type EventType = Event['type'];

/** What a turn brought says more than the tile, which is seen. */
export const TELLING: readonly EventType[] = [
  'workerTileOverbuilt',
  'fruitsSold',
  'goldMined',
  'sunTokensGained',
  'fruitsGathered',
  'waterCarried',
  'workerTilePlaced',
  'spaceFilled',
];

const SOUNDS: Readonly<Partial<Record<EventType, Sound>>> = {
  fruitsSold: 'coin',
  goldMined: 'coin',
  waterCarried: 'water',
};

export const soundOf = ({ type }: Event): Sound | undefined => SOUNDS[type];
