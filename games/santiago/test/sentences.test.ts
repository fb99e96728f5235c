import { expect, test } from 'vitest';
import type { Config } from '../../../kernel/game.ts';
import { fastRandom } from '../../../kernel/random.ts';
import { playedEvents, wordsInOrder } from '../../test/order.ts';
import { refusalProblems } from '../../test/refusals.ts';
import {
  lessonProblems,
  sentenceProblems,
  summaryProblems,
  type Claims,
  type OptionWords,
} from '../../test/sentences.ts';
import { PALMS } from '../data/board.ts';
import { BANKNOTES, CANALS, FARMERS, INCOME, SUPPLIES, type PlayerCount } from '../data/supplies.ts';
import { CROPS, PLANTATION_TILES } from '../data/tiles.ts';
import { module } from '../index.ts';
import { INNER, INTERSECTIONS, PLACES, SPACES, WATERED } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import { santiago } from '../rules/game.ts';
import { BID, type Move } from '../rules/moves.ts';
import { SPRINGS } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { lesson as englishLesson } from '../text/lesson.en.ts';
import { lesson as spanishLesson } from '../text/lesson.es.ts';
import { summary as englishSummary } from '../text/summary.en.ts';
import { summary as spanishSummary } from '../text/summary.es.ts';

const [TWO, THREE, FIVE] = [SUPPLIES[2], SUPPLIES[3], SUPPLIES[5]];
const TILES = PLANTATION_TILES.reduce((sum, { copies }) => sum + copies, 0);
const REMOVED = PLANTATION_TILES.reduce((sum, { removed }) => sum + removed, 0);
const ICONS = [...new Set(PLANTATION_TILES.map(({ icons }) => icons))];
/** The removed tiles of one crop, by icons. */
const removedOf = (icons: number): number =>
  PLANTATION_TILES.find(tile => tile.icons === icons)?.removed ?? 0;
const WATERED_COUNTS = [...new Set(WATERED.map(({ length }) => length))].sort((one, other) => one - other);
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

interface Table {
  readonly state: State;
  readonly events: readonly Event[];
}

/** A game in its first round, after the first choice of every decision of the setup. */
function started(config: Config, seed = 1): Table {
  const events: Event[] = [];
  const table = { random: fastRandom(seed), emit: (event: Event): number => events.push(event) };
  const state = santiago.setup(config, table);
  while (state.round === 0) firstChoice(state, table);
  return { state, events };
}

function firstChoice(state: State, table: Parameters<typeof santiago.apply>[3]): void {
  const [seat] = santiago.toAct(state);
  const moves: Move[] = [];
  santiago.moves(state, seat, moves);
  santiago.apply(state, seat, moves[0], table);
}

/** The decision after the spring is placed. */
function phaseAfterSpring(config: Config): State['phase'] {
  const table = { random: fastRandom(1) };
  const state = santiago.setup(config, table);
  if (state.phase === 'spring') firstChoice(state, table);
  return state.phase;
}

const has = (type: Event['type']) => (config: Config) =>
  started(config).events.some(event => event.type === type);
const hasStartingCanal = has('canalLaid');
const hasUnusedTile = has('tileBoxed');
const startingMoney = (config: Config): number => started(config).state.money[0];
const bidsInSecret = (config: Config): boolean => started(config).state.phase === 'sealedAuction';
/** Two seats bid 1, one after the other. */
const mayRepeatBid = (config: Config): boolean => {
  const { state } = started(config);
  santiago.apply(state, santiago.toAct(state)[0], BID[1], { random: fastRandom(1) });
  return santiago.whyNot(state, santiago.toAct(state)[0], BID[1]) === undefined;
};
/** Whether all bids are paid when the first tile is taken. */
const areAllBidsPaidFirst = (config: Config): boolean => {
  const { state } = started(config);
  const table = { random: fastRandom(1) };
  for (let bid = config.players; bid > 0; bid--)
    santiago.apply(state, santiago.toAct(state)[0], BID[bid], table);
  return state.money.every(money => money < startingMoney(config));
};
const supplyOf = (config: Config): number => started(config).state.supply;
// The claims are asked about the player counts of the game only.
const suppliesOf = ({ players }: Config) => SUPPLIES[players as PlayerCount];
const hidesMoney = (config: Config): boolean => started(config).state.hidesMoney;
const palmsAt = (config: Config): number => started(config).state.palms.length;
const isOverseerDrawn = (config: Config): boolean =>
  new Set([1, 2, 3, 4, 5, 6, 7, 8].map(seed => started(config, seed).state.overseer)).size > 1;
/** Whether this many tiles are revealed and one of them is left over. */
const leavesTile = (revealed: number) => (config: Config) =>
  suppliesOf(config).piles === revealed && revealed > config.players;

/** A game in which the canals of the players have a name of their own. */
const EVENTS = playedEvents(santiago, 4).map(event =>
  'source' in event && event.source === 'own' ? { type: 'extraCanal' } : event,
);
/** All pass; who plants first. */
function passersInOrder(): readonly { readonly type: string }[] {
  const { state } = started({ players: 4, options: {} });
  const passers: number[] = [];
  while (state.phase === 'auction') {
    passers.push(santiago.toAct(state)[0]);
    santiago.apply(state, passers[passers.length - 1], BID[0], { random: fastRandom(1) });
  }
  const planting = state.taking.order.map(seat => ({ type: String(passers.indexOf(seat)) }));
  return [{ type: 'auction' }, ...planting];
}

const OPTIONS: OptionWords = {
  money: { en: /\bhidden\b/i, es: /\boculto\b/i },
  spring: { en: /central spring|its option/i, es: /manantial en el interior|su opción/i },
  overseer: { en: /seat 1\b/i, es: /asiento 1\b/i },
  placement: {
    en: /^unless you choose otherwise|^by option, the first overseer/i,
    es: /^si no se elige otra cosa|^como opción, el primer supervisor/i,
  },
  palms: { en: /without palms/i, es: /sin palmeras/i },
};

const ROUNDS = [THREE.rounds, 3, 4, FIVE.rounds, 5, TWO.rounds, 2];

const CLAIMS: Claims = {
  'setup-spring-on-thick-intersection': { figures: [INTERSECTIONS] },
  'setup-spring-central-option': {
    figures: [INNER.length],
    at: config => SPRINGS[started(config).state.setup.springs].length,
  },
  'setup-three-palms-on-distinct-spaces': { figures: { en: [PALMS, PALMS], es: [PALMS] }, at: palmsAt },
  'setup-piles-three-or-four-players': {
    figures: [3, 4, THREE.piles, THREE.rounds],
    at: config => suppliesOf(config).piles === THREE.piles,
  },
  'setup-piles-five-players': {
    figures: [5, TILES, FIVE.piles, FIVE.rounds],
    at: config => suppliesOf(config).piles === FIVE.piles,
  },
  'setup-unused-tile-is-shown': { figures: [3, 4], at: hasUnusedTile },
  'setup-canal-supply-by-player-count': { figures: [THREE.supply, 3, 4, FIVE.supply, 5], at: supplyOf },
  'setup-twenty-two-farmers-each': { figures: [FARMERS] },
  'setup-ten-escudos-each': { figures: [3, THREE.escudos], at: startingMoney },
  'setup-money-visibility-is-agreed-first': { at: hidesMoney },
  'setup-first-overseer': { figures: [1], at: isOverseerDrawn },

  'canal-spans-two-neighbouring-intersections': { figures: [2, PLACES] },
  'bidder-places-farmers-per-icon': { figures: ICONS },
  'round-count-by-player-count': { figures: ROUNDS, at: config => suppliesOf(config).rounds },
  'auction-reveals-one-tile-per-pile': {
    figures: [TWO.piles, 2, THREE.piles, 3, 4, FIVE.piles, 5],
    at: config => sum(started(config).state.village),
  },
  'bid-order-starts-left-of-overseer': { figures: [3], at: bidsInSecret },
  'bid-differs-from-earlier-bids': { figures: [3], at: mayRepeatBid },
  'overseer-is-first-passer': { figures: [3], at: bidsInSecret },
  'overseer-is-lowest-bidder-when-nobody-passed': { figures: [3], at: bidsInSecret },
  'round-has-seven-phases': {
    order: wordsInOrder(EVENTS, 'roundBegun', {
      bidMade: { en: /auction/, es: /subasta/ },
      overseerAppointed: { en: /overseer/, es: /supervisor/ },
      tilePlanted: { en: /planting/, es: /plantaciones/ },
      canalProposed: { en: /(?<!extra )canal/, es: /canal(?! adicional)/ },
      extraCanal: { en: /extra canal/, es: /canal adicional/ },
      farmerLost: { en: /drying/, es: /secado/ },
      incomePaid: { en: /income/, es: /ingresos/ },
    }),
  },
  'take-order-passers-follow-in-reverse': {
    figures: [3],
    at: bidsInSecret,
    order: wordsInOrder(passersInOrder(), 'auction', {
      0: { en: /first to pass goes last/, es: /al final el primero/ },
      3: { en: /last to pass goes first/, es: /primero el último/ },
    }),
  },
  'bidder-pays-bid-to-bank': { figures: [3, 2], at: areAllBidsPaidFirst },
  'passer-places-one-farmer-less': { figures: ICONS },
  'leftover-tile-placed-by-highest-bidder': { figures: [3], at: leavesTile(THREE.piles) },
  // With four or five players no tile is left over.
  'leftover-tile-touches-a-non-desert-tile': { at: () => 'of a leftover tile' },
  'reject-costs-top-total-plus-one': { figures: [1] },
  // It seldom happens that none of many players proposes.
  'no-proposal-build-costs-one': { figures: [1], at: () => 'at any table' },
  'last-round-keeps-phases-one-to-five': { figures: [5] },
  'income-three-escudos': { figures: [INCOME] },
  'plantation-split-by-desert': { figures: [2] },
  'score-palm-counts-as-one-farmer': { figures: ICONS },

  'two-player-starting-canal': { figures: [2], at: hasStartingCanal },
  'two-player-other-setup-is-standard': {
    figures: [2, FARMERS],
    at: config => [started(config).state.ownCanals[0], started(config).state.reserve[0]],
  },
  'two-player-removes-three-tiles-per-crop': {
    figures: [2, REMOVED / CROPS.length, removedOf(2), 2, TILES - REMOVED, TWO.piles, TWO.rounds],
    at: config => sum(started(config).state.boxedTiles) === REMOVED,
  },
  'two-player-supply-of-ten': { figures: [2, TWO.supply], at: config => supplyOf(config) === TWO.supply },
  'two-player-starts-with-five-escudos': { figures: [2, TWO.escudos], at: startingMoney },
  'two-player-bids-secret-and-simultaneous': { figures: [2], at: bidsInSecret },
  'two-player-equal-bids-allowed': { figures: [2], at: bidsInSecret },
  'two-player-tie-overseer-counts-as-higher': { figures: { en: [2], es: [2, 2] }, at: bidsInSecret },
  'two-player-both-pay-at-reveal': { figures: { en: [2], es: [2, 2] }, at: bidsInSecret },
  'two-player-lower-bidder-becomes-overseer': { figures: [2], at: bidsInSecret },
  'two-player-higher-bidder-takes-first': { figures: [2], at: bidsInSecret },
  'two-player-leftover-tile': { figures: [2, 3], at: leavesTile(TWO.piles) },
  'two-player-phases-four-to-seven-standard': {
    figures: [2],
    at: config => suppliesOf(config).rounds === TWO.rounds,
  },

  'r-setup-random': {
    at: config => [started(config).state.setup.by, started(config).state.setup.springs],
  },
  'r-setup-by-overseer': {
    figures: [2],
    at: config => [started(config).state.setup.by, phaseAfterSpring(config)],
  },
  'r-no-palms': { at: palmsAt },
  'r-first-overseer-random': {
    figures: [1, 2],
    at: config => [isOverseerDrawn(config), hasStartingCanal(config)],
  },
  'r-bid-whole-escudos': { figures: [Math.min(...BANKNOTES.map(({ escudos }) => escudos))] },
  'r-summary-zero-bid': { figures: [3], at: mayRepeatBid },
  'r-several-passers': { figures: [3], at: bidsInSecret },
  'r-all-passed-leftover': { figures: [3], at: leavesTile(THREE.piles) },
  'r-pay-when-acting': { figures: [3], at: bidsInSecret },
  'r-board-full': { figures: [SPACES, TILES] },
  'r-same-place-proposals': { figures: { en: [2], es: [2, 2] } },
  'r-border-canals': { figures: WATERED_COUNTS },
  'r-no-legal-place': { figures: [PLACES, CANALS] },
  'r-two-player-starting-canal': { figures: [2], at: hasStartingCanal },
  'r-two-player-canal-before-palms': { figures: [2], at: hasStartingCanal },
  'r-two-player-bid-cubes': { figures: [2], at: bidsInSecret },
  'r-ranks-share-places': { figures: [1, 1, 3] },
  'r-equal-tiles-one-move': { figures: [2] },
  'r-two-player-both-pass': { figures: { en: [2], es: [2, 2] }, at: bidsInSecret },
  'r-two-player-which-overseer-breaks-ties': { figures: [2], at: bidsInSecret },
  // A tie is shared at any player count; the ruling answers a question about two.
  'r-two-player-final-tie': { figures: [2], at: () => 'shared' },
  'r-two-player-one-unused-tile': {
    figures: [2, REMOVED, TILES - REMOVED],
    at: config => sum(started(config).state.boxedTiles) === REMOVED,
  },
  'r-hidden-money': { at: hidesMoney },
  'r-blue-escudos': { figures: [THREE.escudos, TWO.escudos, 2], at: startingMoney },
  'r-last-round-number': { figures: ROUNDS, at: config => suppliesOf(config).rounds },
};

test('every rule sentence states the figures and conditions that hold, in both languages', () => {
  expect(sentenceProblems(module, CLAIMS, OPTIONS)).toEqual([]);
});

test('the figures of the summary hold, and those of the lesson agree, in both languages', () => {
  const claims: Claims = {
    'step 1': { figures: [3], at: mayRepeatBid },
    'step 5': { figures: [INCOME, INCOME] },
    end: { figures: [FIVE.rounds, THREE.rounds] },
  };
  const summaries = { en: englishSummary, es: spanishSummary };
  expect(summaryProblems(module.game, summaries, claims)).toEqual([]);
  expect(lessonProblems({ en: englishLesson, es: spanishLesson })).toEqual([]);
});

test('no sentence lacks a condition on which its refusals depend', () => {
  expect(refusalProblems(santiago, CLAIMS)).toEqual([]);
});
