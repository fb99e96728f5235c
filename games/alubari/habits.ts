import type { Seat } from '../../kernel/seat.ts';
import type { Habit } from '../habits.ts';
import type { Event } from './rules/events.ts';

const isOf = (event: Event, seat: Seat, type: Event['type']): number =>
  event.type === type && 'seat' in event && event.seat === seat ? 1 : 0;

const timesOf = (id: string, name: Habit['name'], type: Event['type']): Habit<Event> => ({
  id,
  name,
  kind: 'sum',
  count: (event, seat) => isOf(event, seat, type),
});

/** What a player builds, takes and fills, and how long the game lasts. */
export const habits: readonly Habit<Event>[] = [
  {
    id: 'contracts',
    name: { en: 'Contracts filled', es: 'Contratos cumplidos' },
    kind: 'sum',
    count: (event, seat) =>
      event.type === 'contractsScored' && event.seat === seat ? event.contracts.length : 0,
  },
  timesOf('contracts-taken', { en: 'Contracts taken', es: 'Contratos tomados' }, 'contractTaken'),
  timesOf('equipment', { en: 'Equipment taken', es: 'Equipo adquirido' }, 'equipmentTaken'),
  timesOf('workers', { en: 'Workers hired', es: 'Trabajadores contratados' }, 'workerHired'),
  timesOf('lost', { en: 'Workers with nothing to do', es: 'Trabajadores sin nada que hacer' }, 'actionLost'),
  timesOf('rails', { en: 'Rails laid', es: 'Raíles colocados' }, 'railLaid'),
  timesOf('stations', { en: 'Station spaces built', es: 'Casillas de estación construidas' }, 'stationBuilt'),
  {
    id: 'estates',
    name: { en: 'Estate spaces claimed', es: 'Casillas de plantación ganadas' },
    kind: 'sum',
    count: (event, seat) => (event.type === 'rubbleDug' && event.seat === seat ? event.claimed.length : 0),
  },
  {
    id: 'rounds',
    name: { en: 'Rounds of a game', es: 'Rondas de una partida' },
    kind: 'sum',
    count: event => (event.type === 'roundBegan' ? 1 : 0),
  },
];
