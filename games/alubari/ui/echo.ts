import type { Sound } from '../../../board/module.ts';
import type { Event } from '../rules/events.ts';

type EventType = Event['type'];

export const TELLING: readonly EventType[] = [
  'stationBuilt',
  'railLaid',
  'equipmentTaken',
  'contractTaken',
  'rubbleDug',
  'steelMade',
  'leavesBrewed',
  'cubeTaken',
  'contractUsed',
  'workerHired',
  'workerPlaced',
];

const SOUNDS: Readonly<Partial<Record<EventType, Sound>>> = {
  equipmentTaken: 'coin',
  chaiGained: 'water',
  leavesBrewed: 'water',
};

export const soundOf = ({ type }: Event): Sound | undefined => SOUNDS[type];
