import { describe, expect, test } from 'vitest';
import { PLAYER_COUNTS } from '../data/supplies.ts';
import { NAMES, Scenario } from './scenario.ts';

const four = { players: 4, overseer: 'Ana' } as const;
const order = ({ state }: Scenario): string[] => state.taking.order.map(seat => NAMES[seat]);
const overseer = ({ state }: Scenario): string => NAMES[state.overseer];

describe('rounds', () => {
  test('[round-count-by-player-count] [r-last-round-number] 10, 11, 11 and 9 rounds', () => {
    const rounds = PLAYER_COUNTS.map(players => {
      const game = Scenario.setup(players, { overseer: 'first' }).playFirstChoices();
      const begun = game.eventsOf('roundBegun');
      expect(begun.filter(({ last }) => last)).toEqual([begun.at(-1)]);
      return begun.length;
    });
    expect(rounds).toEqual([10, 11, 11, 9]);
  });

  test('[round-has-seven-phases] auction, overseer, planting, canal, extra canal, drying, income', () => {
    const game = Scenario.auction({ ...four, spring: 'X2' }).play(
      'Blas bid 1, Cora bid 2, Dino pass, Ana pass',
      'Cora take coconut-2, Cora plant a2, Blas take banana-1, Blas plant a3',
      'Ana take grape-2, Ana plant a4, Dino take pepper-1, Dino plant a5',
      'Ana propose W2-X2, Ana bribe 1, Blas abstain, Cora abstain, Dino accept W2-X2, Ana keep',
      'Blas keep, Cora keep, Dino keep',
    );
    const types = [...new Set(game.events.map(({ type }) => type))];
    expect(types).toEqual([
      'bidMade',
      'passed',
      'overseerAppointed',
      'bidPaid',
      'tileTaken',
      'tilePlanted',
      'canalProposed',
      'bribeOffered',
      'proposalForgone',
      'proposalAccepted',
      'bribePaid',
      'canalLaid',
      'canalKept',
      'farmerLost',
      'desertMade',
      'incomePaid',
      'roundBegun',
      'tilesRevealed',
    ]);
    expect(game.whyNot(game.toAct()[0], 'lay X2-Y2')).toBe('round-has-seven-phases');
  });
});

describe('phase 1, auction', () => {
  test('[auction-reveals-one-tile-per-pile] 3, 4, 4 and 5 tiles are turned up', () => {
    const shown = PLAYER_COUNTS.map(players => {
      const game = Scenario.setup(players);
      if (players === 2) game.play(`${game.toAct()[0]} ${game.choices(game.toAct()[0])[0]}`);
      return game.eventsOf('tilesRevealed')[0].tiles.length;
    });
    expect(shown).toEqual([3, 4, 4, 5]);
  });

  test('[bid-order-starts-left-of-overseer] clockwise from the left of the overseer, who bids last', () => {
    const game = Scenario.auction({ players: 5, overseer: 'Cora' });
    expect(game.whyNot('Cora', 'bid 1')).toBe('bid-order-starts-left-of-overseer');
    const asked: string[] = [];
    for (const amount of [1, 2, 3, 4, 5]) {
      const [name] = game.toAct();
      asked.push(name);
      game.play(`${name} bid ${amount}`);
    }
    expect(asked).toEqual(['Dino', 'Eva', 'Ana', 'Blas', 'Cora']);
  });

  test('[bid-once-per-round] one bid each, then the auction is over', () => {
    const game = Scenario.auction(four).play('Blas bid 2', 'Cora bid 5');
    expect(game.whyNot('Blas', 'bid 6')).toBe('bid-once-per-round');
    expect(game.play('Dino pass', 'Ana bid 1').state.phase).toBe('take');
  });

  test('[bid-differs-from-earlier-bids] no one repeats an amount', () => {
    const game = Scenario.auction({ ...four, money: 4 }).play('Blas bid 3');
    expect(game.choices('Cora')).toEqual(['pass', 'bid 1', 'bid 2', 'bid 4']);
    expect(game.whyNot('Cora', 'bid 3')).toBe('bid-differs-from-earlier-bids');
  });

  test('[bid-may-be-lower-than-earlier-bids] lower and higher bids are both allowed', () => {
    const game = Scenario.auction(four).play('Blas bid 5', 'Cora bid 2', 'Dino bid 9', 'Ana bid 1');
    expect(game.eventsOf('bidMade').map(({ amount }) => amount)).toEqual([5, 2, 9, 1]);
  });

  test('[bid-zero-means-pass] [r-summary-zero-bid] several players may pass', () => {
    const game = Scenario.auction(four).play('Blas pass', 'Cora pass');
    expect(game.choices('Dino')).toContain('pass');
    game.play('Dino pass', 'Ana pass');
    expect(game.eventsOf('passed')).toHaveLength(4);
    expect(game.state.money).toEqual([10, 10, 10, 10]);
  });

  test('[bid-within-own-money] [r-bid-limited-by-money] no one bids more than they own', () => {
    const game = Scenario.auction({ ...four, money: [5, 2, 5, 5] });
    expect(game.choices('Blas')).toEqual(['pass', 'bid 1', 'bid 2']);
    expect(game.whyNot('Blas', 'bid 3')).toBe('bid-within-own-money');
  });

  test('[r-bid-whole-escudos] there is no bid between two whole amounts', () => {
    const game = Scenario.auction(four);
    expect(() => game.whyNot('Blas', 'bid 1.5')).toThrow('not a move');
    expect(game.choices('Blas').every(text => /^(pass|bid \d+)$/.test(text))).toBe(true);
  });

  test('[r-bid-is-committed] the staked money is paid and cannot be used otherwise', () => {
    const game = Scenario.auction({ ...four, money: 5 }).play(
      'Blas bid 4',
      'Cora pass',
      'Dino pass',
      'Ana pass',
    );
    expect(game.whyNot('Blas', 'pass')).toBe('round-has-seven-phases');
    expect(game.money('Blas')).toBe(1);
    game.playFirstChoices(undefined, 'proposal');
    while (game.toAct()[0] !== 'Blas') game.play(`${game.toAct()[0]} abstain`);
    game.play('Blas propose W2-X2');
    expect(game.choices('Blas')).toEqual(['bribe 0', 'bribe 1']);
  });

  test('[derived-4] with 1 escudo and the bid of 1 already made only passing is left', () => {
    const game = Scenario.auction({ ...four, money: [9, 9, 1, 9] }).play('Blas bid 1');
    expect(game.choices('Cora')).toEqual(['pass']);
  });
});

describe('phase 2, new overseer, and the order of phase 3', () => {
  test('[overseer-is-first-passer] [derived-1] two of four pass', () => {
    const game = Scenario.auction(four).play('Blas bid 3', 'Cora pass', 'Dino bid 5', 'Ana pass');
    expect(overseer(game)).toBe('Cora');
    expect(order(game)).toEqual(['Dino', 'Blas', 'Ana', 'Cora']);
    expect(game.money('Dino')).toBe(5);
    game.playFirstChoices(undefined, 'proposal');
    expect(game.eventsOf('bidPaid')).toEqual([
      { type: 'bidPaid', seat: 3, amount: 5 },
      { type: 'bidPaid', seat: 1, amount: 3 },
    ]);
  });

  test('[derived-2] [r-all-passed-leftover] all three pass: the last to pass goes first and plants the leftover tile', () => {
    const game = Scenario.auction({ players: 3, overseer: 'Ana' }).play('Blas pass', 'Cora pass', 'Ana pass');
    expect(overseer(game)).toBe('Blas');
    expect(order(game)).toEqual(['Ana', 'Cora', 'Blas']);
    game.playFirstChoices(undefined, 'leftover');
    expect(game.toAct()).toEqual(['Ana']);
  });

  test('[overseer-is-lowest-bidder-when-nobody-passed] [derived-3] all four bid', () => {
    const game = Scenario.auction(four).play('Blas bid 2', 'Cora bid 4', 'Dino bid 1', 'Ana bid 3');
    expect(overseer(game)).toBe('Dino');
    expect(order(game)).toEqual(['Cora', 'Ana', 'Blas', 'Dino']);
  });

  test('[overseer-may-stay-the-same] [r-overseer-may-repeat] the overseer stays when the bids say so', () => {
    const game = Scenario.auction(four).play('Blas bid 2', 'Cora bid 4', 'Dino bid 3', 'Ana bid 1');
    expect(overseer(game)).toBe('Ana');
    expect(game.eventsOf('overseerAppointed')).toEqual([{ type: 'overseerAppointed', seat: 0, again: true }]);
  });

  test('[take-order-is-bids-descending] the highest bid goes first', () => {
    const game = Scenario.auction({ players: 5, overseer: 'Eva' }).play(
      'Ana bid 2, Blas bid 7, Cora bid 4, Dino bid 9, Eva bid 1',
    );
    expect(order(game)).toEqual(['Dino', 'Blas', 'Cora', 'Ana', 'Eva']);
  });

  test('[take-order-passers-follow-in-reverse] [r-several-passers] the last to pass goes first among them', () => {
    const game = Scenario.auction({ players: 5, overseer: 'Eva' }).play(
      'Ana pass, Blas bid 2, Cora pass, Dino pass, Eva bid 1',
    );
    expect(order(game)).toEqual(['Blas', 'Eva', 'Dino', 'Cora', 'Ana']);
    expect(overseer(game)).toBe('Ana');
  });

  describe('the second to pass', () => {
    const twos = ['banana-2', 'grape-2', 'coconut-2', 'pepper-2'] as const;
    /** Blas passes first, Dino passes second; Cora bids 4 and Ana bids 2. */
    const game = (): Scenario =>
      Scenario.auction({ ...four, village: twos }).play('Blas pass, Cora bid 4, Dino pass, Ana bid 2');

    test('[overseer-is-first-passer] [r-several-passers] does not become overseer, the first to pass does', () => {
      expect(game().eventsOf('overseerAppointed')).toEqual([
        { type: 'overseerAppointed', seat: 1, again: false },
      ]);
      expect(overseer(game())).toBe('Blas');
    });

    test('[take-order-passers-follow-in-reverse] [r-several-passers] takes a tile before the first to pass', () => {
      expect(order(game())).toEqual(['Cora', 'Ana', 'Dino', 'Blas']);
      const turns: string[] = [];
      game().playFirstChoices(now => {
        if (now.state.phase === 'take') turns.push(...now.toAct());
      }, 'proposal');
      expect(turns).toEqual(['Cora', 'Ana', 'Dino', 'Blas']);
    });

    test('[passer-pays-nothing] [passer-places-one-farmer-less] pays nothing and places one fewer farmer, as the first does', () => {
      const played = game().playFirstChoices(undefined, 'proposal');
      expect(played.state.money).toEqual([8, 10, 6, 10]);
      expect(played.eventsOf('bidPaid').map(event => NAMES[event.seat])).toEqual(['Cora', 'Ana']);
      expect(played.eventsOf('tilePlanted').map(event => [NAMES[event.seat], event.farmers])).toEqual([
        ['Cora', 2],
        ['Ana', 2],
        ['Dino', 1],
        ['Blas', 1],
      ]);
    });

    test('[overseer-makes-no-proposal] [propose-order-starts-left-of-overseer] may propose, and the first to pass may not', () => {
      const played = game().playFirstChoices(undefined, 'proposal');
      expect(played.whyNot('Blas', 'propose X2-Y2')).toBe('overseer-makes-no-proposal');
      expect(played.toAct()).toEqual(['Cora']);
      played.play('Cora abstain');
      expect(played.toAct()).toEqual(['Dino']);
      expect(played.choices('Dino')).toContain('propose X2-Y2');
    });

    test('[r-all-passed-leftover] does not plant the leftover tile of three passers, the last does', () => {
      const three = Scenario.auction({ players: 3, overseer: 'Blas' }).play('Cora pass, Ana pass, Blas pass');
      expect(overseer(three)).toBe('Cora');
      expect(order(three)).toEqual(['Blas', 'Ana', 'Cora']);
      expect(three.playFirstChoices(undefined, 'leftover').toAct()).toEqual(['Blas']);
    });
  });

  test('[derived-13] two pass in a row, both place one fewer farmer', () => {
    const game = Scenario.auction({
      ...four,
      village: ['banana-2', 'grape-2', 'coconut-2', 'pepper-2'],
    }).play('Blas bid 4, Cora pass, Dino pass, Ana bid 2');
    expect(overseer(game)).toBe('Cora');
    expect(order(game)).toEqual(['Blas', 'Ana', 'Dino', 'Cora']);
    game.playFirstChoices(undefined, 'proposal');
    expect(game.eventsOf('tilePlanted').map(({ seat, farmers }) => `${NAMES[seat]} ${farmers}`)).toEqual([
      'Blas 2',
      'Ana 2',
      'Dino 1',
      'Cora 1',
    ]);
  });
});
