import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cosecha, jsonLines } from './run.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cosecha-engines-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that reads requests and runs `body` for each of them. */
function program(name: string, body: string): string {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
     for await (const line of createInterface({ input: process.stdin })) {
       const { id, moves } = JSON.parse(line);
       const answer = move => console.log(JSON.stringify({ id, result: { move } }));
       ${body}
     }`,
  );
  return `${process.execPath} ${file}`;
}

const arena = (command: string, more: readonly string[] = []) => {
  const records = path.join(folder, 'records', String(Math.random()));
  const bots = `level-1,engine:"${command}"`;
  const words = ['arena', 'cacao', '--players', '2', '--games', '2', '--jobs', '1', '--json'];
  return cosecha([...words, '--bots', bots, '--records', records, ...more]);
};

interface Report {
  readonly games: number;
  readonly standings: readonly { readonly bot: string; readonly share: number }[];
  readonly forfeits?: readonly { readonly reason: string; readonly message: string }[];
}

function report(command: string, more: readonly string[] = []): Report {
  const run = arena(command, more);
  expect(run).toMatchObject({ code: 0 });
  // The arena prints one object.
  return jsonLines(run)[0] as unknown as Report;
}

describe('a program in the arena', () => {
  test('that answers plays whole games', () => {
    const { games, forfeits } = report(program('honest', 'answer(moves[0]);'));
    expect(games).toBe(2);
    expect(forfeits).toBeUndefined();
  });

  test('may be another copy of this program', () => {
    const { forfeits } = report(`${process.execPath} ${MAIN} engine --bot level-1`);
    expect(forfeits).toBeUndefined();
  });

  test.each([
    ['crashed', 'process.exit(3);', 'ended with code 3'],
    ['crashed', 'console.error("no ideas left"); process.exit(3);', 'ended with code 3: no ideas left'],
    ['illegal', 'answer("dance");', 'chose "dance", which is not legal'],
    ['garbled', 'console.log("hello");', 'answered "hello"'],
    ['late', 'void moves;', 'did not answer within 1010 ms'],
  ])('that is %s loses, and the verdict says why', (reason, body, message) => {
    const { standings, forfeits } = report(program(reason, body), ['--move-ms', '10']);
    expect(standings.find(({ bot }) => bot === 'level-1')?.share).toBe(1);
    expect(forfeits?.map(forfeit => forfeit.reason)).toEqual([reason, reason]);
    expect(forfeits?.[0].message).toBe(message);
  });

  test('that does not exist loses instead of stopping the arena', () => {
    const { forfeits } = report(path.join(folder, 'nowhere'));
    expect(forfeits?.map(({ reason }) => reason)).toEqual(['crashed', 'crashed']);
  });
});

test('a command may contain commas; an empty one is refused', () => {
  expect(report(`${program('comma', 'answer(moves.at(-1));')} 1,2`).games).toBe(2);
  expect(arena('')).toMatchObject({ code: 2, out: '' });
});
