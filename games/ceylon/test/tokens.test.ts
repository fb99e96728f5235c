import { describe, expect, test } from 'vitest';
import { othersTake, type Scenario, scenario } from './scenario.ts';

const withTokens = (count: number): Scenario => {
  const table = scenario().at('Ana', 'a2').at('Blas', 'c3');
  table.player('Ana').tokens = count;
  table.player('Blas').tokens = 2;
  return table;
};

describe('technology tokens', () => {
  test('[token-active-only] followers cannot use their tokens', () => {
    const table = withTokens(0).lay('plant/harvest').play('Ana take');
    expect(table.choices('Blas')).toEqual(['harvest', 'move', 'take']);
    expect(table.whyNot('Blas', 'token take')).toBe('token-active-only');
  });

  test('[token-optional] the active player may keep the tokens', () => {
    const table = withTokens(1).lay('plant/harvest').play('Ana no token', 'Ana take', 'Ana no token');
    expect(table.player('Ana').tokens).toBe(1);
    expect(table.toAct()).toEqual(['Blas']);
  });

  test('[token-any-action-but-advance] a token buys anything but an advance', () => {
    const table = withTokens(1).tea('Ana', 3, 0, 0).wagons('4-BBB').lay('plant/harvest');
    expect(table.choices('Ana')).toEqual([
      'no token',
      'token plant',
      'token harvest',
      'token trade',
      'token hire',
      'token move',
      'token take',
    ]);
    expect(table.whyNot('Ana', 'token advance')).toBe('token-any-action-but-advance');
  });

  test('[token-independent-of-card] [diff-token-same-action] the action may be off the card or the same as on it', () => {
    const off = withTokens(1).lay('plant/harvest').play('Ana token hire', 'Ana plant', 'Ana plant a2');
    expect(off.lastEvent('hired')).toMatchObject({ district: 0, cost: 5 });
    const same = withTokens(1).lay('plant/harvest').play('Ana token take', 'Ana take');
    expect(same.player('Ana').rupees).toBe(19);
  });

  test('[token-with-any-card-action] [diff-token-around-main] it goes with an alternative as well', () => {
    const table = withTokens(1).lay('plant/harvest').play('Ana no token', 'Ana take');
    expect(table.choices('Ana')).toContain('token plant');
    table.play('Ana token plant', 'Ana plant a2');
    expect(table.player('Ana').rupees).toBe(12);
  });

  test('[token-action-pays-cost] its action costs the usual rupees', () => {
    const table = withTokens(1).lay('trade/harvest').play('Ana token plant', 'Ana plant a2');
    expect(table.player('Ana').rupees).toBe(10);
    const poor = withTokens(1).rupees('Ana', 4).lay('trade/harvest');
    expect(poor.whyNot('Ana', 'token plant')).toBe('plant-cost-five');
  });

  test('[token-just-before-or-after] it is used right before or right after the own action, at no other time', () => {
    const table = withTokens(1).hand('Ana', 'plant/harvest');
    expect(table.whyNot('Ana', 'token take')).toBe('token-just-before-or-after');
    table.lay('plant/harvest');
    expect(table.whyNot('Ana', 'token take')).toBeUndefined();
    table.play('Ana no token');
    expect(table.whyNot('Ana', 'token take')).toBe('token-just-before-or-after');
    table.play('Ana take');
    expect(table.whyNot('Ana', 'token take')).toBeUndefined();
  });

  test('[ruling-token-after-means-before-followers] once someone follows it is too late', () => {
    const table = withTokens(1).lay('plant/harvest').play('Ana no token', 'Ana take', 'Ana no token');
    expect(table.toAct()).toEqual(['Blas']);
    expect(table.whyNot('Ana', 'token take')).toBe('token-just-before-or-after');
  });

  test('[token-one-per-turn] a second one must wait', () => {
    const table = withTokens(3).lay('plant/harvest').play('Ana token take');
    expect(table.whyNot('Ana', 'token take')).toBe('token-one-per-turn');
    table.play('Ana take');
    expect(table.toAct()).toEqual(['Blas']);
    expect(table.player('Ana').tokens).toBe(2);
  });

  test('[token-hoarding-unlimited] more tokens than the box holds can be kept', () => {
    const table = withTokens(17).lay('advance/harvest').play('Ana no token', 'Ana advance', 'Ana no token');
    expect(table.player('Ana').tokens).toBe(18);
  });

  test('[supply-unlimited] rupees, chests and tokens of the box may all be held, and more come', () => {
    const table = withTokens(0).planted('Blas', 'a2').rupees('Ana', 324);
    for (const name of ['Ana', 'Blas', 'Cora'] as const) table.player(name).tokens = 17;
    table.tea('Blas', 16, 14, 10).tea('Ana', 0, 0, 0);
    table.lay('advance/harvest').play('Ana no token', 'Ana advance', 'Ana token harvest', 'Ana pick a2');
    expect(table.player('Ana')).toMatchObject({ tokens: 17, tea: [1, 0, 0] });
    table.play('Ana stop');
    othersTake(table);
    expect(table.state.players.map(({ rupees }) => rupees)).toEqual([319, 18, 18]);
  });

  test('[token-returns-to-supply] a player without a token has none to hand in', () => {
    const table = withTokens(0).lay('plant/harvest');
    expect(table.choices('Ana')).toEqual(['plant', 'move', 'take']);
    expect(table.whyNot('Ana', 'token take')).toBe('token-returns-to-supply');
  });

  test('[token-returns-to-supply] the token is gone before its action takes place', () => {
    const table = withTokens(1).lay('plant/harvest').play('Ana token plant');
    expect(table.player('Ana').tokens).toBe(0);
    expect(table.choices('Ana')).toEqual(['plant a2']);
  });

  test('[token-usable-when-gained-as-active] [ex-token-same-turn] a token just gained can be used at once, not to advance', () => {
    const table = scenario().at('Ana', 'a2').rupees('Ana', 10).lay('advance/harvest').play('Ana advance');
    expect(table.player('Ana')).toMatchObject({ rupees: 5, tokens: 1 });
    expect(table.whyNot('Ana', 'token advance')).toBe('token-any-action-but-advance');
    table.play('Ana token plant', 'Ana plant a2');
    expect(table.player('Ana')).toMatchObject({ rupees: 0, tokens: 0 });
    expect(table.toAct()).toEqual(['Blas']);
  });

  test('[ruling-token-gained-this-turn] after one token the one just gained must wait', () => {
    const table = withTokens(1).lay('advance/harvest').play('Ana token take', 'Ana advance');
    expect(table.player('Ana').tokens).toBe(1);
    expect(table.toAct()).toEqual(['Blas']);
  });

  test('[ruling-token-needs-performable-action] it is not spent on an action that cannot be taken', () => {
    const table = withTokens(1).at('Ana', 'e3').lay('plant/harvest');
    expect(table.whyNot('Ana', 'token harvest')).toBe('harvest-reach');
    expect(table.choices('Ana')).not.toContain('token harvest');
    expect(table.choices('Ana')).not.toContain('token trade');
  });

  test('[ruling-card-before-token] the card is played before the token is used; main or alternative comes later', () => {
    const table = withTokens(1).hand('Ana', 'plant/harvest');
    expect(table.choices('Ana').every(choice => choice.startsWith('card'))).toBe(true);
    table.play('Ana card plant/harvest', 'Ana token move', 'Ana move a3');
    expect(table.choices('Ana')).toEqual(['plant', 'move', 'take']);
  });

  test('a new turn allows a new token', () => {
    const table = withTokens(1)
      .hand('Ana', 'plant/harvest')
      .hand('Blas', 'plant/harvest')
      .lay('plant/harvest')
      .play('Ana token take');
    othersTake(table);
    table.play('Blas card plant/harvest');
    expect(table.choices('Blas')).toContain('token take');
  });
});
