import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cosecha } from './run.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-no-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['backup', path.join(folder, 'backup.gz')],
  ['ratings', 'recompute'],
  ['archive', '--before', '2026-01-01', '--to', path.join(folder, 'archive')],
  ['moderate', 'reports'],
])('%s in the wrong folder says where it looked, and leaves nothing there', (...command) => {
  const data = path.join(folder, 'nothing-here');
  const { code, err } = cosecha([...command, '--data', data]);
  expect(code).toBe(2);
  expect(err).toContain(`There is no server's store in ${data}`);
  expect(readdirSync(folder)).toEqual([]);
});
