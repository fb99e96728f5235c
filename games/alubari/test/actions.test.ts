import { describe, expect, test } from 'vitest';
import { scenario } from './scenario.ts';

describe('resolving actions', () => {
  test('[actions-areas-in-alphabetical-order] [actions-spaces-in-numeric-order] A to G, and 1 upwards within an area', () => {
    const game = scenario({
      Ana: { workers: 'G1 A2' },
      Blas: { workers: 'A1 C1', iron: 3 },
      Cora: { workers: 'F1' },
      stock: { iron: 9 },
      row: [1],
    });
    const order: string[] = [];
    for (const move of ['take iron', 'stop', 'take iron', 'stop', 'make steel', 'pick 1', 'take leaves']) {
      const line = `${game.toAct()}: ${move}`;
      order.push(line);
      game.play(line);
      if (game.view().round === 6) break;
    }
    expect(order).toEqual([
      'Blas: take iron',
      'Blas: stop',
      'Ana: take iron',
      'Ana: stop',
      'Blas: make steel',
      'Cora: pick 1',
      'Ana: take leaves',
    ]);
  });

  test('[actions-spaces-in-numeric-order] a worker on a later space waits', () => {
    const game = scenario({ Ana: { workers: 'A2' }, Blas: { workers: 'A1' }, stock: { iron: 9 } });
    expect(game.whyNot('Ana: take iron')).toBe('actions-spaces-in-numeric-order');
  });

  test('[action-must-be-done-if-possible] [r-must-act-minimum] the first cube, minor action, build, contract and option are owed', () => {
    expect(scenario({ Ana: { workers: 'A1' }, stock: { iron: 1 } }).whyNot('Ana: stop')).toBe(
      'action-must-be-done-if-possible',
    );
    expect(scenario({ Ana: { workers: 'C1', iron: 3 } }).whyNot('Ana: stop')).toBe(
      'action-must-be-done-if-possible',
    );
    expect(scenario({ Ana: { workers: 'E1', iron: 3 } }).whyNot('Ana: stop')).toBe(
      'action-must-be-done-if-possible',
    );
    expect(
      scenario({ Ana: { workers: 'E1', chai: 3 }, shed: ['construction'] })
        .play('Ana: act')
        .choices(),
    ).toEqual(['buy construction', 'stop']);
    expect(scenario({ Ana: { workers: 'F1' }, row: [3] }).choices()).toEqual(['pick 3']);
    expect(scenario({ Ana: { workers: 'G1' } }).choices()).toEqual(['take leaves']);
  });

  test('[r-must-act-minimum] a build that costs chai may be declined, one that costs none may not', () => {
    const dear = scenario({
      Ana: { workers: 'E1 G1', steel: 0, chai: 3 },
      shed: ['construction', 'shunter'],
    }).play('Ana: act');
    expect(dear.choices()).toEqual(['buy construction', 'stop']);
    dear.play('Ana: stop');
    expect([dear.own('Ana').chai, dear.view().phase]).toEqual([3, 'chaiwala']);
    const plain = scenario({
      Ana: { workers: 'E1', steel: 1, chai: 3 },
      shed: ['construction', 'shunter'],
    }).play('Ana: act');
    expect(plain.choices()).toContain('buy shunter');
    expect(plain.whyNot('Ana: stop')).toBe('action-must-be-done-if-possible');
    const boosted = scenario({ Ana: { workers: 'E1', chai: 4 }, shed: ['construction'] });
    expect(boosted.play('Ana: act with chai').choices()).toEqual(['buy construction', 'stop']);
    const card = scenario({ Ana: { contracts: [19], chai: 3 }, shed: ['construction'] });
    expect(card.play('Ana: use 19').choices()).toEqual(['buy construction', 'stop']);
  });

  test('[action-must-be-done-if-possible] what is impossible is lost', () => {
    const game = scenario({
      Ana: { workers: 'A1' },
      Blas: { workers: 'C1' },
      Cora: { workers: 'E1' },
      bag: {},
    });
    expect(game.events('actionLost').map(({ seat, area }) => [seat, area])).toEqual([
      [0, 'A'],
      [1, 'C'],
      [2, 'E'],
    ]);
  });

  test('[boost-costs-one-chai-before-the-action] [boost-once-per-worker-per-round] one chai, before the action, for this worker only', () => {
    const game = scenario({ Ana: { workers: 'A1 A2', chai: 3 }, stock: { iron: 20 } });
    expect(game.choices()).toEqual(['act', 'act with chai']);
    game.play('Ana: act with chai');
    expect(game.own('Ana').chai).toBe(2);
    expect(game.whyNot('Ana: act with chai')).toBe('boost-once-per-worker-per-round');
    for (let cube = 0; cube < 5; cube++) game.play('Ana: take iron');
    game.play('Ana: act', 'Ana: take iron', 'Ana: take iron', 'Ana: take iron');
    expect([game.own('Ana').iron, game.own('Ana').chai]).toEqual([8, 2]);
  });

  test('[boost-costs-one-chai-before-the-action] [contract-window-before-each-area] acting with a contract is for B and D only', () => {
    const rule = (workers: string, position = {}) =>
      scenario({ Ana: { workers, chai: 1 }, stock: { iron: 1 }, ...position }).whyNot(
        'Ana: act with contract',
      );
    expect(rule('A1')).toBe('contract-window-before-each-area');
    expect(rule('B1')).toBe('contract-06-dig-plus-three-for-one-worker');
    expect(rule('C1')).toBe('contract-window-before-each-area');
    expect(rule('D1')).toBe('contract-12-rail-plus-one-for-one-worker');
    expect(rule('E1')).toBe('contract-window-before-each-area');
  });

  test('[boost-once-per-worker-per-round] the last chai boosts one worker, not the next one too', () => {
    const game = scenario({ Ana: { workers: 'B1 B2 G1', chai: 1 }, dig: 3 });
    expect(game.play('Ana: act with chai').own('Ana').rubble).toBe(6 + 3);
  });

  test('[boost-costs-one-chai-before-the-action] without chai no one is asked, and the card alone does not give it', () => {
    const game = scenario({ Ana: { workers: 'B1', inForce: ['deepDig'] } });
    expect(game.choices()).toEqual(['act', 'act with contract']);
    expect(game.whyNot('Ana: act with chai')).toBe('boost-costs-one-chai-before-the-action');
  });

  test('[r-boost-offer] chai may be paid where it helps little, and may make an action possible', () => {
    const useless = scenario({ Ana: { workers: 'B1', chai: 1 }, owners: 'aaaaa' });
    expect(useless.choices()).toEqual(['act', 'act with chai']);
    const steel = scenario({ Ana: { workers: 'C1', chai: 1, iron: 2 } });
    expect(steel.play('Ana: act with chai').choices()).toEqual(['make steel', 'stop']);
    const post = scenario({ Ana: { workers: 'F1', chai: 1 } });
    expect(post.play('Ana: act with chai').choices()).toEqual(['keep row', 'new row']);
  });

  test('[r-boost-with-fresh-chai] chai from a cube pays for the next worker', () => {
    const game = scenario({ Ana: { workers: 'A1 B1' }, stock: { chai: 1 } });
    game.play('Ana: take chai');
    expect(game.choices()).toEqual(['act', 'act with chai']);
  });

  test('[round-end-workers-return] all workers come home', () => {
    const game = scenario({ Ana: { workers: 'B1 B2 B3' }, bag: {}, weather: [null, null, null] });
    expect(game.view().round).toBe(6);
    expect(game.own('Ana').workers).toEqual([]);
    expect(game.own('Ana').ready).toBe(2);
  });
});

describe('A, stock', () => {
  test('[area-a-up-to-three-cubes] three cubes of any kind, or fewer', () => {
    const game = scenario({ Ana: { workers: 'A1 A2' }, stock: { iron: 2, stone: 3 } });
    game.play('Ana: take iron', 'Ana: take stone', 'Ana: take stone');
    expect([game.own('Ana').iron, game.own('Ana').stone]).toEqual([1, 2]);
    game.play('Ana: take iron');
    expect(game.whyNot('Ana: take iron')).toBe('area-a-up-to-three-cubes');
    game.play('Ana: stop');
    expect([game.own('Ana').iron, game.own('Ana').stone]).toEqual([2, 2]);
  });

  test('[area-a-up-to-three-cubes] only cubes that are in the stock can be taken', () => {
    const game = scenario({ Ana: { workers: 'A1' }, stock: { iron: 3, chai: 1 } });
    expect(game.whyNot('Ana: take stone')).toBe('area-a-up-to-three-cubes');
    game.play('Ana: take chai');
    expect(game.whyNot('Ana: take chai')).toBe('area-a-up-to-three-cubes');
  });

  test('[area-a-one-chai-cube-per-worker] one chai cube for each worker', () => {
    const game = scenario({ Ana: { workers: 'A1 A2' }, stock: { chai: 3, iron: 5 } });
    game.play('Ana: take chai');
    expect(game.whyNot('Ana: take chai')).toBe('area-a-one-chai-cube-per-worker');
    game.play('Ana: stop', 'Ana: act', 'Ana: take chai');
    expect(game.own('Ana').chai).toBe(2);
  });

  test('[area-a-boost-two-more-cubes] [D7] five cubes, two of them chai', () => {
    const game = scenario({ Ana: { workers: 'A1', chai: 1 }, stock: { chai: 2, iron: 5 } });
    game.play('Ana: act with chai', 'Ana: take chai', 'Ana: take chai');
    expect(game.choices()).toEqual(['take iron', 'stop']);
    game.play('Ana: take iron', 'Ana: take iron', 'Ana: take iron');
    expect([game.own('Ana').iron, game.own('Ana').chai]).toEqual([3, 2]);
  });

  test('[chai-cube-advances-track-and-leaves-game] the cube is in no bag and no stock', () => {
    const game = scenario({ Ana: { workers: 'A1 A2' }, stock: { chai: 1, iron: 3 }, bag: { chai: 2 } });
    game.play('Ana: take chai');
    expect(game.own('Ana').chai).toBe(1);
    expect([game.view().stock.chai, game.view().bag.chai]).toEqual([0, 2]);
  });

  test('[r-area-a-chai-at-maximum] [chai-never-above-track-maximum] at the maximum the cube may be taken and gives nothing', () => {
    const game = scenario({
      players: 2,
      Ana: { workers: 'A1 G1', chai: 6 },
      stock: { chai: 1 },
      harvest: '2',
    });
    game.play('Ana: act', 'Ana: take chai');
    expect([game.own('Ana').chai, game.view().stock.chai]).toEqual([6, 0]);
  });

  test('[area-a-last-space-gives-start-player] [r-start-player-change] [D10] at once, and the next window begins with the new one', () => {
    const game = scenario({
      Ana: { contracts: [8] },
      Cora: { workers: 'A4', contracts: [25, 8] },
      stock: { iron: 1 },
    });
    game.play('Cora: take iron');
    expect(game.view().start).toBe(2);
    expect(game.toAct()).toBe('Cora');
    expect(game.view().window.first).toBe(2);
    const other = scenario({ Cora: { workers: 'A3' }, stock: { iron: 1 } });
    expect(other.play('Cora: take iron').view().start).toBe(0);
  });

  test('[r-start-player-without-cubes] the token moves with an empty stock', () => {
    const game = scenario({ Blas: { workers: 'A4 G1' } });
    expect(game.view().start).toBe(1);
  });

  test('[r-solo-start-player] solo the last space does nothing special', () => {
    const game = scenario({ players: 1, Ana: { workers: 'A3 G1' } });
    expect(game.events('startPlayerChanged')).toEqual([]);
  });

  test('[equipment-toy-train-leaf-per-area-a-worker] [r-toy-train-empty-stock] one leaf for each worker, also with an empty stock', () => {
    const game = scenario({ Ana: { workers: 'A1 A2 G1', equipment: ['toy-train'] } });
    expect(game.own('Ana').leaves).toBe(2);
  });
});

describe('B, dig', () => {
  test('[area-b-takes-rubble-at-dig-rate] [area-b-last-rubble-claims-space] [E7] a dig of 5 wins the first two spaces', () => {
    const game = scenario({ Ana: { workers: 'B1 G1' }, dig: 5 });
    expect(game.own('Ana').rubble).toBe(5);
    expect(game.own('Ana').markers).toBe(17);
    expect(game.view().estates[0].spaces.map(({ owner }) => owner)).toEqual([0, 0, null, null, null]);
  });

  test('[area-b-boost-plus-three] [E8] [r-boosted-dig-is-full] [r-boost-is-not-overflow] a boosted dig of 4 takes 7 and brings no harvest', () => {
    const game = scenario({ Ana: { workers: 'B1 G1', chai: 1 }, dig: 4, owners: '', harvest: '1' });
    game.play('Ana: act with chai');
    expect(game.own('Ana').rubble).toBe(7);
    expect(game.events('harvested')).toEqual([]);
    expect(game.view().dig).toBe(4);
  });

  test('[area-b-full-rate-is-compulsory] the whole rate, or what is left', () => {
    const game = scenario({ Ana: { workers: 'B1 G1' }, dig: 5, rubble: [0, 0, 0, 1, 2], owners: 'bbb' });
    expect(game.own('Ana').rubble).toBe(3);
    expect(game.own('Ana').markers).toBe(17);
  });

  test('[r-dig-skips-empty-spaces] a partly dug space goes to the player who takes its last rubble', () => {
    const game = scenario({
      Ana: { workers: 'B1' },
      Blas: { workers: 'B2 G1' },
      dig: 3,
      owners: 'c#',
      rubble: [0, 0, 3, 3, 4],
    });
    const [{ spaces }] = game.view().estates;
    expect(spaces.map(({ owner }) => owner)).toEqual([2, 'game', 0, 1, null]);
    const partly = scenario({
      Ana: { workers: 'B1' },
      Blas: { workers: 'B2 G1' },
      dig: 2,
      rubble: [2, 3, 3, 3, 4],
    });
    expect(
      partly
        .view()
        .estates[0].spaces.map(({ owner, rubble }) => [owner, rubble])
        .slice(0, 2),
    ).toEqual([
      [0, 0],
      [null, 1],
    ]);
  });

  test('[area-b-becomes-build-when-rubble-is-gone] [r-area-b-same-round] later B workers do nothing; then B has one space', () => {
    const game = scenario({
      Ana: { workers: 'B1' },
      Blas: { workers: 'B2', iron: 3 },
      dig: 5,
      rubble: [0, 0, 0, 0, 2],
      owners: 'cccc',
      bag: {},
      weather: [null, null, null],
    });
    expect(game.events('actionLost').map(({ seat, area }) => [seat, area])).toEqual([[1, 'B']]);
    expect(game.view().replaced).toBe(true);
    expect(game.choices().filter(move => move.startsWith('place B'))).toEqual(['place B1']);
    expect(game.whyNot('Ana: place B2')).toBe('area-b-becomes-build-when-rubble-is-gone');
  });

  test('[r-area-b-build-details] the new B builds in its place, can be boosted, and fog leaves it open', () => {
    const game = scenario({
      Ana: { workers: 'B1 C1', iron: 3, stone: 2, chai: 1 },
      replaced: true,
      owners: 'aaaaa',
      weather: ['fog', 'sun', 'sun'],
    });
    game.play('Ana: act with chai', 'Ana: build SIL-3');
    expect(game.choices()).toEqual(['build SIL-5', 'stop']);
    const placing = scenario({
      at: 'placement',
      Ana: { ready: 1 },
      replaced: true,
      owners: 'aaaaa',
      weather: ['fog', 'sun', 'sun'],
    });
    expect(placing.choices()).toContain('place B1');
    const window = scenario({ Ana: { contracts: [8] }, replaced: true, owners: 'aaaaa' });
    expect(window.choices()).toEqual(['use 8 for 1', 'use 8 for 2', 'done']);
  });

  test('[r-game-owned-estates] a space of the game cannot be won any more', () => {
    const game = scenario({ Ana: { workers: 'B1 G1' }, dig: 5, owners: '##' });
    expect(
      game
        .view()
        .estates[0].spaces.slice(0, 3)
        .map(({ owner }) => owner),
    ).toEqual(['game', 'game', 0]);
  });

  test('[r-markers-out-three-plus] without markers a player still digs, and the space goes to the game', () => {
    const game = scenario({ Ana: { workers: 'B1 G1', markers: 0 }, dig: 5 });
    expect(game.own('Ana').rubble).toBe(5);
    expect(
      game
        .view()
        .estates[0].spaces.slice(0, 2)
        .map(({ owner }) => owner),
    ).toEqual(['game', 'game']);
    const build = scenario({ Ana: { workers: 'E1', markers: 0, iron: 3, steel: 1 }, shed: ['shunter'] });
    expect(build.choices()).toEqual(['buy shunter']);
    expect(build.whyNot('Ana: build SIL-3')).toBe('r-markers-out-three-plus');
    const rails = scenario({ Ana: { workers: 'D1 G1', markers: 0, steel: 2 } });
    expect(rails.view().rails[0]).toBeNull();
    const borrow = scenario({ Ana: { workers: 'G1', markers: 0, contracts: [28] }, owners: '##' });
    expect(borrow.whyNot('Ana: use 28 for 1')).toBe('contract-window-before-each-area');
  });
});

describe('C, works', () => {
  test('[area-c-up-to-three-minor-actions] three, in any mix, repeats allowed', () => {
    const game = scenario({ Ana: { workers: 'C1 G1', iron: 9, stone: 1 }, bag: { stone: 2 } });
    game.play('Ana: make steel', 'Ana: chip stone', 'Ana: make stone from bag');
    expect(game.view().phase).toBe('chaiwala');
    const { iron, steel, stone, rubble } = game.own('Ana');
    expect([iron, steel, stone, rubble]).toEqual([6, 1, 1, 0]);
  });

  test('[area-c-make-steel-three-iron] three iron into the bag', () => {
    const game = scenario({ Ana: { workers: 'C1 G1', iron: 4 }, bag: { iron: 1 } });
    game.play('Ana: make steel');
    expect([game.own('Ana').iron, game.own('Ana').steel, game.view().bag.iron, game.view().steel]).toEqual([
      1, 1, 4, 15,
    ]);
    const poor = scenario({ Ana: { workers: 'C1', iron: 2, stone: 1 } });
    expect(poor.whyNot('Ana: make steel')).toBe('area-c-make-steel-three-iron');
  });

  test('[area-c-make-stone-two-rubble] from the stock or from the bag', () => {
    const game = scenario({ Ana: { workers: 'C1 G1', rubble: 4 }, stock: { stone: 1 }, bag: { stone: 1 } });
    expect(game.choices()).toEqual(['make stone from stock', 'make stone from bag']);
    game.play('Ana: make stone from stock', 'Ana: make stone from bag');
    expect([game.own('Ana').stone, game.view().stock.stone, game.view().bag.stone]).toEqual([2, 0, 0]);
    const poor = scenario({ Ana: { workers: 'C1', rubble: 1, iron: 3 } });
    expect(poor.whyNot('Ana: make stone from bag')).toBe('area-c-make-stone-two-rubble');
  });

  test('[r-make-stone-none] no stone anywhere, no stone made', () => {
    const game = scenario({ Ana: { workers: 'C1', rubble: 4, iron: 3 }, bag: {} });
    expect(game.choices()).toEqual(['make steel']);
    expect(game.whyNot('Ana: make stone from stock')).toBe('r-make-stone-none');
    expect(game.whyNot('Ana: make stone from bag')).toBe('r-make-stone-none');
  });

  test('[area-c-chip-stone] one stone for two rubble', () => {
    const game = scenario({ Ana: { workers: 'C1 G1', stone: 1 }, bag: {} });
    game.play('Ana: chip stone');
    expect([game.own('Ana').rubble, game.view().bag.stone]).toEqual([2, 1]);
    expect(scenario({ Ana: { workers: 'C1', iron: 3 } }).whyNot('Ana: chip stone')).toBe('area-c-chip-stone');
  });

  test('[area-c-boost-unlimited-and-cheap-steel] [D6] six iron: three steel with chai, two without', () => {
    const boosted = scenario({ Ana: { workers: 'C1 G1', iron: 6, chai: 1 } });
    boosted.play('Ana: act with chai', 'Ana: make steel', 'Ana: make steel', 'Ana: make steel');
    expect(boosted.own('Ana').steel).toBe(3);
    const plain = scenario({ Ana: { workers: 'C1 G1', iron: 6 } });
    plain.play('Ana: make steel', 'Ana: make steel');
    expect([plain.own('Ana').steel, plain.view().phase]).toEqual([2, 'chaiwala']);
    const many = scenario({ Ana: { workers: 'C1 G1', iron: 10, chai: 1 } });
    for (const move of ['act with chai', ...Array.from({ length: 5 }, () => 'make steel')])
      many.play(`Ana: ${move}`);
    expect(many.own('Ana').steel).toBe(5);
  });

  test('[r-works-loop] [D17] after chipping, stone from the bag is closed, and the other way round', () => {
    const chipped = scenario({ Ana: { workers: 'C1', stone: 1, iron: 2, chai: 1 }, bag: { stone: 1 } });
    chipped.play('Ana: act with chai', 'Ana: chip stone');
    expect(chipped.choices()).toEqual(['make steel', 'stop']);
    expect(chipped.whyNot('Ana: make stone from bag')).toBe('r-works-loop');
    chipped.play('Ana: make steel');
    expect(chipped.choices()).toEqual(['make stone from bag', 'stop']);
    const taken = scenario({ Ana: { workers: 'C1', rubble: 4, chai: 1 }, bag: { stone: 3 } });
    taken.play('Ana: act with chai', 'Ana: make stone from bag');
    expect(taken.whyNot('Ana: chip stone')).toBe('r-works-loop');
    const between = scenario({
      Ana: { workers: 'C1', stone: 2, chai: 1 },
      stock: { stone: 1 },
      bag: { stone: 1 },
    });
    between.play('Ana: act with chai', 'Ana: chip stone', 'Ana: make stone from stock', 'Ana: chip stone');
    expect(between.whyNot('Ana: make stone from bag')).toBe('r-works-loop');
    const freed = scenario({
      Ana: { workers: 'C1', rubble: 2, stone: 1, chai: 1 },
      stock: { stone: 1 },
      bag: { stone: 1 },
    });
    freed.play('Ana: act with chai', 'Ana: chip stone', 'Ana: make stone from stock');
    expect(freed.choices()).toContain('make stone from bag');
    const plain = scenario({ Ana: { workers: 'C1', stone: 1 }, bag: { stone: 1 } });
    expect(plain.play('Ana: chip stone').choices()).toContain('make stone from bag');
  });

  test('[r-works-stop-when-only-boost-pays] two iron and chai: stopping at once is allowed; under contract 9 it is not', () => {
    const game = scenario({ Ana: { workers: 'C1', iron: 2, chai: 1 } });
    expect(game.play('Ana: act with chai').choices()).toEqual(['make steel', 'stop']);
    const cheap = scenario({ Ana: { workers: 'C1', iron: 2, chai: 1, inForce: ['cheapSteel'] } });
    expect(cheap.play('Ana: act with chai').choices()).toEqual(['make steel']);
  });

  test('[r-steel-limited] sixteen bars of steel and no more, rubble without limit', () => {
    const game = scenario({ Ana: { workers: 'C1', iron: 9, stone: 1, rubble: 90 }, supply: 0, bag: {} });
    expect(game.choices()).toEqual(['chip stone']);
    expect(game.whyNot('Ana: make steel')).toBe('r-steel-limited');
    game.play('Ana: chip stone');
    expect(game.own('Ana').rubble).toBe(92);
  });
});

describe('D, rails', () => {
  test('[area-d-one-steel-per-rail-space] steel to the supply, marker on the lowest free space', () => {
    const game = scenario({ Ana: { workers: 'D1 G1', steel: 1 }, rails: 'b#' });
    expect(game.view().rails.slice(0, 4)).toEqual([1, 'game', 0, null]);
    expect([game.own('Ana').steel, game.view().steel, game.own('Ana').markers]).toEqual([0, 16, 18]);
    const iron = scenario({ Ana: { workers: 'D1', iron: 3, inForce: ['ironRails'] } });
    expect(iron.whyNot('Ana: lay rail')).toBe('area-d-one-steel-per-rail-space');
  });

  test('[area-d-rate-is-compulsory-with-enough-steel] [area-d-at-most-rail-rate] [E9] rate 2: one steel lays one, enough steel must lay two', () => {
    const game = scenario({
      Ana: { workers: 'D1', steel: 1 },
      Blas: { workers: 'D2 G1', steel: 5 },
      rail: 2,
    });
    expect(game.view().rails.slice(0, 4)).toEqual([0, 1, 1, null]);
    expect(game.own('Blas').steel).toBe(3);
    const choice = scenario({ Ana: { workers: 'D1', steel: 1, iron: 3, inForce: ['ironRails'] }, rail: 1 });
    expect(choice.whyNot('Ana: stop')).toBe('area-d-rate-is-compulsory-with-enough-steel');
  });

  test('[area-d-rate-is-compulsory-with-enough-steel] no further than the route', () => {
    const game = scenario({ Ana: { workers: 'D1 G1', steel: 3 }, rail: 3, rails: 'bbbbbbbbbbbbb.#' });
    expect([game.own('Ana').steel, game.view().rails[13]]).toEqual([2, 0]);
  });

  test('[area-d-boost-plus-two] [r-rail-count] [E10] rate 2 with chai: two are owed, four at most', () => {
    const game = scenario({ Ana: { workers: 'D1 G1', steel: 6, chai: 1 }, rail: 2 });
    game.play('Ana: act with chai');
    expect(game.view().rails.filter(owner => owner === 0).length).toBe(2);
    expect(game.choices()).toEqual(['lay rail', 'stop']);
    game.play('Ana: lay rail', 'Ana: lay rail');
    expect([game.own('Ana').steel, game.view().phase]).toEqual([2, 'chaiwala']);
  });

  test('[D9] [end-two-players-last-marker-extra-round] three markers left at rate 3 with chai: exactly three rails, then the opponent plays alone', () => {
    const game = scenario({
      players: 2,
      Ana: { workers: 'D1', steel: 5, chai: 1, markers: 3 },
      rail: 3,
      bag: {},
      weather: [null, null, null],
    });
    game.play('Ana: act with chai');
    expect(game.view().rails.filter(owner => owner === 0).length).toBe(3);
    expect([game.view().round, game.view().lone]).toEqual([6, 1]);
  });

  test('[area-d-river-space-gives-one-chai] the builder gains 1 chai', () => {
    const game = scenario({ Ana: { workers: 'D1 G1', steel: 1 } });
    expect(game.own('Ana').chai).toBe(1);
    const town = scenario({ Ana: { workers: 'D1 G1', steel: 1 }, rails: 'b' });
    expect(town.own('Ana').chai).toBe(0);
  });

  test('[D20] at the maximum of chai the rail stands and chai stays', () => {
    const game = scenario({ players: 2, Ana: { workers: 'D1 G1', steel: 1, chai: 6 } });
    game.play('Ana: act');
    expect([game.own('Ana').chai, game.view().rails[0]]).toEqual([6, 0]);
  });

  test('[equipment-garratt-chai-on-first-rails] [r-garratt-once] 1 chai after the first laying of a round, for later workers', () => {
    const game = scenario({ Ana: { workers: 'D1 D2 G1', steel: 2, equipment: ['garratt'] }, rails: 'b' });
    expect([game.own('Ana').chai, game.choices()]).toEqual([1, ['act', 'act with chai']]);
    game.play('Ana: act');
    expect(game.own('Ana').chai).toBe(1);
    const late = scenario({
      Ana: { workers: 'D1 G1', steel: 1, equipment: ['garratt'], laid: true },
      rails: 'b',
    });
    expect(late.own('Ana').chai).toBe(0);
    const nextRound = scenario({ at: 'round end', Ana: { equipment: ['garratt'], laid: true }, bag: {} });
    expect(nextRound.own('Ana').laid).toBe(false);
  });

  test('[D12] rate 2, one steel, six iron under contract 14: one owed, two at most, paid either way', () => {
    const game = scenario({ Ana: { workers: 'D1 G1', steel: 1, iron: 6, inForce: ['ironRails'] }, rail: 2 });
    expect(game.choices()).toEqual(['lay rail', 'lay rail with iron']);
    game.play('Ana: lay rail with iron');
    expect(game.choices()).toEqual(['lay rail', 'lay rail with iron', 'stop']);
    game.play('Ana: lay rail with iron');
    expect([game.own('Ana').steel, game.own('Ana').iron, game.view().bag.iron]).toEqual([1, 0, 26]);
    expect(game.view().rails.filter(owner => owner === 0).length).toBe(2);
  });
});

describe('F, post office', () => {
  test('[area-f-take-one-contract] one card, the slot stays empty for the next worker', () => {
    const game = scenario({ Ana: { workers: 'F1' }, Blas: { workers: 'F2' }, row: [4, 9, 12] });
    expect(game.whyNot('Ana: pick 5')).toBe('area-f-take-one-contract');
    game.play('Ana: pick 9');
    expect(game.view().row).toEqual([4, null, 12]);
    expect(game.choices()).toEqual(['pick 4', 'pick 12']);
    expect(game.own('Ana').contracts).toEqual([{ no: 9, isUsed: false }]);
  });

  test('[area-f-empty-row-loses-action] no card, no action', () => {
    const game = scenario({ Ana: { workers: 'F1 G1' }, row: [] });
    expect(game.events('actionLost').map(({ area }) => area)).toEqual(['F']);
  });

  test('[contracts-any-number-held] a twelfth contract', () => {
    const held = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    const game = scenario({ Ana: { workers: 'F1 G1', contracts: held, used: held }, row: [12] });
    expect(game.play('Ana: pick 12').own('Ana').contracts.length).toBe(12);
  });

  test('[area-f-boost-new-row] the row may be replaced before taking', () => {
    const game = scenario({ Ana: { workers: 'F1 G1', chai: 1 }, row: [4, 9, 12] });
    game.play('Ana: act with chai', 'Ana: new row');
    expect(game.view().discards).toEqual([4, 9, 12]);
    expect(game.choices().length).toBe(3);
    expect(game.choices()).not.toContain('pick 4');
    const keep = scenario({ Ana: { workers: 'F1 G1', chai: 1 }, row: [4] });
    expect(keep.play('Ana: act with chai', 'Ana: keep row').choices()).toEqual(['pick 4']);
  });

  test('[r-post-office-redraw] also from an empty row, and with a short deck the discards follow', () => {
    const game = scenario({ Ana: { workers: 'F1 G1', chai: 1 }, row: [], deck: [7], discards: [8, 9] });
    game.play('Ana: act with chai', 'Ana: new row');
    expect(game.view().row[0]).toBe(7);
    expect(new Set(game.view().row)).toEqual(new Set([7, 8, 9]));
  });
});

describe('G, chaiwala', () => {
  test('[area-g-take-leaves-at-harvest-rate] one or two leaves', () => {
    expect(
      scenario({ Ana: { workers: 'G1 G2' }, harvest: '1' })
        .play('Ana: take leaves')
        .own('Ana').leaves,
    ).toBe(1);
    expect(
      scenario({ Ana: { workers: 'G1 G2' }, harvest: '2>' })
        .play('Ana: take leaves')
        .own('Ana').leaves,
    ).toBe(2);
  });

  test('[area-g-no-leaves-at-half] at 1/2 only brewing is left', () => {
    const game = scenario({ Ana: { workers: 'G1', leaves: 1 }, harvest: '1/2' });
    expect(game.choices()).toEqual(['brew 1']);
    expect(game.whyNot('Ana: take leaves')).toBe('area-g-no-leaves-at-half');
  });

  test('[area-g-turn-leaves-into-chai] any number, one for one', () => {
    const game = scenario({ Ana: { workers: 'G1 G2', leaves: 3 } });
    expect(game.choices()).toEqual(['take leaves', 'brew 1', 'brew 2', 'brew 3']);
    expect(game.whyNot('Ana: brew 4')).toBe('area-g-turn-leaves-into-chai');
    game.play('Ana: brew 2');
    expect([game.own('Ana').leaves, game.own('Ana').chai]).toEqual([1, 2]);
  });

  test('[r-area-g-limit] [chai-never-above-track-maximum] not beyond the maximum', () => {
    const game = scenario({ players: 2, Ana: { workers: 'G1', leaves: 9, chai: 4 } });
    expect(game.choices()).toEqual(['take leaves', 'brew 1', 'brew 2']);
    expect(game.whyNot('Ana: brew 3')).toBe('r-area-g-limit');
  });

  test('[area-g-has-no-boost] no one is asked for chai', () => {
    const game = scenario({ Ana: { workers: 'G1', chai: 3 } });
    expect(game.view().phase).toBe('chaiwala');
    expect(game.whyNot('Ana: act with chai')).toBe('area-g-has-no-boost');
  });
});
