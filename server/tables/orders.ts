import type { NewOrders, Orders } from '../../api/orders.ts';
import { seatOf } from '../../table/seat-state.ts';
import { pendingStep, type StandingOrder } from '../../table/standing-order.ts';
import { toAct, type Table } from '../../table/table.ts';
import { RequestError } from '../request-error.ts';
import type { DataStore } from '../storage/storage.ts';
import { loadFor, type TableRuntime } from './runtime.ts';
import type { ServerTable } from './server-table.ts';

/** Orders are for matches in which people are not there all the time. */
const mayHaveOrders = ({ status, settings }: Table): boolean =>
  status === 'playing' && settings.speed.kind !== 'live';

/**
 * Everyone's orders at a table; undefined when it is known to have none. Without other processes, a table that has none is
 * not asked about again.
 */
export function ordersAt(
  { orders, bus }: DataStore,
  live: ServerTable,
  table: Table,
): Promise<readonly StandingOrder[]> | undefined {
  if (!mayHaveOrders(table) || (live.hasNoOrders && !bus.isShared)) return undefined;
  return orders.atTable(live.id).then(found => {
    live.hasNoOrders = found.length === 0;
    return found;
  });
}

/** A person's orders that may still be carried out. */
export const readOrders = (runtime: TableRuntime, id: string, person: string): Promise<Orders> =>
  runtime.host.withTable(id, async live => {
    const table = await loadFor(runtime, live, person);
    const saved = (await runtime.storage.orders.ofPerson(person)).find(one => one.table === id);
    const orders = saved?.orders ?? [];
    const open = await runtime.run(live, () => orders.filter(order => pendingStep(table, order)));
    return { orders: open.map(toApi) };
  });

const toApi = ({ ply, steps }: StandingOrder): Orders['orders'][number] => ({
  ply,
  steps: steps.map(({ after, play }) => ({
    after: after?.map(({ seat, moves }) => ({ seat, moves: moves === null ? null : [...moves] })) ?? null,
    play: [...play],
  })),
});

/**
 * Replaces a person's orders. They are for decisions to come: a player who is to act now acts. So an order never waits
 * for a decision that has already begun, and a table carries it out with the move that it waits for.
 */
export const saveOrders = (
  runtime: TableRuntime,
  id: string,
  person: string,
  { orders: wanted }: NewOrders,
): Promise<Orders> =>
  runtime.host.withTable(id, async live => {
    const table = await loadFor(runtime, live, person);
    const seat = seatOf(table.places, person);
    if (seat === undefined) throw new RequestError('not-seated', 'you have no seat at this table');
    const orders = wanted.map(order => ({ ...order, person, version: table.version }));
    if (orders.length > 0) {
      requireFit(table, seat);
      const open = await runtime.run(live, () => {
        for (const order of orders) requireKnownMoves(table, seat, order);
        return orders.every(order => pendingStep(table, order) !== undefined);
      });
      if (!open) throw new RequestError('stale', 'the moves since then are not the foreseen ones');
    }
    await runtime.storage.orders.save(person, { table: id, orders, at: runtime.now() });
    live.hasNoOrders = false;
    return { orders: orders.map(toApi) };
  });

function requireFit(table: Table, seat: number): void {
  if (!mayHaveOrders(table))
    throw new RequestError('not-playing', 'standing orders are for matches in play without a live clock');
  if (toAct(table).includes(seat)) throw new RequestError('your-turn', 'it is your turn: make your move');
}

function requireKnownMoves({ game, places }: Table, seat: number, { steps }: StandingOrder): void {
  for (const { after, play } of steps) {
    for (const foreseen of after ?? [])
      if (foreseen.seat === seat || foreseen.seat >= places.length)
        throw new RequestError('no-such-seat', 'foresee decisions of the other seats');
    for (const text of [...play, ...(after ?? []).flatMap(({ moves }) => moves ?? [])])
      if (game.notation.parse(text) === undefined)
        throw new RequestError('unknown-move', `"${text}" is not a move in the notation of the game`);
  }
}

/**
 * Another process may have saved an order while this one wrote the move that it waits for. Each looks again after its
 * own write, so one of the two sees both.
 */
export function lookAgainForOrders(runtime: TableRuntime, live: ServerTable, before: Table): void {
  const { table } = live;
  if (!runtime.storage.bus.isShared || table === undefined || !mayHaveOrders(table)) return;
  if (!toAct(table).some(seat => table.turns[seat] !== before.turns[seat])) return;
  const look = async (): Promise<void> => {
    if ((await runtime.storage.orders.atTable(live.id)).length === 0) return;
    await runtime.host.handleHostCommand(live.id, { type: 'runOrders' }, table.version);
  };
  look().catch((error: unknown) => runtime.reportError(error, live.id));
}
