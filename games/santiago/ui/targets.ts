import type { Kind, Target } from '../../../board/module.ts';
import { PLANTATION_TILES } from '../data/tiles.ts';
import {
  INTERSECTION_NAMES,
  PLACE_NAMES,
  SPACE_NAMES,
  type Intersection,
  type Place,
  type Space,
} from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import {
  answerName,
  bidName,
  bribeName,
  palmName,
  plantName,
  siteName,
  springName,
  tileName,
  type Answer,
} from './names.ts';
import { translate } from './text.ts';

/** An answer such as "keep your canal" is an alternative to a place, so both are of one kind. */
export const KINDS = {
  bid: { on: 'table', ask: translate(({ ask }) => ask.bid) },
  tile: { on: 'table', ask: translate(({ ask }) => ask.tile) },
  space: { on: 'table', ask: translate(({ ask }) => ask.space) },
  canal: { on: 'table', ask: translate(({ ask }) => ask.canal) },
  bribe: { on: 'table', ask: translate(({ ask }) => ask.bribe) },
  intersection: { on: 'table', ask: translate(({ ask }) => ask.intersection) },
} as const satisfies Record<string, Kind>;

type SantiagoTarget = Target<keyof typeof KINDS>;

export const bidId = (amount: number): string => `bid:${amount}`;
export const bribeId = (amount: number): string => `bribe:${amount}`;
export const tileId = (name: string): string => `tile:${name}`;
export const spaceId = (space: Space): string => `space:${SPACE_NAMES[space]}`;
export const placeId = (place: Place): string => `place:${PLACE_NAMES[place]}`;
export const intersectionId = (at: Intersection): string => `intersection:${INTERSECTION_NAMES[at]}`;
export const answerId = (answer: Answer): string => `answer:${answer}`;

/** The space or canal place that a sentence names by its number. */
export const targetOfChip = ({ kind, of }: { readonly kind: string; readonly of: string | number }) =>
  kind === 'space' ? spaceId(Number(of)) : kind === 'place' ? placeId(Number(of)) : undefined;

export const targets = (move: Move, view: View): readonly SantiagoTarget[] => [targetOf(move, view)];

function targetOf(move: Move, view: View): SantiagoTarget {
  switch (move.type) {
    case 'placeSpring':
      return { id: intersectionId(move.at), kind: 'intersection', name: springName(move.at) };
    case 'placePalm':
      return { id: spaceId(move.space), kind: 'space', name: palmName(move.space, view) };
    case 'bid':
      return { id: bidId(move.amount), kind: 'bid', name: bidName(move.amount) };
    case 'take':
      return { id: tileId(PLANTATION_TILES[move.tile].name), kind: 'tile', name: tileName(move.tile, view) };
    case 'plant':
      return { id: spaceId(move.space), kind: 'space', name: plantName(move.space, view) };
    case 'propose':
    case 'accept':
    case 'lay':
      return { id: placeId(move.place), kind: 'canal', name: siteName(move.place, view) };
    case 'bribe':
      return { id: bribeId(move.amount), kind: 'bribe', name: bribeName(move.amount) };
    default:
      return { id: answerId(move.type), kind: 'canal', name: answerName(move.type, view) };
  }
}
