import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { parseRecord, verify } from '../../kernel/record.ts';

describe('variations in a record', async () => {
  const { game } = await loadGame('cacao');
  const whole = parseRecord(
    readFileSync(
      new URL('../../games/cacao/test/games/single-winner-2-players.json', import.meta.url),
      'utf8',
    ),
  );
  const [, second] = whole.moves;

  test('are proved with the record', () => {
    const honest = { ...whole, variations: [{ ply: 1, moves: [second], name: 'the same' }] };
    expect(() => verify(game, parseRecord(JSON.stringify(honest)))).not.toThrow();
    const wrong = { ...whole, variations: [{ ply: 1, moves: [second, second] }] };
    expect(() => verify(game, wrong)).toThrow(/^variations\[0\]/);
  });

  test('have a form of their own', () => {
    expect(() => parseRecord(JSON.stringify({ ...whole, variations: [{ ply: 'x' }] }))).toThrow(
      /^variations/,
    );
  });
});
