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
import { rules as english } from './text/rules.en.ts';
import { rules as spanish } from './text/rules.es.ts';
import { EN, ES, type Words } from './text/table.ts';

const WORDS: Readonly<Record<Language, Words>> = { en: EN, es: ES };
const GOAL_TEXTS = { en: english, es: spanish } as const;

const LETTERS = 'abcde';
/** Signs of the goods in prices and on the estates. */
const GOODS = { iron: 'i', stone: 's', rubble: 'r', steel: 'S', any: '*' } as const;

/** A marker: the letter of a seat, # for the game, x for a covered space, . for a free one. */
const mark = (owner: Owner): string =>
  owner === null ? '.' : owner === 'game' ? '#' : owner === 'covered' ? 'x' : LETTERS[owner];

/** The whole table as text, about a hundred columns wide. */
export function draw(view: View, players: readonly string[], language: Language): string {
  const words = WORDS[language];
  return [
    ...tracks(view, words),
    '',
    ...areas(view, words),
    '',
    ...estates(view),
    '',
    ...route(view, words),
    '',
    ...stations(view),
    '',
    ...postOffice(view, words),
    ...shed(view, words),
    '',
    ...view.seats.flatMap((seat, index) => seatLines(view, seat, index, players[index], words)),
    ...goals(view.goals, language),
  ].join('\n');
}

function tracks(view: View, words: Words): string[] {
  const [now, next, later] = view.weather.map(weather => (weather === null ? '-' : words.weather[weather]));
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
  const drawn =
    view.drawn.length === 0 ? '' : `  ${words.drawn}: ${view.drawn.map(cube => words.cubes[cube]).join(' ')}`;
  return [
    `${words.round} ${view.round}   ${words.weatherNow} ${now}, ${words.then} ${next}, ${later}   ` +
      `${words.dig} ${view.dig}  ${words.rail} ${view.rail}  ${words.harvest} ${rate}${isRight}   ${words.wheel} ${wheel}`,
    `${words.stock}: ${stock.iron} ${words.cubes.iron}, ${stock.stone} ${words.cubes.stone}, ${stock.chai} ${words.cubes.chai}   ` +
      `${words.bag}: ${bag.iron} ${words.cubes.iron}, ${bag.stone} ${words.cubes.stone}, ${bag.chai} ${words.cubes.chai}, ` +
      `${bag.event} ${words.cubes.event}   ${words.steelLeft} ${view.steel}${drawn}`,
  ];
}

function areas(view: View, words: Words): string[] {
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
      return `${letter} ${isBuild ? words.areas[4] : words.areas[area]} [${spaces}]`;
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

const route = (view: View, words: Words): string[] => [
  `${words.route}: ${RAIL_SPACES.map(({ kind, points }, space) => {
    const content = mark(view.rails[space]);
    return kind === 'river' ? `~${content}${points}~` : `${content}${points}`;
  }).join(' ')}`,
  `       ${words.routeLegend}`,
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

const bonus = ({ needs: asked, points, perChai }: Contract): string =>
  perChai === undefined ? `${needs(asked)}=${points}` : `chai x${perChai}`;

const card = (no: number): string => `${no} ${CONTRACTS[no - 1].areas.join('')} ${bonus(CONTRACTS[no - 1])}`;

function postOffice(view: View, words: Words): string[] {
  const row = view.row.map((no, slot) => `${'ABC'[slot]}: ${no === null ? '-' : card(no)}`).join('   ');
  const back = view.back === null ? '-' : words.weather[view.back];
  return [
    `${words.contracts}  ${row}   ${words.deck} ${view.deck.length} (${back}), ${words.discards} ${view.discards.length}`,
    `       ${words.contractLegend}`,
  ];
}

function shed(view: View, words: Words): string[] {
  const cards = view.shed.map(({ id, hasCube }) => {
    const { steel, chai } = EQUIPMENT.find(candidate => candidate.id === id) ?? EQUIPMENT[0];
    const cost = [steel > 0 ? `${steel}S` : '', chai > 0 ? `${chai}c` : '']
      .filter(part => part !== '')
      .join('+');
    return `${words.equipment[id]} ${cost}${hasCube ? '+' : ''}`;
  });
  return [`${words.shed}  ${cards.length === 0 ? '-' : cards.join('  ')}`];
}

function seatLines(view: View, seat: SeatView, index: number, name: string, words: Words): string[] {
  const turn = view.actor === index ? '>' : ' ';
  const start = view.start === index ? '*' : ' ';
  const held = seat.contracts.map(({ no, isUsed }) => (isUsed ? `(${card(no)})` : card(no)));
  const figures = [
    `${words.cubes.iron} ${seat.iron}`,
    `${words.cubes.stone} ${seat.stone}`,
    `${words.steel} ${seat.steel}`,
    `${words.rubble} ${seat.rubble}`,
    `${words.leaves} ${seat.leaves}`,
    `${words.cubes.chai} ${seat.chai}/${view.chaiMost}`,
    `${words.markers} ${seat.markers}`,
    `${words.workers} ${seat.ready}${seat.promised ? '+1' : ''}`,
  ];
  const lines = [`${turn}${start}${LETTERS[index]} ${name.padEnd(12)} ${figures.join('  ')}`];
  if (seat.equipment.length > 0)
    lines.push(`      ${seat.equipment.map(id => words.equipment[id]).join(', ')}`);
  for (let first = 0; first < held.length; first += 5)
    lines.push(`      ${held.slice(first, first + 5).join('   ')}`);
  return lines;
}

function goals(reports: readonly GoalReport[] | null, language: Language): string[] {
  if (reports === null) return [];
  const lines = reports.map(({ goal, isMet, conditions }) => {
    const figures = conditions.map(({ have, is, figure }) => `${have} (${SIGNS[is]}${figure})`).join(', ');
    return `  [${isMet ? 'x' : ' '}] ${goalName(GOAL_TEXTS[language], goal)}: ${figures}`;
  });
  return [
    '',
    `${WORDS[language].goals}: ${reports.filter(({ isMet }) => isMet).length}/${reports.length}`,
    ...lines,
  ];
}

const SIGNS = { atLeast: '≥', moreThan: '>', atMost: '≤' } as const;
