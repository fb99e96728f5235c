import { describe, expect, test } from 'vitest';
import { scenario } from '../../test/scenario.ts';
import { SMELT } from '../../rules/moves.ts';
import { tradeName } from '../trades.ts';

describe('the minor actions of the works', () => {
  test('say what they cost and make', () => {
    const view = scenario({ Ana: { workers: 'C1', iron: 3, stone: 1, rubble: 2 } }).view();
    expect(SMELT.map(({ what }) => tradeName(what, view).en)).toEqual([
      'Make steel: 1 steel for 3 iron',
      'Stone from the stock: 1 stone for 2 rubble',
      'Stone from the bag: 1 stone for 2 rubble',
      'Chip stone: 2 rubble for 1 stone',
    ]);
  });

  test('steel is cheaper for a boosted worker and under a contract', () => {
    const cheap = scenario({ Ana: { workers: 'C1', iron: 3, inForce: ['cheapSteel'] } }).view();
    expect(tradeName('steel', cheap).en).toBe('Make steel: 1 steel for 2 iron');
    const boosted = { ...cheap, worker: { ...cheap.worker, seat: 0, boosted: true } };
    const seats = cheap.seats.map(seat => ({ ...seat, inForce: 0 }));
    expect(tradeName('steel', { ...boosted, seats }).es).toBe('Fabricar acero: 1 de acero por 2 de hierro');
  });
});
