import { plainText, seatNames, type Language } from '../../kernel/text.ts';
import { STORAGE_PLACES, SUN_PLACES } from './data/village.ts';
import { EDGES, WORKER_TILES } from './data/workers.ts';
import type { View } from './rules/view.ts';
import { en } from './text/drawing.en.ts';
import { es } from './text/drawing.es.ts';
import type { DrawingText } from './text/drawing.ts';

const TEXT: Readonly<Record<Language, DrawingText>> = { en, es };

const CELL_WIDTH = 7;

/** The play area as a grid of three lines a cell, then display, village boards and hand. */
export function draw(view: View, players: readonly string[], language: Language): string {
  const words = TEXT[language];
  const names = seatNames(players);
  const seats = view.seats.map(
    ({ gold, fruits, suns, pool, handSize, pileSize }, seat) =>
      `${seat === view.active && view.phase !== null ? '>' : ' '} ${letter(seat)} ${plainText([names.player(seat)]).padEnd(14)}` +
      ` ${words.gold} ${pad(gold)}  ${words.fruits} ${fruits}/${STORAGE_PLACES}  ${words.suns} ${suns}/${SUN_PLACES}  ${words.water} ${pad(pool)}` +
      `  ${words.tiles} ${handSize}+${pileSize}`,
  );
  const left = Object.values(view.junglePile).reduce((sum, count) => sum + count, 0);
  const display = view.display.map(name => `[${words.jungle[name]}]`).join(' ');
  const hand = view.hand === null ? [] : [`${words.hand}: ${handText(view.hand)}`];
  return [
    ...area(view, words),
    '',
    `${words.display}: ${display || '-'}  (${words.pile} ${left})`,
    ...seats,
    ...hand,
  ].join('\n');
}

const letter = (seat: number): string => 'ABCD'[seat];

const pad = (figure: number): string => String(figure).padStart(3);

const handText = (hand: NonNullable<View['hand']>): string =>
  WORKER_TILES.flatMap(({ name }) => Array.from({ length: hand[name] }, () => name)).join('  ');

function area(view: View, words: DrawingText): string[] {
  const tiles = [...view.workers, ...view.jungle];
  const [west, east] = [Math.min(...tiles.map(({ x }) => x)) - 1, Math.max(...tiles.map(({ x }) => x)) + 1];
  const [north, south] = [Math.min(...tiles.map(({ y }) => y)) - 1, Math.max(...tiles.map(({ y }) => y)) + 1];
  const columns = Array.from({ length: east - west + 1 }, (_, index) => west + index);
  const lines = [`    ${columns.map(x => String(x).padStart(4).padEnd(CELL_WIDTH)).join('')}`.trimEnd()];
  for (let y = north; y <= south; y++) {
    const cells = columns.map(x => cellLines(view, words, [x, y]));
    for (let line = 0; line < 3; line++) {
      const margin = line === 1 ? String(y).padStart(3) : '   ';
      lines.push(`${margin} ${cells.map(cell => cell[line]).join('')}`.trimEnd());
    }
  }
  return lines;
}

/** A worker tile shows its owner in the middle and the workers on its edges; small marks for what is free. */
function cellLines(
  view: View,
  words: DrawingText,
  [x, y]: readonly [number, number],
): readonly [string, string, string] {
  const jungle = view.jungle.find(tile => tile.x === x && tile.y === y);
  if (jungle !== undefined) return ['┌─────┐', `│${words.jungle[jungle.tile]}│`, '└─────┘'];
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
