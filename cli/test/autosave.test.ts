import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { autosaveFolder, pruneAutosaves } from '../play/autosave.ts';
import { cosecha, MAIN, testEnvironment, type Run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'cosecha-state-'));
afterAll(() => rmSync(folder, { recursive: true }));

const WORDS = ['play', 'cacao', '--seed', 'p', '--option', 'start=first', '--bots', 'random'];

const inFolder = (state: string) => ({ environment: { XDG_STATE_HOME: state } });
const filesIn = (state: string): string[] => readdirSync(autosaveFolder({ XDG_STATE_HOME: state }));

/** Types lines into the program and kills it when it asks for the next one. */
async function killedAfter(lines: readonly string[], state: string): Promise<void> {
  const env = { ...testEnvironment(), XDG_STATE_HOME: state };
  const program = spawn(process.execPath, [MAIN, ...WORDS], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting = [...lines];
  program.stdout.setEncoding('utf8');
  program.stdout.on('data', (text: string) => {
    if (!text.endsWith('> ')) return;
    const line = waiting.shift();
    if (line === undefined) program.kill('SIGKILL');
    else program.stdin.write(`${line}\n`);
  });
  await once(program, 'exit');
}

describe('a match that was not saved', () => {
  test('survives a killed program and is resumed from its log', async () => {
    const state = join(folder, 'killed');
    await killedAfter(['1', '1', '1'], state);
    const [file] = filesIn(state);
    const path = join(autosaveFolder({ XDG_STATE_HOME: state }), file);
    const record = join(folder, 'resumed.json');
    const input = `1\nsave ${record}\nquit\n`;
    const { out, code }: Run = cosecha(['play', '--resume', path], { input, ...inFolder(state) });
    expect(out).toMatch(/Resumed after [1-9]\d* moves?\./);
    expect(code).toBe(0);
    expect(cosecha(['verify', record]).out).toMatch(/Verified: seed and moves\./);
    expect(filesIn(state)).toEqual([]);
  });

  test('is kept on quitting, with the words that resume it', () => {
    const state = join(folder, 'quit');
    const { out } = cosecha(WORDS, { input: '1\n1\nquit\n', ...inFolder(state) });
    expect(filesIn(state)).toHaveLength(1);
    expect(out).toMatch(/Resume with "cosecha play --resume .+\.jsonl"\.\n$/);
  });

  test('leaves no file when no decision was made or the game is over', () => {
    const state = join(folder, 'none');
    cosecha(WORDS, { input: 'quit\n', ...inFolder(state) });
    expect(filesIn(state)).toEqual([]);
    const { out } = cosecha(WORDS, { input: '1\n'.repeat(500), ...inFolder(state) });
    expect(out).toMatch(/(wins|share the win)\.\n$/);
    expect(filesIn(state)).toEqual([]);
  });

  test('whose folder cannot be written is reported once and played to the end', () => {
    const state = join(folder, 'a-file');
    writeFileSync(state, '');
    const { out, err, code } = cosecha(WORDS, { input: '1\n'.repeat(500), ...inFolder(state) });
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(out).toMatch(/(wins|share the win)\.\n$/);
    expect(code).toBe(0);
  });
});

test('the newest twenty logs are kept', () => {
  const state = join(folder, 'many');
  mkdirSync(state);
  for (let age = 0; age < 25; age++) {
    const file = join(state, `match-${age}.jsonl`);
    writeFileSync(file, '');
    utimesSync(file, 1000 - age, 1000 - age);
  }
  pruneAutosaves(state);
  const kept = readdirSync(state);
  expect(kept).toHaveLength(20);
  expect(kept).toContain('match-0.jsonl');
  expect(kept).not.toContain('match-20.jsonl');
});
