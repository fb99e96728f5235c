import type { Language } from '../../kernel/text.ts';
import { AREAS, HARVEST_HALVES, WORKER_SPACES } from './data/board.ts';
import { CONTRACTS, type Contract, type Needs } from './data/contracts.ts';
import { EQUIPMENT } from './data/equipment.ts';
import { ESTATES } from './data/estates.ts';
import { RAIL_SPACES, TOWNS, type StationCost } from './data/route.ts';
import { STATIONS, spaceAt } from './rules/board.ts';
import type { GoalReport } from './rules/events.ts';
import type { Owner, SeatView, View } from './rules/view.ts';
import { goalName } from './text/vocabulary.ts';
import { rules as englishRules } from './text/rules.en.ts';
import { rules as spanishRules } from './text/rules.es.ts';
import type { DrawingText } from './text/drawing.ts';
import { drawing as englishDrawing } from './text/drawing.en.ts';
import { drawing as spanishDrawing } from './text/drawing.es.ts';

const TEXT: Readonly<Record<Language, DrawingText>> = { en: englishDrawing, es: spanishDrawing };
const RULES = { en: englishRules, es: spanishRules } as const;

const LETTERS = 'abcde';
/** Signs of the goods in prices and on the estates. */
const GOODS = { iron: 'i', stone: 's', rubble: 'r', steel: 'S', any: '*' } as const;

/** A marker: the letter of a seat, # for the game, x for a covered space, . for a free one. */
const mark = (owner: Owner): string =>
  owner === null ? '.' : owner === 'game' ? '#' : owner === 'covered' ? 'x' : LETTERS[owner];

/** The whole table as text, about a hundred columns wide. */
export function draw(view: View, players: readonly string[], language: Language): string {
  const text = TEXT[language];
  return [
    ...tracks(view, text),
    '',
    ...areas(view, text),
    '',
    ...estates(view),
    '',
    ...route(view, text),
    '',
    ...stations(view),
    '',
    ...postOffice(view, text),
    ...shed(view, text),
    '',
    ...view.seats.flatMap((seat, index) => seatLines(view, seat, index, players[index], text)),
    ...goals(view.goals, language),
  ].join('\n');
}

function tracks(view: View, text: DrawingText): string[] {
  const [now, next, later] = view.weather.map(weather => (weather === null ? '-' : text.weather[weather]));
  const halves = HARVEST_HALVES[view.harvest];
  const rate = halves === 1 ? '1/2' : String(halves / 2);
  const isRight = view.harvest === HARVEST_HALVES.length - 1 ? '>' : '';
  const wheel = [1, 2, 3, 4, 5, 6]
    .map(space =>
      view.wheel.cubes.includes(space)
        ? `[${space}]`
        : view.wheel.next === space
          ? `(${space})`
          : ` ${space} `,
    )
    .join('');
  const { bag, stock } = view;
  const { cubes } = text;
  const drawn =
    view.drawn.length === 0 ? '' : `  ${text.drawn}: ${view.drawn.map(cube => cubes[cube]).join(' ')}`;
  return [
    `${text.round} ${view.round}   ${text.weatherNow} ${now}, ${text.then} ${next}, ${later}   ` +
      `${text.dig} ${view.dig}  ${text.rail} ${view.rail}  ${text.harvest} ${rate}${isRight}   ${text.wheel} ${wheel}`,
    `${text.stock}: ${cubes.iron} ${stock.iron}, ${cubes.stone} ${stock.stone}, ${cubes.chai} ${stock.chai}   ` +
      `${text.bag}: ${cubes.iron} ${bag.iron}, ${cubes.stone} ${bag.stone}, ${cubes.chai} ${bag.chai}, ` +
      `${cubes.event} ${bag.event}   ${text.steelLeft} ${view.steel}${drawn}`,
  ];
}

function areas(view: View, text: DrawingText): string[] {
  const counts = WORKER_SPACES[view.seats.length];
  const isFoggy = view.weather[0] === 'fog';
  return [
    AREAS.map((letter, area) => {
      const isBuild = letter === 'B' && view.replaced;
      const open = isBuild ? 1 : counts[area];
      const closed = isFoggy && (letter === 'D' || (letter === 'B' && !isBuild)) ? open : 0;
      const spaces = Array.from({ length: open }, (_, index) =>
        workerMark(view, area, index + 1, closed),
      ).join('');
      return `${letter} ${text.areas[isBuild ? 'E' : letter]} [${spaces}]`;
    }).join('  '),
  ];
}

function workerMark(view: View, area: number, number: number, closed: number): string {
  const space = spaceAt(area, number);
  const seat = view.seats.findIndex(({ workers }) => workers.includes(space));
  return seat >= 0 ? LETTERS[seat] : number === closed ? '~' : '.';
}

const estates = (view: View): string[] =>
  view.estates.map(({ face, spaces }) => {
    const { name, points } = ESTATES.find(estate => estate.face === face) ?? ESTATES[0];
    const cells = spaces.map(({ rubble, owner, tenant }, index) => {
      const content =
        rubble > 0 ? `${rubble}${GOODS.rubble}` : `${mark(owner)}${tenant === null ? ' ' : mark(tenant)}`;
      return `${content.padEnd(4)}(${points[index]})`;
    });
    return `${name.padEnd(16)} ${cells.join('  ')}`;
  });

const route = (view: View, text: DrawingText): string[] => [
  `${text.rail}: ${RAIL_SPACES.map(({ kind, points }, space) => {
    const content = mark(view.rails[space]);
    return kind === 'river' ? `~${content}${points}~` : `${content}${points}`;
  }).join(' ')}`,
  `       ${text.routeLegend}`,
];

const price = (cost: StationCost): string =>
  (['iron', 'stone', 'rubble', 'steel', 'any'] as const)
    .flatMap(good => (cost[good] === undefined ? [] : [`${cost[good]}${GOODS[good]}`]))
    .join('+');

/** Two towns a line: each space with its owner, price and points; a bonus is a +. */
function stations(view: View): string[] {
  const towns = TOWNS.map(({ name, zone }, town) => {
    const spaces = STATIONS.map((space, index) => ({ space, index })).filter(
      ({ space }) => space.town === town,
    );
    const cells = spaces.map(
      ({ space, index }) =>
        `${mark(view.stations[index])} ${price(space.cost)}=${space.points}${space.bonus === undefined ? '' : '+'}`,
    );
    return `${name.padEnd(10)} ${'~'.repeat(zone).padEnd(4)} ${cells.join('  ')}`;
  });
  return towns;
}

const NEED_SIGNS = { rails: 'T', stations: 'S', rubbleStations: 'R', estates: 'E', leaves: 'L' } as const;

function needs(all: Needs): string {
  return (['rails', 'stations', 'rubbleStations', 'estates', 'leaves'] as const)
    .flatMap(kind => (all[kind] === undefined ? [] : [`${all[kind]}${NEED_SIGNS[kind]}`]))
    .join('+');
}

const bonus = ({ needs: asked, points, perChai }: Contract, { cubes }: DrawingText): string =>
  perChai === undefined ? `${needs(asked)}=${points}` : `${cubes.chai} x${perChai}`;

const card = (no: number, text: DrawingText): string =>
  `${no} ${CONTRACTS[no - 1].areas.join('')} ${bonus(CONTRACTS[no - 1], text)}`;

function postOffice(view: View, text: DrawingText): string[] {
  const row = view.row.map((no, slot) => `${'ABC'[slot]}: ${no === null ? '-' : card(no, text)}`).join('   ');
  const back = view.back === null ? '-' : text.weather[view.back];
  return [
    `${text.contracts}  ${row}   ${text.deck} ${view.deck.length} (${back}), ${text.discards} ${view.discards.length}`,
    `       ${text.contractLegend}`,
  ];
}

function shed(view: View, text: DrawingText): string[] {
  const cards = view.shed.map(({ id, hasCube }) => {
    const { steel, chai } = EQUIPMENT.find(candidate => candidate.id === id) ?? EQUIPMENT[0];
    const cost = [steel > 0 ? `${steel}S` : '', chai > 0 ? `${chai}c` : '']
      .filter(part => part !== '')
      .join('+');
    return `${text.equipment[id]} ${cost}${hasCube ? '+' : ''}`;
  });
  return [`${text.shed}  ${cards.length === 0 ? '-' : cards.join('  ')}`];
}

function seatLines(view: View, seat: SeatView, index: number, name: string, text: DrawingText): string[] {
  const turn = view.actor === index ? '>' : ' ';
  const start = view.start === index ? '*' : ' ';
  const held = seat.contracts.map(({ no, isUsed }) => (isUsed ? `(${card(no, text)})` : card(no, text)));
  const figures = [
    `${text.cubes.iron} ${seat.iron}`,
    `${text.cubes.stone} ${seat.stone}`,
    `${text.steel} ${seat.steel}`,
    `${text.rubble} ${seat.rubble}`,
    `${text.leaves} ${seat.leaves}`,
    `${text.cubes.chai} ${seat.chai}/${view.chaiMost}`,
    `${text.markers} ${seat.markers}`,
    `${text.workers} ${seat.ready}${seat.promised ? '+1' : ''}`,
  ];
  const lines = [`${turn}${start}${LETTERS[index]} ${name.padEnd(12)} ${figures.join('  ')}`];
  if (seat.equipment.length > 0)
    lines.push(`      ${seat.equipment.map(id => text.equipment[id]).join(', ')}`);
  for (let first = 0; first < held.length; first += 5)
    lines.push(`      ${held.slice(first, first + 5).join('   ')}`);
  return lines;
}

function goals(reports: readonly GoalReport[] | null, language: Language): string[] {
  if (reports === null) return [];
  const lines = reports.map(({ goal, isMet, conditions }) => {
    const figures = conditions.map(({ have, is, figure }) => `${have} (${SIGNS[is]}${figure})`).join(', ');
    return `  [${isMet ? 'x' : ' '}] ${goalName(RULES[language], goal)}: ${figures}`;
  });
  return [
    '',
    `${TEXT[language].goals}: ${reports.filter(({ isMet }) => isMet).length}/${reports.length}`,
    ...lines,
  ];
}

const SIGNS = { atLeast: '≥', moreThan: '>', atMost: '≤' } as const;
