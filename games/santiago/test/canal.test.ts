import { describe, expect, test } from 'vitest';
import { santiago } from '../rules/game.ts';
import { freeUndoSteps, startMatch, play } from '../../../kernel/match.ts';
import { seedFrom } from '../../../kernel/seed.ts';
import { move, NAMES, place, Scenario, seat } from './scenario.ts';

/** Ana oversees; around the spring at X2 there are four places. */
const four = { players: 4, overseer: 'Ana', spring: 'X2', money: 10 } as const;

describe('phase 4, proposals', () => {
  test('[propose-order-starts-left-of-overseer] one by one, clockwise', () => {
    const game = Scenario.canal({ ...four, overseer: 'Cora' });
    const asked: string[] = [];
    while (game.state.phase === 'proposal') {
      asked.push(...game.toAct());
      game.play(`${game.toAct()[0]} abstain`);
    }
    expect(asked).toEqual(['Dino', 'Ana', 'Blas']);
    expect(Scenario.canal(four).whyNot('Dino', 'propose X2-Y2')).toBe(
      'propose-order-starts-left-of-overseer',
    );
  });

  test('[propose-is-optional] [r-summary-proposal-mandatory] no one has to propose', () => {
    const game = Scenario.canal(four);
    expect(game.choices('Blas')).toContain('abstain');
    game.play('Blas abstain', 'Cora abstain', 'Dino abstain');
    expect(game.state.phase).toBe('decision');
  });

  test('[propose-at-most-one-legal-place] [r-proposal-must-be-legal] one place, where a canal can be built now', () => {
    const game = Scenario.canal({ ...four, canals: ['W2-X2'] });
    expect(game.choices('Blas')).toEqual([
      'abstain',
      ...['V2-W2', 'X2-Y2', 'W1-W2', 'X1-X2', 'W2-W3', 'X2-X3'].map(name => `propose ${name}`),
    ]);
    expect(game.whyNot('Blas', 'propose W2-X2')).toBe('canal-place-holds-one-canal');
    expect(game.whyNot('Blas', 'propose Y2-Z2')).toBe('canal-touches-the-network');
    game.play('Blas propose X2-Y2');
    expect(game.whyNot('Blas', 'propose X2-X3')).toBe('propose-at-most-one-legal-place');
  });

  test('[propose-same-place-adds-bribes] bribes for one place are counted together', () => {
    const game = Scenario.canal(four).play(
      'Blas propose X2-Y2, Blas bribe 2, Cora propose X2-Y2, Cora bribe 3, Dino abstain',
    );
    expect(game.eventsOf('bribeOffered').map(({ total }) => total)).toEqual([2, 5]);
    expect(game.choices('Ana')).toEqual(['accept X2-Y2', 'reject']);
    expect(santiago.view(game.state, undefined).proposals?.price).toBe(6);
  });

  test('[bribe-is-optional] a proposal may come without money', () => {
    const game = Scenario.canal(four).play('Blas propose X2-Y2');
    expect(game.choices('Blas')[0]).toBe('bribe 0');
    game.play('Blas bribe 0', 'Cora abstain', 'Dino abstain');
    expect(game.choices('Ana')).toEqual(['accept X2-Y2', 'reject']);
  });

  test('[bribe-within-remaining-money] [r-bribe-from-remaining-money] only what is left after paying the bid', () => {
    const game = Scenario.auction({ players: 4, overseer: 'Ana', money: 5 }).play(
      'Blas bid 3, Cora pass, Dino pass, Ana pass',
    );
    game.playFirstChoices(undefined, 'proposal');
    game.play('Dino abstain', 'Ana abstain', 'Blas propose W2-X2');
    expect(game.choices('Blas')).toEqual(['bribe 0', 'bribe 1', 'bribe 2']);
    expect(game.whyNot('Blas', 'bribe 3')).toBe('bribe-within-remaining-money');
  });

  test('[overseer-makes-no-proposal] [r-overseer-does-not-propose] the round of proposals leaves out the overseer', () => {
    const game = Scenario.canal(four);
    expect(game.whyNot('Ana', 'propose X2-Y2')).toBe('overseer-makes-no-proposal');
    game.play('Blas abstain', 'Cora abstain');
    expect(game.whyNot('Ana', 'propose X2-Y2')).toBe('overseer-makes-no-proposal');
    game.play('Dino abstain');
    expect(game.whyNot('Ana', 'propose X2-Y2')).toBe('round-has-seven-phases');
  });

  test('[r-bribe-needs-proposal] no bribe without a place', () => {
    const game = Scenario.canal(four);
    expect(game.whyNot('Blas', 'bribe 1')).toBe('r-bribe-needs-proposal');
    game.play('Blas abstain');
    expect(game.toAct()).toEqual(['Cora']);
  });

  test('[r-proposals-final] nothing is changed after the own turn', () => {
    const game = Scenario.canal(four).play('Blas propose X2-Y2', 'Blas bribe 1');
    expect(game.whyNot('Blas', 'bribe 2')).toBe('r-proposals-final');
    expect(game.whyNot('Blas', 'propose W2-X2')).toBe('r-proposals-final');
    expect(game.toAct()).toEqual(['Cora']);
    game.play('Cora abstain');
    expect(game.whyNot('Cora', 'propose W2-X2')).toBe('r-proposals-final');
  });
});

describe('phase 4, accepting', () => {
  const offers = [
    'Blas propose X2-Y2, Blas bribe 2, Cora propose W2-X2, Cora bribe 3',
    'Dino propose X2-Y2, Dino bribe 2',
  ];

  test('[accept-any-proposed-place] also the one that pays less', () => {
    const game = Scenario.canal(four).play(...offers);
    expect(game.choices('Ana')).toEqual(['accept W2-X2', 'accept X2-Y2', 'reject']);
    expect(game.whyNot('Ana', 'accept W2-X2')).toBeUndefined();
    expect(game.whyNot('Ana', 'accept X2-Y2')).toBeUndefined();
    expect(game.whyNot('Blas', 'accept X2-Y2')).toBe('accept-any-proposed-place');
  });

  test('[reject-builds-at-an-unproposed-place] a place that no one proposed, if a canal could be built there', () => {
    const game = Scenario.canal(four).play(...offers);
    expect(game.whyNot('Ana', 'accept X1-X2')).toBe('reject-builds-at-an-unproposed-place');
    expect(game.whyNot('Ana', 'accept V3-V4')).toBe('canal-first-touches-spring');
  });

  test('[accept-collects-every-bribe-for-the-place] [r-same-place-proposals] both bribes at once', () => {
    const game = Scenario.canal(four).play(...offers);
    expect(game.choices('Ana').filter(text => text === 'accept X2-Y2')).toHaveLength(1);
    game.play('Ana accept X2-Y2');
    expect(game.state.money).toEqual([14, 8, 10, 8]);
  });

  test('[accept-lays-supply-canal-there] a canal from the supply, at no cost', () => {
    const game = Scenario.canal({ ...four, money: [0, 10, 10, 10] }).play(...offers);
    const { supply } = game.state;
    game.play('Ana accept W2-X2');
    expect(game.hasCanal('W2-X2')).toBe(true);
    expect(game.state.supply).toBe(supply - 1);
    expect(game.money('Ana')).toBe(3);
    expect(game.eventsOf('canalLaid')).toEqual([
      { type: 'canalLaid', seat: 0, place: place('W2-X2'), source: 'supply' },
    ]);
  });

  test('[unaccepted-bribes-return] [r-unaccepted-bribes-return] back with their owners before the extra canal', () => {
    const accepted = Scenario.canal(four).play(...offers, 'Ana accept W2-X2');
    expect(accepted.state.phase).toBe('extraCanal');
    expect(accepted.state.money).toEqual([13, 10, 7, 10]);
    expect(
      accepted.eventsOf('bribeReturned').map(({ seat: owner, amount }) => [NAMES[owner], amount]),
    ).toEqual([
      ['Blas', 2],
      ['Dino', 2],
    ]);
    const rejected = Scenario.canal(four).play(...offers, 'Ana reject', 'Ana lay X1-X2');
    expect(rejected.state.money).toEqual([5, 10, 10, 10]);
    expect(rejected.eventsOf('bribeReturned')).toHaveLength(3);
  });

  test('[r-accept-zero-bribe] a place without a bribe may be accepted, for nothing', () => {
    const game = Scenario.canal(four).play(
      'Blas propose X2-Y2, Blas bribe 0, Cora propose W2-X2, Cora bribe 4, Dino abstain',
    );
    game.play('Ana accept X2-Y2');
    expect(game.state.money).toEqual([10, 10, 10, 10]);
    expect(game.eventsOf('bribePaid')).toEqual([]);
  });

  test('[derived-5] two offers of 2 for one place against 3 for another', () => {
    const accept = (name: string): number[] =>
      Scenario.canal(four).play(...offers, `Ana accept ${name}`).state.money;
    expect(accept('X2-Y2')).toEqual([14, 8, 10, 8]);
    expect(accept('W2-X2')).toEqual([13, 10, 7, 10]);
    expect(Scenario.canal(four).play(...offers, 'Ana reject', 'Ana lay X2-X3').state.money).toEqual([
      5, 10, 10, 10,
    ]);
  });

  test('[proposal-pieces-return] after the phase nothing is proposed any more', () => {
    const game = Scenario.canal(four).play(...offers);
    expect(santiago.view(game.state, 0).proposals?.places).toEqual([
      null,
      place('X2-Y2'),
      place('W2-X2'),
      place('X2-Y2'),
    ]);
    game.play('Ana accept W2-X2');
    expect(santiago.view(game.state, 0).proposals).toBeNull();
    expect(game.state.proposals).toEqual({
      turn: 0,
      places: [-1, -1, -1, -1],
      bribes: [0, 0, 0, 0],
      proposed: 0,
    });
  });
});

describe('phase 4, rejecting', () => {
  const offers = ['Blas propose X2-Y2', 'Blas bribe 2', 'Cora propose X2-Y2', 'Cora bribe 1', 'Dino abstain'];

  test('[reject-costs-top-total-plus-one] one more than the best total; 1 when nothing is offered', () => {
    const game = Scenario.canal(four).play(...offers, 'Ana reject', 'Ana lay X1-X2');
    expect(game.eventsOf('canalPaid')).toEqual([{ type: 'canalPaid', seat: 0, amount: 4 }]);
    expect(game.money('Ana')).toBe(6);
    expect(game.state.bank).toBe(192 - 36);
    const free = Scenario.canal(four).play(
      'Blas propose X2-Y2, Blas bribe 0, Cora abstain, Dino abstain, Ana reject, Ana lay X1-X2',
    );
    expect(free.money('Ana')).toBe(9);
    const poor = Scenario.canal({ ...four, money: [3, 10, 10, 10] }).play(...offers);
    expect(poor.whyNot('Ana', 'reject')).toBe('reject-costs-top-total-plus-one');
  });

  test('[reject-builds-at-an-unproposed-place] [r-reject-elsewhere] never on a proposed place', () => {
    const game = Scenario.canal(four).play(...offers, 'Ana reject');
    expect(game.choices('Ana')).toEqual(['lay W2-X2', 'lay X1-X2', 'lay X2-X3']);
    expect(game.whyNot('Ana', 'lay X2-Y2')).toBe('reject-builds-at-an-unproposed-place');
    game.play('Ana lay W2-X2');
    expect(game.whyNot('Blas', 'lay X2-Y2')).toBeUndefined();
  });

  test('[r-reject-must-build] after rejecting the overseer must build', () => {
    const game = Scenario.canal(four).play(...offers, 'Ana reject');
    expect(game.toAct()).toEqual(['Ana']);
    expect(game.choices('Ana').every(text => text.startsWith('lay'))).toBe(true);
    expect(game.whyNot('Ana', 'decline')).toBe('r-reject-must-build');
    expect(game.whyNot('Ana', 'accept X2-Y2')).toBe('r-reject-must-build');
    const { supply } = game.state;
    expect(game.play('Ana lay X1-X2').state.supply).toBe(supply - 1);
  });

  test('[reject-impossible-forces-accept] [r-overseer-cannot-pay] who cannot pay must accept, and cannot decline', () => {
    const game = Scenario.canal({ ...four, money: [3, 10, 10, 10] }).play(...offers);
    expect(game.choices('Ana')).toEqual(['accept X2-Y2']);
    expect(game.whyNot('Ana', 'decline')).toBe('r-overseer-cannot-pay');
    expect(game.whyNot('Ana', 'build')).toBe('no-proposal-build-costs-one');
  });

  test('[derived-6] one proposal without a bribe and an overseer without money', () => {
    const game = Scenario.canal({ ...four, money: [0, 10, 10, 10] }).play(
      'Blas propose X2-Y2, Blas bribe 0, Cora abstain, Dino abstain',
    );
    expect(game.choices('Ana')).toEqual(['accept X2-Y2']);
    expect(game.play('Ana accept X2-Y2').money('Ana')).toBe(0);
  });

  test('[r-no-unproposed-place] [derived-12] a corner spring with both places proposed', () => {
    const game = Scenario.canal({ players: 3, overseer: 'Ana', spring: 'V1' }).play(
      'Blas propose V1-W1, Blas bribe 0, Cora propose V1-V2, Cora bribe 0',
    );
    expect(game.choices('Ana')).toEqual(['accept V1-W1', 'accept V1-V2']);
    expect(game.whyNot('Ana', 'reject')).toBe('r-no-unproposed-place');
  });

  test('[r-reject-own-money-only] bribes on offer do not help to pay for the rejection', () => {
    const game = Scenario.canal({ ...four, money: [3, 10, 10, 10] }).play(
      'Blas propose X2-Y2, Blas bribe 5, Cora abstain, Dino abstain',
    );
    expect(game.choices('Ana')).toEqual(['accept X2-Y2']);
    const rich = Scenario.canal({ ...four, money: [6, 10, 10, 10] }).play(
      'Blas propose X2-Y2, Blas bribe 5, Cora abstain, Dino abstain, Ana reject, Ana lay X1-X2',
    );
    expect(rich.state.money).toEqual([0, 10, 10, 10]);
  });

  test('[r-reject-fee-at-building] nothing is paid before the place is chosen, and the choice can be taken back', () => {
    const game = Scenario.canal(four).play(...offers, 'Ana reject');
    expect(game.money('Ana')).toBe(10);
    expect(game.eventsOf('canalPaid')).toEqual([]);
    expect(game.play('Ana lay X1-X2').money('Ana')).toBe(6);

    let match = startMatch(santiago, { players: 3, options: { overseer: 'first' } }, seedFrom('rejected'));
    while (match.state.phase !== 'decision') {
      const [acting] = santiago.toAct(match.state);
      const wanted = ['propose W2-X2', 'propose X2-Y2', 'propose Y2-Z2', 'pass', 'bribe 0'].map(move);
      const legal = wanted.find(one => santiago.whyNot(match.state, acting, one) === undefined);
      const moves: ReturnType<typeof move>[] = [];
      santiago.moves(match.state, acting, moves);
      match = play(match, acting, legal ?? moves[moves.length - 1]);
    }
    const overseer = match.state.overseer;
    match = play(match, overseer, move('reject'));
    expect(match.state.phase).toBe('canal');
    expect(freeUndoSteps(match, overseer)).toBe(1);
  });
});

describe('phase 4, without proposals', () => {
  test('[no-proposal-build-costs-one] any allowed place for 1 escudo', () => {
    const game = Scenario.withoutProposals(four);
    expect(game.choices('Ana')).toEqual(['decline', 'build']);
    expect(game.whyNot('Ana', 'reject')).toBe('no-proposal-build-costs-one');
    expect(game.whyNot('Ana', 'accept X2-Y2')).toBe('no-proposal-build-costs-one');
    expect(game.whyNot('Ana', 'accept V1-W1')).toBe('canal-first-touches-spring');
    expect(game.whyNot('Blas', 'build')).toBe('no-proposal-build-costs-one');
    game.play('Ana build');
    expect(game.whyNot('Ana', 'decline')).toBe('no-proposal-build-costs-one');
    expect(game.choices('Ana')).toEqual(['lay W2-X2', 'lay X2-Y2', 'lay X1-X2', 'lay X2-X3']);
    const { supply, bank } = game.state;
    game.play('Ana lay X2-Y2');
    expect([game.money('Ana'), game.state.bank, game.state.supply]).toEqual([9, bank + 1, supply - 1]);
  });

  test('[no-proposal-decline-boxes-a-canal] who does not pay sends a canal to the box', () => {
    const game = Scenario.withoutProposals(four);
    const { supply, boxedCanals } = game.state;
    game.play('Ana decline');
    expect([game.state.supply, game.state.boxedCanals, game.state.canals]).toEqual([
      supply - 1,
      boxedCanals + 1,
      0,
    ]);
    expect(game.eventsOf('canalBoxed')).toEqual([{ type: 'canalBoxed', seat: seat('Ana') }]);
    expect(game.money('Ana')).toBe(10);
  });

  test('[derived-7] no one proposes and the overseer has no money', () => {
    const game = Scenario.withoutProposals({ ...four, money: 0, canals: ['X2-Y2'] });
    expect(game.choices('Ana')).toEqual(['decline']);
    expect(game.whyNot('Ana', 'build')).toBe('no-proposal-build-costs-one');
    const { supply, canals } = game.state;
    game.play('Ana decline');
    expect([game.state.supply, game.state.canals]).toEqual([supply - 1, canals]);
  });
});
