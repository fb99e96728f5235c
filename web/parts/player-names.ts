import { SEAT_NAMES } from '../../board/seat-icon.tsx';
import { preferences } from '../preferences.ts';
import type { Player } from '../table-client.ts';

/** What the players are called now, in the language of the moment. */
export const playerNames = (players: readonly Player[]): readonly string[] =>
  players.map(({ name }, seat) => (name === '' ? SEAT_NAMES[seat][preferences.value.language] : name));
