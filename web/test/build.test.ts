import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildWeb, ROOT, SOURCES } from '../build/app.ts';

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

test('a change in any folder that the app imports leads to a new build', () => {
  const files = readdirSync(path.join(ROOT, 'web'), { recursive: true, encoding: 'utf8' }).filter(
    name => /\.tsx?$/.test(name) && !/^(dist|test|build)\b/.test(name),
  );
  const folders = files.flatMap(name => {
    const code = readFileSync(path.join(ROOT, 'web', name), 'utf8');
    const paths = [...code.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, target]) =>
      path.relative(ROOT, path.join(ROOT, 'web', path.dirname(name), target)),
    );
    return paths.map(target => target.split(path.sep)[0]);
  });
  expect([...new Set(folders)].filter(folder => !SOURCES.includes(folder))).toEqual([]);
});
