import type { MoveFacts } from '../heuristics.ts';
import { JUNGLE_TILES } from './data/jungle.ts';
import { POOLS, STORAGE_PLACES, SUN_PLACES } from './data/village.ts';
import { WORKER_TILES } from './data/workers.ts';
import { timeLeft } from './features.ts';
import { FACTS, fillFilling, fillPlacement, forgetSurroundings } from './tile-facts.ts';
import { fold, STEPS } from './rules/cells.ts';
import type { Move } from './rules/moves.ts';
import { groupSeat, groupTile, groupWorkers, isJungleExhausted, type State } from './rules/state.ts';
import { isMarket, jungleOf, KINDS as JUNGLE_KINDS, VALUES } from './rules/tiles.ts';

const AMOUNTS = [0, 1, 2, 3] as const;

const KINDS = [
  ...WORKER_TILES.map(({ name }) => `place ${name}`),
  'overbuild',
  ...JUNGLE_TILES.map(({ name }) => `fill ${name}`),
  ...JUNGLE_TILES.flatMap(({ name }) => AMOUNTS.map(amount => `work ${amount} ${name}`)),
];
const OVERBUILD = WORKER_TILES.length;
const FILL = OVERBUILD + 1;
const WORK = FILL + JUNGLE_TILES.length;

const SITUATION = [
  'always',
  'time-left',
  'players',
  'fruits',
  'no-fruits',
  'full-storage',
  'suns',
  'pool',
  'jungle-gone',
  'harvest-to-come',
  'sale-to-come',
  'best-price-to-come',
] as const;

export const moveFacts: MoveFacts<State, Move> = {
  kinds: KINDS,
  situation: SITUATION,
  facts: FACTS,

  kindOf({ grid }, move) {
    switch (move.type) {
      case 'place':
        return move.tile;
      case 'overbuild':
        return OVERBUILD;
      case 'fill':
        return FILL + move.tile;
      case 'work':
        return WORK + AMOUNTS.length * jungleOf(grid[fold(move.cell + STEPS[move.edge])]) + move.amount;
    }
  },

  fillSituation(state, seat, values) {
    const { fruits, suns, carriers, players, groups } = state;
    forgetSurroundings();
    let [harvest, sale, price] = [0, 0, 0];
    for (let index = 0; index < groups.length; index++) {
      if (groupSeat(groups[index]) !== seat) continue;
      const tile = groupTile(groups[index]);
      if (JUNGLE_KINDS[tile] === 'plantation') harvest += groupWorkers(groups[index]) * VALUES[tile];
      if (!isMarket(tile)) continue;
      sale += groupWorkers(groups[index]);
      price = Math.max(price, VALUES[tile]);
    }
    values[0] = 1;
    values[1] = timeLeft(state);
    values[2] = 0.5 * (players - 2);
    values[3] = fruits[seat] / STORAGE_PLACES;
    values[4] = fruits[seat] === 0 ? 1 : 0;
    values[5] = fruits[seat] === STORAGE_PLACES ? 1 : 0;
    values[6] = suns[seat] / SUN_PLACES;
    values[7] = carriers[seat] / (POOLS.length - 1);
    values[8] = isJungleExhausted(state) ? 1 : 0;
    values[9] = 0.5 * harvest;
    values[10] = 0.5 * sale;
    values[11] = 0.5 * price;
  },

  fillFacts(state, seat, move, values) {
    if (move.type === 'work') return false;
    values.fill(0);
    if (move.type === 'fill') fillFilling(state, seat, move, values);
    else fillPlacement(state, seat, move, values);
    return true;
  },
};
