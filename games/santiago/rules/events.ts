import type { Seat } from '../../../kernel/seat.ts';
import type { Tile } from '../data/tiles.ts';
import type { Intersection, Place, Space } from './board.ts';
import type { Plantation } from './plantations.ts';

interface Facts {
  // Set-up
  overseerChosen: { seat: Seat };
  /** `seat`: only when a player places them. */
  springPlaced: { at: Intersection; seat?: Seat };
  palmPlanted: { space: Space; seat?: Seat };
  tileBoxed: { tile: Tile };

  // Phases 1 and 2
  roundBegun: { round: number; last: boolean };
  tilesRevealed: { tiles: readonly Tile[] };
  bidMade: { seat: Seat; amount: number };
  passed: { seat: Seat };
  bidSealed: { seat: Seat; secret?: { to: readonly Seat[]; amount: number } };
  bidsRevealed: { bids: readonly number[]; reveals: true };
  overseerAppointed: { seat: Seat; again: boolean };

  // Phase 3
  bidPaid: { seat: Seat; amount: number };
  tileTaken: { seat: Seat; tile: Tile };
  tilePlanted: { seat: Seat; tile: Tile; space: Space; farmers: number; palm: boolean };
  leftoverPlanted: { seat: Seat; tile: Tile; space: Space; palm: boolean };

  // Phases 4 and 5; `source`: where the canal comes from
  canalProposed: { seat: Seat; place: Place };
  proposalForgone: { seat: Seat };
  /** `total`: all bribes for the place so far. */
  bribeOffered: { seat: Seat; place: Place; amount: number; total: number };
  proposalAccepted: { seat: Seat; place: Place };
  bribePaid: { from: Seat; to: Seat; amount: number };
  bribeReturned: { seat: Seat; amount: number };
  proposalsRejected: { seat: Seat };
  canalWanted: { seat: Seat };
  canalPaid: { seat: Seat; amount: number };
  canalBoxed: { seat: Seat };
  canalLaid: { seat: Seat; place: Place; source: 'start' | 'supply' | 'own' };
  canalKept: { seat: Seat };

  // Phases 6 and 7
  farmerLost: { seat: Seat; tile: Tile; space: Space; left: number };
  /** `farmers`: those lost with the crop, in the last round only. */
  desertMade: { tile: Tile; space: Space; seat: Seat | null; farmers: number };
  incomePaid: { amount: number };

  // End
  moneyShown: { money: readonly number[]; reveals?: true };
  plantationScored: Plantation;
  gameEnded: { totals: readonly number[]; winners: readonly Seat[] };
}

export type Event = { [K in keyof Facts]: { readonly type: K } & Readonly<Facts[K]> }[keyof Facts];
