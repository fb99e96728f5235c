import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../../kernel/random.ts';
import { CONTRACTS } from '../data/contracts.ts';
import { assignmentOf } from '../rules/assignment.ts';
import { STATIONS } from '../rules/board.ts';
import { SOURCES, type Source } from '../rules/scoring.ts';
import { scenario, type Position } from './scenario.ts';

const over = (position: Position): ReturnType<typeof scenario> => scenario({ at: 'over', ...position });
const points = (position: Position, source: Source): readonly number[] =>
  over(position).result().breakdown[SOURCES.indexOf(source)].points;

describe('scoring', () => {
  test('[score-estate-spaces] [D19] own spaces score, borrowed ones do not', () => {
    expect(points({ owners: 'abab#', tenants: '....a' }, 'estates')).toEqual([3, 4, 0]);
  });

  test('[score-station-spaces] the printed points', () => {
    expect(points({ stations: { 'SIL-1': 'Ana', 'KUR-1': 'Ana', 'RAN-2': 'Blas' } }, 'stations')).toEqual([
      9, 4, 0,
    ]);
  });

  test('[score-rail-spaces] [event-rails-score-for-nobody] river 2, town 3, normal 4, the last one 5', () => {
    expect(points({ rails: 'aabbb#########a' }, 'rails')).toEqual([10, 8, 0]);
  });

  test('[score-contract-if-all-requirements-met] all or nothing, without penalty', () => {
    expect(points({ rails: 'a', Ana: { contracts: [5] } }, 'contracts')[0]).toBe(0);
    expect(
      points({ rails: 'a', stations: { 'SIL-3': 'Ana' }, Ana: { contracts: [5] } }, 'contracts')[0],
    ).toBe(7);
  });

  test('[contract-bonus-independent-of-use] used or not', () => {
    expect(points({ rails: 'aa', Ana: { contracts: [1], used: [1] } }, 'contracts')[0]).toBe(7);
    expect(points({ rails: 'aa', Ana: { contracts: [1] } }, 'contracts')[0]).toBe(7);
  });

  test('[score-each-piece-for-one-contract-only] [E18] four rails: "4 rails" or "3 rails", not both', () => {
    expect(points({ rails: 'aaaa', Ana: { contracts: [10, 2] } }, 'contracts')[0]).toBe(20);
  });

  test('[r-contract-markers-still-score] the markers on a contract score their spaces too', () => {
    const result = over({ rails: 'aaaa', Ana: { contracts: [10] } }).result();
    expect(result.totals[0]).toBe(2 + 3 + 3 + 3 + 20);
  });

  test('[r-contract-assignment-optimal] [D13] six rails: two cards of 13 beat one of 20', () => {
    expect(points({ rails: 'aaaaaa', Ana: { contracts: [10, 2, 9] } }, 'contracts')[0]).toBe(26);
  });

  test('[score-rubble-station-requirement] [D14] rubble stations also serve as plain ones', () => {
    const position: Position = {
      rails: 'a',
      stations: { 'SIL-2': 'Ana', 'SIL-4': 'Ana', 'SIL-3': 'Ana' },
      Ana: { contracts: [17, 3, 5] },
    };
    expect(points(position, 'contracts')[0]).toBe(16);
  });

  test('[score-rubble-station-requirement] [E19] only the three rubble spaces of Gayabari count', () => {
    const three = { 'GAY-1': 'Ana', 'GAY-2': 'Ana', 'GAY-4': 'Ana' } as const;
    expect(points({ stations: three, Ana: { contracts: [18] } }, 'contracts')[0]).toBe(0);
    expect(points({ stations: { ...three, 'GAY-3': 'Ana' }, Ana: { contracts: [18] } }, 'contracts')[0]).toBe(
      15,
    );
    expect(
      points({ stations: { 'GAY-1': 'Ana', 'GAY-2': 'Ana' }, Ana: { contracts: [3] } }, 'contracts')[0],
    ).toBe(7);
  });

  test('[r-rail-marker-kind] a rail beside a town is no station', () => {
    expect(points({ rails: '.aaa', Ana: { contracts: [3] } }, 'contracts')[0]).toBe(0);
  });

  test('[score-contract-27-two-per-chai] [score-chai-track-space] chai 5: 5 on the track and 10 on the card', () => {
    const result = over({ Ana: { chai: 5, contracts: [27] } }).result();
    expect(result.totals[0]).toBe(15);
    expect(points({ players: 5, Ana: { chai: 9 } }, 'chai')[0]).toBe(12);
  });

  test('[score-half-point-per-free-leaf] [r-leaf-halves] [D8] seven free leaves give 3.5', () => {
    expect(over({ Ana: { leaves: 7 }, Blas: { leaves: 6 } }).result()).toMatchObject({
      totals: [3.5, 3, 0],
      ranks: [1, 2, 3],
    });
  });

  test('[D15] [equipment-warehouses-one-leaf-less] five leaves for contracts 29 and 16, and two left over with the warehouses', () => {
    const position: Position = {
      players: 1,
      stations: { 'SIL-1': 'Ana' },
      Ana: { leaves: 5, contracts: [29, 16] },
    };
    expect(over(position).result().totals[0]).toBe(14);
    const helped = { ...position, Ana: { ...position.Ana, equipment: ['warehouses'] as const } };
    expect(over(helped).result().totals[0]).toBe(15);
  });

  test('[r-warehouses-minimum] a need never falls below nothing', () => {
    expect(points({ Ana: { leaves: 1, contracts: [16], equipment: ['warehouses'] } }, 'contracts')[0]).toBe(
      5,
    );
    expect(points({ Ana: { leaves: 0, contracts: [16], equipment: ['warehouses'] } }, 'contracts')[0]).toBe(
      0,
    );
  });

  test('[score-nine-per-equipment] [equipment-luxury-train-seven-points] [E20] nine each, sixteen for the Luxury train', () => {
    expect(
      points(
        { Ana: { equipment: ['luxury-train'] }, Blas: { equipment: ['garratt', 'shunter'] } },
        'equipment',
      ),
    ).toEqual([16, 18, 0]);
  });

  test('[highest-score-wins-ties-share] [r-ties-no-breaker] equal totals share the win', () => {
    expect(over({ Ana: { leaves: 4 }, Cora: { leaves: 4 }, Blas: { leaves: 1 } }).result().ranks).toEqual([
      1, 3, 1,
    ]);
  });
});

interface Hand {
  readonly rails: number;
  readonly plainStations: number;
  readonly rubbleStations: number;
  readonly estates: number;
  readonly leaves: number;
  readonly contracts: readonly number[];
  readonly hasWarehouses: boolean;
}

const PLAIN = STATIONS.filter(({ cost }) => cost.rubble === undefined).map(({ id }) => id);
const OF_RUBBLE = STATIONS.filter(({ cost }) => cost.rubble !== undefined).map(({ id }) => id);

const positionOf = (hand: Hand): Position => ({
  rails: 'a'.repeat(hand.rails),
  stations: Object.fromEntries(
    [...PLAIN.slice(0, hand.plainStations), ...OF_RUBBLE.slice(0, hand.rubbleStations)].map(id => [
      id,
      'Ana',
    ]),
  ),
  estates: ['printed', '1A'],
  owners: 'a'.repeat(hand.estates),
  Ana: {
    leaves: hand.leaves,
    chai: 3,
    contracts: hand.contracts,
    equipment: hand.hasWarehouses ? ['warehouses'] : [],
  },
});

/** The most half points, and among equals the most points, over every set of contracts. */
function bestByTrial(hand: Hand): number {
  let best = 0;
  for (let set = 0; set < 1 << hand.contracts.length; set++) {
    const chosen = hand.contracts.filter((_, index) => set & (1 << index)).map(no => CONTRACTS[no - 1]);
    const total = (count: (contract: (typeof chosen)[number]) => number): number =>
      chosen.reduce((sum, contract) => sum + count(contract), 0);
    const leaves = total(({ needs }) => Math.max(0, (needs.leaves ?? 0) - (hand.hasWarehouses ? 1 : 0)));
    const ofRubble = total(({ needs }) => needs.rubbleStations ?? 0);
    const isPossible =
      total(({ needs }) => needs.rails ?? 0) <= hand.rails &&
      ofRubble <= hand.rubbleStations &&
      ofRubble + total(({ needs }) => needs.stations ?? 0) <= hand.plainStations + hand.rubbleStations &&
      total(({ needs }) => needs.estates ?? 0) <= hand.estates &&
      leaves <= hand.leaves;
    const won = total(({ points: printed, perChai = 0 }) => printed + perChai * 3);
    if (isPossible) best = Math.max(best, (2 * won - leaves) * 1000 + won);
  }
  return best;
}

describe('the best assignment', () => {
  test('[r-contract-assignment-optimal] agrees with trying every set of contracts, over many hands', () => {
    const random = fastRandom(7);
    for (let round = 0; round < 400; round++) {
      const hand: Hand = {
        rails: random.below(16),
        plainStations: random.below(12),
        rubbleStations: random.below(OF_RUBBLE.length + 1),
        estates: random.below(10),
        leaves: random.below(8) === 0 ? 200 : random.below(25),
        contracts: [...new Set(Array.from({ length: 11 }, () => 1 + random.below(CONTRACTS.length)))],
        hasWarehouses: random.below(2) === 0,
      };
      const { points: won, leaves, contracts } = assignmentOf(over(positionOf(hand)).state, 0);
      expect((2 * won - leaves) * 1000 + won).toBe(bestByTrial(hand));
      expect(contracts.every(no => hand.contracts.includes(no))).toBe(true);
    }
  });

  test('[r-procrastinator-ties] among equals, unused cards stay unscored', () => {
    const scored = (used: readonly number[]): readonly number[] =>
      assignmentOf(over({ rails: 'aaa', Ana: { contracts: [2, 9], used } }).state, 0).contracts;
    expect(scored([9])).toEqual([9]);
    expect(scored([2])).toEqual([2]);
  });

  test('[r-procrastinator-ties] a card worth nothing does not hide the better of two equals', () => {
    const hand = { contracts: [1, 2, 8, 10, 14, 27], used: [1, 2] };
    const { contracts, points: won } = assignmentOf(over({ rails: 'aaaaa', Ana: hand }).state, 0);
    expect([contracts, won]).toEqual([[1, 2], 20]);
  });
});
