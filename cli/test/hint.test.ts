import { expect, test } from 'vitest';
import { cosecha } from './run.ts';

test('a hint names a move that can be played', () => {
  const words = ['play', 'cacao', '--seed', 'hint'];
  const { out } = cosecha(words, { input: 'hint\nquit\n' });
  const [, notation] = /Suggested move: .+ \((place [^)]+)\)/.exec(out) ?? [];
  expect(notation).toBeDefined();
  expect(cosecha(words, { input: `${notation}\nquit\n` }).out).toContain('You: ');
});
