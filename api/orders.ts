import { Type, type Static } from 'typebox';
import type { ForeseenMove, OrderStep } from '../table/standing-order.ts';
import { schemaFor } from './same-type.ts';
import { nullable, SeatNumber, strictObject } from './schema.ts';

const MoveText = Type.String({ minLength: 1, maxLength: 200 });

const Foreseen = schemaFor<ForeseenMove>()(
  strictObject({
    seat: SeatNumber,
    moves: nullable(
      Type.Array(MoveText, { minItems: 1, maxItems: 100, description: 'One of these; null: any move.' }),
    ),
  }),
);

const Step = schemaFor<OrderStep>()(
  strictObject({
    after: nullable(
      Type.Array(Foreseen, {
        maxItems: 20,
        description: "The others' decisions before this one, in order; null: whatever they are.",
      }),
    ),
    play: Type.Array(MoveText, {
      minItems: 1,
      maxItems: 100,
      description: 'The first of these that is legal is played; if none is, you are asked.',
    }),
  }),
);

const Order = strictObject({
  ply: Type.Integer({ minimum: 0, description: '`ply` of the table that the order was thought of at.' }),
  steps: Type.Array(Step, { minItems: 1, maxItems: 20 }),
});

export const NewOrders = strictObject({
  orders: Type.Array(Order, { maxItems: 10, description: 'Replaces the orders that you have here.' }),
});
export type NewOrders = Static<typeof NewOrders>;

export const Orders = strictObject({
  orders: Type.Array(Order, { description: 'Those that may still be carried out.' }),
});
export type Orders = Static<typeof Orders>;
