import { joinList, plural, say } from '../../../kernel/text.ts';
import type { Action } from '../data/actions.ts';
import { TEAS, type Tea } from '../data/contracts.ts';
import type { Councillor } from '../data/councillors.ts';
import type { District } from '../data/map.ts';
import type { BoardText, ContractFacts, HexFacts, PieceFacts } from './board.ts';

const count = (number: number, one: string, other: string): string => plural('en', number, { one, other });
const rupees = (number: number): string => count(number, 'rupee', 'rupees');
const points = (number: number): string => count(number, 'point', 'points');

const DISTRICTS: Readonly<Record<District, string>> = {
  dimbula: 'Dimbula',
  ruhuna: 'Ruhuna',
  kandy: 'Kandy',
  uva: 'Uva',
};

const ACTIONS: Readonly<Record<Action, string>> = {
  plant: 'Plant',
  harvest: 'Harvest',
  trade: 'Trade',
  hire: 'Hire',
  advance: 'Advance',
  move: 'Move',
  take: 'Rupees',
};

const TEA_NAMES: Readonly<Record<Tea, string>> = {
  black: 'black tea',
  green: 'green tea',
  white: 'white tea',
};

const COUNCILLORS: Readonly<Record<Councillor, { readonly short: string; readonly long: string }>> = {
  'cheap-steps': { short: 'Steps cost 1', long: 'Each step after the first costs 1 rupee' },
  'more-rupees': { short: 'Take 3', long: 'Take 3 rupees instead of 2' },
  'adjacent-planting': {
    short: 'Plant beside',
    long: 'You may also plant beside your pawn, in its district',
  },
  'trade-rupees': { short: 'Trade +2', long: '2 extra rupees per contract' },
  'advance-point': { short: 'Advance +1', long: '1 point per advance' },
  'cheap-planting': { short: 'Plant for 4', long: 'Planting costs 4 rupees' },
  'cheap-hiring': { short: 'Hire for 2', long: 'Hiring costs 2 rupees' },
  'larger-store': { short: 'Store holds 6', long: 'Your store holds 6 chests' },
};

const lower = (text: string): string => text[0].toLowerCase() + text.slice(1);

const chests = (counts: readonly number[]): string =>
  joinList(
    'en',
    counts.flatMap((number, kind) =>
      number === 0 ? [] : [count(number, `${TEAS[kind]} chest`, `${TEAS[kind]} chests`)],
    ),
  );

const hex = (place: HexFacts): string =>
  `${place.hex}, ${DISTRICTS[place.district]}, level ${place.level}, ${TEA_NAMES[TEAS[place.level]]}`;

const pieces = ({ owner, isDouble, pawns }: PieceFacts): readonly string[] => [
  ...(owner === null ? [] : [`${owner}'s ${isDouble ? 'double plantation' : 'plantation'}`]),
  ...pawns.map(player => `${player}'s pawn`),
];

const contract = ({ company, chests: asked, rupees: paid, points: scored }: ContractFacts): string =>
  `Contract for company ${company}: ${chests(asked)}, worth ${rupees(paid)} or ${points(scored)}`;

export const en: BoardText = {
  confirms: {
    card: 'Play this card',
    start: 'Start here',
    deliver: 'Deliver',
    return: 'Return the chest',
    omit: 'Leave out the chest',
    move: cost => (cost === 0 ? 'Move for free' : `Move for ${rupees(cost)}`),
    reward: what => `Take ${what}`,
  },
  progress: ({ round, isLastRound, deck }) =>
    `${isLastRound ? 'Last round' : `Round ${round}`} · ${count(deck, 'card left', 'cards left')}`,
  districts: DISTRICTS,
  actions: ACTIONS,
  teas: TEA_NAMES,
  councillors: COUNCILLORS,

  asks: {
    card: 'Choose a card and the side you want',
    action: 'Choose an action',
    hex: 'Choose a hexagon',
    contract: 'Choose a contract',
    district: 'Choose a councillor',
    tea: 'Choose a chest',
    reward: 'Choose your reward',
    keep: 'Choose an action',
    tile: 'Use the start tile?',
    rest: 'Choose',
  },

  targets: {
    card: (mine, theirs) => `${ACTIONS[mine]} for you, ${lower(ACTIONS[theirs])} for the others`,
    action(action, gain) {
      if (action === 'take') return `Take ${rupees(gain)}`;
      return gain === 0 ? ACTIONS[action] : `${ACTIONS[action]} for ${rupees(-gain)}`;
    },
    withToken: action => `With a token: ${lower(action)}`,
    withTile: action => `${action}, only with your start tile`,
    hex,
    hexWithPieces: (place, standing) => [hex(place), ...pieces(standing)].join(', '),
    unusedHex: (name, district) => `${name}, ${DISTRICTS[district]}, not in play`,
    start: place => `Start on ${place}`,
    plant: place => `Plant on ${place}`,
    harvest: place => `Harvest ${place}`,
    move: (place, cost) => `Move to ${place}, ${cost === 0 ? 'free' : rupees(cost)}`,
    contract,
    readyContract: facts => `${contract(facts)} (you can fulfil it)`,
    councillor: (district, councillor) =>
      `Councillor of ${DISTRICTS[district]}: ${lower(COUNCILLORS[councillor].long)}`,
    share: ({ player, plantations, isHired, points: paid }) =>
      `${player}: ${count(plantations, 'plantation', 'plantations')}, ${isHired ? `hired, ${points(paid)} now` : 'not hired'}`,
    rupees,
    points,
    return: tea => `Return a chest of ${TEA_NAMES[tea]}`,
    omit: tea => `Leave out a chest of ${TEA_NAMES[tea]}`,
    keepTokens: 'Keep your tokens',
    stopHarvest: 'Stop harvesting',
    useTile: 'Use the start tile',
    saveTile: 'Save it for later',
  },

  labels: {
    map: 'The map',
    train: 'The train with the contracts',
    emptyWagon: 'Empty wagon',
    councillors: 'Councillors',
    technology: 'Technology',
    lastRound: 'Last round',
    hand: 'Your hand',
    actions: 'Actions',
    chests: 'Your chests',
    rewards: 'Reward',
    rupees: 'rupees',
    points: 'points',
    startPlayer: 'Start player',
    startTile: 'start tile',
    you: 'You',
    others: 'Others',
    deliver: 'deliver',
    keep: 'Keep',
    left: 'left',
    valley: 'valley',
    byPlace: 'at the end, by place:',
    grows: (tea, level) => `${tea} grows on level ${level}`,
    allDistricts: number => (number === 4 ? 'First in all four districts' : 'First in all three districts'),
    round: round => `Round ${round}`,
    nextCompany: company => `next: company ${company}`,
    step: (player, step) => `${player}: step ${step}`,
    bonusesLeft: left => `District bonuses left: ${left.length === 0 ? 'none' : left.join(', ')}`,
    cardsPlayed: number => `Cards played: ${number === 0 ? 'none yet' : number}`,
    laidCard: (player, mine, theirs) =>
      `This turn's card: ${lower(ACTIONS[mine])} for ${player}, ${lower(ACTIONS[theirs])} for the others`,
    tile: action => `Start tile: ${lower(ACTIONS[action])}`,
    usedTile: action => `Start tile: ${lower(ACTIONS[action])}, used`,
    bonus: number => `District bonus: ${points(number)}`,
    store: (tea, capacity) =>
      `Store, room for ${capacity}: ${chests(TEAS.map(kind => tea[kind])) || 'empty'}`,
    contracts: (company, number) => `${count(number, 'contract', 'contracts')} for company ${company}`,
  },

  counts: {
    points,
    rupees,
    tokens: number => count(number, 'technology token', 'technology tokens'),
    cardsInHand: number => count(number, 'card in hand', 'cards in hand'),
    cardsInDeck: number => `${number} left in the deck`,
    markers: number => count(number, 'marker left', 'markers left'),
    companies: number => count(number, 'company supplied', 'companies supplied'),
    slots: number => count(number, 'open contract slot', 'open contract slots'),
    contractsLeft: number => count(number, 'contract left', 'contracts left'),
  },

  consequences: {
    opensSlot: say`opens a contract slot`,
    lastRound: say`this becomes the last round`,
    usesTile: say`uses up your start tile`,
    needsTile: say`only with your start tile`,
    noTeaInReach: say`no tea within reach`,
    teaInReach: inReach => say`within reach: ${inReach}`,
    councillorHere: (district, ability) => say`${district}: ${lower(ability)}`,
    thenReward: (paid, scored) => say`then ${paid} or ${scored}`,
    canFulfil: company => say`you can now fulfil the contract for company ${company}`,
    youCan: (action, what) => (what.length === 0 ? say`you can ${action}` : say`you can ${action}: ${what}`),
    youCannot: action => say`you cannot ${action} yet`,
    noOneElseCan: action => say`no one else can ${action} now`,
    othersCan: (others, _, action) => say`${others} can ${action}`,
  },
};
