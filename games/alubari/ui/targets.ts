import type { Kind, Target, Translated } from '../../../board/module.ts';
import { AREAS } from '../data/board.ts';
import { EQUIPMENT } from '../data/equipment.ts';
import { RAIL_SPACES } from '../data/route.ts';
import { areaOf, numberOf, STATIONS } from '../rules/board.ts';
import type { Build, Cheaper, Move, Smelt, Use } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { contractName } from './contracts.ts';
import { AREA_NAMES, counted, equipmentName, railName, stationName } from './words.ts';

export const KINDS = {
  space: { on: 'table', ask: { en: 'Choose a worker space', es: 'Elige una casilla de Trabajador' } },
  cube: { on: 'table', ask: { en: 'Choose a cube', es: 'Elige un cubo' } },
  rail: { on: 'table', ask: { en: 'Choose the next rail space', es: 'Elige la próxima casilla de Raíles' } },
  building: {
    on: 'table',
    ask: { en: 'Choose a station space or equipment', es: 'Elige una Estación o un Equipo' },
  },
  card: { on: 'table', ask: { en: 'Choose a contract', es: 'Elige un Contrato' } },
  answer: { on: 'button', ask: { en: 'Choose', es: 'Elige' } },
  amount: { on: 'button', ask: { en: 'How many?', es: '¿Cuántos?' } },
  paying: { on: 'button', ask: { en: 'How do you pay?', es: '¿Cómo pagas?' } },
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
export const rowId = (no: number): string => `row:${no}`;

export function spaceName(space: number): Translated {
  const area = AREAS[areaOf(space)];
  return {
    en: `${area}${numberOf(space)}, ${AREA_NAMES[area].en}`,
    es: `${area}${numberOf(space)}, ${AREA_NAMES[area].es}`,
  };
}

/** The lowest rail space without a marker: where the next rail goes. */
export const railhead = ({ rails }: Pick<View, 'rails'>): number => rails.indexOf(null);

const button = (id: string, name: Translated): AlubariTarget => ({ id, kind: 'answer', name });
const paying = (id: string, name: Translated): AlubariTarget => ({ id: `pay:${id}`, kind: 'paying', name });

const STEEL_RAIL = paying('steel', { en: 'For 1 steel', es: 'Por 1 de Acero' });
const IRON_RAIL = paying('iron', { en: 'For 3 iron', es: 'Por 3 de Hierro' });

const ANSWERS = {
  maintain: {
    steel: button('maintain:steel', { en: 'Pay 1 steel', es: 'Pagar 1 de Acero' }),
    chai: button('maintain:chai', { en: 'Pay 2 chai', es: 'Pagar 2 de Chai' }),
  },
  giveBack: button('giveBack', { en: 'Return it', es: 'Devolverla' }),
  hire: {
    nothing: button('hire:free', { en: 'Use it for free', es: 'Usarlo gratis' }),
    chai: button('hire:chai', { en: 'Hire for 1 chai', es: 'Contratar por 1 de Chai' }),
    rubble: button('hire:rubble', { en: 'Hire for 2 rubble', es: 'Contratar por 2 Cascotes' }),
  },
  decline: button('decline', { en: 'Let it rest', es: 'Dejarlo descansar' }),
  done: button('done', { en: 'No more contracts', es: 'No usar más' }),
  stop: button('stop', { en: 'Stop here', es: 'Parar aquí' }),
  gather: button('gather', { en: 'Take leaves', es: 'Tomar Hojas' }),
  newRow: button('redraw:new', { en: 'Deal a new row', es: 'Robar cartas nuevas' }),
  keepRow: button('redraw:keep', { en: 'Keep the row', es: 'Dejar estas cartas' }),
} as const;

const ACTS: readonly AlubariTarget[] = [
  button('act', { en: 'Act as it is', es: 'Actuar sin más' }),
  button('act:chai', { en: 'Pay 1 chai', es: 'Pagar 1 de Chai' }),
  button('act:card', { en: 'Use the contract', es: 'Usar el Contrato' }),
  button('act:both', { en: 'Chai and contract', es: 'Chai y Contrato' }),
];

const SMELTS: Readonly<Record<Smelt['what'], AlubariTarget>> = {
  steel: button('smelt:steel', { en: 'Make steel', es: 'Fabricar Acero' }),
  stock: button('smelt:stock', { en: 'Stone from the stock', es: 'Piedra del Almacén' }),
  bag: button('smelt:bag', { en: 'Stone from the bag', es: 'Piedra de la bolsa' }),
  chip: button('smelt:chip', { en: 'Chip stone', es: 'Picar Piedra' }),
};

const LESS: Readonly<Record<Cheaper, Translated>> = {
  stone: { en: 'Save stone', es: 'Ahorrar Piedra' },
  rubble: { en: 'Save rubble', es: 'Ahorrar Cascotes' },
  iron: { en: 'Save iron', es: 'Ahorrar Hierro' },
};

function buildTargets({ station, less, steel }: Build): readonly AlubariTarget[] {
  const place: AlubariTarget = { id: stationId(station), kind: 'building', name: stationName(station) };
  if (less !== null) return [place, paying(`less-${less}`, LESS[less])];
  if (steel === null) return [place];
  const mix = { en: `${steel} steel, the rest stone`, es: `${steel} de Acero, el resto Piedra` };
  return [place, paying(`mix-${steel}`, mix)];
}

function useTargets({ contract, amount, isIron }: Use): readonly AlubariTarget[] {
  const card: AlubariTarget = { id: handId(contract), kind: 'card', name: contractName(contract) };
  if (isIron) return [card, IRON_RAIL];
  if (contract === 13) return [card, STEEL_RAIL];
  if (amount === 0) return [card];
  return [card, { id: `amount:${amount}`, kind: 'amount', name: { en: `${amount}`, es: `${amount}` } }];
}

/** What is touched for a move, in any order. */
export function targets(move: Move, view: View): readonly AlubariTarget[] {
  switch (move.type) {
    case 'maintain':
      return [ANSWERS.maintain[move.paying]];
    case 'hire':
      return [ANSWERS.hire[move.paying]];
    case 'redraw':
      return [move.isNew ? ANSWERS.newRow : ANSWERS.keepRow];
    case 'act':
      return [ACTS[(move.isBoosted ? 1 : 0) + (move.isCarded ? 2 : 0)]];
    case 'smelt':
      return [SMELTS[move.what]];
    case 'brew':
      return [button(`brew:${move.amount}`, brewName(move.amount))];
    case 'place':
      return [{ id: spaceId(move.space), kind: 'space', name: spaceName(move.space) }];
    case 'take':
      return [{ id: cubeId(move.cube), kind: 'cube', name: counted(CUBE_NAMES[move.cube], 1) }];
    case 'lay': {
      const at = railhead(view);
      return [{ id: railId(at), kind: 'rail', name: railName(at) }, move.isIron ? IRON_RAIL : STEEL_RAIL];
    }
    case 'build':
      return buildTargets(move);
    case 'buy':
    case 'equip': {
      const { id } = EQUIPMENT[move.equipment];
      return [{ id: shedId(id), kind: 'building', name: equipmentName(id, move.type === 'equip') }];
    }
    case 'use':
      return useTargets(move);
    case 'pick':
      return [{ id: rowId(move.contract), kind: 'card', name: contractName(move.contract) }];
    case 'giveBack':
    case 'decline':
    case 'done':
    case 'stop':
    case 'gather':
      return [ANSWERS[move.type]];
  }
}

const brewName = (amount: number): Translated => ({
  en: `${counted('leaf', amount).en} into chai`,
  es: `${counted('leaf', amount).es} en Chai`,
});
