import type { Sound } from '../../../board/module.ts';
import type { Event } from '../rules/events.ts';

type EventType = Event['type'];

export const TELLING: readonly EventType[] = [
  'planted',
  'contractFulfilled',
  'hired',
  'advanced',
  'harvested',
  'moved',
  'rupeesTaken',
  'cardPlayed',
];

const SOUNDS: Readonly<Partial<Record<EventType, Sound>>> = {
  rewardTaken: 'coin',
  rupeesTaken: 'coin',
};

export const soundOf = ({ type }: Event): Sound | undefined => SOUNDS[type];
