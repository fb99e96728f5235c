import { describe, expect, test } from 'vitest';
import { previewMove } from '../../../../kernel/foresight.ts';
import type { AnyGame } from '../../../../kernel/game.ts';
import { alubari } from '../../rules/game.ts';
import type { View } from '../../rules/view.ts';
import { scenario, type Position } from '../../test/scenario.ts';
import { ghostsOf, type Ghosts } from '../ghosts.ts';

// Previews are made for any game: there the inner types do not matter.
const game = alubari as unknown as AnyGame;

function ghostsAfter(position: Position, line: string): Ghosts {
  const move = alubari.notation.parse(line);
  if (move === undefined) throw new Error(`"${line}" is not a move`);
  const preview = previewMove(game, scenario(position).view(), 0, move);
  // The preview was made with the view of this game.
  return ghostsOf({ ...preview, before: preview.before as View, after: preview.after as View });
}

describe('ghosts', () => {
  test('show a placed worker, a station and every rail that follows from a move', () => {
    const placed = ghostsAfter({ at: 'placement', Ana: { ready: 1 } }, 'place A2');
    expect([...placed.workers]).toEqual([[1, 0]]);
    const built = ghostsAfter({ Ana: { workers: 'E1', iron: 3 } }, 'build SIL-3');
    expect([...built.stations]).toEqual([[2, 0]]);
    const laid = ghostsAfter({ Ana: { workers: 'D1', steel: 2, chai: 1 }, rail: 2 }, 'act');
    expect([...laid.rails.keys()]).toEqual([0, 1]);
  });

  test('are none while no move is pending', () => {
    const { workers, rails, stations } = ghostsOf(undefined);
    expect(workers.size + rails.size + stations.size).toBe(0);
  });
});
