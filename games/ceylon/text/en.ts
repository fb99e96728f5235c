import { info } from '../info.ts';
import { chip, joinList, plainText, plural, say, type Chip, type Names } from '../../../kernel/text.ts';
import type { Action } from '../data/actions.ts';
import { CARDS } from '../data/cards.ts';
import { CONTRACTS, TEAS } from '../data/contracts.ts';
import type { Councillor } from '../data/councillors.ts';
import { DISTRICTS, type District, LARGE_TILES } from '../data/map.ts';
import type { Source } from '../rules/events.ts';
import { type Hex, HEX_NAMES } from '../rules/map.ts';
import { CONTRACT_NAMES } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
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
  'cheap-planting': 'thrifty councillor',
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
  contracts: 'Companies',
  markers: 'Left-over markers',
};

const hexagon = (hex: Hex): Chip => chip('hex', HEX_NAMES[hex], HEX_NAMES[hex]);
const action = (name: Action): Chip => chip('action', name, ACTION[name]);
const tile = (name: Action): Chip => chip('start-tile', name, TILE[name]);
const region = (district: number): Chip =>
  chip('district', DISTRICTS[district], DISTRICT[DISTRICTS[district]]);
const advisor = (name: Councillor): Chip => chip('councillor', name, COUNCILLOR[name]);
const rupees = (count: number): Chip =>
  chip('rupees', count, plural('en', count, { one: 'rupee', other: 'rupees' }));
const points = (count: number): Chip =>
  chip('points', count, plural('en', count, { one: 'point', other: 'points' }));
const chest = (kind: number): Chip => chip('tea', TEAS[kind], `${TEA[TEAS[kind]]} chest`);
const steps = (count: number): string => plural('en', count, { one: 'step', other: 'steps' });
const cards = (kinds: readonly number[]): string =>
  joinList(
    'en',
    kinds.map(kind => CARDS[kind].mains.map(main => ACTION[main]).join(' / ')),
  );
const chests = (counts: readonly number[]): string =>
  joinList(
    'en',
    counts.flatMap((count, kind) => (count === 0 ? [] : [`${count} ${TEA[TEAS[kind]]}`])),
  );
const order = (contract: number): Chip =>
  chip(
    'contract',
    CONTRACT_NAMES[contract],
    `company ${CONTRACTS[contract].company} (${chests(CONTRACTS[contract].chests)})`,
  );
const shares = (values: readonly number[], names: Names): string =>
  joinList(
    'en',
    values.map((value, seat) => `${plainText([names.player(seat)])} ${value}`),
  );

const boosted = (view: View): boolean => view.turn?.isBoosted === true;
const underWay = (view: View): Chip | string => (view.turn?.doing ? action(view.turn.doing) : 'act');

export const en: CeylonText = {
  name: info.name,
  tagline: info.tagline.en,
  sections,
  rules,

  prompts: {
    position: () => say`Choose a hexagon of level 0 in a district without plantations. You start there.`,
    card: () => say`Play a card and choose which main action faces you; the others get the other one.`,
    tokenBefore: () => say`Use a technology token for one more action before that of your card?`,
    action: ({ turn }) => {
      if (!turn?.card) return say`Take your action.`;
      return turn.isMainOpen
        ? say`Take your action: ${action(turn.card.active)}, move, or take rupees.`
        : say`Move, or take rupees. You cannot ${action(turn.card.active)} now.`;
    },
    tokenAfter: () => say`Use a technology token for one more action before the others follow?`,
    follow: ({ turn }) => {
      if (!turn?.card) return say`Follow with an action.`;
      return turn.isMainOpen
        ? say`Follow: ${action(turn.card.followers)}, move, or take rupees.`
        : say`Follow: move, or take rupees. You cannot ${action(turn.card.followers)} now.`;
    },
    tile: view => say`You are about to ${underWay(view)}: use your start tile for it?`,
    plant: view =>
      boosted(view)
        ? say`Choose your plantation for a second marker.`
        : say`Choose the hexagon for your plantation.`,
    harvest: view =>
      view.turn?.picked.length === 0
        ? say`Choose a plantation to harvest.`
        : say`Choose one more plantation to harvest, or stop.`,
    store: () => say`Your store cannot hold all of this. Choose a chest to return.`,
    contract: () => say`Choose a contract to fulfil.`,
    omission: () => say`Choose the chest that you do not hand in.`,
    reward: () => say`Choose your reward: the rupees or the points.`,
    district: () => say`Choose the district whose councillor you hire.`,
    destination: view =>
      boosted(view)
        ? say`Choose where your pawn goes; any distance is free.`
        : say`Choose where your pawn goes; the first step is free.`,
  },

  moves: {
    startAt: ({ hex }) => say`Start on ${hexagon(hex)}`,
    playCard: ({ active, followers }) =>
      say`Play ${action(active)} for you, ${action(followers)} for the others`,
    useToken: ({ action: wanted }) => say`Use a token: ${action(wanted)}`,
    keepToken: () => say`Keep your tokens`,
    act: ({ action: wanted }) => say`Choose to ${action(wanted)}`,
    useTile: () => say`Use your start tile`,
    saveTile: () => say`Save your start tile`,
    plantAt: ({ hex }) => say`Plant on ${hexagon(hex)}`,
    pick: ({ hex }) => say`Harvest ${hexagon(hex)}`,
    stopHarvest: () => say`Stop harvesting`,
    return: ({ tea }) => say`Return a ${chest(tea)}`,
    fulfil: ({ contract }) => say`Fulfil the contract of ${order(contract)}`,
    omit: ({ tea }) => say`Leave out a ${chest(tea)}`,
    takeReward: ({ reward }) => (reward === 'rupees' ? say`Take the rupees` : say`Take the points`),
    hireIn: ({ district }) => say`Hire the councillor of ${region(district)}`,
    moveTo: ({ hex }) => say`Move to ${hexagon(hex)}`,
  },

  events: {
    districtOmitted: ({ district }) => say`${region(district)} is left out of this game.`,
    elevationLaid: ({ district, tile: shape, hexes, summit }) =>
      say`Hills in ${region(district)}: the ${SHAPE[LARGE_TILES[shape].name]} covers ${joinList(
        'en',
        hexes.map(hex => HEX_NAMES[hex]),
      )}, with the summit on ${hexagon(summit)}.`,
    councillorSeated: ({ district, councillor }) =>
      say`The ${advisor(councillor)} takes office in ${region(district)}.`,
    startTileRevealed: ({ seat, tile: name, number }, names) =>
      say`${names.player(seat)} has the ${tile(name)}, number ${number}.`,
    teapotGiven: ({ seat }, names) => say`${names.player(seat)} takes the teapot and will begin.`,
    positionChosen: ({ seat, hex }, names) => say`${names.player(seat)} starts on ${hexagon(hex)}.`,
    handDealt: ({ seat, count, secret }, names) =>
      secret === undefined
        ? say`${names.player(seat)} draws ${count} cards.`
        : say`${names.player(seat)} draws ${cards(secret.cards)}.`,
    wagonFilled: ({ wagon, contract }) => say`Wagon ${wagon + 1} brings a contract of ${order(contract)}.`,
    nextContractShown: ({ company }) => say`The next contract is of company ${company}.`,
    turnBegun: ({ seat, round }, names) => say`Round ${round}: ${names.player(seat)} is active.`,
    cardPlayed: ({ seat, active, followers }, names) =>
      say`${names.player(seat)} plays ${action(active)}, leaving ${action(followers)} to the others.`,
    tokenUsed: ({ seat, action: wanted }, names) =>
      say`${names.player(seat)} uses a technology token to ${action(wanted)}.`,
    tileUsed: ({ seat, tile: name }, names) => say`${names.player(seat)} uses the ${tile(name)}.`,
    planted: ({ seat, hex, cost, isDouble }, names) =>
      isDouble
        ? say`${names.player(seat)} doubles the plantation on ${hexagon(hex)} for ${rupees(cost)}.`
        : say`${names.player(seat)} plants on ${hexagon(hex)} for ${rupees(cost)}.`,
    slotOpened: ({ seat, slots }, names) =>
      say`${names.player(seat)} now has ${plural('en', slots, { one: 'open contract slot', other: 'open contract slots' })}.`,
    bonusTaken: ({ seat, points: count }, names) =>
      say`${names.player(seat)} is in every district and takes the bonus of ${points(count)}.`,
    harvested: ({ seat, hex, tea, owner, points: count }, names) =>
      owner === seat
        ? say`${names.player(seat)} harvests a ${chest(tea)} on ${hexagon(hex)}.`
        : say`${names.player(seat)} harvests a ${chest(tea)} on ${hexagon(hex)}; ${names.player(owner)} scores ${points(count)}.`,
    chestReturned: ({ seat, tea }, names) =>
      say`${names.player(seat)} has no room and returns a ${chest(tea)}.`,
    contractFulfilled: ({ seat, contract, chests: handed }, names) =>
      say`${names.player(seat)} hands in ${chests(handed)} and fulfils the contract of ${order(contract)}.`,
    rewardTaken: ({ seat, rupees: paid, points: scored }, names) =>
      paid > 0
        ? say`${names.player(seat)} chooses the reward of ${rupees(paid)}.`
        : say`${names.player(seat)} chooses the reward of ${points(scored)}.`,
    tradeHelped: ({ seat, rupees: paid }, names) =>
      say`The ${advisor('trade-rupees')} gives ${names.player(seat)} ${rupees(paid)} more.`,
    hired: ({ seat, district, councillor, cost }, names) =>
      say`${names.player(seat)} hires the ${advisor(councillor)} of ${region(district)} for ${rupees(cost)}.`,
    advanced: ({ seat, from, to, cost }, names) =>
      say`${names.player(seat)} pays ${rupees(cost)}, advances ${steps(to - from)} to step ${to} and gains a token.`,
    advanceShared: ({ seats, rupees: paid }, names) =>
      say`${joinList(
        'en',
        seats.map(seat => plainText([names.player(seat)])),
      )} ${seats.length === 1 ? 'gains' : 'gain'} ${rupees(paid)}${seats.length === 1 ? '' : ' each'}.`,
    advanceScored: ({ seat, step, points: count }, names) =>
      say`Step ${step} gives ${names.player(seat)} ${points(count)}.`,
    advanceHelped: ({ seat, points: count }, names) =>
      say`The ${advisor('advance-point')} gives ${names.player(seat)} ${points(count)}.`,
    moved: ({ seat, from, to, cost }, names) =>
      cost === 0
        ? say`${names.player(seat)} moves from ${hexagon(from)} to ${hexagon(to)}.`
        : say`${names.player(seat)} moves from ${hexagon(from)} to ${hexagon(to)} for ${rupees(cost)}.`,
    rupeesTaken: ({ seat, rupees: count }, names) => say`${names.player(seat)} takes ${rupees(count)}.`,
    cardDrawn: ({ seat, left, secret }, names) =>
      secret === undefined
        ? say`${names.player(seat)} draws a card; ${left} left.`
        : say`${names.player(seat)} draws ${cards([secret.card])}; ${left} left.`,
    drawSkipped: ({ seat }, names) => say`The deck is empty: ${names.player(seat)} draws nothing.`,
    endTriggered: ({ seat, by }, names) =>
      by === 'marker'
        ? say`${names.player(seat)} has placed their last marker: this is the last round.`
        : say`${names.player(seat)} has drawn the last card: this is the last round.`,
    scored: ({ source, points: counts }, names) => say`${SOURCE[source]}: ${shares(counts, names)}.`,
    gameWon: ({ seat, totals }, names) => say`${names.player(seat)} wins with ${points(totals[seat])}.`,
  },

  sources: SOURCE,

  edition: {
    'piece-counts': 'How many pieces of each kind there are is printed in the rulebook.',
    map: 'Four districts of eight hexagons are printed as text. The picture of the map is lost, so its outline is our own.',
    'elevation-shapes':
      'Five large tiles over four hexagons each are certain. Their shapes are our own choice; every one fits every district.',
    cards:
      'There are 46 cards with two different main actions each. How often each pair occurs is our own estimate.',
    contracts:
      'Four contracts for each of five companies, three chests each. One contract is printed in an example; the others follow its scale and the number of chests in the box.',
    'technology-track':
      'A sixth space with +5 and a last space are certain. That the track has nine steps, with a +5 on the last, is our own estimate.',
    'contract-slots':
      'Markers cover the slots and leave from the left. How many markers lie on each slot is our own estimate.',
    'councillor-spaces':
      'Four disc spaces for each councillor are our own figure, so that nobody is ever kept out.',
    'start-tile-numbers':
      'The abilities of the start tiles are printed, their numbers are not: we count them in the order of the rulebook.',
    'player-colours': 'Red, yellow, blue and pink are the colours that shops show.',
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
      values: { shown: 'visible on its back', hidden: 'hidden' },
    },
  },
};
