import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

import { filesBelow } from '../files.ts';
import { importsIn } from '../import-graph.ts';
import { folderCycles, globProblems, isPageCurrent, layerProblems } from '../layers.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** A tree of files that each import others. */
function tree(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'cosecha-tree-'));
  roots.push(root);
  writeFileSync(path.join(root, 'tsconfig.json'), '{}');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

const importsOf = (files: Readonly<Record<string, string>>) => {
  const root = tree(files);
  return importsIn(root, filesBelow(root));
};

const VALUE = 'export const value = 1;\n';

describe('layers', () => {
  test('an import that points down is fine', () => {
    const imports = importsOf({
      'kernel/a.ts': VALUE,
      'games/b.ts': "import { value } from '../kernel/a.ts';",
    });
    expect(imports).toEqual([{ from: 'games/b.ts', to: 'kernel/a.ts' }]);
    expect(layerProblems(imports)).toEqual([]);
  });

  test.each([
    ['a value', "import { value } from '../games/b.ts';"],
    ['a type', "import type { value } from '../games/b.ts';"],
    ['a type in passing', "export type A = typeof import('../games/b.ts');"],
    ['a re-export', "export { value } from '../games/b.ts';"],
    ['a dynamic import', "export const load = () => import('../games/b.ts');"],
  ])('%s from above is found', (_, text) => {
    const imports = importsOf({ 'kernel/a.ts': text, 'games/b.ts': VALUE });
    expect(layerProblems(imports)).toEqual(['kernel/a.ts -> games/b.ts: kernel/ is not above games/']);
  });

  test('folders of one layer do not import each other, but their tests may', () => {
    const files = { 'server/b.ts': VALUE, 'server/test/c.ts': VALUE };
    const sideways = importsOf({ ...files, 'web/a.ts': "import { value } from '../server/b.ts';" });
    expect(layerProblems(sideways)).toHaveLength(1);
    const tests = importsOf({ ...files, 'web/test/a.ts': "import { value } from '../../server/b.ts';" });
    expect(layerProblems(tests)).toEqual([]);
    const helper = importsOf({
      ...files,
      'web/test/a.ts': "import { value } from '../../server/test/c.ts';",
    });
    expect(layerProblems(helper)).toHaveLength(1);
  });

  test('a test imports from test folders below it, never above', () => {
    const down = { 'kernel/test/a.ts': VALUE, 'bots/test/b.ts': "import '../../kernel/test/a.ts';" };
    expect(layerProblems(importsOf(down))).toEqual([]);
    const up = { 'kernel/test/a.ts': "import '../../bots/test/b.ts';", 'bots/test/b.ts': VALUE };
    expect(layerProblems(importsOf(up))).toHaveLength(1);
  });

  test('a folder that no layer names is found', () => {
    const imports = importsOf({ 'magic/a.ts': "import '../kernel/b.ts';", 'kernel/b.ts': VALUE });
    expect(layerProblems(imports)).toEqual(['magic/ is not in tools/layers.json']);
  });
});

describe('cycles between folders', () => {
  test('are found where no file imports itself and no rule names the folders', () => {
    const imports = importsOf({
      'red/a.ts': "import '../green/a.ts';",
      'red/b.ts': VALUE,
      'green/a.ts': VALUE,
      'green/b.ts': "import type { value } from '../blue/a.ts';",
      'blue/a.ts': VALUE,
      'blue/test/b.ts': "import '../../red/b.ts';",
      'grey/a.ts': "import '../red/b.ts';",
    });
    const cycles = folderCycles(imports);
    expect(cycles).toHaveLength(1);
    for (const folder of ['red', 'green', 'blue']) expect(cycles[0]).toContain(folder);
    expect(cycles[0]).not.toContain('grey');
  });

  test('are not seen where there are none', () => {
    const imports = importsOf({
      'red/a.ts': "import '../green/a.ts'; import '../blue/a.ts';",
      'green/a.ts': "import '../blue/a.ts';",
      'blue/a.ts': VALUE,
    });
    expect(folderCycles(imports)).toEqual([]);
  });
});

describe('the page', () => {
  const imports = [{ from: 'games/a.ts', to: 'kernel/b.ts' }];

  test('is out of date when the graph has changed or the markers are missing', () => {
    expect(isPageCurrent('# Architecture\n', imports)).toBe(false);
    expect(isPageCurrent('<!-- layers:start -->\n<!-- layers:end -->', imports)).toBe(false);
  });
});

test("the app's globs reach only a game's list entry, board and poster", () => {
  const glob = (pattern: string) =>
    importsOf({ 'web/a.ts': `export const a = import.meta.glob('${pattern}');` });
  expect(globProblems(glob('../games/*/ui/index.ts'))).toEqual([]);
  expect(globProblems(glob('../games/*/rules/game.ts'))).toHaveLength(1);
});

describe('the check fails', () => {
  const boundaries = path.join(import.meta.dirname, '..', 'boundaries.ts');

  const problemsIn = (files: Readonly<Record<string, string>>): string => {
    const { stdout, status } = spawnSync(process.execPath, [boundaries, '--root', tree(files)], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    return stdout;
  };

  test('with a planted cycle and planted imports, each by its rule', () => {
    const output = problemsIn({
      'kernel/a.ts': "import { value } from '../table/b.ts';\nexport const a = value;\n",
      'kernel/c.ts': VALUE,
      'table/b.ts': VALUE,
      'table/d.ts': "import { value } from '../kernel/c.ts';\nexport const d = value;\n",
      'board/a.ts': "import { value } from '../games/one/rules/a.ts';\nexport const a = value;\n",
      'games/one/rules/a.ts': VALUE,
      'games/one/rules/b.ts': "import { value } from '../ui/c.ts';\nexport const b = value;\n",
      'games/one/ui/c.ts': VALUE,
      'games/two/ui/d.ts': "import { value } from '../../../table/b.ts';\nexport const d = value;\n",
      'games/two/rules/e.ts': "import { value } from '../../one/rules/a.ts';\nexport const e = value;\n",
      'games/heuristics.ts': VALUE,
      'web/b.ts': "import { value } from '../games/heuristics.ts';\nexport const b = value;\n",
      'web/a.ts': "import { value } from '../games/one/rules/a.ts';\nexport const a = value;\n",
    });
    for (const problem of [
      'kernel-imports-only-below: kernel/a.ts -> table/b.ts',
      'kernel/a.ts -> table/b.ts: kernel/ is not above table/',
      'board-uses-the-kernel-only: board/a.ts -> games/one/rules/a.ts',
      'only-ui-draws: games/one/rules/b.ts -> games/one/ui/c.ts',
      'ui-uses-board-and-kernel: games/two/ui/d.ts -> table/b.ts',
      'games-are-independent: games/two/rules/e.ts -> games/one/rules/a.ts',
      'app-knows-modules-of-games: web/b.ts -> games/heuristics.ts',
      'only-the-index-names-games: web/a.ts -> games/one/rules/a.ts',
    ])
      expect(output).toContain(problem);
    expect(output).toMatch(/cycle (kernel -> table|table -> kernel): /);
  });
});
