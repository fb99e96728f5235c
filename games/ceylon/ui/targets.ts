import type { Kind, Target, Translated } from '../../../board/module.ts';
import { TEAS } from '../data/contracts.ts';
import { DISTRICTS } from '../data/map.ts';
import { type Hex, HEX_NAMES } from '../rules/map.ts';
import { CONTRACT_NAMES, type Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { rupeesOf, moveCost } from './prices.ts';
import {
  actionName,
  cardName,
  CHOICES,
  contractName,
  councillorName,
  HEX_WORDS,
  placeName,
  rewardName,
  withToken,
} from './words.ts';

export const KINDS = {
  card: { on: 'table', ask: { en: 'Choose a card and its end for you', es: 'Elige una carta y tu lado' } },
  action: { on: 'table', ask: { en: 'Choose an action', es: 'Elige una acción' } },
  hex: { on: 'table', ask: { en: 'Choose a hexagon', es: 'Elige un hexágono' } },
  contract: { on: 'table', ask: { en: 'Choose a contract', es: 'Elige un contrato' } },
  district: { on: 'table', ask: { en: 'Choose a councillor', es: 'Elige un consejero' } },
  tea: { on: 'table', ask: { en: 'Choose a chest', es: 'Elige una caja' } },
  reward: { on: 'table', ask: { en: 'Choose your reward', es: 'Elige tu recompensa' } },
  tile: { on: 'button', ask: { en: 'Use the start tile?', es: '¿Usas la loseta de inicio?' } },
  rest: { on: 'button', ask: { en: 'Choose', es: 'Elige' } },
} as const satisfies Record<string, Kind>;

type CeylonTarget = Target<keyof typeof KINDS>;

export const hexId = (name: string): string => `hex:${name}`;
/** The hexagon or councillor that a sentence names. */
export const targetOfChip = ({ kind, of }: { readonly kind: string; readonly of: string | number }) =>
  kind === 'hex' || kind === 'district' ? `${kind}:${of}` : undefined;
export const cardId = (mine: string, theirs: string): string => `card:${mine}/${theirs}`;
export const actionId = (action: string): string => `action:${action}`;
export const contractId = (name: string): string => `contract:${name}`;
export const districtId = (district: string): string => `district:${district}`;
export const teaId = (tea: string): string => `tea:${tea}`;
export const rewardId = (reward: string): string => `reward:${reward}`;

const seatOf = ({ viewer, waiting }: View): number => viewer ?? waiting ?? 0;

function hexTarget(hex: Hex, view: View, name: (place: Translated) => Translated): CeylonTarget {
  const place = view.map.find(one => one.hex === HEX_NAMES[hex]);
  const words = place === undefined ? { en: HEX_NAMES[hex], es: HEX_NAMES[hex] } : placeName(place);
  return { id: hexId(HEX_NAMES[hex]), kind: 'hex', name: name(words) };
}

function districtTarget(district: number, view: View): CeylonTarget {
  const name = DISTRICTS[district];
  const place = view.districts.find(one => one.district === name);
  const words = place === undefined ? { en: name, es: name } : councillorName(place);
  return { id: districtId(name), kind: 'district', name: words };
}

/** Every move of this game is a single touch: its decisions are small. */
function targetOf(move: Move, view: View): CeylonTarget {
  switch (move.type) {
    case 'startAt':
      return hexTarget(move.hex, view, HEX_WORDS.start);
    case 'plantAt':
      return hexTarget(move.hex, view, HEX_WORDS.plant);
    case 'pick':
      return hexTarget(move.hex, view, HEX_WORDS.pick);
    case 'moveTo':
      return hexTarget(move.hex, view, place =>
        HEX_WORDS.move(place, moveCost(view, seatOf(view), move.hex) ?? 0),
      );
    case 'playCard':
      return {
        id: cardId(move.active, move.followers),
        kind: 'card',
        name: cardName(move.active, move.followers),
      };
    case 'act':
    case 'useToken': {
      const name = actionName(move.action, rupeesOf(view, seatOf(view), move.action));
      return {
        id: actionId(move.action),
        kind: 'action',
        name: move.type === 'useToken' ? withToken(name) : name,
      };
    }
    case 'fulfil': {
      const name = CONTRACT_NAMES[move.contract];
      return { id: contractId(name), kind: 'contract', name: contractName(name) };
    }
    case 'return':
    case 'omit':
      return { id: teaId(TEAS[move.tea]), kind: 'tea', name: CHOICES[move.type](TEAS[move.tea]) };
    case 'takeReward':
      return {
        id: rewardId(move.reward),
        kind: 'reward',
        name: rewardName(view.turn?.contract ?? null, move.reward),
      };
    case 'hireIn':
      return districtTarget(move.district, view);
    case 'useTile':
    case 'saveTile':
      return { id: move.type, kind: 'tile', name: CHOICES[move.type] };
    case 'keepToken':
      return { id: 'keep', kind: 'rest', name: CHOICES.keep };
    case 'stopHarvest':
      return { id: 'stop', kind: 'rest', name: CHOICES.stop };
  }
}

export const targets = (move: Move, view: View): readonly CeylonTarget[] => [targetOf(move, view)];

/** Choices that only lead on to the next one, or decline something, need no second tap. */
export function isInstant(move: Move): boolean {
  switch (move.type) {
    case 'act':
    case 'useToken':
      return move.action === 'harvest' || move.action === 'trade' || move.action === 'move';
    case 'pick':
    case 'stopHarvest':
    case 'keepToken':
    case 'saveTile':
      return true;
    default:
      return false;
  }
}
