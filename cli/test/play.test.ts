import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../kernel/record.ts';
import { cosecha, type Run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'cosecha-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A seat at a game of Cacao where the person begins, with these lines typed. */
const table = (lines: readonly string[], words: readonly string[] = []): Run =>
  cosecha(['play', 'cacao', '--seed', 'p', '--option', 'start=first', '--bots', 'random', ...words], {
    input: lines.map(line => `${line}\n`).join(''),
  });

const recorded = (name: string): MatchRecord =>
  // The program has just saved it.
  JSON.parse(readFileSync(join(folder, name), 'utf8')) as MatchRecord;

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('play', () => {
  test('plays a whole game to its result', () => {
    const { code, out, err } = table(Array.from({ length: 400 }, () => '1'));
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/^Cacao: Guest and Ana\./);
    expect(out).toMatch(/^Total +−?\d+ +−?\d+$/m);
    expect(out).toMatch(/(wins|share the win)\.\n$/);
  });

  test('draws the table and groups many choices', () => {
    const { out } = table(['quit']);
    expect(out).toMatch(/Hand: /);
    expect(out).toMatch(/^ +1 {2}Place /m);
    const lines = out.split('\n').filter(line => /^ +\d+ {2}Place/.test(line));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.length).toBeLessThanOrEqual(20);
  });

  test('ends quietly when the input ends', () => {
    const { code, err } = table([]);
    expect(code).toBe(0);
    expect(err).toBe('');
  });

  test('knows a move by its short form, and the rule that forbids one', () => {
    const { out } = table(['place 1-1-1-1 at 5,4', 'lay market', 'xyzzy', '99', 'quit']);
    expect(out).toMatch(/Not allowed: .+ \([a-z-]+\)/);
    expect(out).toMatch(/No match for "xyzzy"/);
    expect(out).toMatch(/Choose a number from 1 to \d+\./);
  });

  test('filters choices by some letters', () => {
    const all = table(['quit']).out;
    const { out } = table(['(1, 2)', 'back', 'quit']);
    expect(out).toMatch(/Type "back" for all choices\./);
    const narrowed = out
      .slice(all.length)
      .split('\n')
      .filter(line => /^ +\d+ {2}Place/.test(line));
    expect(narrowed.length).toBeGreaterThan(0);
  });

  test('undoes a decision while nothing was drawn or revealed', () => {
    const words = ['play', 'santiago', '--seed', 'undo', '--bots', 'random', '--players', '3'];
    const { out } = cosecha(words, { input: 'undo\n1\nundo\nquit\n' });
    expect(out).toMatch(/Nothing to undo\./);
    expect(out).toMatch(/Undid \d+ moves?\./);
    const menus = out.match(/^ +1 {2}.*\n(?: +\d+ {2}.*\n)+/gm) ?? [];
    expect(menus).toHaveLength(3);
    expect(menus[2]).toBe(menus[0]);
  });

  test('does not undo a decision after which a tile was drawn', () => {
    const { out } = table(['1', 'undo', 'quit']);
    expect(out).toMatch(/Something was drawn or revealed since your last decision/);
    expect(out).not.toMatch(/Undid/);
  });

  test('saves and resumes', () => {
    const file = join(folder, 'saved.json');
    const lines = ['1', '1', '1', '1'];
    table(['save', ...lines, `save ${file}`, 'quit']);
    const { moves, seats, result } = recorded('saved.json');
    expect(moves.length).toBeGreaterThan(0);
    expect(seats).toEqual(['Guest', 'Ana (random)']);
    expect(result).toBeUndefined();
    const resumed = cosecha(['play', '--resume', file], { input: `1\n1\nsave\nquit\n` });
    expect(resumed.err).toBe('');
    expect(resumed.out).toMatch(new RegExp(`Resumed after ${moves.length} moves?\\.`));
    expect(recorded('saved.json').moves.slice(0, moves.length)).toEqual(moves);
    expect(recorded('saved.json').moves.length).toBeGreaterThan(moves.length);
  });

  test('continues after resuming as if nothing had happened', () => {
    const [once, twice] = [join(folder, 'once.json'), join(folder, 'twice.json')];
    const ones = (number: number): string[] => Array.from({ length: number }, () => '1');
    table([...ones(12), `save ${once}`]);
    table([...ones(6), `save ${twice}`]);
    cosecha(['play', '--resume', twice], { input: [...ones(6), 'save', ''].join('\n') });
    const { moves } = recorded('twice.json');
    expect(moves.length).toBeGreaterThan(12);
    expect(recorded('once.json').moves.slice(0, moves.length)).toEqual(moves);
  });

  test('says where it cannot save, and continues', () => {
    const { code, out } = table([`save ${folder}`, 'save', 'quit']);
    expect(out).toMatch(/Cannot write .*: it is a folder\./);
    expect(out).toMatch(/Usage: save FILE/);
    expect(code).toBe(0);
  });

  test('searches the rules', () => {
    const { out } = table(['rules', 'rules temple gold', 'rules zeppelin', 'quit']);
    expect(out).toMatch(/Sections of the rules\./);
    expect(out).toMatch(/\(temple-first-six-second-three\)/);
    expect(out).toMatch(/No rules mention "zeppelin"\./);
  });

  test('changes its language at the table', () => {
    const { out } = table(['idioma es', 'ayuda', 'reglas', 'language xx', 'salir']);
    expect(out).toMatch(/Ahora en español\./);
    expect(out).toMatch(/^ +1 {2}Colocar /m);
    expect(out).toMatch(/deshacer tu última decisión/);
    expect(out).toMatch(/Apartados de las reglas\./);
    expect(out).toMatch(/Los idiomas son en y es\./);
  });

  test('shows only what the seat may know', () => {
    const { out } = table(['1', '1', 'quit']);
    expect(count(out, 'Ana draws 3 worker tiles.')).toBe(1);
  });

  test('seats the person where asked, under the name given', () => {
    const { out } = table(['quit'], ['--players', '3', '--seat', '3', '--name', 'Zoe']);
    expect(out).toMatch(/^Cacao: Ana, Blas and Zoe\./);
  });

  test('seats no bot at a solo game', () => {
    const { code, out } = cosecha(['play', 'alubari', '--players', '1', '--seed', 'p'], {
      input: '1\n1\nquit\n',
    });
    expect(out).toMatch(/^Alubari: Guest\./);
    expect(code).toBe(0);
  });

  test('needs --seat for a record in which only bots play', () => {
    cosecha(['simulate', 'cacao', '--games', '1', '--records', folder]);
    const file = join(folder, 'cacao-2-1.json');
    const { code, err } = cosecha(['play', '--resume', file]);
    expect(err).toMatch(/belongs to a bot/);
    expect(code).toBe(2);
    expect(cosecha(['play', '--resume', file, '--seat', '2']).out).toMatch(/^Total /m);
  });
});
