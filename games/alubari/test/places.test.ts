import { describe, expect, test } from 'vitest';
import { moveList } from '../../../kernel/game.ts';
import { narrowPlaces } from '../places.ts';
import { alubari } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { scenario, type Position } from './scenario.ts';

/** The areas whose spaces Ana considers, where she places a worker in this position. */
function consideredAreas(position: Position): string {
  const { state } = scenario({ players: 3, at: 'placement', row: [21, 22, 23], ...position });
  const choices = moveList<Move>();
  alubari.moves(state, 0, choices);
  const kept = narrowPlaces(state, 0, choices.items, choices.count);
  const places = choices.items.slice(0, kept).map(move => alubari.notation.text(move));
  return [...new Set(places.map(place => /[A-G]/.exec(place)?.[0]))].join('');
}

describe('places for a worker that are worth considering', () => {
  test('no one goes to the rails without steel, or builds without goods', () => {
    expect(consideredAreas({ Ana: { ready: 2 } })).toBe('ABCFG');
    expect(consideredAreas({ Ana: { ready: 2, steel: 1 } })).toBe('ABCDEFG');
  });

  test('workers who act before may bring what is missing', () => {
    expect(consideredAreas({ Ana: { ready: 1, workers: 'C1' } })).toBe('ABCDEFG');
    expect(consideredAreas({ Ana: { ready: 1, workers: 'A1' } })).toBe('ABCEFG');
  });

  test('a contract that may bring something keeps all areas', () => {
    expect(consideredAreas({ Ana: { ready: 1, contracts: [11] } })).toBe('ABCDEFG');
  });

  test('no one comes too late for contracts or rubble', () => {
    expect(consideredAreas({ Ana: { ready: 1 }, row: [] })).toBe('ABCG');
    expect(consideredAreas({ Ana: { ready: 1 }, Blas: { workers: 'B1' }, rubble: [0, 0, 0, 0, 2] })).toBe(
      'ACFG',
    );
  });
});
