import type { Effects } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Action, Main } from '../data/actions.ts';
import type { Councillor } from '../data/councillors.ts';
import type { Hex } from './map.ts';

/** The rows of the score sheet. */
export const SOURCES = [
  'play',
  'money',
  'technology',
  'dimbula',
  'ruhuna',
  'kandy',
  'uva',
  'contracts',
  'markers',
] as const;
export type Source = (typeof SOURCES)[number];

/** Everything that can happen. Districts, tiles, contracts and kinds of tea are indexes into the data tables. */
export type Event =
  | { type: 'districtOmitted'; district: number }
  | { type: 'elevationLaid'; district: number; tile: number; hexes: Hex[]; summit: Hex }
  | { type: 'councillorSeated'; district: number; councillor: Councillor }
  | { type: 'startTileRevealed'; seat: Seat; tile: Action; number: number }
  | { type: 'teapotGiven'; seat: Seat }
  | { type: 'positionChosen'; seat: Seat; hex: Hex }
  | { type: 'handDealt'; seat: Seat; count: number; secret: { to: Seat[]; cards: number[] } }
  | { type: 'wagonFilled'; wagon: number; contract: number }
  | { type: 'nextContractShown'; company: number }
  | { type: 'turnBegun'; seat: Seat; round: number }
  | { type: 'cardPlayed'; seat: Seat; active: Main; followers: Main }
  | { type: 'tokenUsed'; seat: Seat; action: Action; left: number }
  | { type: 'tileUsed'; seat: Seat; tile: Action }
  | { type: 'planted'; seat: Seat; hex: Hex; cost: number; isDouble: boolean; markersLeft: number }
  | { type: 'slotOpened'; seat: Seat; slots: number }
  | { type: 'bonusTaken'; seat: Seat; points: number }
  | { type: 'harvested'; seat: Seat; hex: Hex; tea: number; owner: Seat; points: number }
  | { type: 'chestReturned'; seat: Seat; tea: number }
  | { type: 'contractFulfilled'; seat: Seat; contract: number; wagon: number; chests: number[] }
  | { type: 'rewardTaken'; seat: Seat; contract: number; rupees: number; points: number }
  | { type: 'tradeHelped'; seat: Seat; rupees: number }
  | { type: 'hired'; seat: Seat; district: number; councillor: Councillor; cost: number }
  | { type: 'advanced'; seat: Seat; from: number; to: number; cost: number }
  | { type: 'advanceShared'; seats: Seat[]; rupees: number }
  | { type: 'advanceScored'; seat: Seat; step: number; points: number }
  | { type: 'advanceHelped'; seat: Seat; points: number }
  | { type: 'moved'; seat: Seat; from: Hex; to: Hex; cost: number }
  | { type: 'rupeesTaken'; seat: Seat; rupees: number }
  | { type: 'cardDrawn'; seat: Seat; left: number; secret: { to: Seat[]; card: number } }
  | { type: 'drawSkipped'; seat: Seat }
  | { type: 'endTriggered'; seat: Seat; by: 'marker' | 'card' }
  | { type: 'scored'; source: Source; points: number[] }
  | { type: 'gameWon'; seat: Seat; totals: number[] };

export type GameEffects = Effects<Event>;
