import { botLevelAt } from '../../table/seat-state.ts';
import { nextBotSeat, type Table } from '../../table/table.ts';
import type { BotSource } from '../bots/thinker.ts';
import type { TableRuntime } from './runtime.ts';
import type { ServerTable } from './server-table.ts';

/** Someone who asked for a table without a stream counts as watching it for this long. */
const LOOK_TIME = 60_000;

/** Whether a person plays at a table, or is expected there; an event waits for each of its tables. */
export const hasPeople = ({ places, settings }: Table): boolean =>
  settings.event !== undefined ||
  places.some(place => place.kind !== 'bot' && botLevelAt(place) === undefined);

/** Whether someone follows a table in this process. */
export const isWatched = ({ streams, lookedAt }: ServerTable, now: number): boolean =>
  streams.size > 0 || now - lookedAt < LOOK_TIME;

/** Who a bot's decision is made for. */
export function sourceOf({ id, table }: ServerTable): BotSource {
  const { places = [], host = null, version = 0 } = table ?? {};
  const [player] = places.flatMap(place => ('person' in place ? (place.person ?? []) : []));
  return {
    table: id,
    version,
    owner: host ?? player ?? id,
    isForPeople: table !== undefined && hasPeople(table),
  };
}

/** Bots that stopped because no one was watching go on. */
export function resumeBots({ host }: TableRuntime, { id, table }: ServerTable): void {
  if (table !== undefined && !hasPeople(table) && nextBotSeat(table) !== undefined) host.playBot(id);
}
