// The folders as layers: imports only point down, and the graph in docs/architecture.md is the real one.
// `node tools/layers.ts` draws that graph into the page; tools/boundaries.ts checks both.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { projectFiles } from './files.ts';
import { drawGraph } from './folder-graph.ts';
import { importsIn, type Import } from './import-graph.ts';
import LAYERS from './layers.json' with { type: 'json' };
import { ROOT } from './steps.ts';

export const FOLDERS: readonly string[] = LAYERS.flat();

const LEVELS = new Map(LAYERS.flatMap((folders, level) => folders.map(folder => [folder, level] as const)));

const folderOf = (file: string): string => file.split('/')[0];
const isTest = (file: string): boolean => /(^|\/)test\//.test(file);
const isLayered = (file: string): boolean => file.includes('/') && LEVELS.has(folderOf(file));

/** Every import that points up or sideways, or from a test to a test folder that is not below it. */
export function directionProblems(imports: readonly Import[]): string[] {
  return imports.flatMap(({ from, to }) => {
    const [own, other] = [folderOf(from), folderOf(to)];
    if (own === other || !isLayered(from) || !isLayered(to)) return [];
    const step = (LEVELS.get(own) ?? 0) - (LEVELS.get(other) ?? 0);
    // The tests of the app need a server, its neighbour; each other's tests they may not use.
    const isAllowed = step > 0 || (step === 0 && isTest(from) && !isTest(to));
    return isAllowed ? [] : [`${from} -> ${to}: ${own}/ is not above ${other}/`];
  });
}

/** Imports into folders of code that no layer names. */
export function unknownFolders(imports: readonly Import[]): string[] {
  const unknown = imports.flatMap(({ from, to }) =>
    [from, to].filter(file => file.includes('/') && !isLayered(file)).map(folderOf),
  );
  return [...new Set(unknown)]
    .filter(folder => !OUTSIDE.includes(folder))
    .map(folder => `${folder}/ is not in tools/layers.json`);
}

/** Folders without a layer: entries and examples that nothing imports. */
const OUTSIDE = ['bin', 'docs', 'examples', 'node_modules'];

/** The folders that each folder imports, with one import as an example. */
export function folderGraph(imports: readonly Import[]): Map<string, Map<string, Import>> {
  const graph = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [own, other] = [folderOf(one.from), folderOf(one.to)];
    if (own === other || !one.from.includes('/') || !one.to.includes('/')) continue;
    const targets = graph.get(own) ?? new Map<string, Import>();
    graph.set(own, targets);
    if (!targets.has(other)) targets.set(other, one);
  }
  return graph;
}

/** Every cycle between folders, whether or not a layer names them: the shortest one through each folder, once. */
export function folderCycles(imports: readonly Import[]): string[] {
  const graph = folderGraph(imports);
  const cycles = [...graph.keys()].flatMap(folder => cycleThrough(graph, folder) ?? []);
  const distinct = new Map(
    cycles.map(cycle => [
      cycle
        .map(({ from }) => folderOf(from))
        .toSorted()
        .join(' '),
      cycle,
    ]),
  );
  return [...distinct.values()].map(
    cycle => `cycle ${cycle.map(({ from }) => folderOf(from)).join(' -> ')}: ${cycle.map(said).join(', ')}`,
  );
}

const said = ({ from, to }: Import): string => `${from} -> ${to}`;

/** The imports of the shortest cycle through a folder. */
function cycleThrough(
  graph: ReadonlyMap<string, ReadonlyMap<string, Import>>,
  start: string,
): [Import[]] | undefined {
  const paths: Import[][] = [...(graph.get(start)?.values() ?? [])].map(one => [one]);
  const seen = new Set<string>();
  for (const way of paths) {
    const reached = folderOf(way[way.length - 1].to);
    if (reached === start) return [way];
    if (seen.has(reached)) continue;
    seen.add(reached);
    for (const one of graph.get(reached)?.values() ?? []) paths.push([...way, one]);
  }
  return undefined;
}

export const layerProblems = (imports: readonly Import[]): string[] => [
  ...directionProblems(imports),
  ...unknownFolders(imports),
  ...folderCycles(imports),
];

/** The files of a game that the app loads with Vite's globs. */
const GLOBS = ['games/*/info.ts', 'games/*/ui/index.ts', 'games/*/ui/poster.tsx', 'games/*/ui/summary.tsx'];

/** Globs of the app that reach anything else in a game. */
export const globProblems = (imports: readonly Import[]): string[] =>
  imports
    .filter(({ to }) => to.includes('*') && folderOf(to) === 'games' && !GLOBS.includes(to))
    .map(({ from, to }) => `${from} -> ${to}: of a game the app loads only ${GLOBS.join(', ')}`);

const MARKED = /(<!-- layers:start -->\n)[^]*?(<!-- layers:end -->)/;

/** The page with the graph of today, without tests. */
function updatePage(page: string, imports: readonly Import[]): string {
  const shown = imports.filter(({ from, to }) => !isTest(from) && isLayered(from) && isLayered(to));
  if (folderCycles(shown).length > 0) throw new Error('folders that form a cycle cannot be drawn');
  const drawing = drawGraph(LAYERS, folderGraph(shown));
  return page.replace(MARKED, (_, start: string, end: string) => `${start}\n${drawing}\n${end}`);
}

export const isPageCurrent = (page: string, imports: readonly Import[]): boolean =>
  MARKED.test(page) && (folderCycles(imports).length > 0 || updatePage(page, imports) === page);

if (import.meta.main) {
  const file = path.join(ROOT, 'docs', 'architecture.md');
  writeFileSync(file, updatePage(readFileSync(file, 'utf8'), importsIn(ROOT, projectFiles())));
}
