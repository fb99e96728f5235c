import { fewestPlayers } from '../../events/format.ts';
import { isComplete, type SeatResult } from '../../events/round.ts';
import { nextRound } from '../../events/schedule.ts';
import { fastRandom, shuffle } from '../../kernel/random.ts';
import { personSeat } from '../../table/seat-state.ts';
import type { TableSettings } from '../../table/settings.ts';
import { idFromText } from '../people/token.ts';
import type { Services } from '../services.ts';
import type { MatchResult } from '../storage/results.ts';
import { arrangeTable, revealDeal } from './arrange.ts';
import {
  fromRow,
  rulesOf,
  seedOfRound,
  toRow,
  type StoredEvent,
  type StoredRound,
  type StoredTable,
} from './stored-event.ts';

const SECOND = 1000;
/** How often an event in play is looked at though no one has said that a table finished. */
const PATROL = 5 * SECOND;

type EventServices = Pick<Services, 'storage' | 'runtime'>;

/** Does everything that is due for an event: starts it, makes tables, collects results, pairs the next round. */
export async function advanceEvent(services: EventServices, id: string): Promise<void> {
  const { storage, runtime } = services;
  for (;;) {
    const row = await storage.events.find(id);
    if (row === undefined) return;
    const event = fromRow(row);
    const next =
      event.status === 'open' ? await startEvent(services, event) : await continueEvent(services, event);
    // Where someone has entered or a table has ended in the meantime, it is due already.
    if (next === undefined) return storage.events.setDue(id, nextLook(event, runtime.now()), event.due);
    await storage.events.change(toRow(next));
  }
}

/** When an event has to be looked at again; null: someone will say. */
function nextLook({ status, settings, state }: StoredEvent, now: number): number | null {
  const round = state.rounds.at(-1);
  if (status === 'open') return settings.start.kind === 'time' ? settings.start.at : null;
  // Matches go on when an event is called off, and their deals are revealed at the end.
  if (round?.endedAt === null) return now + PATROL;
  return status === 'playing' ? (round?.endedAt ?? now) + settings.pause * SECOND : null;
}

async function startEvent(services: EventServices, event: StoredEvent): Promise<StoredEvent | undefined> {
  const now = services.runtime.now();
  const { settings, state } = event;
  const { start } = settings;
  const count = state.entrants.length;
  const isDue = start.kind === 'time' ? now >= start.at : count >= start.players;
  if (!isDue) return undefined;
  if (count < fewestPlayers(rulesOf(settings))) return { ...event, status: 'cancelled', due: null };
  // Who entered first has no advantage.
  const luck = fastRandom(Number.parseInt(seedOfRound(event, 0).slice(0, 8), 16));
  const drawn = { ...event, state: { ...state, entrants: shuffle([...state.entrants], luck) } };
  return pairNext(services, drawn);
}

/** The event with one more round, or at its end. */
async function pairNext({ storage, runtime }: EventServices, event: StoredEvent): Promise<StoredEvent> {
  const { entrants, rounds } = event.state;
  // People who block each other meet only when there is no other way.
  const avoid = await storage.relations.blocksAmong(entrants.map(({ id }) => id));
  const round = nextRound(rulesOf(event.settings), { entrants, rounds, avoid });
  if (round === undefined) return { ...event, status: 'finished', due: null };
  const number = rounds.length + 1;
  const tables = round.tables.map((table, index): StoredTable => ({
    ...table,
    id: idFromText(`event ${event.id} round ${number} table ${index}`),
    isMade: false,
  }));
  const stored: StoredRound = { ...round, tables, endedAt: null };
  return {
    ...event,
    status: 'playing',
    due: runtime.now(),
    state: { entrants, rounds: [...rounds, stored] },
  };
}

async function continueEvent(services: EventServices, event: StoredEvent): Promise<StoredEvent | undefined> {
  const round = event.state.rounds.at(-1);
  if (round === undefined) return undefined;
  const now = services.runtime.now();
  if (round.endedAt !== null)
    return event.status === 'playing' && now >= round.endedAt + event.settings.pause * SECOND
      ? pairNext(services, event)
      : undefined;
  const made = await makeTables(services, event, round);
  const results = await collectResults(services, made);
  if (isComplete(results)) {
    // The deal is known to all once no one plays it any more.
    await revealDeal(
      services.runtime,
      results.tables.map(({ id }) => id),
    );
    return withRound(event, { ...results, endedAt: now });
  }
  return results === round ? undefined : withRound(event, results);
}

const withRound = (event: StoredEvent, round: StoredRound): StoredEvent => ({
  ...event,
  state: { ...event.state, rounds: [...event.state.rounds.slice(0, -1), round] },
});

async function makeTables(
  services: EventServices,
  event: StoredEvent,
  round: StoredRound,
): Promise<StoredRound> {
  if (round.tables.every(({ isMade }) => isMade)) return round;
  const number = event.state.rounds.length;
  const { runtime } = services;
  for (const { id, seats, isMade } of round.tables) {
    if (isMade) continue;
    const seed = event.settings.deal === 'common' ? seedOfRound(event, number) : runtime.newSeed();
    await arrangeTable(runtime, {
      id,
      settings: settingsAt(event, number),
      places: seats.map(personSeat),
      seed,
    });
  }
  return { ...round, tables: round.tables.map(table => ({ ...table, isMade: true })) };
}

const settingsAt = ({ id, game, settings }: StoredEvent, round: number): TableSettings => ({
  game,
  config: { players: settings.tableSize, options: settings.options },
  language: settings.language,
  visibility: settings.deal === 'common' ? 'private' : 'public',
  speed: settings.speed,
  undo: 'free',
  rated: true,
  event: {
    kind: 'tournament',
    id,
    round,
    ...(settings.deal === 'common' ? { deal: 'common' } : {}),
    ...(settings.vacations === 'off' ? { vacations: 'off' } : {}),
  },
});

async function collectResults({ storage }: EventServices, round: StoredRound): Promise<StoredRound> {
  const open = round.tables.filter(({ results }) => results === null).map(({ id }) => id);
  const found = new Map(
    (await storage.results.find(open)).map(result => [result.table_id, toSeatResults(result)]),
  );
  for (const id of open) {
    if (found.has(id)) continue;
    const row = await storage.tables.row(id);
    // An operator closed the table: no one is ahead of anyone there.
    if (row === undefined || row.status === 'closed')
      found.set(id, round.tables.find(table => table.id === id)?.seats.map(() => VOID) ?? []);
  }
  if (found.size === 0) return round;
  return {
    ...round,
    tables: round.tables.map(table => ({ ...table, results: found.get(table.id) ?? table.results })),
  };
}

const VOID: SeatResult = { rank: 1, points: null, isForfeit: false };

const toSeatResults = ({ seats }: MatchResult): SeatResult[] =>
  seats.map(({ place, score, departure }) => ({ rank: place, points: score, isForfeit: departure !== null }));
