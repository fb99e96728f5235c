import type { Notation } from '../../../kernel/game.ts';
import { ALL_ESCUDOS } from '../data/supplies.ts';
import { PLANTATION_TILES, type Tile } from '../data/tiles.ts';
import {
  INTERSECTION_NAMES,
  PLACE_NAMES,
  SPACE_NAMES,
  type Intersection,
  type Place,
  type Space,
} from './board.ts';

/** Every move has its own number. */
interface Numbered {
  readonly id: number;
}

export interface Bid extends Numbered {
  readonly type: 'bid';
  readonly amount: number;
}
export interface Take extends Numbered {
  readonly type: 'take';
  readonly tile: Tile;
}
export interface Plant extends Numbered {
  readonly type: 'plant';
  readonly space: Space;
}
export interface Propose extends Numbered {
  readonly type: 'propose';
  readonly place: Place;
}
export interface Abstain extends Numbered {
  readonly type: 'abstain';
}
export interface Bribe extends Numbered {
  readonly type: 'bribe';
  readonly amount: number;
}
export interface Accept extends Numbered {
  readonly type: 'accept';
  readonly place: Place;
}
export interface Reject extends Numbered {
  readonly type: 'reject';
}
export interface Build extends Numbered {
  readonly type: 'build';
}
export interface Decline extends Numbered {
  readonly type: 'decline';
}
export interface Lay extends Numbered {
  readonly type: 'lay';
  readonly place: Place;
}
export interface Keep extends Numbered {
  readonly type: 'keep';
}

export interface PlaceSpring extends Numbered {
  readonly type: 'placeSpring';
  readonly at: Intersection;
}
export interface PlacePalm extends Numbered {
  readonly type: 'placePalm';
  readonly space: Space;
}

export type Move =
  | Bid
  | Take
  | Plant
  | Propose
  | Abstain
  | Bribe
  | Accept
  | Reject
  | Build
  | Decline
  | Lay
  | Keep
  | PlaceSpring
  | PlacePalm;

const ALL: Move[] = [];

/** Adds the move to the list of all moves; its index there is its id. */
function register<M extends Move>(move: M): M {
  Object.freeze(move);
  ALL.push(move);
  return move;
}

const amounts = Array.from({ length: ALL_ESCUDOS + 1 }, (_, amount) => amount);
const places = PLACE_NAMES.map((_, place) => place);

/** By amount; bidding nothing is passing. */
export const BID: readonly Bid[] = amounts.map(amount => register({ id: ALL.length, type: 'bid', amount }));
export const PASS = BID[0];
/** By kind of tile. */
export const TAKE: readonly Take[] = PLANTATION_TILES.map((_, tile) =>
  register({ id: ALL.length, type: 'take', tile }),
);
/** By space. */
export const PLANT: readonly Plant[] = SPACE_NAMES.map((_, space) =>
  register({ id: ALL.length, type: 'plant', space }),
);
/** By place. */
export const PROPOSE: readonly Propose[] = places.map(place =>
  register({ id: ALL.length, type: 'propose', place }),
);
export const ABSTAIN: Abstain = register({ id: ALL.length, type: 'abstain' });
/** By amount. */
export const BRIBE: readonly Bribe[] = amounts.map(amount =>
  register({ id: ALL.length, type: 'bribe', amount }),
);
/** By place. */
export const ACCEPT: readonly Accept[] = places.map(place =>
  register({ id: ALL.length, type: 'accept', place }),
);
export const REJECT: Reject = register({ id: ALL.length, type: 'reject' });
export const BUILD: Build = register({ id: ALL.length, type: 'build' });
export const DECLINE: Decline = register({ id: ALL.length, type: 'decline' });
/** By place. */
export const LAY: readonly Lay[] = places.map(place => register({ id: ALL.length, type: 'lay', place }));
export const KEEP: Keep = register({ id: ALL.length, type: 'keep' });

/** By intersection. */
export const PLACE_SPRING: readonly PlaceSpring[] = INTERSECTION_NAMES.map((_, at) =>
  register({ id: ALL.length, type: 'placeSpring', at }),
);
/** By space. */
export const PLACE_PALM: readonly PlacePalm[] = SPACE_NAMES.map((_, space) =>
  register({ id: ALL.length, type: 'placePalm', space }),
);

/** A move by its id. */
export const moveOf = (id: number): Move => ALL[id];

function textOf(move: Move): string {
  switch (move.type) {
    case 'bid':
      return move.amount === 0 ? 'pass' : `bid ${move.amount}`;
    case 'take':
      return `take ${PLANTATION_TILES[move.tile].name}`;
    case 'plant':
      return `plant ${SPACE_NAMES[move.space]}`;
    case 'propose':
    case 'accept':
    case 'lay':
      return `${move.type} ${PLACE_NAMES[move.place]}`;
    case 'bribe':
      return `bribe ${move.amount}`;
    case 'placeSpring':
      return `spring ${INTERSECTION_NAMES[move.at]}`;
    case 'placePalm':
      return `palm ${SPACE_NAMES[move.space]}`;
    default:
      return move.type;
  }
}

const TEXTS: readonly string[] = ALL.map(textOf);
const BY_TEXT: ReadonlyMap<string, Move> = new Map(ALL.map((move, id) => [TEXTS[id], move]));

export const notation: Notation<Move> = {
  size: ALL.length,
  text: move => TEXTS[move.id],
  parse: text => BY_TEXT.get(text),
};
