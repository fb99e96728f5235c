import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../../kernel/random.ts';
import { scenario } from './scenario.ts';

describe('using contracts', () => {
  test('[contract-window-before-each-area] [contract-use-needs-no-worker] before its area, without any worker, any number of cards', () => {
    const game = scenario({ Ana: { contracts: [2, 3, 8] }, bag: { iron: 5, stone: 5 } });
    expect(game.view().worker.area).toBe(0);
    expect(game.choices()).toEqual(['use 2', 'use 3', 'done']);
    expect(game.whyNot('Ana: use 8 for 1')).toBe('contract-window-before-each-area');
    expect(game.whyNot('Ana: use 4')).toBe('contract-window-before-each-area');
    game.play('Ana: use 3', 'Ana: use 2');
    expect([game.own('Ana').iron, game.own('Ana').stone]).toEqual([3, 2]);
    expect(game.view().worker.area).toBe(1);
  });

  test('[contract-effect-once-per-game] a used card stays turned', () => {
    const game = scenario({ Ana: { contracts: [2, 3] } });
    game.play('Ana: use 2');
    expect(game.whyNot('Ana: use 2')).toBe('contract-effect-once-per-game');
    expect(game.own('Ana').contracts).toEqual([
      { no: 2, isUsed: true },
      { no: 3, isUsed: false },
    ]);
  });

  test('[contract-effect-lasts-until-round-end] modifiers end with the round, moved markers stay', () => {
    const game = scenario({
      Ana: { contracts: [8, 9], workers: 'C1' },
      dig: 2,
      bag: {},
      weather: [null, null, null],
    });
    game.play('Ana: use 8 for 1', 'Ana: use 9');
    expect(game.view().round).toBe(6);
    expect([game.own('Ana').inForce, game.view().dig]).toEqual([0, 3]);
  });

  test('[r-contract-window-order] one pass clockwise, in the order fixed when it opened', () => {
    const game = scenario({
      start: 'Blas',
      Ana: { contracts: [2] },
      Blas: { contracts: [27] },
      Cora: { contracts: [5] },
    });
    expect(game.toAct()).toBe('Blas');
    expect(game.whyNot('Ana: use 2')).toBe('r-contract-window-order');
    game.play('Blas: done', 'Cora: use 5');
    expect(game.toAct()).toBe('Ana');
    game.play('Ana: use 2');
    expect(game.view().worker.area).not.toBe(0);
  });

  test('[r-contract-timing] a card gained in the same turn can be used in it, one gained in an area only later', () => {
    const same = scenario({ Ana: { contracts: [23] }, row: [22] });
    same.play('Ana: use 23', 'Ana: pick 22');
    expect(same.choices()).toEqual(['use 22', 'done']);
    const later = scenario({ Ana: { workers: 'E1 G1', rubble: 8 }, row: [25, 16] });
    later.play('Ana: build SIL-2', 'Ana: pick 25');
    expect(later.choices()).toEqual(['use 25', 'done']);
    const finished = scenario({ Ana: { workers: 'F1 G1' }, row: [21] });
    finished.play('Ana: pick 21');
    expect(finished.view().phase).toBe('chaiwala');
  });

  test('[r-contract-use-needs-effect] a card without effect is not offered', () => {
    const game = scenario({ Ana: { contracts: [1, 27] } });
    expect(game.choices()).toEqual(['use 27', 'done']);
    expect(game.whyNot('Ana: use 1')).toBe('r-contract-use-needs-effect');
  });

  test('[r-contract-modifiers-add] dig +3 and +3, rails +2 and +1, steel never below 2 iron', () => {
    const dig = scenario({ Ana: { workers: 'B1 G1', chai: 1, inForce: ['deepDig'] }, dig: 4 });
    expect(dig.choices()).toEqual([
      'act',
      'act with chai',
      'act with contract',
      'act with chai and contract',
    ]);
    expect(dig.play('Ana: act with chai and contract').own('Ana').rubble).toBe(10);
    const rails = scenario({ Ana: { workers: 'D1', chai: 1, steel: 9, inForce: ['longRails'] }, rail: 1 });
    expect(rails.play('Ana: act with chai and contract').view().laying.most).toBe(4);
    const steel = scenario({ Ana: { workers: 'C1 G1', chai: 1, iron: 2, inForce: ['cheapSteel'] } });
    expect(steel.play('Ana: act with chai', 'Ana: make steel').own('Ana').iron).toBe(0);
  });

  test('[r-boost-for-contract-actions] a dig by contract is never boosted', () => {
    const game = scenario({ Ana: { contracts: [7], chai: 3 }, dig: 4 });
    game.play('Ana: use 7');
    expect([game.own('Ana').rubble, game.own('Ana').chai]).toEqual([4, 3]);
  });
});

describe('the contracts, A', () => {
  test('[contract-01-one-more-cube-per-a-worker] four cubes each, chai limit as before', () => {
    const game = scenario({ Ana: { contracts: [1], workers: 'A1 A2' }, stock: { iron: 9, chai: 2 } });
    game.play('Ana: use 1', 'Ana: take chai');
    expect(game.whyNot('Ana: take chai')).toBe('area-a-one-chai-cube-per-worker');
    game.play('Ana: take iron', 'Ana: take iron', 'Ana: take iron', 'Ana: act');
    for (let cube = 0; cube < 4; cube++) game.play('Ana: take iron');
    expect(game.own('Ana').iron).toBe(7);
  });

  test('[contract-02-three-iron-from-the-bag] three, or what the bag holds, picked out', () => {
    expect(
      scenario({ Ana: { contracts: [2] }, bag: { iron: 5, event: 5 } })
        .play('Ana: use 2')
        .own('Ana').iron,
    ).toBe(3);
    expect(
      scenario({ Ana: { contracts: [2] }, bag: { iron: 2 } })
        .play('Ana: use 2')
        .own('Ana').iron,
    ).toBe(2);
    expect(scenario({ Ana: { contracts: [2, 27] }, bag: {} }).whyNot('Ana: use 2')).toBe(
      'r-contract-use-needs-effect',
    );
  });

  test('[contract-03-two-stone-from-the-bag] two, or what the bag holds', () => {
    expect(
      scenario({ Ana: { contracts: [3] }, bag: { stone: 5 } })
        .play('Ana: use 3')
        .own('Ana').stone,
    ).toBe(2);
    expect(
      scenario({ Ana: { contracts: [3] }, bag: { stone: 1 } })
        .play('Ana: use 3')
        .own('Ana').stone,
    ).toBe(1);
  });

  test('[contract-04-chai-cubes-from-the-stock] up to two, surplus lost', () => {
    const game = scenario({
      players: 2,
      Ana: { contracts: [4], chai: 5, workers: 'G1' },
      stock: { chai: 3 },
    });
    game.play('Ana: use 4');
    expect([game.own('Ana').chai, game.view().stock.chai]).toEqual([6, 1]);
    expect(scenario({ Ana: { contracts: [4, 27] } }).choices()).toEqual(['use 27', 'done']);
  });

  test('[contract-05-take-the-start-player] at once; not for the start player, never solo', () => {
    const game = scenario({ Cora: { contracts: [5], workers: 'G1' } });
    expect(game.play('Cora: use 5').view().start).toBe(2);
    expect(scenario({ Ana: { contracts: [5, 27] } }).choices()).toEqual(['use 27', 'done']);
    expect(scenario({ players: 1, Ana: { contracts: [5, 27] } }).choices()).toEqual(['use 27', 'done']);
    const back = scenario({ Blas: { contracts: [5] }, Cora: { workers: 'A4 G1' } });
    expect(back.play('Blas: use 5').view().start).toBe(2);
  });

  test('[contract-27-one-chai] one chai, not at the maximum', () => {
    expect(
      scenario({ Ana: { contracts: [27] } })
        .play('Ana: use 27')
        .own('Ana').chai,
    ).toBe(1);
    expect(scenario({ players: 2, Ana: { contracts: [27, 2], chai: 6 } }).choices()).toEqual([
      'use 2',
      'done',
    ]);
  });
});

describe('the contracts, B', () => {
  test('[contract-06-dig-plus-three-for-one-worker] for one worker of choice, this round', () => {
    const game = scenario({ Ana: { contracts: [6], workers: 'B1 B2 G1' }, dig: 2 });
    game.play('Ana: use 6', 'Ana: act');
    expect(game.own('Ana').rubble).toBe(2);
    game.play('Ana: act with contract');
    expect(game.own('Ana').rubble).toBe(7);
    const first = scenario({ Ana: { contracts: [6], workers: 'B1 B2 G1' }, dig: 2 });
    expect(first.play('Ana: use 6', 'Ana: act with contract').own('Ana').rubble).toBe(5 + 2);
    expect(scenario({ Ana: { contracts: [6, 8] } }).choices()).toEqual([
      'use 8 for 1',
      'use 8 for 2',
      'done',
    ]);
    const replaced = scenario({ Ana: { contracts: [6, 8], workers: 'B1' }, replaced: true, owners: 'bbbbb' });
    expect(replaced.whyNot('Ana: use 6')).toBe('r-contract-use-needs-effect');
    const cleared = scenario({ Ana: { contracts: [6, 8], workers: 'B1' }, owners: 'bbbbb' });
    expect(cleared.whyNot('Ana: use 6')).toBe('r-contract-use-needs-effect');
    const plain = scenario({ Ana: { workers: 'B1', chai: 1 } });
    expect(plain.whyNot('Ana: act with contract')).toBe('contract-06-dig-plus-three-for-one-worker');
  });

  test('[contract-07-dig-now] once at the rate, winning spaces', () => {
    const game = scenario({ Ana: { contracts: [7], workers: 'G1' }, dig: 5 });
    game.play('Ana: use 7');
    expect([game.own('Ana').rubble, game.own('Ana').markers]).toEqual([5, 17]);
    expect(scenario({ Ana: { contracts: [7, 8] }, owners: 'bbbbb' }).whyNot('Ana: use 7')).toBe(
      'r-contract-use-needs-effect',
    );
  });

  test('[contract-08-dig-marker-right] one or two; past 5 one harvest for all', () => {
    expect(
      scenario({ Ana: { contracts: [8], workers: 'G1' }, dig: 2 })
        .play('Ana: use 8 for 2')
        .view().dig,
    ).toBe(4);
    const over = scenario({ Ana: { contracts: [8], workers: 'G1' }, dig: 4, owners: 'ab' });
    over.play('Ana: use 8 for 2');
    expect([over.view().dig, over.own('Ana').leaves, over.own('Blas').leaves]).toEqual([5, 1, 1]);
  });

  test('[contract-29-borrow-game-spaces-in-b] one or two game spaces, leftmost first, for harvests', () => {
    const game = scenario({ Ana: { contracts: [29] }, owners: '#b##' });
    expect(game.choices()).toEqual(['use 29 for 1', 'use 29 for 2', 'done']);
    game.play('Ana: use 29 for 2');
    expect(game.view().estates[0].spaces.map(({ tenant }) => tenant)).toEqual([0, null, 0, null, null]);
    expect(game.own('Ana').markers).toBe(17);
    const one = scenario({ Ana: { contracts: [29] }, owners: '#b##' }).play('Ana: use 29 for 1');
    expect(one.view().estates[0].spaces.map(({ tenant }) => tenant)).toEqual([0, null, null, null, null]);
    const last = scenario({ Ana: { contracts: [29], markers: 1 }, owners: '##' });
    expect(last.choices()).toEqual(['use 29 for 1', 'done']);
  });
});

describe('the contracts, C', () => {
  test('[contract-09-cheap-steel-this-round] two iron, for a worker or for contract 10', () => {
    const game = scenario({ Ana: { contracts: [9], workers: 'C1 G1', iron: 4 } });
    game.play('Ana: use 9', 'Ana: make steel', 'Ana: make steel');
    expect(game.own('Ana').iron).toBe(0);
    const card = scenario({ Ana: { contracts: [9, 10], iron: 4 } });
    card.play('Ana: use 9', 'Ana: use 10 for 2');
    expect([card.own('Ana').steel, card.own('Ana').iron]).toEqual([2, 0]);
    expect(scenario({ Ana: { contracts: [9, 11] } }).whyNot('Ana: use 9')).toBe(
      'r-contract-use-needs-effect',
    );
  });

  test('[contract-10-make-two-steel-now] one or two, as far as iron and steel go', () => {
    const game = scenario({ Ana: { contracts: [10, 11], iron: 5, workers: 'G1' }, bag: {} });
    expect(game.choices()).toEqual(['use 10 for 1', 'use 11', 'done']);
    expect(game.whyNot('Ana: use 10 for 2')).toBe('contract-10-make-two-steel-now');
    game.play('Ana: use 10 for 1');
    expect([game.own('Ana').steel, game.own('Ana').iron, game.view().bag.iron]).toEqual([1, 2, 3]);
    const rich = scenario({ Ana: { contracts: [10], iron: 9 } });
    expect(rich.choices()).toEqual(['use 10 for 1', 'use 10 for 2', 'done']);
    const short = scenario({ Ana: { contracts: [10], iron: 9 }, supply: 1 });
    expect(short.choices()).toEqual(['use 10 for 1', 'done']);
  });

  test('[contract-11-one-steel] one bar, if the supply has one', () => {
    const game = scenario({ Ana: { contracts: [11] } }).play('Ana: use 11');
    expect([game.own('Ana').steel, game.view().steel]).toEqual([1, 15]);
    const none = scenario({ Ana: { contracts: [11, 10], iron: 3 }, supply: 0 });
    expect(none.view().worker.area === 2 && none.toAct() === 'Ana').toBe(false);
  });
});

describe('the contracts, D', () => {
  test('[contract-12-rail-plus-one-for-one-worker] maximum +1 for one worker, the minimum stays', () => {
    const game = scenario({ Ana: { contracts: [12], workers: 'D1 D2', steel: 5 } });
    game.play('Ana: use 12', 'Ana: act with contract');
    expect([game.view().laying.laid, game.view().laying.most]).toEqual([1, 2]);
    game.play('Ana: stop');
    // The river has given chai, so the second worker is asked for that, but the contract is spent.
    expect([game.own('Ana').steel, game.choices()]).toEqual([4, ['act', 'act with chai']]);
    const idle = scenario({ Ana: { contracts: [12, 13], steel: 1, workers: 'G1' } });
    expect(idle.choices()).toEqual(['use 13', 'done']);
    const plain = scenario({ Ana: { workers: 'D1', chai: 1 } });
    expect(plain.whyNot('Ana: act with contract')).toBe('contract-12-rail-plus-one-for-one-worker');
  });

  test('[contract-13-lay-one-rail-for-steel] without a worker, with the chai of the river and the Garratt', () => {
    const game = scenario({ Ana: { contracts: [13], steel: 1, equipment: ['garratt'] } });
    game.play('Ana: use 13');
    expect([game.view().rails[0], game.own('Ana').chai, game.own('Ana').steel]).toEqual([0, 2, 0]);
    const iron = scenario({ Ana: { contracts: [13, 14], iron: 3 } });
    expect(iron.choices()).toEqual(['use 14', 'done']);
    iron.play('Ana: use 14');
    expect(iron.choices()).toEqual(['use 13 with iron', 'done']);
    expect(iron.whyNot('Ana: use 13')).toBe('contract-13-lay-one-rail-for-steel');
    expect(iron.play('Ana: use 13 with iron').own('Ana').iron).toBe(0);
    expect(scenario({ Ana: { contracts: [13], steel: 1, markers: 0 } }).events('windowPassed')).toEqual([]);
    const refused = scenario({ Ana: { contracts: [13, 8], steel: 1 }, rails: 'bbbbbbbbbbbbbbb' });
    expect(refused.play('Ana: done').view().ending).toBe('route');
  });

  test('[contract-14-iron-pays-rails] only with rail, marker, 3 iron and a use for it', () => {
    const game = scenario({ Ana: { contracts: [14], workers: 'D1 G1', iron: 3 } });
    game.play('Ana: use 14');
    expect(game.choices()).toEqual(['lay rail with iron', 'stop']);
    expect(
      scenario({ Ana: { contracts: [14, 15], stone: 2, workers: 'D1', iron: 2 } }).whyNot('Ana: use 14'),
    ).toBe('r-contract-use-needs-effect');
    const useless = scenario({ Ana: { contracts: [14, 15], stone: 2, iron: 3 } });
    expect(useless.choices()).toEqual(['use 15', 'done']);
    const full = scenario({ Ana: { contracts: [14], workers: 'D1 G1', iron: 3 }, rails: 'bbbbbbbbbbbbbbb' });
    expect(full.view().phase).toBe('chaiwala');
    const without = scenario({ Ana: { contracts: [13], steel: 1, iron: 3 } });
    expect(without.whyNot('Ana: use 13 with iron')).toBe('contract-14-iron-pays-rails');
    const chosen = scenario({ Ana: { workers: 'D1', iron: 2, steel: 3, chai: 1 } });
    expect(chosen.play('Ana: act with chai').whyNot('Ana: lay rail with iron')).toBe(
      'contract-14-iron-pays-rails',
    );
  });

  test('[contract-15-lay-one-rail-for-stone] two stone into the bag', () => {
    const game = scenario({ Ana: { contracts: [15], stone: 2, workers: 'G1' }, bag: {} });
    game.play('Ana: use 15');
    expect([game.view().rails[0], game.view().bag.stone, game.own('Ana').chai]).toEqual([0, 2, 1]);
    expect(scenario({ Ana: { contracts: [15, 13], stone: 1, steel: 1 } }).choices()).toEqual([
      'use 13',
      'done',
    ]);
  });
});

describe('the contracts, E', () => {
  test('[contract-16-rubble-to-stone] [E17] [r-sample-card-bonus] up to three times; two leaves give 5 points', () => {
    const game = scenario({
      Ana: { contracts: [16], rubble: 7, workers: 'G1' },
      bag: { stone: 3 },
      stock: { stone: 5 },
    });
    expect(game.choices()).toEqual(['use 16 for 1', 'use 16 for 2', 'use 16 for 3', 'done']);
    game.play('Ana: use 16 for 3');
    expect([game.own('Ana').rubble, game.own('Ana').stone]).toEqual([1, 3]);
    expect([game.view().bag.stone, game.view().stock.stone]).toEqual([0, 5]);
    const choices = (rubble: number, stone: number): string[] =>
      scenario({ Ana: { contracts: [16, 20], rubble }, bag: { stone } }).choices();
    expect(choices(9, 1)).toEqual(['use 16 for 1', 'use 20', 'done']);
    expect(choices(5, 9)).toEqual(['use 16 for 1', 'use 16 for 2', 'use 20', 'done']);
    expect(choices(1, 9)).toEqual(['use 20', 'done']);
    expect(scenario({ at: 'over', Ana: { contracts: [16], leaves: 2 } }).result().totals[0]).toBe(5);
  });

  test('[contract-17-cheaper-station] one good cheaper on the next station that costs one, then spent', () => {
    const game = scenario({
      Ana: { contracts: [17], workers: 'E1 E2 G1', iron: 2, stone: 1, steel: 1 },
      rails: 'b',
    });
    game.play('Ana: use 17');
    expect(game.choices()).toEqual([
      'build SIL-1',
      'build SIL-3',
      'build SIL-5',
      'build SUK-2 with less stone',
      'build SUK-2 with less iron',
      'build RAN-2',
      'build TIN-1',
    ]);
    expect(game.whyNot('Ana: build SUK-2')).toBe('contract-17-cheaper-station');
    game.play('Ana: build SIL-1');
    expect(game.own('Ana').inForce).not.toBe(0);
    game.play('Ana: build SUK-2 with less iron');
    expect([game.own('Ana').iron, game.own('Ana').stone, game.own('Ana').inForce]).toEqual([2, 0, 0]);
    const built = scenario({ Ana: { contracts: [17, 19], iron: 1 } });
    expect(built.whyNot('Ana: use 19')).toBe('r-contract-use-needs-effect');
    built.play('Ana: use 17', 'Ana: use 19', 'Ana: build SIL-3');
    expect(built.own('Ana').iron).toBe(0);
    expect(scenario({ Ana: { contracts: [17, 20] } }).choices()).toEqual(['use 20', 'done']);
    const rubble = scenario({ Ana: { workers: 'E1 G1', rubble: 6, inForce: ['cheapStation'] } });
    expect(rubble.play('Ana: build SIL-2').own('Ana').rubble).toBe(0);
  });

  test('[contract-18-equipment-for-one-steel] any card of the shed for one steel, with its cube', () => {
    const game = scenario({
      Ana: { contracts: [18], steel: 1 },
      shed: ['luxury-train', 'garratt'],
      cubes: ['luxury-train'],
    });
    game.play('Ana: use 18');
    expect(game.choices()).toEqual(['take garratt', 'take luxury-train']);
    game.play('Ana: take luxury-train');
    expect([game.own('Ana').steel, game.own('Ana').chai, game.view().steel]).toEqual([0, 1, 16]);
    expect(scenario({ Ana: { contracts: [18, 20], steel: 1 } }).choices()).toEqual(['use 20', 'done']);
    expect(scenario({ Ana: { contracts: [18, 20] }, shed: ['garratt'] }).choices()).toEqual([
      'use 20',
      'done',
    ]);
  });

  test('[contract-19-extra-build] one build at its cost, with bonus, then back to the window', () => {
    const game = scenario({ Ana: { contracts: [19, 20], rubble: 8, chai: 1 }, row: [4] });
    game.play('Ana: use 19', 'Ana: build SIL-2', 'Ana: pick 4');
    expect(game.choices()).toEqual(['use 20', 'done']);
    expect([game.own('Ana').rubble, game.own('Ana').chai]).toEqual([0, 1]);
    expect(scenario({ Ana: { contracts: [19, 20] } }).whyNot('Ana: use 19')).toBe(
      'r-contract-use-needs-effect',
    );
  });

  test('[contract-20-third-worker-next-round] free in the next hiring, without equipment', () => {
    const game = scenario({ Ana: { contracts: [20] }, bag: {}, weather: [null, null, null] });
    game.play('Ana: use 20');
    expect([game.view().round, game.choices()]).toEqual([6, ['hire nobody', 'hire free']]);
    expect(
      scenario({ Ana: { contracts: [20, 18], steel: 1, promised: true }, shed: ['garratt'] }).choices(),
    ).toEqual(['use 18', 'done']);
  });
});

describe('the contracts, F', () => {
  test('[contract-21-new-row-take-one] a new row, one of it taken, the rest stays', () => {
    const game = scenario({ Ana: { contracts: [21], workers: 'G1' }, row: [1, 2, 3], deck: [10, 11, 12] });
    game.play('Ana: use 21');
    expect([...game.choices()].sort()).toEqual(['pick 10', 'pick 11', 'pick 12']);
    game.play('Ana: pick 11');
    expect(game.view().discards).toEqual([1, 2, 3]);
    expect(new Set(game.view().row)).toEqual(new Set([10, 12, null]));
    const empty = scenario({ Ana: { contracts: [21] }, row: [], deck: [10] });
    expect(empty.play('Ana: use 21').choices()).toEqual(['pick 10']);
  });

  test('[contract-22-top-of-the-deck] the top card, whose weather was in view', () => {
    for (let seed = 0; seed < 10; seed++) {
      const game = scenario(
        { Ana: { contracts: [22], workers: 'G1' }, row: [1], deck: [2, 3], back: 'fog' },
        fastRandom(seed),
      );
      game.play('Ana: use 22');
      expect(game.own('Ana').contracts.map(({ no }) => no)).toEqual([3, 22]);
      expect([game.view().deck, game.view().back]).toEqual([[2], 'rain']);
    }
    const shuffled = scenario({ Ana: { contracts: [22], workers: 'G1' }, deck: [], discards: [5] });
    expect(
      shuffled
        .play('Ana: use 22')
        .own('Ana')
        .contracts.map(({ no }) => no),
    ).toEqual([5, 22]);
  });

  test('[contract-23-take-from-the-row] one card of the row, not replaced', () => {
    const game = scenario({ Ana: { contracts: [23], workers: 'G1' }, row: [1, 2] });
    game.play('Ana: use 23', 'Ana: pick 2');
    expect(game.view().row).toEqual([1, null, null]);
    const empty = scenario({ Ana: { contracts: [23, 22] }, row: [] });
    expect(empty.choices()).toEqual(['use 22', 'done']);
  });
});

describe('the contracts, G', () => {
  test('[contract-24-harvest-now] for everyone, and the marker returns to its start', () => {
    const game = scenario({ Ana: { contracts: [24], workers: 'G1' }, harvest: '2', owners: 'ab' });
    game.play('Ana: use 24');
    expect([game.own('Ana').leaves, game.own('Blas').leaves, game.view().harvest]).toEqual([2, 2, 1]);
  });

  test('[contract-25-three-leaves] three leaves', () => {
    expect(
      scenario({ Ana: { contracts: [25], workers: 'G1' } })
        .play('Ana: use 25')
        .own('Ana').leaves,
    ).toBe(3);
  });

  test('[contract-26-leaves-to-chai] up to four, within leaves and track', () => {
    const game = scenario({ Ana: { contracts: [26], workers: 'G1', leaves: 9 } });
    expect(game.choices()).toEqual(['use 26 for 1', 'use 26 for 2', 'use 26 for 3', 'use 26 for 4', 'done']);
    game.play('Ana: use 26 for 4');
    expect([game.own('Ana').leaves, game.own('Ana').chai]).toEqual([5, 4]);
    expect(
      scenario({ players: 2, Ana: { contracts: [26, 25], leaves: 3, chai: 5 } }).whyNot('Ana: use 26 for 2'),
    ).toBe('contract-26-leaves-to-chai');
  });

  test('[contract-28-borrow-game-spaces-in-g] [r-borrowed-spaces] till scoring, each space once, leftmost first', () => {
    const game = scenario({ Ana: { contracts: [28], workers: 'G1' }, owners: '###', tenants: 'b' });
    game.play('Ana: use 28 for 1');
    expect(game.view().estates[0].spaces.map(({ tenant }) => tenant)).toEqual([1, 0, null, null, null]);
    const none = scenario({ Ana: { contracts: [28, 25] }, owners: 'bb' });
    expect(none.choices()).toEqual(['use 25', 'done']);
    const taken = scenario({ Ana: { contracts: [28, 25] }, owners: '#', tenants: 'b' });
    expect(taken.choices()).toEqual(['use 25', 'done']);
  });

  test('[contract-30-harvest-marker-right] one space, a harvest at the end, then one leaf', () => {
    const game = scenario({ Ana: { contracts: [30], workers: 'G1' }, harvest: '2>', owners: 'aa' });
    game.play('Ana: use 30');
    expect([game.own('Ana').leaves, game.view().harvest]).toEqual([5, 1]);
    const plain = scenario({ Ana: { contracts: [30], workers: 'G1' }, harvest: '1/2' });
    plain.play('Ana: use 30');
    expect([plain.own('Ana').leaves, plain.view().harvest]).toEqual([1, 1]);
  });
});
