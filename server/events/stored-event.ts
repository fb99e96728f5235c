import { createHmac } from 'node:crypto';
import type { EventSettings } from '../../api/event.ts';
import { roundsOf, type EventRules } from '../../events/format.ts';
import type { Entrant, PairedTable, Round } from '../../events/round.ts';
import { seedHash, type Seed } from '../../kernel/seed.ts';
import type { EventRow } from '../storage/schema.ts';

export interface StoredTable extends PairedTable {
  readonly id: string;
  /** The table exists and its match has begun. */
  readonly isMade: boolean;
}

export interface StoredRound extends Round {
  readonly tables: readonly StoredTable[];
  /** When its last table finished; null before. */
  readonly endedAt: number | null;
}

export interface EventState {
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly StoredRound[];
}

/** An event as it is kept. */
export interface StoredEvent extends Omit<EventRow, 'settings' | 'state' | 'status'> {
  readonly status: 'open' | 'playing' | 'finished' | 'cancelled';
  readonly settings: EventSettings;
  readonly state: EventState;
}

export const fromRow = ({ settings, state, status, ...row }: EventRow): StoredEvent => ({
  ...row,
  // Written by `toRow`.
  status: status as StoredEvent['status'],
  settings: JSON.parse(settings) as EventSettings,
  state: JSON.parse(state) as EventState,
});

export const toRow = (event: StoredEvent): EventRow => ({
  ...event,
  settings: JSON.stringify(event.settings),
  state: JSON.stringify(event.state),
});

export const rulesOf = ({
  format,
  tableSize,
  rounds,
  groupSize,
  finalists,
  deal,
}: EventSettings): EventRules => ({
  format,
  tableSize,
  rounds,
  groupSize,
  finalists,
  isDuplicate: deal === 'common',
});

/** Players whom the event admits. */
export const capacityOf = ({ start }: EventSettings): number =>
  start.kind === 'full' ? start.players : start.most;

/** The seed of a round's common deal. No seed tells anything about another, or about the secret. */
export const seedOfRound = ({ id, secret }: Pick<EventRow, 'id' | 'secret'>, round: number): Seed =>
  createHmac('sha256', secret).update(`event ${id} round ${round}`).digest('hex');

/** Published from the beginning: the deals of all rounds are settled before anyone enters. */
export function commitmentsOf(event: StoredEvent): string[] {
  if (event.settings.deal !== 'common') return [];
  const rounds = roundsOf(rulesOf(event.settings), capacityOf(event.settings));
  return Array.from({ length: rounds }, (_, round) => seedHash(seedOfRound(event, round + 1)));
}
