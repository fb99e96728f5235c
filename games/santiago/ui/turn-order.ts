import type { Seat } from '../../../kernel/seat.ts';
import type { View } from '../rules/view.ts';
import type { Step } from '../text/board.ts';

export type Stake = number | 'sealed' | 'pass';

/** A seat's turn in the current step. */
export interface Turn {
  readonly seat: Seat;
  readonly isDone: boolean;
  /** The bid or bribe; null if there is none. */
  readonly stake: Stake | null;
}

const fromOverseer = ({ overseer, players }: View): readonly Seat[] =>
  Array.from({ length: players }, (_, turn) => (overseer + 1 + turn) % players);

const bidOf = ({ bids }: View, seat: Seat): Stake | null => (bids[seat] === 0 ? 'pass' : bids[seat]);

/** The turns of the current step, in order. */
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
    case 'spring':
    case 'startingCanal':
    case 'palms':
    case null:
      return [];
  }
}

/** The step of the round; undefined before the first round and after the last. */
export function stepOf({ phase }: View): Step | undefined {
  switch (phase) {
    case 'auction':
    case 'sealedAuction':
      return 'auction';
    case 'take':
    case 'plant':
    case 'leftover':
      return 'tiles';
    case 'proposal':
    case 'bribe':
    case 'decision':
    case 'canal':
      return 'canal';
    case 'extraCanal':
      return 'extraCanal';
    case 'spring':
    case 'startingCanal':
    case 'palms':
    case null:
      return undefined;
  }
}
