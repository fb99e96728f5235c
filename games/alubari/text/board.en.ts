import { chip, plural, say, type Chip, type Sentence } from '../../../kernel/text.ts';
import type { Modifier } from '../data/contracts.ts';
import type { EventNumber } from '../data/supplies.ts';
import type { BoardText, Outlook } from './board.ts';

const points = (count: number): string => plural('en', count, { one: 'point', other: 'points' });
const leaves = (count: number): string => plural('en', count, { one: 'leaf', other: 'leaves' });
const rails = (count: number): string => plural('en', count, { one: 'rail', other: 'rails' });
const spaces = (count: number): string =>
  plural('en', count, { one: 'estate space', other: 'estate spaces' });

const MODIFIERS: Readonly<Record<Modifier, string>> = {
  extraCube: '+1 cube per worker in A',
  deepDig: 'one worker: +3 rubble',
  cheapSteel: 'steel for 2 iron',
  longRails: 'one worker: +1 rail',
  ironRails: 'rails for 3 iron',
  cheapStation: 'next station cheaper',
};

const counts: BoardText['counts'] = {
  iron: count => `${count} iron`,
  stone: count => `${count} stone`,
  steel: count => `${count} steel`,
  rubble: count => `${count} rubble`,
  any: count => `${count} stone or steel`,
  chai: count => `${count} chai`,
  leaf: leaves,
  points,
};

const railNames: BoardText['rails'] = {
  mahananda: 'Mahananda river',
  sukna: 'Sukna',
  rangtong: 'Rangtong',
  tindharia: 'Tindharia',
  'tindharia-river': 'Tindharia river',
  'zigzag-1': 'first zigzag',
  'zigzag-2': 'second zigzag',
  'zigzag-3': 'third zigzag',
  'agony-point': 'Agony Point',
  'pagla-jhora': 'Pagla Jhora',
  kurseong: 'Kurseong',
  rongbul: 'Rongbul river',
  sonada: 'Sonada',
  ghum: 'Ghum',
  'batasia-loop': 'Batasia Loop',
};

const EVENTS: Readonly<Record<EventNumber, string>> = {
  1: 'the game digs',
  2: 'the crops ripen',
  3: 'the game lays rails',
  4: 'the game completes a town',
  5: 'equipment maintenance',
  6: 'harvest and rails',
};

const STEPS: Readonly<Partial<Record<string, string>>> = {
  events: 'Events',
  workers: 'Workers',
  scoring: 'Scoring',
};

export const board: BoardText = {
  confirms: {
    lay: 'Lay the rail',
    use: 'Use the contract',
    pick: 'Take the contract',
    leaveOut: 'Leave out the contract',
    place: space => `Place on ${space}`,
    build: town => `Build in ${town}`,
    buy: name => `Buy ${name}`,
    equip: name => `Take ${name}`,
  },
  progress: (round, step) => `Round ${round} · ${STEPS[step] ?? `Area ${step}`}`,
  contractsHeld: (count, met) => `${count} · ${met} ✓`,

  questions: {
    space: 'Choose a worker space',
    cube: 'Choose a cube',
    rail: 'Choose the next rail space',
    building: 'Choose a station space or equipment',
    card: 'Choose a contract',
    answer: 'Choose',
    amount: 'How many?',
    paying: 'How do you pay?',
  },

  buttons: {
    maintain: { steel: 'Pay 1 steel', chai: 'Pay 2 chai' },
    giveBack: 'Return the card',
    hire: { nothing: 'Hire for free', chai: 'Hire for 1 chai', rubble: 'Hire for 2 rubble' },
    decline: "Don't hire",
    done: 'Use no contract now',
    score: 'Score the rest',
    stop: 'Stop here',
    gather: 'Take leaves',
    newRow: 'Deal a new row',
    keepRow: 'Keep the row',
    act: 'Act without boost',
    actWithChai: {
      A: '1 chai: 2 more cubes',
      B: '1 chai: 3 more rubble',
      C: '1 chai: no limit',
      D: '1 chai: 2 more rails',
      E: '1 chai: build twice',
      F: '1 chai: new row first',
    },
    actWithContract: { B: 'Contract: 3 more rubble', D: 'Contract: 1 more rail' },
    actWithBoth: { B: 'Both: 6 more rubble', D: 'Both: 3 more rails' },
    smelt: {
      steel: 'Make steel',
      stock: 'Stone from the stock',
      bag: 'Stone from the bag',
      chip: 'Chip stone',
    },
    trade: (name, price, made) => `${name}: ${made} for ${price}`,
    steelRail: 'For 1 steel',
    ironRail: 'For 3 iron',
    less: { stone: 'Save stone', rubble: 'Save rubble', iron: 'Save iron' },
    mix: steel => `${steel} steel, the rest stone`,
    brew: count => `${leaves(count)} into chai`,
    returnEquipment: name => `Return ${name}`,
  },

  labels: {
    board: 'The mountain railway',
    areas: 'Action areas',
    screens: 'Parts of the board',
    route: 'From Siliguri to Darjeeling',
    estates: 'Estates',
    row: 'Contracts',
    shed: 'Shed',
    tracks: 'Weather, rates and events',
    goals: 'Goals',
    weather: 'Weather',
    rates: 'Rates',
    ratesNext: '○ after the next weather',
    reap: 'end',
    dig: 'Dig',
    rail: 'Rails',
    harvest: 'Harvest',
    events: 'Events',
    chai: 'Chai',
    bag: 'In the bag',
    drawn: 'Drawn',
    intoChai: 'into chai',
    hand: 'Your contracts',
    metSign: '✓ met so far',
    usedContracts: 'Used; still scoring',
  },

  statuses: {
    now: 'now',
    next: 'next',
    later: 'then',
    empty: 'empty',
    used: 'used',
    met: 'met so far',
    unmet: 'not met yet',
    leftOut: 'left out',
    game: 'the game',
    covered: 'covered',
    free: 'free',
    closed: 'not open',
    nextRail: 'the next rail',
    nextDug: 'dug next',
    fog: 'closed by fog',
    startPlayer: 'start player',
    starts: 'starts',
    promised: 'third worker free',
    isMet: 'met',
    possible: 'still possible',
    lost: 'out of reach',
    missed: 'missed',
  },

  screens: { actions: 'Actions', route: 'Route', cards: 'Cards', estates: 'Estates', players: 'Players' },
  choicesHere: 'choices here',
  you: 'you',
  areas: {
    A: 'Stock',
    B: 'Dig',
    C: 'Works',
    D: 'Rails',
    E: 'Build',
    F: 'Post office',
    G: 'Chaiwala',
  },
  weather: { sun: 'sun', rain: 'rain', fog: 'fog' },
  rails: railNames,

  equipment: {
    shunter: {
      name: 'Shunter',
      effect: '3rd worker for 2 rubble',
      sketch: '3rd {worker} for 2 {rubble}',
    },
    'toy-train': {
      name: 'Toy Train',
      effect: '1 leaf per worker in A',
      sketch: '1 {leaf} per {worker} in A',
    },
    garratt: { name: 'Garratt D', effect: '1 chai for first rails', sketch: '1 {chai} for first {rail}' },
    warehouses: {
      name: 'Warehouses',
      effect: 'Contracts need 1 fewer leaf',
      sketch: '{contract} need 1 fewer {leaf}',
    },
    construction: {
      name: 'Construction',
      effect: 'Stations: −2 rubble, −1 stone',
      sketch: '{station} −2 {rubble}, −1 {stone}',
    },
    'luxury-train': { name: 'Luxury train', effect: '7 extra points', sketch: '7 extra {star}' },
    'reliable-train': { name: 'Reliable train', effect: 'No maintenance', sketch: 'No maintenance' },
    'inspection-train': {
      name: 'Inspection',
      effect: '3rd worker free in event rounds',
      sketch: '3rd {worker} free in {event}',
    },
  },

  stationBonuses: {
    steel: '2 steel',
    contract: 'a contract from the row',
    chai: '1 chai',
    worker: 'a free third worker next round',
    equipment: 'equipment from the shed',
  },
  counts,
  needs: {
    rails,
    stations: count => plural('en', count, { one: 'station', other: 'stations' }),
    rubbleStations: count => plural('en', count, { one: 'rubble station', other: 'rubble stations' }),
    estates: spaces,
    leaves,
  },

  yields: {
    stock: 'up to 3 cubes, at most 1 of them chai',
    works: 'up to 3 minor actions',
    build: 'one station or equipment card',
    postOffice: 'one contract from the row',
    rails: rate => (rate === 1 ? '1 rail for 1 steel' : `${rails(rate)}, 1 steel each`),
    chaiwala: count => `${count === 0 ? 'no leaves' : leaves(count)}, or leaves into chai`,
  },
  noContracts: 'No contracts yet: send a worker to F.',
  goods: { iron: 'iron', stone: 'stone', steel: 'steel', rubble: 'rubble', leaves: 'leaves', chai: 'chai' },
  cubes: { iron: 'iron', stone: 'stone', chai: 'chai', event: 'event cubes' },
  weatherDoes: (weather, steps) =>
    weather === 'fog' ? `${steps}; it closes one space in Dig and one in Rails` : steps,
  chaiScores: 'Points for your chai at the end of the game',
  rate: (name, now, then) => `${name}: ${now}, after the next weather ${then}`,
  chaiEach: most => `1–${most}: 1 each`,
  nextEvent: event => `Next: ${EVENTS[event]}`,
  opens: towns => ['opens', towns.length === 1 ? towns[0] : `${towns.length} towns`],
  railsLaid: (laid, all) => `${laid} of ${all} laid`,
  rowHint: (deck, discards) => `F takes one · deck ${deck} · discards ${discards}`,
  shedHint: steel => `E buys one · ${steel} steel in supply`,
  markersLeft: count => `${plural('en', count, { one: 'marker', other: 'markers' })} left`,
  workersLeft: count => `${plural('en', count, { one: 'worker', other: 'workers' })} to place`,
  pointsNow: figure => `points if the game ended now: ${figure}`,
  event: event => `Event ${event}: ${EVENTS[event]}`,

  effect(effect) {
    switch (effect.do) {
      case 'modify':
        return MODIFIERS[effect.modifier];
      case 'takeFromBag':
        return `${counts[effect.good](effect.count)} from the bag`;
      case 'takeStockChai':
        return `up to ${effect.count} chai cubes`;
      case 'takeStart':
        return 'become start player';
      case 'dig':
        return 'dig once';
      case 'moveDig':
        return `dig rate +1 to +${effect.choose}`;
      case 'makeSteel':
        return `make 1–${effect.choose} steel`;
      case 'takeSteel':
        return `take ${effect.count} steel`;
      case 'layRail':
        return effect.stone === 0 ? '1 rail for 1 steel' : `1 rail for ${effect.stone} stone`;
      case 'makeStone':
        return `1–${effect.choose} stone, 2 rubble each`;
      case 'takeEquipment':
        return `equipment for ${effect.steel} steel`;
      case 'build':
        return 'build once';
      case 'promiseWorker':
        return '3rd worker free next round';
      case 'newRow':
        return 'new row, take one';
      case 'topCard':
        return 'top card of the deck';
      case 'takeFromRow':
        return 'take one from the row';
      case 'harvest':
        return 'harvest for all';
      case 'takeLeaves':
        return `take ${leaves(effect.count)}`;
      case 'brew':
        return `1–${effect.choose} leaves into chai`;
      case 'gainChai':
        return counts.chai(effect.count);
      case 'borrow':
        return `borrow 1–${effect.choose} of the game's spaces`;
      case 'moveHarvest':
        return `harvest rate +${effect.count}`;
    }
  },
  contract: ({ no, areas, points: worth, perChai }, effect, needs) =>
    `Contract ${no}, area ${areas.join(' ')}: ${effect}. End: ${
      perChai === undefined ? `${needs}, ${points(worth)}` : `${points(perChai)} for each chai`
    }`,
  station: (name, price, gains) => `${name}: costs ${price}, gives ${gains}`,
  railSpace: ({ no, name, points: worth }) => `Rail space ${no}, ${name}: ${points(worth)}`,
  riverSpace: ({ no, name, points: worth }) => `Rail space ${no}, ${name}: ${points(worth)} and 1 chai`,
  equipmentForSale: (card, price) => `${card}. Costs ${price}`,

  outlook,
  railLaid: place => [chip('rail', place, railNames[place])],
  riverCrossed: place => say`${chip('rail', place, railNames[place])}: the next towns open`,
  spacesClaimed: count => say`${chip('estate', count, spaces(count))} claimed`,
  contractTaken: (contract, status) => say`${chip('contract', contract, `Contract ${contract}`)}: ${status}`,
};

const counted = (good: 'steel' | 'stone' | 'rubble' | 'chai' | 'leaf' | 'points', count: number): Chip =>
  chip(good, count, counts[good](count));

/** What a placed worker would find, in a few words. */
function outlook(found: Outlook): Sentence {
  switch (found.area) {
    case 'stock':
      return found.cubes === 0
        ? ['no cubes to take']
        : say`${chip('iron', found.cubes, plural('en', found.cubes, { one: 'cube', other: 'cubes' }))} to take`;
    case 'dig':
      return digging(found);
    case 'works':
      return smelting(found);
    case 'rails':
      return say`${chip('rail', found.rails, `${found.rails} of ${rails(found.rate)}`)} with your steel`;
    case 'build':
      return building(found);
    case 'post':
      return found.cards === 0
        ? ['no contracts to take']
        : say`${chip('contract', found.cards, plural('en', found.cards, { one: 'contract', other: 'contracts' }))} to choose from`;
    case 'chaiwala':
      return trading(found);
  }
}

function smelting({ steel, stone }: Extract<Outlook, { area: 'works' }>): Sentence {
  if (steel === 0 && stone === 0) return ['nothing you can make yet'];
  if (stone === 0) return say`up to ${counted('steel', steel)}`;
  if (steel === 0) return say`up to ${counted('stone', stone)}`;
  return say`up to ${counted('steel', steel)} or ${counted('stone', stone)}`;
}

function digging({ rubble, spaces: claimed, points: worth }: Extract<Outlook, { area: 'dig' }>): Sentence {
  const dug = counted('rubble', rubble);
  if (claimed === 0) return say`digs ${dug}`;
  return say`digs ${dug}, claims ${chip('estate', claimed, spaces(claimed))} worth ${counted('points', worth)}`;
}

function building({ builds, points: best }: Extract<Outlook, { area: 'build' }>): Sentence {
  if (builds === 0) return ['nothing you can afford yet'];
  const options = chip('station', builds, plural('en', builds, { one: 'option', other: 'options' }));
  if (best === 0) return say`${options}`;
  return say`${options}, ${builds === 1 ? 'worth' : 'the best worth'} ${counted('points', best)}`;
}

function trading({ leaves: taken, brew }: Extract<Outlook, { area: 'chaiwala' }>): Sentence {
  if (taken === 0 && brew === 0) return ['nothing to take yet'];
  if (brew === 0) return say`${counted('leaf', taken)}`;
  if (taken === 0) return say`up to ${counted('chai', brew)}`;
  return say`${counted('leaf', taken)} or up to ${counted('chai', brew)}`;
}
