import { chip, joinList, plural, say } from '../../../kernel/text.ts';
import type { Crop } from '../data/tiles.ts';
import type { BoardText, TileCount } from './board.ts';

const crops: Readonly<Record<Crop, string>> = {
  banana: 'bananas',
  coconut: 'coconuts',
  watermelon: 'watermelons',
  grape: 'grapes',
  pepper: 'red peppers',
};

const escudos = (count: number): string => plural('en', count, { one: 'escudo', other: 'escudos' });
const farmers = (count: number): string => plural('en', count, { one: 'farmer', other: 'farmers' });
const tiles = (count: number): string => plural('en', count, { one: 'tile', other: 'tiles' });
const tileKind = ({ crop, farmers: shown, count }: TileCount): string =>
  `${crops[crop]}, ${farmers(shown)}${count > 1 ? `, ×${count}` : ''}`;

export const board: BoardText = {
  crops,

  ask: {
    bid: 'Choose your bid',
    tile: 'Choose a tile',
    space: 'Choose a space',
    canal: 'Choose a site for the canal',
    bribe: 'Choose your bribe',
    intersection: 'Choose an intersection',
  },

  targets: {
    pass: 'Pass',
    bid: amount => `Bid ${escudos(amount)}`,
    noBribe: 'No bribe',
    bribe: amount => `Offer ${escudos(amount)}`,
    tile: tile => `Tile: ${tileKind(tile)}`,
    plant: space => `Plant on ${space}`,
    palm: space => `Place a palm on ${space}`,
    spring: intersection => `Place the spring at ${intersection}`,
    site({ name, crops: grown, emptySpaces, offer }) {
      const empty = plural('en', emptySpaces, { one: 'empty space', other: 'empty spaces' });
      const along = [
        ...grown.map(({ crop, space }) => `${crops[crop]} ${space}`),
        ...(emptySpaces === 0 ? [] : [empty]),
      ];
      const offered = offer === undefined ? '' : `, ${escudos(offer)} offered`;
      return `Canal site ${name}, next to ${along.length === 0 ? 'deserts only' : joinList('en', along)}${offered}`;
    },
    abstain: 'Propose nothing',
    reject: price => `Reject all for ${escudos(price)}`,
    build: 'Build for 1 escudo',
    decline: 'Return a canal to the box',
    keep: 'Keep your canal',
  },

  space: {
    empty: 'empty',
    desert: 'desert',
    neutral: 'neutral',
    palm: 'with a palm',
    watered: 'watered',
    dry: 'dry',
    farmers: (count, owner) => `${owner}'s ${farmers(count)}`,
  },

  consequences: {
    moneyLeft: left => say`${chip('escudos', left, String(left))} left`,
    offered: total => say`${chip('escudos', total, String(total))} in all for this site`,
    fewerFarmers: say`one fewer farmer on the tile`,
    overseer: seat => [chip('overseer', seat, 'canal overseer')],
    farmersToPlace: count => say`${farmers(count)} to place on it`,
    priceOfRejecting: price => say`${chip('escudos', price, escudos(price))} to pay when you build`,
    plantation: (crop, size) => say`plantation of ${size}: ${chip('crop', crop, crops[crop])}`,
    watered: [chip('water', 0, 'has water')],
    dry: [chip('drought', 0, 'no water yet')],
    waters: count => say`waters ${chip('water', count, tiles(count))}`,
    watersNeutral: count =>
      say`waters ${chip('water', count, plural('en', count, { one: 'neutral tile', other: 'neutral tiles' }))}`,
    watersNothing: [chip('water', 0, 'waters no new tile')],
    farmers: [chip('drought', 0, 'farmers')],
    deserts: count =>
      say`${chip('desert', count, plural('en', count, { one: 'tile turns', other: 'tiles turn' }))} to desert`,
  },

  steps: {
    auction: 'Auction',
    tiles: 'Tiles',
    canal: 'Canal',
    extraCanal: 'Extra canal',
    drying: 'Drying',
    income: 'Income',
  },

  labels: {
    board: 'The valley',
    village: 'Village',
    steps: 'Steps of the round',
    order: 'Turn order',
    bids: 'Your bid',
    bribes: 'Your bribe',
    answers: 'Your answer',
    pass: 'passed',
    sealed: 'secret',
    staked: 'bid or bribe this round',
  },

  panel: {
    money: count => (count === null ? 'hidden escudos' : escudos(count)),
    points: count => plural('en', count, { one: 'point in plantations', other: 'points in plantations' }),
    farmers: count => plural('en', count, { one: 'farmer on the board', other: 'farmers on the board' }),
    overseer: 'Canal overseer',
    ownCanal: 'own canal available',
    usedCanal: 'own canal used',
    rest: (reserve, lost) => `in reserve: ${reserve} · lost: ${lost}`,
  },

  offers: {
    placeOf: players => `${joinList('en', players)}'s site`,
    waters: count =>
      count === 0
        ? 'waters no new tile'
        : `waters ${plural('en', count, { one: 'dry tile', other: 'dry tiles' })}`,
    elsewhere: 'Anywhere else',
  },

  confirms: {
    placeSpring: 'Place the spring',
    placePalm: 'Place the palm',
    take: 'Take the tile',
    plant: 'Plant',
    propose: 'Propose',
    accept: 'Accept',
    lay: 'Build the canal',
    bid: amount => `Bid ${amount}`,
    bribe: amount => `Offer ${amount}`,
    elsewhere: price => `Build elsewhere for ${price}`,
  },

  supplies: {
    round: (round, rounds) => (round === 0 ? 'Setup' : `Round ${round}/${rounds}`),
    piles: count => plural('en', count, { one: 'tile in the piles', other: 'tiles in the piles' }),
    canals: count => plural('en', count, { one: 'canal in the supply', other: 'canals in the supply' }),
    unseen: (crop, one, two) => `${crops[crop]}: ${one} with 1 farmer, ${two} with 2 farmers`,
    canalWord: count => (count === 1 ? 'canal' : 'canals'),
    tiles: count => plural('en', count, { one: 'tile', other: 'tiles' }),
    toCome: 'to come',
    noneToCome: 'last tiles',
    boxed: boxed => `not used in this game: ${boxed.map(tileKind).join('; ')}`,
  },
};
