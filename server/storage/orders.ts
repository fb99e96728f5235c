import type { StandingOrder } from '../../table/standing-order.ts';
import type { Connections } from './query.ts';
import type { OrderRow } from './social-rows.ts';

/** A person's orders at a table. */
export interface SavedOrders {
  readonly table: string;
  readonly orders: readonly StandingOrder[];
  readonly at: number;
}

export interface OrderStore {
  /** Everyone's orders at a table: for the table itself, never for a person. */
  atTable(table: string): Promise<StandingOrder[]>;
  ofPerson(person: string): Promise<SavedOrders[]>;
  /** Replaces a person's orders at a table; an empty list deletes them. */
  save(person: string, saved: SavedOrders): Promise<void>;
}

// Written by `save` from such a list.
const ordersIn = ({ orders }: Pick<OrderRow, 'orders'>): StandingOrder[] =>
  JSON.parse(orders) as StandingOrder[];

export const orderStore = ({ db, reader }: Connections): OrderStore => ({
  async atTable(table) {
    // The writer's connection: what was just saved must be found.
    const rows = await db
      .selectFrom('standing_order')
      .select('orders')
      .where('table_id', '=', table)
      .orderBy('at')
      .execute();
    return rows.flatMap(ordersIn);
  },
  async ofPerson(person) {
    const rows = await reader
      .selectFrom('standing_order')
      .selectAll()
      .where('person', '=', person)
      .orderBy('at')
      .execute();
    return rows.map(row => ({ table: row.table_id, orders: ordersIn(row), at: row.at }));
  },
  async save(person, { table, orders, at }) {
    if (orders.length === 0) {
      await db
        .deleteFrom('standing_order')
        .where('table_id', '=', table)
        .where('person', '=', person)
        .execute();
      return;
    }
    const text = JSON.stringify(orders);
    await db
      .insertInto('standing_order')
      .values({ table_id: table, person, orders: text, at })
      .onConflict(conflict => conflict.columns(['table_id', 'person']).doUpdateSet({ orders: text, at }))
      .execute();
  },
});
