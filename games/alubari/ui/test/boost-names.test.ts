import { describe, expect, test } from 'vitest';
import { alubari } from '../../rules/game.ts';
import { scenario, type Position } from '../../test/scenario.ts';
import { targets } from '../targets.ts';

/** The buttons of a worker that may be boosted, in English. */
function buttons(position: Position, lines = ['act', 'act with chai']): readonly string[] {
  const view = scenario(position).view();
  return lines.map(line => {
    const move = alubari.notation.parse(line);
    if (move === undefined) throw new Error(`"${line}" is not a move`);
    return targets(move, view)[0].name.en;
  });
}

describe('the button that boosts a worker', () => {
  test('says what the chai adds in each area', () => {
    const at = (workers: string): Position => ({ Ana: { workers, chai: 1, steel: 1, rubble: 4, iron: 3 } });
    const added = ['A1', 'B1', 'C1', 'D1', 'E1', 'F1'].map(space => buttons(at(space))[1]);
    expect(added).toEqual([
      '1 chai: 2 more cubes',
      '1 chai: 3 more rubble',
      '1 chai: no limit',
      '1 chai: 2 more rails',
      '1 chai: build twice',
      '1 chai: new row first',
    ]);
    expect(buttons(at('D1'))[0]).toBe('Act without boost');
  });

  test('says what a contract adds, alone and with chai', () => {
    const at = (workers: string): Position => ({ Ana: { workers, chai: 1, steel: 1 } });
    const lines = ['act with contract', 'act with chai and contract'];
    expect(buttons(at('B1'), lines)).toEqual(['Contract: 3 more rubble', 'Both: 6 more rubble']);
    expect(buttons(at('D1'), lines)).toEqual(['Contract: 1 more rail', 'Both: 3 more rails']);
  });
});
