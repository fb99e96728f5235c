import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildWeb, ROOT } from '../build/app.ts';

test('the built app holds no trace of the machine it was built on', async () => {
  await buildWeb();
  const folder = path.join(ROOT, 'web/dist/assets');
  const files = readdirSync(folder).filter(name => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(10);
  const traces = files.filter(name => {
    const code = readFileSync(path.join(folder, name), 'utf8');
    return code.includes(ROOT) || code.includes('lineNumber:') || code.includes('jsxDEV');
  });
  expect(traces).toEqual([]);
});
