import type { Seat } from '../../kernel/seat.ts';
import type { Language } from '../../kernel/text.ts';
import { CROPS, PLANTATION_TILES, type Crop } from './data/tiles.ts';
import { ENDS, PLACE_NAMES, type Intersection, type Space } from './rules/board.ts';
import type { View } from './rules/view.ts';

const WORDS = {
  en: {
    crops: { banana: 'ban', coconut: 'coc', watermelon: 'wat', grape: 'gra', pepper: 'pep' },
    desert: ' desert',
    legend: '@ spring, = # canal, ^ palm, ! dry, A2 farmers and their owner, -- neutral',
    round: 'Round',
    village: 'Village',
    inHand: 'to be planted',
    unseen: 'Unseen (1 / 2 farmers)',
    boxed: 'Out of the game',
    canals: 'Canals in the supply',
    bank: 'Bank',
    order: 'Order',
    escudos: 'escudos',
    farmers: 'farmers',
    canal: 'own canal',
    fields: 'fields',
    bid: 'bid',
    passed: 'passed',
    sealed: 'bid chosen',
    proposes: 'proposes',
  },
  es: {
    crops: { banana: 'ban', coconut: 'coc', watermelon: 'san', grape: 'uva', pepper: 'pim' },
    desert: 'desierto',
    legend: '@ manantial, = # canal, ^ palmera, ! sin riego, A2 granjeros y su dueño, -- neutral',
    round: 'Ronda',
    village: 'Pueblo',
    inHand: 'por colocar',
    unseen: 'Sin descubrir (1 / 2 granjeros)',
    boxed: 'Fuera de la partida',
    canals: 'Canales en la reserva',
    bank: 'Banca',
    order: 'Orden',
    escudos: 'escudos',
    farmers: 'granjeros',
    canal: 'canal propio',
    fields: 'campos',
    bid: 'puja',
    passed: 'pasa',
    sealed: 'puja elegida',
    proposes: 'propone',
  },
} as const satisfies Record<Language, object>;

type Words = (typeof WORDS)[Language];

const CELL = 9;
const BLOCK = 2 * CELL + 1;

/** The board with its canals, then what lies beside it and in front of the players. */
export function draw(view: View, players: readonly string[], language: Language): string {
  const words = WORDS[language];
  return [
    ...board(view, words),
    '',
    ...surroundings(view, players, words),
    '',
    ...seats(view, players, words),
  ].join('\n');
}

function board(view: View, words: Words): string[] {
  const header = 'abcdefgh'
    .split('')
    .map(name => name.padStart(5).padEnd(CELL + 1))
    .join('');
  const lines = [`    ${header.trimEnd()}`];
  for (let line = 0; line <= 3; line++) {
    lines.push(`   ${thickLine(view, line)} ${line + 1}`);
    if (line < 3) lines.push(squares(view, 2 * line, words), squares(view, 2 * line + 1, words));
  }
  lines.push(`   ${'VWXYZ'.split('').join(' '.repeat(BLOCK))}`, `   ${words.legend}`);
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

function squares(view: View, row: number, words: Words): string {
  let drawn = ` ${row + 1} `;
  for (let column = 0; column <= 8; column++) {
    const above = 5 * Math.floor(row / 2) + column / 2;
    drawn += column % 2 === 1 ? ' ' : hasCanal(view, above, above + 5) ? '#' : '|';
    if (column < 8) drawn += square(view, 8 * row + column, words);
  }
  return drawn;
}

/** Nine characters: crop, farmers with their owner, palm, and a mark where water is missing. */
function square(view: View, space: Space, words: Words): string {
  const field = view.fields[space];
  const palm = view.palms.includes(space) ? '^' : ' ';
  if (field === null) return `    ${palm === ' ' ? '.' : palm}`.padEnd(CELL);
  if (field.desert) return `${words.desert}${palm}`.padEnd(CELL);
  const farmers = field.owner === null ? '--' : `${letter(field.owner)}${field.farmers}`;
  return ` ${words.crops[field.crop]} ${farmers}${palm}${field.watered ? ' ' : '!'}`.padEnd(CELL);
}

const letter = (seat: Seat): string => 'ABCDE'[seat];

function surroundings(view: View, players: readonly string[], words: Words): string[] {
  const inHand = view.taking?.tile ?? null;
  const hand = inHand === null ? '' : `   (${tileName(inHand, words)} ${words.inHand})`;
  const order =
    view.taking === null
      ? []
      : [`${words.order}: ${view.taking.order.map(seat => players[seat]).join(', ')}`];
  const unseen = CROPS.map(crop => `${words.crops[crop]} ${counts(view.unseen, crop)}`).join('  ');
  return [
    `${words.round} ${view.round}/${view.rounds}   ${words.canals}: ${view.supply}   ${words.bank}: ${view.bank ?? '?'}`,
    `${words.village}: ${heap(view.village, words) || '-'}${hand}`,
    ...order,
    `${words.unseen}: ${unseen}`,
    `${words.boxed}: ${heap(view.boxedTiles, words) || '-'}`,
  ];
}

const tileName = (tile: number, words: Words): string => {
  const { crop, icons } = PLANTATION_TILES[tile];
  return `${words.crops[crop]} ${icons}`;
};

/** "3 x ban 2, gra 1". */
const heap = (tiles: readonly number[], words: Words): string =>
  tiles
    .flatMap((count, tile) =>
      count === 0 ? [] : [`${count > 1 ? `${count} x ` : ''}${tileName(tile, words)}`],
    )
    .join(', ');

const counts = (tiles: readonly number[], crop: Crop): string =>
  tiles.filter((_, tile) => PLANTATION_TILES[tile].crop === crop).join('/');

function seats(view: View, players: readonly string[], words: Words): string[] {
  return players.map((player, seat) => {
    const points = view.plantations.reduce((total, plantation) => total + plantation.points[seat], 0);
    return [
      `${seat === view.overseer ? '*' : ' '} ${letter(seat)} ${player.padEnd(12)}`,
      `${words.escudos} ${String(view.money[seat] ?? '?').padStart(3)}`,
      `${words.farmers} ${String(view.reserve[seat]).padStart(2)}`,
      `${words.canal} ${view.ownCanals[seat]}`,
      `${words.fields} ${String(points).padStart(3)}`,
      bidOf(view, seat, words) + proposalOf(view, seat, words),
    ]
      .join('  ')
      .trimEnd();
  });
}

function bidOf({ bids }: View, seat: Seat, words: Words): string {
  const bid = bids[seat];
  if (bid === null) return '';
  if (bid === 'sealed') return words.sealed;
  return bid === 0 ? words.passed : `${words.bid} ${bid}`;
}

function proposalOf({ proposals }: View, seat: Seat, words: Words): string {
  const place = proposals?.places[seat] ?? null;
  if (place === null) return '';
  const bribe = proposals?.bribes[seat] ?? null;
  return `  ${words.proposes} ${PLACE_NAMES[place]}${bribe === null ? '' : `: ${bribe}`}`;
}
