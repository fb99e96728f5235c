import type { Kind, Target, Translated } from '../../../board/module.ts';
import { AREAS, type Area } from '../data/board.ts';
import { EQUIPMENT } from '../data/equipment.ts';
import { RAIL_SPACES } from '../data/route.ts';
import { areaOf, numberOf, STATIONS } from '../rules/board.ts';
import type { Act, Build, MinorAction, Move, Use } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { BoardText } from '../text/board.ts';
import { translated } from './board-text.ts';
import { contractName, equipmentForSale, equipmentName, railName, spaceName, stationName } from './names.ts';
import { tradeName } from './trades.ts';

const ask = (kind: keyof BoardText['questions']): Translated =>
  translated(({ questions }) => questions[kind]);

export const KINDS = {
  space: { on: 'table', ask: ask('space') },
  cube: { on: 'table', ask: ask('cube') },
  rail: { on: 'table', ask: ask('rail') },
  building: { on: 'table', ask: ask('building') },
  card: { on: 'table', ask: ask('card') },
  offer: { on: 'table', ask: ask('answer') },
  answer: { on: 'button', ask: ask('answer') },
  amount: { on: 'button', ask: ask('amount') },
  paying: { on: 'button', ask: ask('paying') },
} as const satisfies Record<string, Kind>;

type AlubariTarget = Target<keyof typeof KINDS>;

export const CUBE_NAMES = ['iron', 'stone', 'chai'] as const;

export const spaceId = (space: number): string => `space:${AREAS[areaOf(space)]}${numberOf(space)}`;
/** The worker space, rail or station that a sentence names. */
export function targetOfChip({ kind, of }: { readonly kind: string; readonly of: string | number }) {
  if (kind === 'space') return typeof of === 'number' ? spaceId(of) : `space:${of}`;
  if (kind === 'rail') return railId(RAIL_SPACES.findIndex(({ place }) => place === of));
  return kind === 'station' ? `station:${of}` : undefined;
}
export const cubeId = (cube: number): string => `cube:${CUBE_NAMES[cube]}`;
export const railId = (space: number): string => `rail:${space + 1}`;
export const stationId = (station: number): string => `station:${STATIONS[station].id}`;
export const shedId = (id: string): string => `shed:${id}`;
export const handId = (no: number): string => `hand:${no}`;
export const brewId = (count: number): string => `brew:${count}`;
export const GATHER_ID = 'gather';
export const STOP_ID = 'stop';
export const smeltId = (what: MinorAction): string => `smelt:${what}`;
export const rowId = (no: number): string => `row:${no}`;

/** The lowest rail space without a marker: where the next rail goes. */
export const railhead = ({ rails }: Pick<View, 'rails'>): number => rails.indexOf(null);

const button = (id: string, say: (buttons: BoardText['buttons']) => string): AlubariTarget => ({
  id,
  kind: 'answer',
  name: translated(({ buttons }) => say(buttons)),
});
/** An answer that is drawn with its price. */
const offer = (id: string, say: (buttons: BoardText['buttons']) => string): AlubariTarget => ({
  ...button(id, say),
  kind: 'offer',
});
const paying = (id: string, say: (buttons: BoardText['buttons']) => string): AlubariTarget => ({
  ...button(`pay:${id}`, say),
  kind: 'paying',
});

const STEEL_RAIL = paying('steel', ({ steelRail }) => steelRail);
const IRON_RAIL = paying('iron', ({ ironRail }) => ironRail);

/** Without and with chai, then the same with a contract. */
function actTarget({ isBoosted, isCarded }: Act, area: Area): AlubariTarget {
  // A contract adds to digging and to laying rails alone.
  const carded = area === 'B' ? 'B' : 'D';
  if (isCarded)
    return isBoosted
      ? button('act:both', ({ actWithBoth }) => actWithBoth[carded])
      : button('act:card', ({ actWithContract }) => actWithContract[carded]);
  return isBoosted && area !== 'G'
    ? button('act:chai', ({ actWithChai }) => actWithChai[area])
    : button('act', ({ act }) => act);
}

/** The area whose worker acts; area B is a second place to build once its rubble is gone. */
const areaNow = ({ worker, replaced }: View): Area => {
  const area = AREAS[worker.area];
  return area === 'B' && replaced ? 'E' : area;
};

const contractCard = (id: string, contract: number): AlubariTarget => ({
  id,
  kind: 'card',
  name: translated((_, language) => contractName(contract, language)),
});

const shedCard = (equipment: number, nameOf: typeof equipmentName): AlubariTarget => {
  const { id } = EQUIPMENT[equipment];
  return { id: shedId(id), kind: 'building', name: translated((_, language) => nameOf(id, language)) };
};

function buildTargets({ station, less, steel }: Build): readonly AlubariTarget[] {
  const place: AlubariTarget = {
    id: stationId(station),
    kind: 'building',
    name: translated((_, language) => stationName(station, language)),
  };
  if (less !== null) return [place, paying(`less-${less}`, buttons => buttons.less[less])];
  if (steel === null) return [place];
  return [place, paying(`mix-${steel}`, ({ mix }) => mix(steel))];
}

function useTargets({ contract, amount, isIron }: Use): readonly AlubariTarget[] {
  const card = contractCard(handId(contract), contract);
  if (isIron) return [card, IRON_RAIL];
  if (contract === 13) return [card, STEEL_RAIL];
  if (amount === 0) return [card];
  return [card, { id: `amount:${amount}`, kind: 'amount', name: translated(() => `${amount}`) }];
}

function layTargets(view: View, payment: AlubariTarget): readonly AlubariTarget[] {
  const at = railhead(view);
  const space: AlubariTarget = {
    id: railId(at),
    kind: 'rail',
    name: translated((_, language) => railName(at, language)),
  };
  return [space, payment];
}

/** The targets to touch for a move, in any order. */
export function targets(move: Move, view: View): readonly AlubariTarget[] {
  switch (move.type) {
    case 'maintain':
      return [button(`maintain:${move.paying}`, ({ maintain }) => maintain[move.paying])];
    case 'hire':
      return [button(`hire:${move.paying}`, ({ hire }) => hire[move.paying])];
    case 'redraw':
      return move.isNew
        ? [button('redraw:new', ({ newRow }) => newRow)]
        : [button('redraw:keep', ({ keepRow }) => keepRow)];
    case 'act':
      return [actTarget(move, areaNow(view))];
    case 'smelt':
      return [{ id: smeltId(move.what), kind: 'offer', name: tradeName(move.what, view) }];
    case 'brew':
      return [offer(brewId(move.amount), ({ brew }) => brew(move.amount))];
    case 'place': {
      const name = translated((_, language) => spaceName(move.space, view, language));
      return [{ id: spaceId(move.space), kind: 'space', name }];
    }
    case 'take': {
      const name = translated(({ counts }) => counts[CUBE_NAMES[move.cube]](1));
      return [{ id: cubeId(move.cube), kind: 'cube', name }];
    }
    case 'lay':
      return layTargets(view, move.isIron ? IRON_RAIL : STEEL_RAIL);
    case 'build':
      return buildTargets(move);
    case 'buy':
      return [shedCard(move.equipment, equipmentForSale)];
    case 'equip':
      return [shedCard(move.equipment, equipmentName)];
    case 'returnEquipment': {
      const { id } = EQUIPMENT[move.equipment];
      const name = translated(({ buttons, equipment }) => buttons.returnEquipment(equipment[id].name));
      return [{ id: `return:${id}`, kind: 'answer', name }];
    }
    case 'use':
      return useTargets(move);
    case 'leaveOut':
      return [contractCard(handId(move.contract), move.contract)];
    case 'pick':
      return [contractCard(rowId(move.contract), move.contract)];
    case 'done':
      return [button('done', ({ done, score }) => (view.phase === 'scoring' ? score : done))];
    case 'gather':
      return [offer(GATHER_ID, ({ gather }) => gather)];
    case 'stop':
      return [
        view.phase === 'works' ? offer(STOP_ID, ({ stop }) => stop) : button(STOP_ID, ({ stop }) => stop),
      ];
    case 'giveBack':
    case 'decline':
      return [button(move.type, buttons => buttons[move.type])];
  }
}
