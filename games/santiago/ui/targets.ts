import type { Kind, BoardProps, Target } from '../../../board/module.ts';
import { PLANTATION_TILES } from '../data/tiles.ts';
import { PLACE_NAMES, SPACE_NAMES, type Place, type Space } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { answerName, bidName, bribeName, placeName, plantName, tileName, type Answer } from './words.ts';

/** An answer such as "keep your canal" is an alternative to a place, so both are of one kind. */
export const KINDS = {
  bid: { on: 'table', ask: { en: 'Choose your bid', es: 'Elige tu puja' } },
  tile: { on: 'table', ask: { en: 'Choose a tile', es: 'Elige una ficha' } },
  space: { on: 'table', ask: { en: 'Choose an empty space', es: 'Elige una casilla libre' } },
  canal: { on: 'table', ask: { en: 'Choose a place for the canal', es: 'Elige un sitio para el canal' } },
  bribe: { on: 'table', ask: { en: 'Choose your bribe', es: 'Elige tu soborno' } },
} as const satisfies Record<string, Kind>;

type SantiagoTarget = Target<keyof typeof KINDS>;

export const bidId = (amount: number): string => `bid:${amount}`;
export const bribeId = (amount: number): string => `bribe:${amount}`;
export const tileId = (name: string): string => `tile:${name}`;
export const spaceId = (space: Space): string => `space:${SPACE_NAMES[space]}`;
export const placeId = (place: Place): string => `place:${PLACE_NAMES[place]}`;
/** The space or canal place that a sentence names by its number. */
export const targetOfChip = ({ kind, of }: { readonly kind: string; readonly of: string | number }) =>
  kind === 'space' ? spaceId(Number(of)) : kind === 'place' ? placeId(Number(of)) : undefined;
export const answerId = (answer: Answer): string => `answer:${answer}`;

export const targets = (move: Move, view: View): readonly SantiagoTarget[] => [targetOf(move, view)];

function targetOf(move: Move, view: View): SantiagoTarget {
  switch (move.type) {
    case 'bid':
      return { id: bidId(move.amount), kind: 'bid', name: bidName(move.amount) };
    case 'take':
      return { id: tileId(PLANTATION_TILES[move.tile].name), kind: 'tile', name: tileName(move.tile, view) };
    case 'plant':
      return { id: spaceId(move.space), kind: 'space', name: plantName(move.space, view) };
    case 'propose':
    case 'accept':
    case 'lay':
      return { id: placeId(move.place), kind: 'canal', name: placeName(move.place, view) };
    case 'bribe':
      return { id: bribeId(move.amount), kind: 'bribe', name: bribeName(move.amount) };
    default:
      return { id: answerId(move.type), kind: 'canal', name: answerName(move.type, view) };
  }
}

/** Choosing a tile and deciding to build only open the next choice, and can be taken back. */
export const isInstant = ({ type }: Move): boolean =>
  type === 'take' || type === 'reject' || type === 'build';

/** Somebody touched what cannot be chosen now: the move that was meant, as a line of text. */
export function intendedMove(id: string, { view: { phase } }: BoardProps<View, Move>): string | undefined {
  const [kind, at = ''] = id.split(':');
  switch (kind) {
    case 'bid':
      return at === '0' ? 'pass' : `bid ${at}`;
    case 'bribe':
      return `bribe ${at}`;
    case 'tile':
      return `take ${at}`;
    case 'space':
      return `plant ${at}`;
    case 'place':
      if (phase === 'decision') return `accept ${at}`;
      return `${phase === 'canal' || phase === 'extraCanal' || phase === 'startingCanal' ? 'lay' : 'propose'} ${at}`;
    case 'answer':
      return at;
    default:
      return undefined;
  }
}
