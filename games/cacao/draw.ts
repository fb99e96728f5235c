import { plainText, seatNames, type Language } from '../../kernel/text.ts';
import type { JungleName } from './data/jungle.ts';
import { EDGES, WORKER_TILES } from './data/workers.ts';
import type { View } from './rules/view.ts';

/** Five characters for each jungle tile: what it is and its figure. */
const JUNGLE_SIGNS: Readonly<Record<JungleName, string>> = {
  'plantation-1': 'cacao',
  'plantation-2': 'CACAO',
  'market-2': ' $ 2 ',
  'market-3': ' $ 3 ',
  'market-4': ' $ 4 ',
  'mine-1': 'au 1 ',
  'mine-2': 'au 2 ',
  cenote: 'water',
  'sun-site': ' sun ',
  temple: 'templ',
};

const WORDS: Readonly<
  Record<
    Language,
    Readonly<Record<'display' | 'pile' | 'hand' | 'gold' | 'fruits' | 'suns' | 'water' | 'tiles', string>>
  >
> = {
  en: {
    display: 'Display',
    pile: 'pile',
    hand: 'Hand',
    gold: 'gold',
    fruits: 'fruits',
    suns: 'suns',
    water: 'water',
    tiles: 'tiles',
  },
  es: {
    display: 'A la vista',
    pile: 'pila',
    hand: 'Mano',
    gold: 'oro',
    fruits: 'frutos',
    suns: 'soles',
    water: 'agua',
    tiles: 'losetas',
  },
};

const CELL_WIDTH = 7;

/** The play area as a grid of three lines a cell, then display, village boards and hand. */
export function draw(view: View, players: readonly string[], language: Language): string {
  const words = WORDS[language];
  const names = seatNames(players);
  const seats = view.seats.map(
    ({ gold, fruits, suns, pool, handSize, pileSize }, seat) =>
      `${seat === view.active && view.phase !== null ? '>' : ' '} ${letter(seat)} ${plainText([names.player(seat)]).padEnd(14)}` +
      ` ${words.gold} ${pad(gold)}  ${words.fruits} ${fruits}/5  ${words.suns} ${suns}/3  ${words.water} ${pad(pool)}` +
      `  ${words.tiles} ${handSize}+${pileSize}`,
  );
  const left = Object.values(view.junglePile).reduce((sum, count) => sum + count, 0);
  const display = view.display.map(name => `[${JUNGLE_SIGNS[name]}]`).join(' ');
  const hand = view.hand === null ? [] : [`${words.hand}: ${handText(view.hand)}`];
  return [
    ...area(view),
    '',
    `${words.display}: ${display || '-'}  (${words.pile} ${left})`,
    ...seats,
    ...hand,
  ].join('\n');
}

/** Seats on the board: a letter each. */
const letter = (seat: number): string => 'ABCD'[seat];

const pad = (figure: number): string => String(figure).padStart(3);

const handText = (hand: NonNullable<View['hand']>): string =>
  WORKER_TILES.flatMap(({ name }) => Array.from({ length: hand[name] }, () => name)).join('  ');

function area(view: View): string[] {
  const tiles = [...view.workers, ...view.jungle];
  const [west, east] = [Math.min(...tiles.map(({ x }) => x)) - 1, Math.max(...tiles.map(({ x }) => x)) + 1];
  const [north, south] = [Math.min(...tiles.map(({ y }) => y)) - 1, Math.max(...tiles.map(({ y }) => y)) + 1];
  const columns = Array.from({ length: east - west + 1 }, (_, index) => west + index);
  const lines = [`    ${columns.map(x => String(x).padStart(4).padEnd(CELL_WIDTH)).join('')}`.trimEnd()];
  for (let y = north; y <= south; y++) {
    const cells = columns.map(x => cellLines(view, x, y));
    for (let line = 0; line < 3; line++) {
      const margin = line === 1 ? String(y).padStart(3) : '   ';
      lines.push(`${margin} ${cells.map(cell => cell[line]).join('')}`.trimEnd());
    }
  }
  return lines;
}

/** A worker tile shows its owner in the middle and the workers on its edges; small marks for what is free. */
function cellLines(view: View, x: number, y: number): readonly [string, string, string] {
  const jungle = view.jungle.find(tile => tile.x === x && tile.y === y);
  if (jungle !== undefined) return ['┌─────┐', `│${JUNGLE_SIGNS[jungle.tile]}│`, '└─────┘'];
  const tile = view.workers.find(laid => laid.x === x && laid.y === y);
  if (tile === undefined) {
    const isDue = view.due.some(space => space.x === x && space.y === y);
    const isBesideJungle =
      (x + y) % 2 !== 0 && view.jungle.some(near => Math.abs(near.x - x) + Math.abs(near.y - y) === 1);
    return ['       ', isDue ? '   ?   ' : isBesideJungle ? '   ·   ' : '       ', '       '];
  }
  const { workers } = WORKER_TILES.find(({ name }) => name === tile.tile) ?? WORKER_TILES[0];
  const turn = EDGES.indexOf(tile.facing);
  const on = (edge: number): string => String(workers[(edge - turn + 4) % 4]);
  const owner = letter(tile.seat);
  const middle = tile.covers === null ? ` ${owner} ` : `(${owner})`;
  return [`   ${on(0)}   `, ` ${on(3)}${middle}${on(1)} `, `   ${on(2)}   `];
}
