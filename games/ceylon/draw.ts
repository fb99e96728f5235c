import type { Language } from '../../kernel/text.ts';
import { CONTRACTS } from './data/contracts.ts';
import { DISTRICTS, type District, LETTERS } from './data/map.ts';
import { BONUS_STEPS, LAST_STEP } from './data/track.ts';
import { axial, HEX_NAMES, hexAt } from './rules/map.ts';
import { CONTRACT_NAMES } from './rules/moves.ts';
import type { HexView, SeatView, View } from './rules/view.ts';
import { en } from './text/drawing.en.ts';
import { es } from './text/drawing.es.ts';
import type { DrawingText } from './text/drawing.ts';

const TEXT: Readonly<Record<Language, DrawingText>> = { en, es };

const CELL_WIDTH = 8;
const CELL_HEIGHT = 4;

/** The sides of a hexagon: the way to the neighbour, and the characters that draw the side. */
const SIDES = [
  {
    east: 0,
    down: -1,
    strokes: [
      [3, 0, '/'],
      [1, 1, '/'],
    ],
  },
  {
    east: 1,
    down: -1,
    strokes: [
      [5, 0, '\\'],
      [7, 1, '\\'],
    ],
  },
  {
    east: -1,
    down: 0,
    strokes: [
      [0, 2, '|'],
      [0, 3, '|'],
    ],
  },
  {
    east: 1,
    down: 0,
    strokes: [
      [8, 2, '|'],
      [8, 3, '|'],
    ],
  },
  {
    east: -1,
    down: 1,
    strokes: [
      [1, 4, '\\'],
      [3, 5, '\\'],
    ],
  },
  {
    east: 0,
    down: 1,
    strokes: [
      [7, 4, '/'],
      [5, 5, '/'],
    ],
  },
] as const;

/** The table as text: the map with rivers as solid lines, then councillors, train, track, boards and hand. */
export function draw(view: View, players: readonly string[], language: Language): string {
  const text = TEXT[language];
  return [
    header(view, text),
    ...drawMap(view.map),
    text.mapLegend,
    text.letterLegend,
    '',
    ...districts(view, text),
    train(view, text),
    `${text.bonuses}: ${view.bonuses.join(' ')}`,
    technology(view, text),
    '',
    ...view.seats.flatMap((seat, index) => board(view, seat, { text, index, name: players[index] })),
    ...hand(view, text),
  ].join('\n');
}

function header({ round, isLastRound, turn, deck }: View, text: DrawingText): string {
  const card = turn?.card;
  return [
    `${text.round} ${round}${isLastRound ? ` (${text.lastRound})` : ''}`,
    `${text.deck} ${deck}`,
    ...(card
      ? [`${text.card}: ${text.actions[card.active]} / ${text.others} ${text.actions[card.followers]}`]
      : []),
  ].join('   ');
}

function drawMap(map: readonly HexView[]): string[] {
  const rows = 4 * CELL_HEIGHT + 2;
  const canvas = Array.from({ length: rows }, () => new Array<string>(8 * CELL_WIDTH + 5).fill(' '));
  const put = (x: number, y: number, text: string): void => {
    for (let index = 0; index < text.length; index++) canvas[y][x + index] = text[index];
  };
  const districtAt = new Map(map.map(({ hex, district }) => [hex, district]));
  for (const cell of map) {
    const hex = HEX_NAMES.indexOf(cell.hex);
    const [q, r] = axial(hex);
    const left = q * CELL_WIDTH + r * (CELL_WIDTH / 2);
    const top = r * CELL_HEIGHT;
    for (const { east, down, strokes } of SIDES) {
      const beside = hexAt(q + east, r + down);
      const isSame = beside !== undefined && districtAt.get(HEX_NAMES[beside]) === cell.district;
      for (const [x, y, stroke] of strokes)
        put(left + x, top + y, isSame ? (stroke === '|' ? ':' : '.') : stroke);
    }
    put(left + 1, top + 2, caption(cell));
    put(left + 1, top + 3, pieces(cell));
  }
  return canvas.map(row => row.join('').trimEnd());
}

const caption = ({ hex, district, level }: HexView): string =>
  ` ${hex} ${letter(district)}${'^'.repeat(level)}`;

const letter = (district: District): string => LETTERS[DISTRICTS.indexOf(district)];

const numbers = (seats: readonly number[]): string => seats.map(seat => seat + 1).join('');

function pieces({ owner, isDouble, pawns }: HexView): string {
  const plantation = owner === null ? '' : `${owner + 1}${isDouble ? '+' : ''}`;
  const text = `${plantation}${pawns.length === 0 ? '' : `@${numbers(pawns)}`}`;
  return text.padStart(Math.ceil((CELL_WIDTH - 1 + text.length) / 2));
}

const districts = (view: View, text: DrawingText): string[] =>
  view.districts.map(
    ({ district, councillor, hirers }) =>
      `${letter(district)} ${district[0].toUpperCase()}${district.slice(1).padEnd(8)}` +
      `${text.councillors[councillor].padEnd(36)}${text.hiredBy} ${hirers.length === 0 ? text.noOne : numbers(hirers)}`,
  );

function train({ wagons, nextCompany, contractDeck }: View, text: DrawingText): string {
  const open = wagons.map(name => {
    const contract = CONTRACTS[CONTRACT_NAMES.indexOf(name ?? '')];
    return name === null || contract === undefined
      ? '[ - ]'
      : `[${name} ${contract.rupees}r/${contract.points}p]`;
  });
  const next = nextCompany === null ? '' : `${text.nextCompany} ${nextCompany}, `;
  return `${text.train}: ${open.join(' ')}  (${next}${text.deck} ${contractDeck.length})`;
}

/** Every step of the track with the discs on it, the topmost first. */
function technology({ technology: order, seats }: View, text: DrawingText): string {
  const steps = Array.from({ length: LAST_STEP + 1 }, (_, step) => {
    const bonus = BONUS_STEPS.some(reached => reached === step) ? '+' : '';
    return `${step}${bonus}:${numbers(order.filter(seat => seats[seat].step === step)) || '-'}`;
  });
  return `${text.technology}: ${steps.join(' ')}`;
}

function board(
  view: View,
  seat: SeatView,
  { text, index, name }: { readonly text: DrawingText; readonly index: number; readonly name: string },
): string[] {
  const { tea } = seat;
  const companies = seat.contracts.flatMap((count, company) =>
    count === 0 ? [] : [`${company + 1}x${count}`],
  );
  const teapot = view.start === index ? `  ${text.teapot}` : '';
  const tile = seat.tile === null ? '' : `  ${text.tile}: ${text.actions[seat.tile]}`;
  return [
    `${view.waiting === index ? '>' : ' '} ${index + 1} ${name.padEnd(12)}${text.points} ${seat.points}  ` +
      `${text.rupees} ${seat.rupees}  ${text.tokens} ${seat.tokens}  ${text.markers} ${seat.markers}${teapot}`,
    `    ${text.tea} B${tea.black} G${tea.green} W${tea.white} (${text.capacity} ${seat.capacity})  ` +
      `${text.contracts} ${companies.join(' ') || '-'} (${text.slots} ${seat.slots})  ` +
      `${text.handSize} ${seat.handSize}${tile}${seat.isTileSpent ? ` (${text.usedTile})` : ''}`,
  ];
}

const hand = ({ hand: held }: View, text: DrawingText): string[] =>
  held === null
    ? []
    : [
        '',
        `${text.hand}: ${held.map(card => card.map(main => text.actions[main]).join('/')).join('  ') || '-'}`,
      ];
