import { describe, expect, test } from 'vitest';
import { eventFor } from '../../../kernel/game.ts';
import { fastRandom } from '../../../kernel/random.ts';
import { cacao } from '../rules/game.ts';
import type { View } from '../rules/view.ts';
import { playout } from './playout.ts';
import { scenario } from './scenario.ts';

const table = scenario({
  players: ['Red', 'Yellow'],
  area: `
         0        1
   0    P1   R1210/1111
   1     .       M2`,
  display: ['temple', 'cenote'],
  pile: ['mine-1', 'mine-1', 'sun-site'],
  Red: { hand: ['1-1-1-1', '3-0-0-1'], pile: ['2-1-0-1'], gold: 7, fruits: 2, suns: 1, pool: 4 },
  Yellow: { hand: ['2-1-0-1', '2-1-0-1', '3-1-0-0'], pile: ['1-1-1-1', '1-1-1-1'], gold: 12 },
});

const VIEWERS = [undefined, 0, 1] as const;

describe('hands', () => {
  test('are seen by their owner only', () => {
    expect(cacao.view(table.state, 0).hand).toEqual({
      '1-1-1-1': 1,
      '2-1-0-1': 0,
      '3-0-0-1': 1,
      '3-1-0-0': 0,
    });
    expect(cacao.view(table.state, 1).hand).toEqual({
      '1-1-1-1': 0,
      '2-1-0-1': 2,
      '3-0-0-1': 0,
      '3-1-0-0': 1,
    });
    expect(cacao.view(table.state, undefined).hand).toBeNull();
  });

  test('and piles show their size to everyone', () => {
    for (const viewer of VIEWERS) {
      expect(cacao.view(table.state, viewer).seats).toMatchObject([
        { handSize: 2, pileSize: 1 },
        { handSize: 3, pileSize: 2 },
      ]);
    }
  });

  test('leave no trace in the view of another seat', () => {
    const before = JSON.stringify(cacao.view(table.state, 0));
    let others = 0;
    for (let seed = 0; seed < 20; seed++) {
      const other = cacao.copy(table.state);
      cacao.redeal(other, 0, fastRandom(seed));
      expect(JSON.stringify(cacao.view(other, 0))).toBe(before);
      if (other.hands.join() !== table.state.hands.join()) others++;
    }
    expect(others).toBeGreaterThan(5);
  });
});

test('[ruling-gold-public] everyone sees all gold, fruits, sun tokens and carriers', () => {
  for (const viewer of VIEWERS) {
    expect(cacao.view(table.state, viewer).seats).toMatchObject([
      { gold: 7, fruits: 2, suns: 1, pool: 4 },
      { gold: 12, fruits: 0, suns: 0, pool: -10 },
    ]);
  }
});

test('everyone sees the play area with covered tiles, the display, and what is left in the pile', () => {
  for (const viewer of VIEWERS) {
    const { workers, display, junglePile } = cacao.view(table.state, viewer);
    expect(workers).toEqual([
      {
        x: 1,
        y: 0,
        seat: 0,
        tile: '2-1-0-1',
        facing: 'east',
        covers: { seat: 0, tile: '1-1-1-1', facing: 'north' },
      },
    ]);
    expect(display).toEqual(['temple', 'cenote']);
    expect(junglePile).toMatchObject({ 'mine-1': 2, 'sun-site': 1, temple: 0 });
  }
});

test('a view names neither the order of a pile nor the seed', () => {
  const allowed: (keyof View)[] = [
    'viewer',
    'phase',
    'players',
    'asksGains',
    'allowsMoreLayers',
    'startSeat',
    'active',
    'workers',
    'jungle',
    'display',
    'junglePile',
    'hand',
    'seats',
    'placed',
    'due',
    'groups',
  ];
  expect(new Set(Object.keys(cacao.view(table.state, 0)))).toEqual(new Set(allowed));
});

test('a drawn tile is shown to its owner only', () => {
  const matches = [...playout(3, 1)];
  const { steps, setupEvents: opening } = matches[matches.length - 1];
  const facts = [...opening, ...steps.flatMap(({ events }) => events)];
  const secret = facts.filter(event => event.type === 'workerTileDrawn' || event.type === 'handDealt');
  expect(secret).toHaveLength(3 + 3 * 7);
  for (const event of secret) {
    expect(eventFor(event, event.seat)).toHaveProperty('secret.tiles');
    expect(eventFor(event, (event.seat + 1) % 3)).not.toHaveProperty('secret');
    expect(eventFor(event, undefined)).not.toHaveProperty('secret');
  }
});

test('a sample deals hidden tiles again and keeps everything that the viewer knows', () => {
  const [opening] = playout(2, 9);
  const view = cacao.view(opening.state, 0);
  const hands = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const sampled = cacao.sample(view, fastRandom(seed));
    expect(cacao.view(sampled, 0)).toEqual(view);
    expect(sampled.hands.slice(0, 4)).toEqual(opening.state.hands.slice(0, 4));
    hands.add(sampled.hands.slice(4).join());
  }
  expect(hands.size).toBeGreaterThan(5);
});
