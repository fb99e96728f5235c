import { SEAT_NAMES } from '../art/seats.tsx';
import { settings } from '../settings.ts';
import type { Player } from '../sitting.ts';

/** What the players are called now, in the language of the moment. */
export const namesAt = (players: readonly Player[]): readonly string[] =>
  players.map(({ name }, seat) => (name === '' ? SEAT_NAMES[seat][settings.value.language] : name));
