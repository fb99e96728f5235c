import { describe, expect, test } from 'vitest';
import { eventFor } from '../../../kernel/game.ts';
import { forcedMove } from '../../../kernel/match.ts';
import { fastRandom } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { santiago } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { Scenario, seat } from './scenario.ts';

const [ANA, BLAS, CORA] = ['Ana', 'Blas', 'Cora'].map(seat);

/** The purses that a viewer might imagine, over many redeals. */
const imagined = (state: State, viewer: Seat | undefined, wanted: (dealt: State) => number): Set<number> =>
  new Set(
    Array.from({ length: 3000 }, (_, seed) => {
      const dealt = santiago.copy(state);
      santiago.redeal(dealt, viewer, fastRandom(seed));
      if (seed < 20) expect(santiago.view(dealt, viewer)).toEqual(santiago.view(state, viewer));
      return wanted(dealt);
    }),
  );

const upTo = (most: number, least = 0): number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);
const sorted = (figures: Set<number>): number[] => [...figures].sort((one, other) => one - other);

describe('hidden money', () => {
  test('[r-hidden-money] purses and bank are not shown before the end, payments are', () => {
    const game = Scenario.auction({ players: 3, overseer: 'Ana', hidden: true, money: [10, 9, 8] });
    game.play('Blas bid 2', 'Cora bid 3', 'Ana bid 1');
    const view = santiago.view(game.state, BLAS);
    expect(view.money).toEqual([null, 9, null]);
    expect(view.bank).toBeNull();
    expect(view.bids).toEqual([1, 2, 3]);
    expect(santiago.view(game.state, undefined).money).toEqual([null, null, null]);
    expect(game.eventsOf('bidPaid').map(event => eventFor(event, undefined))).toEqual([
      { type: 'bidPaid', seat: CORA, amount: 3 },
    ]);
    const end = Scenario.drying({ players: 3, round: 11, hidden: true, money: [4, 5, 6] });
    expect(santiago.view(end.state, undefined).money).toEqual([4, 5, 6]);
    expect(end.eventsOf('moneyShown')).toEqual([{ type: 'moneyShown', money: [4, 5, 6], reveals: true }]);
  });

  test('no event before the end shows how much money a seat has', () => {
    const game = Scenario.setup(4, { money: 'hidden' }).playFirstChoices();
    const shown = game.events.slice(
      0,
      game.events.findIndex(({ type }) => type === 'moneyShown'),
    );
    expect(shown.length).toBeGreaterThan(200);
    expect(shown.filter(event => 'money' in event || 'totals' in event || 'bank' in event)).toEqual([]);
  });

  test('a seat may have any share of the money paid out, but no less than its open bid', () => {
    const game = Scenario.auction({ players: 3, round: 2, overseer: 'Ana', hidden: true, money: [20, 2, 5] });
    game.play('Blas bid 2');
    // 39 escudos have been handed out, Ana holds 20 of them; Blas has at least the 2 that were bid.
    expect(sorted(imagined(game.state, ANA, ({ money }) => money[BLAS]))).toEqual(upTo(19, 2));
    expect(sorted(imagined(game.state, ANA, ({ money }) => money[ANA]))).toEqual([20]);
  });

  test('after paying nothing is staked any more, and an overseer who builds can pay for it', () => {
    const rejecting = Scenario.canal({ players: 3, overseer: 'Ana', hidden: true, money: [10, 10, 10] });
    rejecting.play('Blas propose X2-Y2', 'Blas bribe 3', 'Cora abstain', 'Ana reject');
    expect(Math.min(...imagined(rejecting.state, CORA, ({ money }) => money[ANA]))).toBe(4);
    rejecting.play('Ana lay X1-X2');
    expect(Math.min(...imagined(rejecting.state, CORA, ({ money }) => money[ANA]))).toBe(0);
  });

  test('a forced pass, bribe or decision for lack of money is never played automatically', () => {
    const poor = { players: 3, overseer: 'Ana', money: 0 } as const;
    for (const hidden of [true, false]) {
      const bidding = Scenario.auction({ ...poor, hidden });
      const deciding = Scenario.withoutProposals({ ...poor, hidden });
      const bribing = Scenario.canal({ ...poor, hidden }).play('Blas propose X2-Y2');
      const forced = [bidding, deciding, bribing].map(
        ({ state }) => forcedMove(santiago, state) !== undefined,
      );
      expect(forced).toEqual([!hidden, !hidden, !hidden]);
    }
  });

  test('with open money everything is shown and a redeal changes nothing', () => {
    const game = Scenario.auction({ players: 4, money: [1, 2, 3, 4] });
    const before = JSON.stringify(game.state);
    santiago.redeal(game.state, BLAS, fastRandom(1));
    expect(JSON.stringify(game.state)).toBe(before);
    expect(santiago.view(game.state, undefined).money).toEqual([1, 2, 3, 4]);
  });
});

describe('money on the table', () => {
  test('[r-shown-money-is-whole-purse] the purse shows everything; bid and bribe are shown beside it', () => {
    const game = Scenario.auction({ players: 3, overseer: 'Ana', money: 6 }).play('Blas bid 4');
    expect(santiago.view(game.state, undefined).money[BLAS]).toBe(6);
    expect(santiago.view(game.state, undefined).bids[BLAS]).toBe(4);
    const bribing = Scenario.canal({ players: 3, overseer: 'Ana', money: 6 }).play(
      'Blas propose X2-Y2',
      'Blas bribe 5',
    );
    const view = santiago.view(bribing.state, undefined);
    expect(view.money[BLAS]).toBe(6);
    expect(view.proposals?.bribes).toEqual([null, 5, null]);
    bribing.play('Cora abstain', 'Ana accept X2-Y2');
    expect(santiago.view(bribing.state, undefined).money).toEqual([11, 1, 6]);
  });
});

describe('sealed bids of two', () => {
  const sealed = (hidden: boolean): Scenario =>
    Scenario.auction({ players: 2, overseer: 'Ana', hidden, money: [5, 3] }).play('Blas bid 2');

  test('only its owner sees the bid', () => {
    const [event] = sealed(false).eventsOf('bidSealed');
    expect(eventFor(event, BLAS)).toEqual({
      type: 'bidSealed',
      seat: BLAS,
      secret: { to: [BLAS], amount: 2 },
    });
    for (const viewer of [ANA, undefined]) {
      expect(eventFor(event, viewer)).toEqual({ type: 'bidSealed', seat: BLAS });
    }
  });

  test('with open money it may be anything up to the purse', () => {
    const { state } = sealed(false);
    for (const viewer of [ANA, undefined]) {
      expect(sorted(imagined(state, viewer, ({ auction }) => auction.bids[BLAS]))).toEqual(upTo(3));
    }
    expect(sorted(imagined(state, BLAS, ({ auction }) => auction.bids[BLAS]))).toEqual([2]);
  });

  test('with hidden money the purse is unknown as well', () => {
    const { state } = sealed(true);
    expect(sorted(imagined(state, ANA, ({ money }) => money[BLAS]))).toEqual(upTo(5));
    expect(Math.max(...imagined(state, ANA, ({ auction }) => auction.bids[BLAS]))).toBe(5);
  });

  test('what the other may do does not depend on the sealed bid', () => {
    const choices = ['Blas pass', 'Blas bid 3'].map(line =>
      Scenario.auction({ players: 2, overseer: 'Ana', money: [5, 3] })
        .play(line)
        .choices('Ana'),
    );
    expect(choices[0]).toEqual(choices[1]);
  });
});
