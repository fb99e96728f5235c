import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { tricks } from '../../bots/test/toy.ts';
import type { GameModule } from '../../games/module.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { parseRecord, replay } from '../../kernel/record.ts';
import type { AnyGameText } from '../../kernel/text.ts';
import { fuzz } from '../fuzz.ts';
import { createContext } from '../context.ts';

const folder = mkdtempSync(join(tmpdir(), 'cosecha-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const SILENT: AnyGameText = {
  name: 'Tricks',
  tagline: '',
  sections: {},
  rules: {},
  prompts: {},
  moves: {},
  events: {},
  sources: {},
  edition: {},
  options: {},
};

const moduleOf = (game: AnyGame): GameModule => ({
  game,
  info: { name: '', tagline: { en: '', es: '' }, players: { least: 2, most: 3, usual: 2 }, minutes: 1 },
  text: { en: SILENT, es: SILENT },
  rules: {},
  examples: [],
  edition: [],
  phase: () => undefined,
  draw: () => '',
});

/** Fuzzes a game; returns the verdict, what was printed and where the record went. */
async function fuzzed(
  game: AnyGame,
  name: string,
): Promise<{ isSound: boolean; out: string; err: string; files: string[] }> {
  const records = join(folder, name);
  const said = { out: '', err: '' };
  vi.spyOn(process.stdout, 'write').mockImplementation(text => Boolean((said.out += String(text))));
  vi.spyOn(process.stderr, 'write').mockImplementation(text => Boolean((said.err += String(text))));
  const isSound = await fuzz(moduleOf(game), { seconds: '1', seed: 's', records }, createContext('en'));
  const files = existsSync(records) ? readdirSync(records).map(file => join(records, file)) : [];
  return { isSound, ...said, files };
}

describe('fuzz', () => {
  test('finds nothing in a sound game', async () => {
    const { isSound, out, err, files } = await fuzzed(tricks, 'sound');
    expect(err).toBe('');
    expect(isSound).toBe(true);
    expect(out).toMatch(/^tricks: \d+ matches, \d+ positions, .* no failure\.\n$/);
    expect(files).toEqual([]);
  });

  test('saves a match that breaks a promise, and says in one line how to see it', async () => {
    const leaky: AnyGame = {
      ...tricks,
      view: (state, viewer) => ({ ...tricks.view(state as never, viewer), state }),
    };
    const { isSound, err, files } = await fuzzed(leaky, 'leaky');
    expect(isSound).toBe(false);
    expect(files).toHaveLength(1);
    expect(err).toBe(`${err.trim()}\n`);
    expect(err).toMatch(/^tricks, \d players: leak through view: .*\. Reproduce with: cosecha replay /);
    expect(err).toContain(files[0]);
  });

  test('saves the way to a crash of the rules', async () => {
    const fragile: AnyGame = {
      ...tricks,
      apply(state, seat, move, at) {
        if (move.id === 3) throw new TypeError('three is\nnot for me');
        return tricks.apply(state as never, seat, move as never, at);
      },
    };
    const { isSound, err, files } = await fuzzed(fragile, 'fragile');
    expect(isSound).toBe(false);
    expect(err).toMatch(
      /^tricks, \d players: the rules crashed: three is not for me \(after \d moves?\)\. .*\n$/,
    );
    const record = parseRecord(readFileSync(files[0], 'utf8'));
    expect(replay(fragile, record).steps).toHaveLength(record.moves.length);
  });
});
