import { describe, expect, test } from 'vitest';
import { MAINS } from '../data/actions.ts';
import { ceylon } from '../rules/game.ts';
import { LAYINGS } from '../rules/moves.ts';
import { cardOf, setUp, othersTake, playUntil, scenario } from './scenario.ts';

describe('the card', () => {
  test('[ex-orientation] plant faces Ana, so the others may harvest or take an alternative, never plant', () => {
    const table = scenario().rupees('Ana', 5).at('Ana', 'a2').at('Blas', 'b2').at('Cora', 'c1');
    table.lay('plant/harvest');
    expect(table.choices('Ana')).toEqual(['plant', 'move', 'take']);
    table.play('Ana take');
    expect(table.choices('Blas')).toEqual(['harvest', 'move', 'take']);
    expect(table.whyNot('Blas', 'plant')).toBe('follower-options');
    table.play('Blas take');
    expect(table.choices('Cora')).toEqual(['harvest', 'move', 'take']);
  });

  test('[ex-orientation-reversed] [card-orientation-free] the same card the other way round', () => {
    const table = scenario().at('Ana', 'a2').at('Blas', 'b2').hand('Ana', 'plant/harvest');
    expect(table.choices('Ana')).toEqual(['card plant/harvest', 'card harvest/plant']);
    table.play('Ana card harvest/plant');
    expect(table.choices('Ana')).toEqual(['harvest', 'move', 'take']);
    table.play('Ana take');
    expect(table.choices('Blas')).toEqual(['plant', 'move', 'take']);
  });

  test('[card-two-mains] both alternatives are on every card, and two of the five mains', () => {
    for (const { card, active, followers } of LAYINGS) {
      const table = scenario()
        .at('Ana', 'a2')
        .at('Blas', 'd3')
        .tea('Ana', 3, 0, 0)
        .wagons('4-BBB', '1-BBB')
        .tea('Blas', 3, 0, 0);
      table.planted('Cora', 'e3');
      table.lay(`${active}/${followers}`);
      expect(cardOf(`${active}/${followers}`)).toBe(card);
      expect(MAINS.filter(main => table.choices('Ana').includes(main))).toEqual([active]);
      expect(table.choices('Ana').slice(-2)).toEqual(['move', 'take']);
      table.play('Ana take');
      expect(MAINS.filter(main => table.choices('Blas').includes(main))).toEqual([followers]);
      expect(table.choices('Blas').slice(-2)).toEqual(['move', 'take']);
    }
  });

  test('[card-played-to-discard] the card leaves the hand for the discard, as it was laid', () => {
    const table = scenario()
      .hand('Ana', 'plant/harvest', 'trade/hire', 'trade/hire')
      .play('Ana card harvest/plant');
    expect(table.player('Ana').hand).toEqual([-1, cardOf('trade/hire'), cardOf('trade/hire')]);
    expect(ceylon.view(table.state, 1).discard).toEqual([
      { active: 'harvest', followers: 'plant', copies: 1 },
    ]);
  });

  test('equal cards of a hand are offered once', () => {
    const table = scenario().hand('Ana', 'trade/hire', 'plant/trade', 'trade/hire');
    expect(table.choices('Ana')).toEqual([
      'card trade/hire',
      'card hire/trade',
      'card plant/trade',
      'card trade/plant',
    ]);
    expect(table.whyNot('Ana', 'card plant/harvest')).toBe('turn-steps');
  });
});

describe('who acts', () => {
  test('[turn-order-clockwise] the start player opens each round and the turn passes clockwise', () => {
    const { state } = setUp(3, {}, 2);
    const actives: number[] = [];
    playUntil(state, () => {
      if (state.phase === 'card' && state.turn.active !== actives.at(-1)) actives.push(state.turn.active);
      return state.round === 4;
    });
    expect(actives.slice(0, 9)).toEqual(Array.from({ length: 9 }, (_, turn) => (state.start + turn) % 3));
    const table = scenario();
    expect(table.whyNot('Blas', 'card plant/harvest')).toBe('turn-order-clockwise');
  });

  test('[turn-steps] a card is played, all act, then the active player draws', () => {
    const table = scenario().hand('Ana', 'plant/harvest', 'plant/hire', 'plant/hire');
    expect(table.whyNot('Ana', 'take')).toBe('turn-steps');
    othersTake(table.play('Ana card plant/harvest'));
    expect(table.events.map(({ type }) => type)).toEqual([
      'cardPlayed',
      'rupeesTaken',
      'rupeesTaken',
      'rupeesTaken',
      'cardDrawn',
      'wagonFilled',
      'nextContractShown',
      'wagonFilled',
      'nextContractShown',
      'wagonFilled',
      'nextContractShown',
      'turnBegun',
    ]);
    expect(table.toAct()).toEqual(['Blas']);
  });

  test('[active-acts-first] no one follows before the active player has acted', () => {
    const table = scenario().lay('plant/harvest');
    expect(table.whyNot('Blas', 'take')).toBe('active-acts-first');
  });

  test('[active-options] the active player cannot take the main of the other side', () => {
    const table = scenario().at('Ana', 'a2').lay('plant/harvest');
    expect(table.choices('Ana')).toEqual(['plant', 'move', 'take']);
    expect(table.whyNot('Ana', 'harvest')).toBe('active-options');
    expect(table.whyNot('Ana', 'trade')).toBe('active-options');
  });

  test('[followers-clockwise] followers act in turn from the active player on', () => {
    const table = scenario({ players: 4 }).hand('Ana', 'plant/harvest').hand('Blas', 'plant/harvest');
    table.lay('plant/harvest').play('Ana take');
    expect(table.toAct()).toEqual(['Blas']);
    expect(table.whyNot('Cora', 'take')).toBe('followers-clockwise');
    table.play('Blas take', 'Cora take', 'Dora take');
    table.play('Blas card plant/harvest', 'Blas take', 'Cora take', 'Dora take');
    expect(table.toAct()).toEqual(['Ana']);
  });

  test('[follower-options] a follower never gets the main of the active side', () => {
    const table = scenario().at('Blas', 'b2').lay('plant/harvest').play('Ana take');
    expect(table.whyNot('Blas', 'plant')).toBe('follower-options');
    expect(table.whyNot('Blas', 'hire')).toBe('follower-options');
  });

  test('[everyone-must-act] everyone acts once a turn and no one can pass', () => {
    const table = scenario().hand('Ana', 'plant/harvest', 'plant/hire').lay('trade/advance');
    expect(table.choices('Ana')).toEqual(['move', 'take']);
    othersTake(table);
    expect(
      table.events.filter(({ type }) => type === 'rupeesTaken').map(event => 'seat' in event && event.seat),
    ).toEqual([0, 1, 2]);
  });

  test('[main-not-payable-means-alternative] without the money only the alternatives are left', () => {
    const table = scenario().at('Ana', 'a2').rupees('Ana', 4).lay('plant/harvest');
    expect(table.choices('Ana')).toEqual(['move', 'take']);
    expect(table.whyNot('Ana', 'plant')).toBe('plant-cost-five');
  });

  test('[main-may-be-declined] an alternative is open although the main could be taken', () => {
    const table = scenario().at('Ana', 'a2').lay('plant/harvest');
    expect(table.choices('Ana')).toContain('plant');
    table.play('Ana take');
    expect(table.player('Ana').rupees).toBe(17);
  });
});

describe('rulings on the turn', () => {
  test('[ruling-alternative-keeps-orientation] after an alternative the others still get their side of the card', () => {
    const table = scenario().at('Ana', 'a2').at('Blas', 'c3').lay('plant/harvest').play('Ana take');
    expect(table.choices('Blas')).toContain('harvest');
    expect(table.choices('Blas')).not.toContain('plant');
  });

  test('[ruling-sequential-state] later seats find what earlier ones have left', () => {
    const table = scenario().at('Blas', 'b2').at('Cora', 'b2').rupees('Cora', 4).hand('Ana', 'plant/advance');
    table.play('Ana card advance/plant', 'Ana advance', 'Ana no token');
    expect(table.player('Cora').rupees).toBe(5);
    table.play('Blas plant', 'Blas plant b2');
    expect(table.whyNot('Cora', 'plant')).toBe('plant-needs-empty-hex');
    expect(table.choices('Cora')).toEqual(['move', 'take']);
  });

  test('[ruling-alternative-always-possible] without a rupee there is still a free step and the supply', () => {
    const table = scenario().rupees('Ana', 0).lay('advance/hire');
    expect(table.choices('Ana')).toEqual(['move', 'take']);
    table.play('Ana move');
    expect(table.choices('Ana')).toEqual(['move b1', 'move a2']);
  });

  test('[ruling-unperformable-main-may-be-laid] a main that cannot be taken may face its player', () => {
    const table = scenario().rupees('Ana', 0).hand('Ana', 'plant/advance');
    expect(table.choices('Ana')).toEqual(['card plant/advance', 'card advance/plant']);
  });

  test('[ruling-no-credit] what an action brings cannot pay for it', () => {
    const table = scenario()
      .at('Ana', 'a2')
      .rupees('Ana', 4)
      .councillor('dimbula', 'advance-point')
      .hired('Ana', 'dimbula');
    expect(table.lay('advance/plant').whyNot('Ana', 'advance')).toBe('advance-cost-five');
    const hiring = scenario().councillor('dimbula', 'cheap-hiring').rupees('Ana', 4);
    expect(hiring.lay('hire/plant').whyNot('Ana', 'hire')).toBe('hire-cost-five');
  });

  test('[ruling-main-must-have-effect] a harvest without a plantation is not an action', () => {
    const table = scenario().at('Ana', 'e3').lay('harvest/trade');
    expect(table.whyNot('Ana', 'harvest')).toBe('harvest-reach');
    const other = scenario().lay('harvest/trade').play('Ana harvest');
    expect(other.choices('Ana')).not.toContain('stop');
    expect(other.whyNot('Ana', 'stop')).toBe('ruling-main-must-have-effect');
  });

  test('[ruling-start-player-fixed] the teapot stays where it is', () => {
    const { state } = setUp(3, {}, 5);
    const { start } = state;
    playUntil(state, () => false);
    expect(state.start).toBe(start);
  });
});
