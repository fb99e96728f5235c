import { expect, test } from 'vitest';
import { walk } from '../../../../board/test/random-game.ts';
import { cacao } from '../../rules/game.ts';
import { isCloseUp } from '../layout.ts';

test('the picture closes in on tiles for the one who decides about them, and stays wide for the others', () => {
  const phases = new Set<string | null>();
  for (const { view, seat } of walk(cacao, { players: 3, options: {} }, 2)) {
    phases.add(view.phase);
    expect(isCloseUp({ view, viewer: seat, toAct: [seat] })).toBe(view.phase !== 'placing');
    expect(isCloseUp({ view, viewer: (seat + 1) % 3, toAct: [seat] })).toBe(false);
    expect(isCloseUp({ view, viewer: null, toAct: [seat] })).toBe(false);
  }
  expect(phases).toEqual(new Set(['activation', 'filling', 'placing']));
});
