import { info } from '../info.ts';
import {
  chip,
  joinList,
  plainText,
  plural,
  say,
  type Chip,
  type Names,
  type Sentence,
} from '../../../kernel/text.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { PLANTATION_TILES, type Crop, type Tile } from '../data/tiles.ts';
import {
  INTERSECTION_NAMES,
  PLACE_NAMES,
  SPACE_NAMES,
  type Intersection,
  type Place,
  type Space,
} from '../rules/board.ts';
import type { Plantation } from '../rules/plantations.ts';
import type { ProposalsView, View } from '../rules/view.ts';
import { rules, sections } from './rules.en.ts';
import type { SantiagoText } from './vocabulary.ts';

const CROPS: Readonly<Record<Crop, string>> = {
  banana: 'banana',
  coconut: 'coconut',
  watermelon: 'watermelon',
  grape: 'grape',
  pepper: 'pepper',
};

const escudos = (amount: number): Chip =>
  chip('escudos', amount, plural('en', amount, { one: 'escudo', other: 'escudos' }));
const points = (count: number): string => plural('en', count, { one: 'point', other: 'points' });
const farmers = (count: number): string => plural('en', count, { one: 'farmer', other: 'farmers' });
const palms = (count: number): string => plural('en', count, { one: 'palm', other: 'palms' });
const tiles = (count: number): string => plural('en', count, { one: 'tile', other: 'tiles' });
const space = (at: Space): Chip => chip('space', at, SPACE_NAMES[at]);
const place = (at: Place): Chip => chip('place', at, PLACE_NAMES[at]);
const intersection = (at: Intersection): Chip => chip('intersection', at, INTERSECTION_NAMES[at]);

const tile = (kind: Tile): Chip => {
  const { name, crop, icons } = PLANTATION_TILES[kind];
  return chip('tile', name, `${CROPS[crop]} tile (${icons})`);
};

const crop = (kind: Tile): Chip => {
  const { crop: name } = PLANTATION_TILES[kind];
  return chip('crop', name, CROPS[name]);
};

const all = (sentences: readonly Sentence[]): string => joinList('en', sentences.map(plainText));
const players = (seats: readonly Seat[], names: Names): string =>
  all(seats.map(seat => [names.player(seat)]));

/** " You have 12 escudos.", if the reader may see the money. */
const purse = ({ viewer, money }: View): Sentence => {
  const own = viewer === null ? null : money[viewer];
  return own === null ? say`` : say` You have ${escudos(own)}.`;
};

const ownPlace = ({ viewer, proposals }: View): Sentence => {
  const at = viewer === null ? undefined : proposals?.places[viewer];
  return at === null || at === undefined ? say`your proposal` : say`${place(at)}`;
};

const hasProposals = ({ places }: ProposalsView): boolean => places.some(at => at !== null);
const canPay = ({ viewer, money }: View, price: number): boolean =>
  viewer === null || (money[viewer] ?? price) >= price;

const scorers = ({ points: scored, farmers: working, palms: shading }: Plantation, names: Names): string =>
  scored
    .flatMap((count, seat) => {
      if (count === 0) return [];
      const palm = shading[seat] === 0 ? '' : ` and ${palms(shading[seat])}`;
      return [plainText(say`${names.player(seat)}, ${points(count)} with ${farmers(working[seat])}${palm}`)];
    })
    .join('; ');

export const en: SantiagoText = {
  name: info.name,
  tagline: info.tagline.en,
  sections,
  rules,

  prompts: {
    spring: () => say`Choose an intersection for the spring.`,
    startingCanal: () => say`Build the first canal at the spring.`,
    palms: ({ setup }) => say`Choose a space for a palm. Palms left to place: ${setup.palms}.`,
    auction: view => say`Bid an amount that no one has bid yet, or pass.${purse(view)}`,
    sealedAuction: view => say`Choose your bid in secret, or pass.${purse(view)}`,
    take: () => say`Take one of the tiles in the village.`,
    plant: ({ taking }) =>
      typeof taking?.tile === 'number'
        ? say`Plant the ${tile(taking.tile)} on an empty space.`
        : say`Plant your tile on an empty space.`,
    leftover: ({ taking }) =>
      typeof taking?.tile === 'number'
        ? say`Plant the leftover ${tile(taking.tile)} next to another tile. It stays neutral.`
        : say`Plant the leftover tile next to another tile. It stays neutral.`,
    proposal: () => say`Propose a site for the new canal, or skip.`,
    bribe: view => say`How much do you offer the overseer for ${ownPlace(view)}?${purse(view)}`,
    decision: view => {
      const { proposals } = view;
      if (proposals === null || !hasProposals(proposals)) {
        return canPay(view, 1)
          ? say`No one has proposed a canal. Build one for ${escudos(1)}, or return one to the box.`
          : say`No one has proposed a canal, and you cannot pay for one. Return one to the box.`;
      }
      if (!proposals.isElsewhereFree) return say`Accept a proposal: there is no other site to build on.`;
      return canPay(view, proposals.price)
        ? say`Accept a proposal, or pay ${escudos(proposals.price)} to reject them all and build elsewhere.`
        : say`Accept a proposal: rejecting them all would cost ${escudos(proposals.price)}.`;
    },
    canal: ({ proposals }) =>
      proposals?.places.some(at => at !== null) === true
        ? say`Choose a site that no one proposed. It costs you ${escudos(proposals.price)}.`
        : say`Choose a site for the canal. It costs you ${escudos(1)}.`,
    extraCanal: () => say`Build your own canal now, or keep it. You only have one.`,
  },

  nudges: {
    spring: 'Take another look at the water.',
    startingCanal: 'Take another look at the water.',
    palms: 'Take another look at the empty spaces.',
    auction: 'Count your money again, and look at the tiles.',
    sealedAuction: 'Count your money again, and look at the tiles.',
    take: 'Take another look at your fields. Which crop do they need?',
    plant: 'Take another look at the water.',
    leftover: 'Look again at whose field this tile would join.',
    proposal: 'Take another look at the water.',
    bribe: 'Think again about what this canal is worth to you.',
    decision: 'Take another look at the water and the bribes.',
    canal: 'Take another look at the water.',
    extraCanal: 'Take another look at your dry fields.',
  },

  moves: {
    bid: ({ amount }) => (amount === 0 ? say`Pass` : say`Bid ${escudos(amount)}`),
    take: move => say`Take the ${tile(move.tile)}`,
    plant: move => say`Plant on ${space(move.space)}`,
    propose: move => say`Propose ${place(move.place)}`,
    abstain: () => say`Propose nothing`,
    bribe: ({ amount }) => (amount === 0 ? say`Offer no bribe` : say`Offer ${escudos(amount)}`),
    accept: move => say`Accept ${place(move.place)}`,
    reject: () => say`Reject all proposals`,
    build: () => say`Build for ${escudos(1)}`,
    decline: () => say`Return a canal to the box`,
    lay: move => say`Build the canal at ${place(move.place)}`,
    keep: () => say`Keep your canal`,
    placeSpring: ({ at }) => say`Place the spring at ${intersection(at)}`,
    placePalm: move => say`Place a palm on ${space(move.space)}`,
  },

  events: {
    overseerChosen: ({ seat }, names) => say`${names.player(seat)} is the first canal overseer.`,
    springPlaced: ({ at, seat }, names) =>
      seat === undefined
        ? say`The spring is at ${intersection(at)}.`
        : say`${names.player(seat)} places the spring at ${intersection(at)}.`,
    palmPlanted: ({ space: at, seat }, names) =>
      seat === undefined
        ? say`There is a palm on ${space(at)}.`
        : say`${names.player(seat)} places a palm on ${space(at)}.`,
    tileBoxed: event => say`Not used in this game: a ${tile(event.tile)}.`,
    roundBegun: ({ round, last }) => (last ? say`Round ${round}, the last one.` : say`Round ${round}.`),
    tilesRevealed: event => say`In the village: ${all(event.tiles.map(kind => [tile(kind)]))}.`,
    bidMade: ({ seat, amount }, names) => say`${names.player(seat)} bids ${escudos(amount)}.`,
    passed: ({ seat }, names) => say`${names.player(seat)} passes.`,
    bidSealed: ({ seat, secret }, names) =>
      // A reader who may not know the bid gets the event without its secret part.
      secret === undefined
        ? say`${names.player(seat)} has chosen a bid.`
        : secret.amount === 0
          ? say`${names.player(seat)} has chosen to pass.`
          : say`${names.player(seat)} has chosen to bid ${escudos(secret.amount)}.`,
    bidsRevealed: ({ bids }, names) =>
      say`Bids revealed: ${all(
        bids.map((bid, seat) =>
          bid === 0 ? say`${names.player(seat)} passes` : say`${names.player(seat)} bids ${escudos(bid)}`,
        ),
      )}.`,
    overseerAppointed: ({ seat, again }, names) =>
      again
        ? say`${names.player(seat)} remains canal overseer.`
        : say`${names.player(seat)} becomes canal overseer.`,
    bidPaid: ({ seat, amount }, names) => say`${names.player(seat)} pays ${escudos(amount)}.`,
    tileTaken: (event, names) => say`${names.player(event.seat)} takes a ${tile(event.tile)}.`,
    tilePlanted: (event, names) =>
      event.farmers === 0
        ? say`${names.player(event.seat)} plants the ${tile(event.tile)} on ${space(event.space)}, without a farmer${event.palm ? ', under a palm' : ''}.`
        : say`${names.player(event.seat)} plants the ${tile(event.tile)} on ${space(event.space)} with ${farmers(event.farmers)}${event.palm ? ', under a palm' : ''}.`,
    leftoverPlanted: (event, names) =>
      say`${names.player(event.seat)} plants the leftover ${tile(event.tile)} on ${space(event.space)}${event.palm ? ', under a palm' : ''}.`,
    canalProposed: (event, names) => say`${names.player(event.seat)} proposes ${place(event.place)}.`,
    proposalForgone: ({ seat }, names) => say`${names.player(seat)} proposes nothing.`,
    bribeOffered: ({ seat, amount, total }, names) => {
      if (amount === 0) return say`${names.player(seat)} offers no money.`;
      return total === amount
        ? say`${names.player(seat)} offers ${escudos(amount)}.`
        : say`${names.player(seat)} adds ${escudos(amount)}: ${total} in all for this site.`;
    },
    proposalAccepted: (event, names) => say`${names.player(event.seat)} accepts ${place(event.place)}.`,
    bribePaid: ({ from, to, amount }, names) =>
      say`${names.player(from)} pays ${escudos(amount)} to ${names.player(to)}.`,
    bribeReturned: ({ seat, amount }, names) => say`${names.player(seat)} gets ${escudos(amount)} back.`,
    proposalsRejected: ({ seat }, names) => say`${names.player(seat)} rejects all proposals.`,
    canalWanted: ({ seat }, names) => say`${names.player(seat)} builds without a proposal.`,
    canalPaid: ({ seat, amount }, names) => say`${names.player(seat)} pays the bank ${escudos(amount)}.`,
    canalBoxed: ({ seat }, names) => say`${names.player(seat)} builds nothing: a canal goes back to the box.`,
    canalLaid: (event, names) =>
      event.source === 'own'
        ? say`${names.player(event.seat)} builds their own canal at ${place(event.place)}.`
        : say`${names.player(event.seat)} builds a canal at ${place(event.place)}.`,
    canalKept: ({ seat }, names) => say`${names.player(seat)} does not build an extra canal.`,
    farmerLost: ({ seat, tile: kind, space: at, left }, names) =>
      left === 0
        ? say`No water on ${space(at)} (${crop(kind)}): ${names.player(seat)} loses the last farmer and the tile turns neutral.`
        : say`No water on ${space(at)} (${crop(kind)}): ${names.player(seat)} loses a farmer.`,
    desertMade: ({ tile: kind, space: at, seat, farmers: count }, names) =>
      seat === null
        ? say`No water on ${space(at)} (${crop(kind)}): it turns to desert.`
        : say`No water on ${space(at)} (${crop(kind)}): it turns to desert and ${names.player(seat)} loses ${farmers(count)}.`,
    incomePaid: ({ amount }) => say`Everyone gets ${escudos(amount)}.`,
    moneyShown: ({ money }, names) =>
      say`Money at the end: ${money.map((amount, seat) => plainText(say`${names.player(seat)}, ${escudos(amount)}`)).join('; ')}.`,
    plantationScored: (event, names) =>
      say`A ${chip('crop', event.crop, CROPS[event.crop])} plantation of ${tiles(event.spaces.length)}: ${scorers(event, names)}.`,
    gameEnded: ({ totals, winners }, names) =>
      winners.length === 1
        ? say`${players(winners, names)} wins with ${points(totals[winners[0]])}.`
        : say`${players(winners, names)} share the win with ${points(totals[winners[0]])} each.`,
  },

  sources: {
    money: 'Money',
    banana: 'Bananas',
    coconut: 'Coconuts',
    watermelon: 'Watermelons',
    grape: 'Grapes',
    pepper: 'Red peppers',
  },

  edition: {
    board:
      'The board has 8 by 6 spaces, with thick lines every two spaces and around the edge. Descriptions and pictures agree on it, and the rulebook names its six inner intersections.',
    'tile-counts': 'The rulebook states five crops with nine tiles each.',
    'farmer-icons':
      'Six tiles of every crop show two farmers and three show one. Most descriptions agree, and only this fits the tiles that two players remove.',
    pieces: 'The numbers of farmers, palms, canals and proposal pieces are stated in the rulebook.',
    money: 'Banknotes, starting money and income are stated in the rulebook.',
    'two-player-set-up': 'Everything that changes with two players is stated in the rulebook.',
    'set-up-draws':
      'The rulebook does not say who places the spring and the palms. Here they are drawn, or the first overseer places them. The first overseer is drawn or sits in seat 1.',
  },

  options: {
    money: { name: 'Money', values: { open: 'Open', hidden: 'Hidden until the end' } },
    spring: {
      name: 'Spring',
      values: { central: 'Inside the board', any: 'Any intersection, including edges and corners' },
    },
    overseer: { name: 'First overseer', values: { random: 'Random', first: 'Seat 1' } },
    placement: {
      name: 'Spring and palms',
      values: { random: 'Placed at random', overseer: 'Placed by the first overseer' },
    },
    palms: { name: 'Palms', values: { three: 'Three', none: 'None' } },
  },
};
