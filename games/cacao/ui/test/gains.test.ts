import { describe, expect, test } from 'vitest';
import { sizesOf, walk } from '../../../../board/test/random-game.ts';
import { EDGES, WORKER_TILES } from '../../data/workers.ts';
import { xOf, yOf } from '../../rules/cells.ts';
import { cacao } from '../../rules/game.ts';
import type { View } from '../../rules/view.ts';
import { gainsOn, sumOf } from '../gains.ts';
import { workersOn } from '../layout.ts';
import { bestTurn, prefer } from '../prefer.ts';
import { templesOf } from '../temples.ts';
import { standings } from '../standings.ts';

const village = (fruits: number) => ({ gold: 0, fruits, suns: 0, pool: -10, handSize: 3, pileSize: 6 });

/** A table with these jungle tiles around the cell (0, 0). */
const around = (fruits: number, jungle: View['jungle']): View =>
  // The rest of a view does not matter for gains.
  ({ viewer: 0, active: 0, seats: [village(fruits)], jungle, workers: [] }) as unknown as View;

describe('what a tile brings', () => {
  test('is counted with the edges in their best order', () => {
    const view = around(0, [
      { x: 0, y: -1, tile: 'plantation-1' },
      { x: 1, y: 0, tile: 'market-3' },
    ]);
    // Two fruits are gathered before one is sold.
    expect(sumOf(gainsOn(view, 0, { x: 0, y: 0 }, [2, 1, 0, 1]))).toMatchObject({ gold: 3, fruit: 1 });
    // With a full storage one is sold first.
    const full = around(5, view.jungle);
    expect(sumOf(gainsOn(full, 0, { x: 0, y: 0 }, [1, 1, 1, 1]))).toMatchObject({ gold: 3, fruit: 0 });
  });

  test('stops at a full storage, at three sun tokens and at the end of the river', () => {
    const at = { x: 0, y: 0 };
    expect(
      sumOf(gainsOn(around(4, [{ x: 0, y: -1, tile: 'plantation-2' }]), 0, at, [3, 0, 0, 1])).fruit,
    ).toBe(1);
    expect(sumOf(gainsOn(around(0, [{ x: 0, y: -1, tile: 'market-4' }]), 0, at, [3, 0, 0, 1])).gold).toBe(0);
    expect(sumOf(gainsOn(around(0, [{ x: 0, y: -1, tile: 'temple' }]), 0, at, [3, 0, 0, 1])).temple).toBe(3);
  });
});

describe.each(sizesOf(cacao.meta))('badges with %i players, game %i', (players, seed) => {
  test('show the gain of the turn that is chosen on that cell', () => {
    for (const { view, moves } of walk(cacao, { players, options: { start: 'first' } }, seed)) {
      if (view.phase !== 'placing') continue;
      const [first] = moves;
      if (first.type !== 'place') continue;
      const alike = moves.filter(
        move => move.type === 'place' && move.tile === first.tile && move.cell === first.cell,
      );
      const picked = prefer(alike, view);
      if (picked.type !== 'place') continue;
      const at = { x: xOf(first.cell), y: yOf(first.cell) };
      const { name } = WORKER_TILES[first.tile];
      const chosen = sumOf(gainsOn(view, view.active, at, workersOn(name, EDGES[picked.turn])));
      expect(sumOf(bestTurn({ ...view, viewer: view.active }, at, name).gains)).toEqual(chosen);
    }
  });

  test('temples pay what the score sheet says', () => {
    for (const { view } of walk(cacao, { players, options: { start: 'first' } }, seed)) {
      const temples = templesOf(view);
      const paid = view.seats.map((_, seat) => temples.reduce((sum, { gold }) => sum + gold[seat], 0));
      const sheet = standings(view)?.breakdown.find(({ source }) => source === 'temples');
      expect(paid).toEqual(sheet?.points);
    }
  });
});
