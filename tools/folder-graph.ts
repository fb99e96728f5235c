/** Which folders each folder imports. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** The folders as a diagram and as a table, in Markdown. */
export function drawGraph(layers: readonly (readonly string[])[], graph: Graph): string {
  const folders = layers.flat().filter(folder => graph.has(folder) || isImported(graph, folder));
  const arrows = folders
    .toReversed()
    .flatMap(folder => directOnly(graph, folder).map(target => `  ${folder} --> ${target}`));
  const rows = folders.map(
    folder => `| \`${folder}/\` | ${targetsOf(graph, folder).join(', ') || 'nothing'} |`,
  );
  return [
    '```mermaid',
    'flowchart TD',
    ...arrows,
    '```',
    '',
    'An arrow is left out where a longer way leads to the same folder. All of them:',
    '',
    '| folder | imports |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n');
}

const targetsOf = (graph: Graph, folder: string): string[] =>
  [...(graph.get(folder)?.keys() ?? [])].toSorted();

const isImported = (graph: Graph, folder: string): boolean =>
  [...graph.values()].some(targets => targets.has(folder));

/** The imported folders that no other imported folder leads to. */
function directOnly(graph: Graph, folder: string): string[] {
  const targets = targetsOf(graph, folder);
  return targets.filter(target => !targets.some(other => other !== target && leadsTo(graph, other, target)));
}

const leadsTo = (graph: Graph, from: string, to: string): boolean =>
  targetsOf(graph, from).some(target => target === to || leadsTo(graph, target, to));
