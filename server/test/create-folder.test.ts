import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFolder } from '../storage/create-folder.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-create-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('creates a folder for its owner alone, with those above it, once', () => {
  const deep = path.join(folder, 'a', 'b', 'c');
  createFolder(deep);
  createFolder(deep);
  expect(statSync(deep).mode & 0o777).toBe(0o700);
});

test('ends with the error of a system that says "no such file" below a folder that exists', () => {
  let tries = 0;
  const refuse = (target: string): never => {
    // A loop that goes on for ever would not even let the test time out.
    if (++tries > 9) throw new Error('tried again and again');
    throw Object.assign(new Error(`ENOENT: no such file or directory, mkdir '${target}'`), {
      code: 'ENOENT',
    });
  };
  expect(() => createFolder(path.join(folder, 'x', 'y'), refuse)).toThrow('ENOENT');
  expect(tries).toBe(1);
});

test('ends below a file and below a link to nothing', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(() => createFolder(path.join(file, 'x'))).toThrow('ENOTDIR');
  expect(() => createFolder(file)).toThrow('EEXIST');
  const link = path.join(folder, 'link');
  symlinkSync(path.join(folder, 'nothing', 'here'), link);
  expect(() => createFolder(path.join(link, 'x'))).toThrow(/EEXIST|ENOENT/);
  expect(existsSync(path.join(folder, 'nothing'))).toBe(false);
});

test('accepts a folder that another process made in the meantime', () => {
  const wanted = path.join(folder, 'shared');
  createFolder(wanted, target => {
    mkdirSync(target);
    mkdirSync(target);
  });
  expect(existsSync(wanted)).toBe(true);
});
