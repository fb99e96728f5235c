import { expect, test } from 'vitest';
import { fastRandom } from '../../../kernel/random.ts';
import type { Config } from '../../../kernel/game.ts';
import {
  lessonProblems,
  sentenceProblems,
  summaryProblems,
  type Claims,
  type OptionWords,
} from '../../test/sentences.ts';
import { playedEvents, wordsInOrder } from '../../test/order.ts';
import { refusalProblems } from '../../test/refusals.ts';
import {
  ADVANCE_COST,
  HIRE_COST,
  OWNER_POINTS,
  PLANT_COST,
  RUPEES_FOR_OTHERS,
  RUPEES_TAKEN,
} from '../data/actions.ts';
import {
  BONUSES,
  DISCS,
  MAJORITY,
  MARKER_LOSS,
  MARKERS,
  PAWNS,
  SLOTS,
  STARTING_BLACK_CHESTS,
  STARTING_RUPEES,
  STORE,
} from '../data/board.ts';
import { CARDS, CARDS_IN_BOX, HAND_SIZE } from '../data/cards.ts';
import { COMPANIES, COMPANY_POINTS, CONTRACTS, TEAS, WAGONS } from '../data/contracts.ts';
import {
  ADVANCE_POINTS,
  CHEAP_STEP,
  COUNCILLORS,
  HIRE_DISCOUNT,
  MORE_RUPEES,
  MORE_STORE,
  PLANT_DISCOUNT,
  TRADE_RUPEES,
} from '../data/councillors.ts';
import { DISTRICTS, HEXES_PER_DISTRICT, LARGE_TILES, PLANTATION_TOKENS } from '../data/map.ts';
import { START_TILES, TILE_RUPEES, TILE_STEPS } from '../data/tiles.ts';
import { BONUS_STEP_POINTS, BONUS_STEPS } from '../data/track.ts';
import { module } from '../index.ts';
import { cheapStepsCost, stepsCost } from '../rules/destination.ts';
import { ceylon } from '../rules/game.ts';
import { terrain } from '../rules/map.ts';
import type { State } from '../rules/state.ts';
import { lesson as englishLesson } from '../text/lesson.en.ts';
import { lesson as spanishLesson } from '../text/lesson.es.ts';
import { summary as englishSummary } from '../text/summary.en.ts';
import { summary as spanishSummary } from '../text/summary.es.ts';
import { playUntil } from './scenario.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** A table set up with several seeds. */
const setUps = ({ players, options }: Config): State[] =>
  SEEDS.map(seed => ceylon.setup({ players, options }, { random: fastRandom(seed) }));

/** Districts that can be missing at a table. */
const omittedAt = (config: Config): number[] =>
  [...new Set(setUps(config).map(({ omitted }) => omitted))].sort((one, other) => one - other);

const districtsAt = (config: Config): number => terrain(setUps(config)[0].omitted).districts.length;

/** Whether the teapot goes to seat 1, to any seat, or where the start tiles say. */
function startPlayerAt(config: Config): string {
  const states = setUps(config);
  if (states.some(({ players }) => players[0].tile !== null)) return 'lowest tile';
  return states.every(({ start }) => start === 0) ? 'seat 1' : 'random';
}

/** Whether start positions are always chosen clockwise from the start player. */
const isClockwiseAt = (config: Config): boolean =>
  setUps(config).every(state => {
    const order: number[] = [];
    playUntil(state, () => {
      if (state.phase === 'position') order.push(state.waiting);
      return state.phase !== 'position';
    });
    return order.every((seat, place) => seat === (state.start + place) % config.players);
  });

/** Turns until the last card of the deck is drawn. */
function turnsOfDeck(config: Config): number {
  const [state] = setUps(config);
  playUntil(state, () => state.phase === 'card');
  return state.cardsLeft;
}

const DEMAND = CONTRACTS[0].chests.reduce<number>((sum, count) => sum + count, 0);
const HEXES = DISTRICTS.length * HEXES_PER_DISTRICT;
const SHAPE = LARGE_TILES[0].hexes.length;
const MAINS_ON_CARD = CARDS[0].mains.length;
const ALTERNATIVES = 2;
const PARTS_OF_A_TURN = 2;

const EVENTS = playedEvents(ceylon, 3);
/** What is scored, in order; the rules count the districts as one. */
const SCORED = EVENTS.flatMap(event =>
  event.type === 'scored' && 'source' in event ? [{ type: String(event.source) }] : [],
);

const CLAIMS: Claims = {
  'map-four-districts-of-eight': { figures: [DISTRICTS.length, HEXES_PER_DISTRICT] },
  'setup-large-elevation-per-district': { figures: [LARGE_TILES.length, SHAPE] },
  'setup-small-elevation-on-large': { figures: [SHAPE] },
  'setup-level-by-tile-count': { figures: [0, 1, 2] },
  'setup-district-level-profile': { figures: [HEXES_PER_DISTRICT - SHAPE, 0, SHAPE - 1, 1, 2] },
  'setup-action-deck': { figures: [CARDS_IN_BOX] },
  'setup-train-three-contracts': { figures: [CONTRACTS.length, WAGONS, CONTRACTS.length - WAGONS] },
  'setup-bonus-stack': { figures: BONUSES },
  'setup-player-set': {
    figures: [MARKERS, DISCS.score + DISCS.technology + DISCS.councillors],
  },
  'setup-player-markers': { figures: [MARKERS] },
  'setup-player-discs': { figures: [0, DISCS.councillors] },
  'setup-fifteen-rupees': { figures: [STARTING_RUPEES] },
  'setup-one-black-chest': { figures: [STARTING_BLACK_CHESTS] },
  'setup-start-player': { figures: [1], at: startPlayerAt },
  'setup-start-positions-clockwise': { at: isClockwiseAt },
  'setup-start-hex-level-zero': { figures: [0] },
  'setup-start-plantation': { figures: [MARKERS - 1] },
  'setup-hand-of-three': { figures: [HAND_SIZE] },
  'turn-steps': {
    figures: [PARTS_OF_A_TURN],
    order: wordsInOrder(EVENTS, 'turnBegun', {
      cardPlayed: { en: /play one of your cards/, es: /juegas una carta/ },
      rupeesTaken: { en: /everyone acting/, es: /actúan todos/ },
      cardDrawn: { en: /draw a card/, es: /robas otra/ },
    }),
  },
  'score-order': {
    order: wordsInOrder(SCORED, 'play', {
      money: { en: /money/, es: /dinero/ },
      technology: { en: /technology/, es: /tecnología/ },
      [DISTRICTS[0]]: { en: /districts/, es: /distritos/ },
      contracts: { en: /contracts/, es: /contratos/ },
      markers: { en: /markers/, es: /marcadores/ },
    }),
  },
  'card-two-mains': { figures: [MAINS_ON_CARD, ALTERNATIVES] },
  'plant-cost-five': { figures: [PLANT_COST] },
  'bonus-takes-top': { figures: BONUSES },
  'harvest-type-by-level': { figures: [...TEAS.keys()] },
  'harvest-owner-scores': { figures: [OWNER_POINTS] },
  'store-capacity-five': { figures: [STORE] },
  'trade-exact-three-chests': { figures: [DEMAND] },
  'hire-cost-five': { figures: [HIRE_COST] },
  'advance-cost-five': { figures: [ADVANCE_COST] },
  'advance-others-gain-rupee': { figures: [RUPEES_FOR_OTHERS] },
  'advance-plus-five-space': { figures: [BONUS_STEP_POINTS, BONUS_STEP_POINTS] },
  'move-step-costs': { figures: [2, 3, 4].map(steps => stepsCost(steps) - stepsCost(steps - 1)) },
  'take-two-rupees': { figures: [RUPEES_TAKEN] },
  'draw-after-followers': { figures: [HAND_SIZE] },
  'majority-table': { figures: MAJORITY },
  'contracts-by-different-companies': { figures: [...COMPANIES, ...COMPANY_POINTS.slice(1)] },
  'leftover-markers-minus-two': { figures: [MARKER_LOSS] },
  'two-players-three-districts': { figures: [2], at: omittedAt },
  'two-players-bonus-three-districts': { figures: [2, DISTRICTS.length - 1], at: districtsAt },
  'two-players-otherwise-unchanged': {
    figures: [2, 2, 2, ...MAJORITY.slice(0, 2)],
    at: ({ players }) => MAJORITY.slice(0, players).length === 2 && BONUSES.slice(0, players).length === 2,
  },
  'start-tile-advance-two': { figures: [TILE_STEPS] },
  'start-tile-take-five-more': { figures: [TILE_RUPEES] },
  'double-plantation-counts-two': { figures: [2] },
  'start-tile-trade-one-fewer': { figures: [DEMAND - 1, DEMAND] },
  'councillor-move-one-per-step': { figures: [CHEAP_STEP] },
  'councillor-take-three': { figures: [RUPEES_TAKEN + MORE_RUPEES, RUPEES_TAKEN] },
  'councillor-trade-two-rupees': { figures: [TRADE_RUPEES] },
  'councillor-advance-one-point': { figures: [ADVANCE_POINTS] },
  'councillor-plant-discount': { figures: [PLANT_COST - PLANT_DISCOUNT] },
  'councillor-hire-discount': { figures: [HIRE_COST - HIRE_DISCOUNT] },
  'councillor-store-six': { figures: [STORE + MORE_STORE] },
  'data-map-districts': { figures: [HEXES, DISTRICTS.length, HEXES_PER_DISTRICT] },
  'data-map-two-player-connected': { figures: [HEXES - HEXES_PER_DISTRICT] },
  'data-elevation-fits': { figures: [SHAPE] },
  'data-cards-forty-six': { figures: [CARDS_IN_BOX, MAINS_ON_CARD] },
  'data-contracts-twenty': {
    figures: [CONTRACTS.length, CONTRACTS.length / COMPANIES.length, COMPANIES.length, DEMAND],
  },
  'data-slots': { figures: [SLOTS[SLOTS.length - 1]] },
  'data-track': { figures: [BONUS_STEP_POINTS] },
  'data-player-pieces': {
    figures: [
      MARKERS,
      DISCS.score + DISCS.technology + DISCS.councillors,
      PAWNS,
      PLANTATION_TOKENS,
      COUNCILLORS.length,
      START_TILES.length,
      ...BONUSES,
    ],
  },
  'diff-leftover-markers': { figures: [MARKER_LOSS] },
  'diff-tea-colours': { figures: [TEAS.length] },
  'diff-bonus-scaling': {
    figures: [2, DISTRICTS.length - 1, 3, 4, DISTRICTS.length],
    at: districtsAt,
  },
  'ruling-two-player-district-choice': { figures: [2], at: omittedAt },
  'ruling-two-player-components': {
    figures: [2, DISTRICTS.length - 1, DISTRICTS.length - 1, DISTRICTS.length - 1],
    at: districtsAt,
  },
  'ruling-contract-slots': { figures: [SLOTS.length, ...SLOTS] },
  'ruling-tech-space-count': { figures: [0, BONUS_STEPS[0], BONUS_STEP_POINTS] },
  'ruling-move-discount-total': { figures: [2, cheapStepsCost(2), 3, cheapStepsCost(3)] },
  'ruling-trade-omitted-chest': { figures: [DEMAND, DEMAND - 1] },
  'ruling-advance-two-details': { figures: [RUPEES_FOR_OTHERS, BONUS_STEP_POINTS] },
  'ruling-advance-two-near-end': { figures: [TILE_STEPS] },
  'ruling-deck-arithmetic': {
    figures: [2, 3, 4].flatMap(players => [CARDS_IN_BOX - HAND_SIZE * players, players]).concat(HAND_SIZE),
    at: turnsOfDeck,
  },
  'ruling-negative-score': { figures: [0] },
  'ruling-contract-back-visible': {
    at: config => setUps(config).map(({ train }) => train.next === -1),
  },
};

const OPTIONS: OptionWords = {
  start: { en: /\bseat 1\b/, es: /\basiento 1\b/ },
  startTiles: { en: /\bwith(out)? start tiles\b/i, es: /\b(con|sin) losetas de inicio\b/i },
  omitted: { en: /\bUva or Dimbula\b/, es: /\bUva o Dimbula\b/ },
  contractBacks: { en: /\bback of a contract\b/, es: /\breverso de un contrato\b/ },
};

test('every figure and condition in the rule sentences holds, in both languages', () => {
  expect(sentenceProblems(module, CLAIMS, OPTIONS)).toEqual([]);
});

test('the figures of the summary hold, and those of the lesson agree, in both languages', () => {
  const claims: Claims = {
    'step 1': { figures: [MAINS_ON_CARD] },
    'step 2': { figures: [PLANT_COST] },
    'step 3': { figures: [DEMAND] },
    'scoring 2': { figures: MAJORITY },
    'scoring 3': { figures: [COMPANY_POINTS[COMPANIES.length], COMPANIES.length] },
    'scoring 4': { figures: [-MARKER_LOSS] },
  };
  const summaries = { en: englishSummary, es: spanishSummary };
  expect(summaryProblems(ceylon, summaries, claims)).toEqual([]);
  expect(lessonProblems({ en: englishLesson, es: spanishLesson })).toEqual([]);
});

test('no sentence lacks a condition on which its refusals depend', () => {
  expect(refusalProblems(module.game, CLAIMS)).toEqual([]);
});
