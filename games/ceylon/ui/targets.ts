import type { Kind, Target, Translated } from '../../../board/module.ts';
import { TEAS } from '../data/contracts.ts';
import { DISTRICTS } from '../data/map.ts';
import { type Hex, HEX_NAMES } from '../rules/map.ts';
import { type Act, CONTRACT_NAMES, type Move, type UseToken } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { BoardText, TargetKind } from '../text/board.ts';
import { contractOf, moveCost, needsTileFor, rupeesOf } from './prices.ts';
import { translated } from './text.ts';

const onTable = (kind: TargetKind): Kind => ({ on: 'table', ask: translated(text => text.asks[kind]) });
const onButton = (kind: TargetKind): Kind => ({ on: 'button', ask: translated(text => text.asks[kind]) });

export const KINDS: Readonly<Record<TargetKind, Kind>> = {
  card: onTable('card'),
  action: onTable('action'),
  hex: onTable('hex'),
  contract: onTable('contract'),
  district: onTable('district'),
  tea: onTable('tea'),
  reward: onTable('reward'),
  keep: onTable('keep'),
  tile: onButton('tile'),
  rest: onButton('rest'),
};

type CeylonTarget = Target<TargetKind>;

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

/** Declining to use a token. */
export const KEEP_ID = 'keep';

const seatOf = ({ viewer, waiting }: View): number => viewer ?? waiting ?? 0;

/** A hexagon with what would be done there. */
function hexTarget(
  hex: Hex,
  view: View,
  name: (targets: BoardText['targets'], place: string) => string,
): CeylonTarget {
  const place = view.map.find(one => one.hex === HEX_NAMES[hex]);
  return {
    id: hexId(HEX_NAMES[hex]),
    kind: 'hex',
    name: translated(({ targets }) =>
      name(targets, place === undefined ? HEX_NAMES[hex] : targets.hex(place)),
    ),
  };
}

function districtTarget(district: number, view: View): CeylonTarget {
  const name = DISTRICTS[district];
  const place = view.districts.find(one => one.district === name);
  return {
    id: districtId(name),
    kind: 'district',
    name: translated(text =>
      place === undefined ? text.districts[name] : text.targets.councillor(name, place.councillor),
    ),
  };
}

function actionTarget({ type, action }: Act | UseToken, view: View): CeylonTarget {
  const seat = seatOf(view);
  const name = translated(({ targets }) => {
    const plain = targets.action(action, rupeesOf(view, seat, action));
    const boosted = needsTileFor(view, seat, action) ? targets.withTile(plain) : plain;
    return type === 'useToken' ? targets.withToken(boosted) : boosted;
  });
  return { id: actionId(action), kind: 'action', name };
}

function rewardName(contract: string | null, reward: 'rupees' | 'points'): Translated {
  if (contract === null) return translated(({ labels }) => labels[reward]);
  return translated(({ targets }) => targets[reward](contractOf(contract)[reward]));
}

/** Every move of this game is a single touch: its decisions are small. */
function targetOf(move: Move, view: View): CeylonTarget {
  switch (move.type) {
    case 'startAt':
      return hexTarget(move.hex, view, (targets, place) => targets.start(place));
    case 'plantAt':
      return hexTarget(move.hex, view, (targets, place) => targets.plant(place));
    case 'pick':
      return hexTarget(move.hex, view, (targets, place) => targets.harvest(place));
    case 'moveTo': {
      const cost = moveCost(view, seatOf(view), move.hex) ?? 0;
      return hexTarget(move.hex, view, (targets, place) => targets.move(place, cost));
    }
    case 'playCard': {
      const { active, followers } = move;
      const name = translated(({ targets }) => targets.card(active, followers));
      return { id: cardId(active, followers), kind: 'card', name };
    }
    case 'act':
    case 'useToken':
      return actionTarget(move, view);
    case 'fulfil': {
      const contract = CONTRACT_NAMES[move.contract];
      const name = translated(({ targets }) => targets.contract(contractOf(contract)));
      return { id: contractId(contract), kind: 'contract', name };
    }
    case 'return':
    case 'omit': {
      const tea = TEAS[move.tea];
      return { id: teaId(tea), kind: 'tea', name: translated(({ targets }) => targets[move.type](tea)) };
    }
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
      return { id: move.type, kind: 'tile', name: translated(({ targets }) => targets[move.type]) };
    case 'keepToken':
      return { id: KEEP_ID, kind: 'keep', name: translated(({ targets }) => targets.keepTokens) };
    case 'stopHarvest':
      return { id: 'stop', kind: 'rest', name: translated(({ targets }) => targets.stopHarvest) };
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
