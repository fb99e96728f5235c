import type { Sound } from '../../../board/module.ts';
import type { Event } from '../rules/events.ts';

type EventType = Event['type'];

export const TELLING: readonly EventType[] = [
  'workerTilePlaced',
  'workerTileOverbuilt',
  'spaceFilled',
  'fruitsSold',
  'goldMined',
  'waterCarried',
  'sunTokensGained',
  'fruitsGathered',
];

const SOUNDS: Readonly<Partial<Record<EventType, Sound>>> = {
  fruitsSold: 'coin',
  goldMined: 'coin',
  waterCarried: 'water',
};

export const soundOf = ({ type }: Event): Sound | undefined => SOUNDS[type];
