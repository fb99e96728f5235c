import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { checkConformance, configsOf } from '../../kernel/conformance.ts';
import { fastRandom } from '../../kernel/random.ts';
import { seedFrom } from '../../kernel/seed.ts';
import { nameProblem } from '../new-game.ts';
import { ROOT } from '../steps.ts';
import { module } from '../template/index.ts';

const root = mkdtempSync(path.join(tmpdir(), 'cosecha-game-'));
const games = path.join(root, 'games');

const run = (...words: readonly string[]) =>
  spawnSync(process.execPath, [path.join(ROOT, 'tools', 'new-game.ts'), '--root', root, ...words], {
    encoding: 'utf8',
  });

/** A tree with the list of games and everything that a game imports. */
beforeAll(() => {
  mkdirSync(games);
  for (const folder of ['kernel', 'games/test', 'node_modules'])
    symlinkSync(path.join(ROOT, folder), path.join(root, folder));
  for (const file of ['index.ts', 'module.ts', 'info.ts', 'heuristics.ts'])
    cpSync(path.join(ROOT, 'games', file), path.join(games, file));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Plays the new game from its folder, as a program would. */
const TRIAL = `
import { loadGame, isGameId } from './games/index.ts';
import { checkConformance, configsOf } from './kernel/conformance.ts';
import { fastRandom } from './kernel/random.ts';
if (!isGameId('saffron')) throw new Error('not in the list');
const { game, info, text } = await loadGame('saffron');
const random = fastRandom(1);
for (const config of configsOf(game))
  checkConformance({ game, config, seed: '0'.repeat(64), pick: count => random.below(count), otherMoves: [], most: 100 });
console.log(JSON.stringify([game.meta.id, info.name, text.en.name]));
`;

describe('a new game', () => {
  test('is a folder and a line, and plays at once', () => {
    const before = readFileSync(path.join(games, 'index.ts'), 'utf8');
    const { status, stdout, stderr } = run('saffron');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('games/saffron is ready');
    const index = readFileSync(path.join(games, 'index.ts'), 'utf8');
    const line = "  saffron: async () => (await import('./saffron/index.ts')).module,\n";
    expect(index.replace(line, '')).toBe(before);
    writeFileSync(path.join(root, 'trial.ts'), TRIAL);
    const trial = spawnSync(process.execPath, [path.join(root, 'trial.ts')], { encoding: 'utf8' });
    expect(trial.stderr).toBe('');
    expect(JSON.parse(trial.stdout)).toEqual(['saffron', 'Saffron', 'Saffron']);
  });

  test('cannot be created twice', () => {
    const { status, stderr } = run('saffron');
    expect(stderr).toContain('games/saffron exists already');
    expect(status).toBe(2);
  });

  test.each([
    ['nothing', [], 'Usage: npm run new-game NAME'],
    ['two names', ['one', 'two'], 'Usage: npm run new-game NAME'],
    ['capitals', ['Saffron'], 'use 2 to 20 lower-case letters'],
    ['a hyphen', ['red-tea'], 'use 2 to 20 lower-case letters'],
    ['a way out of the folder', ['../tea'], 'use 2 to 20 lower-case letters'],
    ['one letter', ['x'], 'use 2 to 20 lower-case letters'],
    ['twenty-one letters', ['x'.repeat(21)], 'use 2 to 20 lower-case letters'],
    ['the folder of tests', ['test'], 'games/test exists already'],
    ['a variable of the code', ['state'], 'is a word of the code'],
    ['a keyword', ['class'], 'is a word of the code'],
  ])('is refused with %s', (_, words, message) => {
    const { status, stderr } = run(...words);
    expect(stderr).toContain(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(2);
  });

  test('may be called like most plants', () => {
    for (const name of ['vanilla', 'coffee', 'yerba', 'maize'])
      expect(nameProblem(root, name), name).toBeUndefined();
  });
});

describe('the template', () => {
  const { game, rules } = module;

  test.each(configsOf(game).map(config => [config.players, config] as const))(
    'conforms with %i players',
    (_, config) => {
      for (let seed = 0; seed < 5; seed++) {
        const random = fastRandom(seed);
        const pick = (count: number): number => random.below(count);
        checkConformance({ game, config, seed: seedFrom(`${seed}`), pick, otherMoves: [], most: 100 });
      }
    },
  );

  test('has a test for every rule and example', () => {
    const tests = readFileSync(path.join(ROOT, 'tools/template/test/rules.test.ts'), 'utf8');
    const ids = [...Object.values(rules).flat(), ...module.examples];
    expect(ids.filter(id => !tests.includes(`[${id}]`))).toEqual([]);
  });
});
