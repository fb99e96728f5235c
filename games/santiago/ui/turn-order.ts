import type { Seat } from '../../../kernel/seat.ts';
import type { View } from '../rules/view.ts';

export type Stake = number | 'sealed' | 'pass';

/** What a seat has done, or will do, in its turn of the present step. */
export interface Turn {
  readonly seat: Seat;
  readonly isDone: boolean;
  /** Escudos that were bid or offered; null where there is nothing to say. */
  readonly stake: Stake | null;
}

const fromOverseer = ({ overseer, players }: View): readonly Seat[] =>
  Array.from({ length: players }, (_, turn) => (overseer + 1 + turn) % players);

const bidOf = ({ bids }: View, seat: Seat): Stake | null => (bids[seat] === 0 ? 'pass' : bids[seat]);

/** Who acts after whom in the present step, the first one first. */
export function turnsOf(view: View): readonly Turn[] {
  const { phase, bids, taking, proposals, extra, ownCanals, overseer } = view;
  switch (phase) {
    case 'auction':
    case 'sealedAuction':
      return fromOverseer(view).map(seat => ({
        seat,
        isDone: bids[seat] !== null,
        stake: bidOf(view, seat),
      }));
    case 'take':
    case 'plant':
    case 'leftover': {
      const turn = taking?.turn ?? 0;
      return (taking?.order ?? []).map((seat, index) => ({
        seat,
        isDone: phase !== 'leftover' && index < turn,
        stake: bidOf(view, seat),
      }));
    }
    case 'proposal':
    case 'bribe':
    case 'decision':
    case 'canal':
      return fromOverseer(view).map((seat, index) => ({
        seat,
        isDone: seat !== overseer && index < (proposals?.turn ?? 0),
        stake: proposals?.bribes[seat] ?? null,
      }));
    case 'extraCanal':
      return fromOverseer(view).flatMap((seat, index) =>
        ownCanals[seat] === 0 ? [] : [{ seat, isDone: index < (extra?.turn ?? 0), stake: null }],
      );
    case 'startingCanal':
    case null:
      return [];
  }
}

/** Where the round stands, as an index into the steps that the track names. */
export function stepOf({ phase }: View): number {
  switch (phase) {
    case 'auction':
    case 'sealedAuction':
      return 0;
    case 'take':
    case 'plant':
    case 'leftover':
      return 1;
    case 'proposal':
    case 'bribe':
    case 'decision':
    case 'canal':
      return 2;
    case 'extraCanal':
      return 3;
    case 'startingCanal':
    case null:
      return -1;
  }
}
