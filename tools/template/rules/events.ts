import type { Seat } from '../../../kernel/seat.ts';

export type Event =
  | { readonly type: 'priceDrawn'; readonly round: number; readonly price: number }
  | {
      readonly type: 'chosen';
      readonly seat: Seat;
      readonly secret: { readonly to: readonly Seat[]; readonly amount: number };
    }
  | {
      readonly type: 'sold';
      readonly amounts: readonly number[];
      readonly price: number;
      readonly isCrowded: boolean;
      readonly reveals: true;
    };
