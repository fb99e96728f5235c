import type { Notation } from '../../../kernel/game.ts';
import { AREAS } from '../data/board.ts';
import { EQUIPMENT } from '../data/equipment.ts';
import { areaOf, numberOf, STATIONS } from './board.ts';
import { MOVES, type Build, type Move, type Use } from './moves.ts';

const ACTS = ['act', 'act with chai', 'act with contract', 'act with chai and contract'];
const SMELTS = {
  steel: 'make steel',
  stock: 'make stone from stock',
  bag: 'make stone from bag',
  chip: 'chip stone',
} as const;

const useText = ({ contract, amount, isIron }: Use): string => {
  if (isIron) return `use ${contract} with iron`;
  return amount === 0 ? `use ${contract}` : `use ${contract} for ${amount}`;
};

const buildText = ({ station, less, steel }: Build): string => {
  const name = `build ${STATIONS[station].id}`;
  if (less !== null) return `${name} with less ${less}`;
  return steel === null ? name : `${name} with ${steel} steel`;
};

const text = (move: Move): string => {
  switch (move.type) {
    case 'maintain':
      return `maintain with ${move.paying}`;
    case 'giveBack':
      return 'return card';
    case 'hire':
      return move.paying === 'nothing' ? 'hire free' : `hire for ${move.paying}`;
    case 'decline':
      return 'hire nobody';
    case 'place':
      return `place ${AREAS[areaOf(move.space)]}${numberOf(move.space)}`;
    case 'use':
      return useText(move);
    case 'act':
      return ACTS[(move.isBoosted ? 1 : 0) + (move.isCarded ? 2 : 0)];
    case 'take':
      return `take ${['iron', 'stone', 'chai'][move.cube]}`;
    case 'smelt':
      return SMELTS[move.what];
    case 'lay':
      return move.isIron ? 'lay rail with iron' : 'lay rail';
    case 'build':
      return buildText(move);
    case 'buy':
      return `buy ${EQUIPMENT[move.equipment].id}`;
    case 'equip':
      return `take ${EQUIPMENT[move.equipment].id}`;
    case 'returnEquipment':
      return `return ${EQUIPMENT[move.equipment].id}`;
    case 'leaveOut':
      return `leave out ${move.contract}`;
    case 'redraw':
      return move.isNew ? 'new row' : 'keep row';
    case 'pick':
      return `pick ${move.contract}`;
    case 'gather':
      return 'take leaves';
    case 'brew':
      return `brew ${move.amount}`;
    case 'done':
    case 'stop':
      return move.type;
  }
};

const byText = new Map(MOVES.map(move => [text(move), move]));

export const notation: Notation<Move> = { size: MOVES.length, text, parse: line => byText.get(line) };
