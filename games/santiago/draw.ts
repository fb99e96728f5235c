import type { Seat } from '../../kernel/seat.ts';
import type { Language } from '../../kernel/text.ts';
import { CROPS, PLANTATION_TILES, type Crop } from './data/tiles.ts';
import { ENDS, PLACE_NAMES, type Intersection, type Space } from './rules/board.ts';
import type { View } from './rules/view.ts';
import { drawing as en } from './text/drawing.en.ts';
import { drawing as es } from './text/drawing.es.ts';
import type { DrawingText } from './text/drawing.ts';

const DRAWING_TEXT: Readonly<Record<Language, DrawingText>> = { en, es };

const CELL = 9;
const BLOCK = 2 * CELL + 1;

/** The board with its canals, then the village, the supplies and the players. */
export function draw(view: View, players: readonly string[], language: Language): string {
  const text = DRAWING_TEXT[language];
  return [
    ...board(view, text),
    '',
    ...surroundings(view, players, text),
    '',
    ...seats(view, players, text),
  ].join('\n');
}

function board(view: View, text: DrawingText): string[] {
  const header = 'abcdefgh'
    .split('')
    .map(name => name.padStart(5).padEnd(CELL + 1))
    .join('');
  const lines = [`    ${header.trimEnd()}`];
  for (let line = 0; line <= 3; line++) {
    lines.push(`   ${thickLine(view, line)} ${line + 1}`);
    if (line < 3) lines.push(squares(view, 2 * line, text), squares(view, 2 * line + 1, text));
  }
  lines.push(`   ${'VWXYZ'.split('').join(' '.repeat(BLOCK))}`, `   ${text.legend}`);
  return lines;
}

const hasCanal = (view: View, from: Intersection, to: Intersection): boolean =>
  view.canals.some(place => ENDS[place][0] === from && ENDS[place][1] === to);

function thickLine(view: View, line: number): string {
  let drawn = '';
  for (let at = 5 * line; at < 5 * line + 5; at++) {
    drawn += at === view.spring ? '@' : '+';
    if (at < 5 * line + 4) drawn += (hasCanal(view, at, at + 1) ? '=' : '-').repeat(BLOCK);
  }
  return drawn;
}

function squares(view: View, row: number, text: DrawingText): string {
  let drawn = ` ${row + 1} `;
  for (let column = 0; column <= 8; column++) {
    const above = 5 * Math.floor(row / 2) + column / 2;
    drawn += column % 2 === 1 ? ' ' : hasCanal(view, above, above + 5) ? '#' : '|';
    if (column < 8) drawn += square(view, 8 * row + column, text);
  }
  return drawn;
}

/** Nine characters: crop, owner and farmers, palm, and a mark if it has no water. */
function square(view: View, space: Space, text: DrawingText): string {
  const field = view.fields[space];
  const palm = view.palms.includes(space) ? '^' : ' ';
  if (field === null) return `    ${palm === ' ' ? '.' : palm}`.padEnd(CELL);
  if (field.desert) return `${text.desert}${palm}`;
  const farmers = field.owner === null ? '--' : `${letter(field.owner)}${field.farmers}`;
  return ` ${text.crops[field.crop]} ${farmers}${palm}${field.watered ? ' ' : '!'}`.padEnd(CELL);
}

const letter = (seat: Seat): string => 'ABCDE'[seat];

function surroundings(view: View, players: readonly string[], text: DrawingText): string[] {
  const inHand = view.taking?.tile ?? null;
  const hand = inHand === null ? '' : `   (${tileName(inHand, text)} ${text.inHand})`;
  const order =
    view.taking === null ? [] : [`${text.order}: ${view.taking.order.map(seat => players[seat]).join(', ')}`];
  const unseen = CROPS.map(crop => `${text.crops[crop]} ${counts(view.unseen, crop)}`).join('  ');
  return [
    `${text.round} ${view.round}/${view.rounds}   ${text.canals}: ${view.supply}   ${text.bank}: ${view.bank ?? '?'}`,
    `${text.village}: ${heap(view.village, text) || '-'}${hand}`,
    ...order,
    `${text.unseen}: ${unseen}`,
    `${text.boxed}: ${heap(view.boxedTiles, text) || '-'}`,
  ];
}

const tileName = (tile: number, text: DrawingText): string => {
  const { crop, icons } = PLANTATION_TILES[tile];
  return `${text.crops[crop]} ${icons}`;
};

/** "3 x ban 2, gra 1". */
const heap = (tiles: readonly number[], text: DrawingText): string =>
  tiles
    .flatMap((count, tile) =>
      count === 0 ? [] : [`${count > 1 ? `${count} x ` : ''}${tileName(tile, text)}`],
    )
    .join(', ');

const counts = (tiles: readonly number[], crop: Crop): string =>
  tiles.filter((_, tile) => PLANTATION_TILES[tile].crop === crop).join('/');

function seats(view: View, players: readonly string[], text: DrawingText): string[] {
  return players.map((player, seat) => {
    const points = view.plantations.reduce((total, plantation) => total + plantation.points[seat], 0);
    return [
      `${seat === view.overseer ? '*' : ' '} ${letter(seat)} ${player.padEnd(12)}`,
      `${text.escudos} ${String(view.money[seat] ?? '?').padStart(3)}`,
      `${text.farmers} ${String(view.reserve[seat]).padStart(2)}`,
      `${text.canal} ${view.ownCanals[seat]}`,
      `${text.points} ${String(points).padStart(3)}`,
      bidOf(view, seat, text) + proposalOf(view, seat, text),
    ]
      .join('  ')
      .trimEnd();
  });
}

function bidOf({ bids }: View, seat: Seat, text: DrawingText): string {
  const bid = bids[seat];
  if (bid === null) return '';
  if (bid === 'sealed') return text.sealed;
  return bid === 0 ? text.passed : `${text.bid} ${bid}`;
}

function proposalOf({ proposals }: View, seat: Seat, text: DrawingText): string {
  const place = proposals?.places[seat] ?? null;
  if (place === null) return '';
  const bribe = proposals?.bribes[seat] ?? null;
  return `  ${text.proposes} ${PLACE_NAMES[place]}${bribe === null ? '' : `: ${bribe}`}`;
}
