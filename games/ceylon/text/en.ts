import { info } from '../info.ts';
import {
  chip,
  figure,
  joinList,
  plainText,
  plural,
  say,
  type Chip,
  type Names,
  type Sentence,
} from '../../../kernel/text.ts';
import type { Action } from '../data/actions.ts';
import { CARDS } from '../data/cards.ts';
import { CONTRACTS, TEAS } from '../data/contracts.ts';
import type { Councillor } from '../data/councillors.ts';
import { DISTRICTS, type District, LARGE_TILES } from '../data/map.ts';
import type { Source } from '../rules/events.ts';
import { type Hex, HEX_NAMES } from '../rules/map.ts';
import { CONTRACT_NAMES } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { en as drawing } from './drawing.en.ts';
import { rules, sections } from './rules.en.ts';
import type { CeylonText } from './vocabulary.ts';

const DISTRICT: Readonly<Record<District, string>> = {
  dimbula: 'Dimbula',
  ruhuna: 'Ruhuna',
  kandy: 'Kandy',
  uva: 'Uva',
};

const ACTION: Readonly<Record<Action, string>> = {
  plant: 'plant',
  harvest: 'harvest',
  trade: 'trade',
  hire: 'hire a councillor',
  advance: 'advance in technology',
  move: 'move',
  take: 'take rupees',
};

const TILE: Readonly<Record<Action, string>> = {
  plant: 'plant tile',
  harvest: 'harvest tile',
  trade: 'trade tile',
  hire: 'hire tile',
  advance: 'advance tile',
  move: 'move tile',
  take: 'rupee tile',
};

const COUNCILLOR: Readonly<Record<Councillor, string>> = {
  'cheap-steps': 'move councillor',
  'more-rupees': 'rupee councillor',
  'adjacent-planting': 'planting councillor',
  'trade-rupees': 'trade councillor',
  'advance-point': 'technology councillor',
  'cheap-planting': 'cheap-planting councillor',
  'cheap-hiring': 'hiring councillor',
  'larger-store': 'storage councillor',
};

const TEA = { black: 'black', green: 'green', white: 'white' } as const;

const SHAPE = { worm: 'worm', pistol: 'pistol', wave: 'wave', bee: 'bee', arch: 'arch' } as const;

const SOURCE: Readonly<Record<Source, string>> = {
  play: 'During the game',
  money: 'Money',
  technology: 'Technology',
  ...DISTRICT,
  contracts: 'Different companies',
  markers: 'Leftover markers',
};

const hexChip = (hex: Hex): Chip => chip('hex', HEX_NAMES[hex], HEX_NAMES[hex]);
const action = (name: Action): Chip => chip('action', name, ACTION[name]);
const tile = (name: Action): Chip => chip('start-tile', name, TILE[name]);
const districtChip = (district: number): Chip =>
  chip('district', DISTRICTS[district], DISTRICT[DISTRICTS[district]]);
const councillorChip = (name: Councillor): Chip => chip('councillor', name, COUNCILLOR[name]);
const rupees = (count: number): Chip =>
  chip('rupees', count, plural('en', count, { one: 'rupee', other: 'rupees' }));
const extraRupees = (count: number): Chip =>
  chip('rupees', count, plural('en', count, { one: 'extra rupee', other: 'extra rupees' }));
const points = (count: number): Chip =>
  chip('points', count, plural('en', count, { one: 'point', other: 'points' }));
const chest = (kind: number): Chip => chip('tea', TEAS[kind], `${TEA[TEAS[kind]]} chest`);
const steps = (count: number): string => plural('en', count, { one: 'step', other: 'steps' });
const cards = (kinds: readonly number[]): string =>
  joinList(
    'en',
    kinds.map(kind => CARDS[kind].mains.map(main => drawing.actions[main]).join('/')),
  );
const chests = (counts: readonly number[]): string =>
  joinList(
    'en',
    counts.flatMap((count, kind) =>
      count === 0
        ? []
        : [plural('en', count, { one: `${TEA[TEAS[kind]]} chest`, other: `${TEA[TEAS[kind]]} chests` })],
    ),
  );
const contractChip = (contract: number): Chip =>
  chip(
    'contract',
    CONTRACT_NAMES[contract],
    `company ${CONTRACTS[contract].company} (${chests(CONTRACTS[contract].chests)})`,
  );
const pointsBySeat = (values: readonly number[], names: Names): string =>
  joinList(
    'en',
    values.map((value, seat) => `${plainText([names.player(seat)])} ${figure(value)}`),
  );

const isBoosted = (view: View): boolean => view.turn?.isBoosted === true;
const chosenAction = (view: View): Chip | string => (view.turn?.doing ? action(view.turn.doing) : 'act');

/** The main action on offer, and whether it takes the start tile. */
const mainAction = (view: View, main: Action): Sentence =>
  view.turn?.isTileNeeded === true && view.seats[view.turn.acting].tile === main
    ? say`${action(main)} (with your start tile)`
    : say`${action(main)}`;

export const en: CeylonText = {
  name: info.name,
  tagline: info.tagline.en,
  sections,
  rules,

  prompts: {
    position: () => say`Choose your starting hexagon: level 0, in a district with no plantation.`,
    card: () => say`Play a card. The action facing you is yours; everyone else gets the other.`,
    tokenBefore: () => say`Spend a technology token on an extra action before your card's?`,
    action: view => {
      const { turn } = view;
      if (!turn?.card) return say`Take your action.`;
      return turn.isMainOpen
        ? say`Take your action: ${mainAction(view, turn.card.active)}, move or take rupees.`
        : say`Move or take rupees. You cannot ${action(turn.card.active)} now.`;
    },
    tokenAfter: () => say`Spend a technology token on an extra action before the others follow?`,
    follow: view => {
      const { turn } = view;
      if (!turn?.card) return say`Follow with an action.`;
      return turn.isMainOpen
        ? say`Follow: ${mainAction(view, turn.card.followers)}, move or take rupees.`
        : say`Follow: move or take rupees. You cannot ${action(turn.card.followers)} now.`;
    },
    tile: view =>
      view.turn?.isTileNeeded === true
        ? say`You can ${chosenAction(view)} only with your start tile. Use it, or take an alternative?`
        : say`Use your start tile to boost this action (${chosenAction(view)})?`,
    plant: view =>
      isBoosted(view) ? say`Choose a plantation to double.` : say`Choose a hexagon for your plantation.`,
    harvest: view =>
      view.turn?.picked.length === 0
        ? say`Choose a plantation to harvest.`
        : say`Choose another plantation to harvest, or stop.`,
    store: () => say`Your store is full. Choose a chest to return.`,
    contract: () => say`Choose a contract to fulfil.`,
    omission: () => say`Choose the chest to leave out.`,
    reward: () => say`Choose your reward: the rupees or the points.`,
    district: () => say`Choose which district's councillor to hire.`,
    destination: view =>
      isBoosted(view)
        ? say`Move your pawn. Any distance is free.`
        : say`Move your pawn. The first step is free.`,
  },

  nudges: {
    position: 'Look again at the land around this hexagon.',
    card: 'Look again at the action that everyone else would get.',
    tokenBefore: 'Look again at what an extra action would bring now.',
    action: 'Look again at what the other actions would bring.',
    tokenAfter: 'Look again at what an extra action would bring now.',
    follow: 'Look again at what the other actions would bring.',
    tile: 'Look again at when your start tile helps the most.',
    plant: 'Take another look at the other hexagons.',
    harvest: 'Take another look at your contracts before you harvest.',
    store: 'Look again at which chests your contracts need.',
    contract: 'Take another look at the contracts.',
    omission: 'Look again at which chest you need the least.',
    reward: 'Count your rupees again.',
    district: 'Take another look at the districts.',
    destination: 'Look again at where your pawn is needed next.',
  },

  moves: {
    startAt: ({ hex }) => say`Start on ${hexChip(hex)}`,
    playCard: ({ active, followers }) =>
      say`Play ${action(active)} for you, ${action(followers)} for the others`,
    useToken: ({ action: wanted }) => say`Spend a token: ${action(wanted)}`,
    keepToken: () => say`Keep your tokens`,
    act: ({ action: wanted }) => say`Take action: ${action(wanted)}`,
    useTile: () => say`Use your start tile`,
    saveTile: () => say`Save your start tile for later`,
    plantAt: ({ hex }) => say`Plant on ${hexChip(hex)}`,
    pick: ({ hex }) => say`Harvest ${hexChip(hex)}`,
    stopHarvest: () => say`Stop harvesting`,
    return: ({ tea }) => say`Return a ${chest(tea)}`,
    fulfil: ({ contract }) => say`Fulfil the contract for ${contractChip(contract)}`,
    omit: ({ tea }) => say`Leave out a ${chest(tea)}`,
    takeReward: ({ reward }) => (reward === 'rupees' ? say`Take the rupees` : say`Take the points`),
    hireIn: ({ district }) => say`Hire ${districtChip(district)}'s councillor`,
    moveTo: ({ hex }) => say`Move to ${hexChip(hex)}`,
  },

  events: {
    districtOmitted: ({ district }) => say`${districtChip(district)} is not used in this game.`,
    elevationLaid: ({ district, tile: shape, hexes, summit }) =>
      say`Hills in ${districtChip(district)}: the ${SHAPE[LARGE_TILES[shape].name]}-shaped tile covers ${joinList(
        'en',
        hexes.map(hex => HEX_NAMES[hex]),
      )}, with the summit on ${hexChip(summit)}.`,
    councillorSeated: ({ district, councillor }) =>
      say`${districtChip(district)} gets the ${councillorChip(councillor)}.`,
    startTileRevealed: ({ seat, tile: name, number }, names) =>
      say`${names.player(seat)} has the ${tile(name)}, number ${number}.`,
    teapotGiven: ({ seat }, names) => say`${names.player(seat)} takes the teapot and goes first.`,
    positionChosen: ({ seat, hex }, names) => say`${names.player(seat)} starts on ${hexChip(hex)}.`,
    handDealt: ({ seat, count, secret }, names) =>
      secret === undefined
        ? say`${names.player(seat)} draws ${count} cards.`
        : say`${names.player(seat)} draws these cards: ${cards(secret.cards)}.`,
    wagonFilled: ({ wagon, contract }) =>
      say`Wagon ${wagon + 1} brings a contract for ${contractChip(contract)}.`,
    nextContractShown: ({ company }) => say`The next contract is for company ${company}.`,
    turnBegun: ({ seat, round }, names) => say`Round ${round}: ${names.player(seat)}'s turn.`,
    cardPlayed: ({ seat, active, followers }, names) =>
      say`${names.player(seat)} plays ${action(active)}, leaving ${action(followers)} to the others.`,
    tokenUsed: ({ seat, action: wanted }, names) =>
      say`${names.player(seat)} uses a technology token to ${action(wanted)}.`,
    tileUsed: ({ seat, tile: name }, names) => say`${names.player(seat)} uses the ${tile(name)}.`,
    planted: ({ seat, hex, cost, isDouble }, names) =>
      isDouble
        ? say`${names.player(seat)} doubles the plantation on ${hexChip(hex)} for ${rupees(cost)}.`
        : say`${names.player(seat)} plants on ${hexChip(hex)} for ${rupees(cost)}.`,
    slotOpened: ({ seat, slots }, names) =>
      say`${names.player(seat)} now has ${plural('en', slots, { one: 'open contract slot', other: 'open contract slots' })}.`,
    bonusTaken: ({ seat, points: count }, names) =>
      say`${names.player(seat)} has planted in every district and takes the bonus: ${points(count)}.`,
    harvested: ({ seat, hex, tea, owner, points: count }, names) =>
      owner === seat
        ? say`${names.player(seat)} harvests a ${chest(tea)} on ${hexChip(hex)}.`
        : say`${names.player(seat)} harvests a ${chest(tea)} on ${hexChip(hex)}; ${names.player(owner)} scores ${points(count)}.`,
    chestReturned: ({ seat, tea }, names) =>
      say`${names.player(seat)} has no room and returns a ${chest(tea)}.`,
    contractFulfilled: ({ seat, contract, chests: handed }, names) =>
      say`${names.player(seat)} hands in ${chests(handed)} and fulfils the contract for ${contractChip(contract)}.`,
    rewardTaken: ({ seat, rupees: paid, points: scored }, names) =>
      paid > 0
        ? say`${names.player(seat)} takes ${rupees(paid)} as a reward.`
        : say`${names.player(seat)} takes ${points(scored)} as a reward.`,
    tradeHelped: ({ seat, rupees: paid }, names) =>
      say`The ${councillorChip('trade-rupees')} gives ${names.player(seat)} ${extraRupees(paid)}.`,
    hired: ({ seat, district, councillor, cost }, names) =>
      say`${names.player(seat)} hires the ${councillorChip(councillor)} in ${districtChip(district)} for ${rupees(cost)}.`,
    advanced: ({ seat, from, to, cost }, names) =>
      say`${names.player(seat)} pays ${rupees(cost)}, advances ${steps(to - from)} to step ${to} and gains a technology token.`,
    advanceShared: ({ seats, rupees: paid }, names) =>
      say`${joinList(
        'en',
        seats.map(seat => plainText([names.player(seat)])),
      )} ${seats.length === 1 ? 'gains' : 'gain'} ${rupees(paid)}${seats.length === 1 ? '' : ' each'}.`,
    advanceScored: ({ seat, step, points: count }, names) =>
      say`Step ${step} gives ${names.player(seat)} ${points(count)}.`,
    advanceHelped: ({ seat, points: count }, names) =>
      say`The ${councillorChip('advance-point')} gives ${names.player(seat)} ${points(count)}.`,
    moved: ({ seat, from, to, cost }, names) =>
      cost === 0
        ? say`${names.player(seat)} moves from ${hexChip(from)} to ${hexChip(to)}.`
        : say`${names.player(seat)} moves from ${hexChip(from)} to ${hexChip(to)} for ${rupees(cost)}.`,
    rupeesTaken: ({ seat, rupees: count }, names) => say`${names.player(seat)} takes ${rupees(count)}.`,
    cardDrawn: ({ seat, left, secret }, names) =>
      secret === undefined
        ? say`${names.player(seat)} draws a card; ${left} left.`
        : say`${names.player(seat)} draws the card ${cards([secret.card])}; ${left} left.`,
    drawSkipped: ({ seat }, names) => say`The deck is empty: ${names.player(seat)} draws nothing.`,
    endTriggered: ({ seat, by }, names) =>
      by === 'marker'
        ? say`${names.player(seat)} has placed their last marker: this is the last round.`
        : say`${names.player(seat)} has drawn the last card: this is the last round.`,
    scored: ({ source, points: counts }, names) => say`${SOURCE[source]}: ${pointsBySeat(counts, names)}.`,
    gameWon: ({ seat, totals }, names) => say`${names.player(seat)} wins with ${points(totals[seat])}.`,
  },

  sources: SOURCE,

  edition: {
    'piece-counts': 'The rulebook states how many pieces of each kind there are.',
    map: 'The rulebook states that there are four districts of eight hexagons. We do not have the picture of the map, so its outline is our own.',
    'elevation-shapes':
      'It is certain that there are five large tiles of four hexagons each. Their shapes are our own; each fits in every district.',
    cards:
      'There are 46 cards with two different main actions each. How often each pair occurs is our own estimate.',
    contracts:
      'There are four contracts for each of five companies, for three chests each. One contract appears in an example; the others follow its scale and the number of chests in the box.',
    'technology-track':
      'It is certain that the sixth space is a +5 and that there is a last space. The nine steps, and the +5 on the last one, are our own estimate.',
    'contract-slots':
      'Markers cover the slots and leave from the left. How many markers cover each slot is our own estimate.',
    'councillor-spaces': 'Four disc spaces per councillor is our own figure, so no one is ever shut out.',
    'start-tile-numbers':
      'The rulebook states what the start tiles do, but not their numbers. We number them in the order of the rulebook.',
    'player-colours': 'Red, yellow, blue and pink are the colours shown in shop listings.',
  },

  options: {
    omitted: {
      name: 'District left out',
      values: { random: 'Uva or Dimbula, at random', uva: 'Uva', dimbula: 'Dimbula' },
    },
    startTiles: { name: 'Start tiles', values: { off: 'Off', on: 'One per player' } },
    start: { name: 'Start player (without start tiles)', values: { random: 'Random', first: 'Seat 1' } },
    contractBacks: {
      name: 'Company of the next contract',
      values: { shown: 'Visible on its back', hidden: 'Hidden' },
    },
  },
};
