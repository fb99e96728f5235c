import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { ROOT, tool } from '../steps.ts';

let folder: string;

const run = (program: string, ...words: readonly string[]): string =>
  execFileSync(program, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** An empty folder with the packed project in it, as `npm install` leaves it; its packages come from ours. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cosecha-package-'));
  const npm = process.env['npm_execpath'];
  const pack = ['pack', '--silent', '--pack-destination', folder];
  const [program, words] = npm === undefined ? ['npm', pack] : [process.execPath, [npm, ...pack]];
  const output = execFileSync(program, words, { cwd: ROOT, encoding: 'utf8' });
  const tarball = output.trim().split('\n').at(-1) ?? '';
  run('tar', 'xzf', path.join(folder, tarball));
  mkdirSync(path.join(folder, 'node_modules'));
  cpSync(path.join(folder, 'package'), path.join(folder, 'node_modules', 'cosecha'), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules', '@noble'), path.join(folder, 'node_modules', '@noble'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the packed project', () => {
  test('runs the example of the README', () => {
    const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
    const example = /```js\n(.*?)```/s.exec(readme)?.[1] ?? '';
    writeFileSync(path.join(folder, 'example.mjs'), example);
    const lines = run(process.execPath, 'example.mjs').trim().split('\n');
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.at(-1)).toMatch(/^\[\d+,\d+\]$/);
  });

  test('serves the app and stores what it is told, until a signal ends it', async () => {
    const installed = path.join(folder, 'package');
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(installed, 'node_modules'));
    const data = path.join(folder, 'data');
    const child = spawn(
      process.execPath,
      [path.join(installed, 'bin', 'cosecha.mjs'), 'serve', '--port', '0', '--data', data],
      { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let output = '';
    const address = await new Promise<string>((resolve, reject) => {
      const take = (text: string): void => {
        output += text;
        const [found] = /http:\/\/localhost:\d+(?=\n)/.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      };
      child.stdout.setEncoding('utf8').on('data', take);
      child.stderr.setEncoding('utf8').on('data', take);
      child.once('exit', code => reject(new Error(`ended with ${code}: ${output}`)));
    });
    const ready = await fetch(`${address}/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ database: true })]);
    expect(await (await fetch(address)).text()).toContain('<title>');
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(existsSync(path.join(data, 'cosecha.sqlite'))).toBe(true);
  });

  test('has every game and its types, without Node and without a browser', () => {
    writeFileSync(
      path.join(folder, 'use.ts'),
      `import { ${GAME_IDS.join(', ')}, type GameModule } from 'cosecha/games';
       import { startMatch, type AnyGame, type AnyMatch } from 'cosecha/kernel';
       import { createBot, type SeatedBot } from 'cosecha/bots';
       import { hostOnDevice, type DeviceTable } from 'cosecha/table';
       export const names: string[] = [${GAME_IDS.map(id => `${id}.info.name`).join(', ')}];
       export const start: (game: AnyGame) => AnyMatch = game => startMatch(game, { players: 2, options: {} }, '');
       export const seat: (module: GameModule) => SeatedBot = module => createBot(module, { kind: null as never, playouts: 1 });
       export const host: (...words: Parameters<typeof hostOnDevice>) => DeviceTable = hostOnDevice;
       // @ts-expect-error the declarations are real: a number is not a name
       export const wrong: number = ${GAME_IDS[0]}.info.name;`,
    );
    const options = {
      target: 'es2024',
      lib: ['es2024'],
      types: [],
      module: 'nodenext',
      strict: true,
      noEmit: true,
    };
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, include: ['use.ts'] }),
    );
    expect(run(process.execPath, tool('typescript-native/bin/tsc'), '-p', '.')).toBe('');
  });
});
