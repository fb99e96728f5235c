import type { PresenceEvent } from '../../api/stream.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Table } from '../../table/table.ts';
import type { Signal } from '../storage/bus.ts';
import { shardOf, type Shard } from '../storage/shard.ts';
import type { TableRuntime } from './runtime.ts';
import type { ServerTable } from './server-table.ts';

/** Other processes hear of arrivals and departures after this time, all of them together. */
const GATHER = 700;

/** Whether a person has the table open, in this process or in another. */
export function isHere(runtime: TableRuntime, live: ServerTable, person: string): boolean {
  for (const stream of live.streams) if (stream.person === person) return true;
  if (live.remotePresence.size === 0) return false;
  const alive = runtime.storage.bus.processes();
  for (const [process, { here }] of live.remotePresence)
    if (alive.has(process) && here.includes(person)) return true;
  return false;
}

/** The seats of people who have been away long enough to be replaced. */
export function awaySeats(runtime: TableRuntime, live: ServerTable, { places }: Table): Seat[] {
  return places.flatMap((place, seat) => {
    if (place.kind !== 'person' || place.person === null || isHere(runtime, live, place.person)) return [];
    const seen = live.lastSeen.get(place.person);
    // For a person who was never seen here, the time starts now.
    if (seen === undefined) live.lastSeen.set(place.person, runtime.now());
    return seen !== undefined && runtime.now() - seen >= runtime.policy.awayAfter ? [seat] : [];
  });
}

/** Sends everyone here, and soon the other processes, who is here. */
export function publishPresence(runtime: TableRuntime, live: ServerTable): void {
  tellOthers(runtime, live);
  sendPresence(live);
}

/** Tables whose presence the other processes do not know yet. */
const gathered = new WeakMap<TableRuntime, Set<ServerTable>>();

function tellOthers(runtime: TableRuntime, live: ServerTable): void {
  if (!runtime.storage.bus.isShared) return;
  const waiting = gathered.get(runtime) ?? new Set();
  waiting.add(live);
  if (gathered.has(runtime)) return;
  gathered.set(runtime, waiting);
  setTimeout(() => {
    gathered.delete(runtime);
    runtime.storage.bus.publish([...waiting].map(presenceSignal));
  }, GATHER).unref();
}

const peopleAt = ({ streams }: ServerTable): string[] => [
  ...new Set([...streams].map(({ person }) => person)),
];

const presenceSignal = (live: ServerTable): Signal => ({
  type: 'here',
  id: live.id,
  here: peopleAt(live),
  watching: live.streams.size,
});

/** Another process says who is at a table; one that is new there is told who is here. */
export function onRemotePresence(
  runtime: TableRuntime,
  { id, here, watching }: Extract<Signal, { type: 'here' }>,
  from: string,
): void {
  const live = runtime.host.tables.get(id);
  if (live === undefined) return;
  const isNew = !live.remotePresence.has(from);
  if (watching === 0) live.remotePresence.delete(from);
  else live.remotePresence.set(from, { here, watching });
  if (isNew && watching > 0 && live.streams.size > 0) tellOthers(runtime, live);
  sendPresence(live);
}

/** A process has missed who is at the tables of these shards. */
export function answerWhoIsHere(runtime: TableRuntime, shards: readonly Shard[]): void {
  const asked = new Set(shards);
  for (const live of runtime.host.tables.values())
    if (live.streams.size > 0 && asked.has(shardOf(live.id))) tellOthers(runtime, live);
}

export function onProcessGone(runtime: TableRuntime, process: string): void {
  for (const live of runtime.host.tables.values())
    if (live.remotePresence.delete(process)) sendPresence(live);
}

/** What processes said that are no longer heard of is void. */
export function forgetSilentProcesses(runtime: TableRuntime): void {
  const alive = runtime.storage.bus.processes();
  const silent = new Set<string>();
  for (const { remotePresence } of runtime.host.tables.values())
    for (const process of remotePresence.keys()) if (!alive.has(process)) silent.add(process);
  for (const process of silent) onProcessGone(runtime, process);
}

function sendPresence(live: ServerTable): void {
  live.presenceVersion++;
  const here = new Set(peopleAt(live));
  let watching = live.streams.size;
  for (const remote of live.remotePresence.values()) {
    watching += remote.watching;
    for (const person of remote.here) here.add(person);
  }
  const text = JSON.stringify({ here: [...here], watching } satisfies PresenceEvent);
  for (const stream of live.streams) stream.send('here', text);
}
