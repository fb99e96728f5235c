import { readFileSync } from 'node:fs';
import type { ImpressionWeights } from '../games/impressions.ts';
import type { Knowledge } from '../games/knowledge.ts';
import type { Weights } from '../games/learned.ts';

/** `search:300@knowledge.json`: a bot with what a file has learned. */
export function splitKnowledgeFile(
  name: string,
): { readonly bot: string; readonly file: string } | undefined {
  const [, bot, file] = /^([^@]+)@(.+\.json)$/.exec(name) ?? [];
  return bot === undefined || file === undefined ? undefined : { bot, file };
}

/** Knowledge from a file of `cosecha learn`. */
export function readKnowledge(file: string): Knowledge {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isKnowledge(read)) throw new Error(`${file} does not contain weights`);
  return read;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isKnowledge(value: unknown): value is Knowledge {
  if (!isRecord(value) || (value.weights ?? value.impressions) === undefined) return false;
  const { weights, impressions } = value;
  const hasWeights =
    isRecord(weights) && Array.isArray(weights.features) && 'horizon' in weights && isRecord(weights.players);
  const hasImpressions =
    isRecord(impressions) &&
    [impressions.situation, impressions.facts, impressions.early, impressions.late].every(Array.isArray) &&
    isRecord(impressions.kinds);
  return (weights === undefined || hasWeights) && (impressions === undefined || hasImpressions);
}

const HEAD = '// Written by `cosecha learn`.';

/** Weights as the source file of a game, one line for each list. */
export const weightsSource = ({ features, horizon, players }: Weights, command: string): string =>
  [
    "import type { Weights } from '../learned.ts';",
    '',
    `// Written by \`${command}\`.`,
    'export const weights: Weights = {',
    `  features: ${JSON.stringify(features)},`,
    `  horizon: ${horizon},`,
    '  players: {',
    ...Object.entries(players).flatMap(([count, { early, late, spread }]) => [
      `    ${count}: {`,
      `      early: ${JSON.stringify(early)},`,
      `      late: ${JSON.stringify(late)},`,
      `      spread: ${JSON.stringify(spread)},`,
      '    },',
    ]),
    '  },',
    '};',
    '',
  ].join('\n');

/** The weights of first impressions in the same way. */
export const impressionsSource = ({ situation, facts, kinds, early, late }: ImpressionWeights): string =>
  [
    "import type { ImpressionWeights } from '../impressions.ts';",
    '',
    HEAD,
    'export const impressions: ImpressionWeights = {',
    `  situation: ${JSON.stringify(situation)},`,
    `  facts: ${JSON.stringify(facts)},`,
    '  kinds: {',
    ...Object.entries(kinds).map(
      ([kind, weights]) => `    ${JSON.stringify(kind)}: ${JSON.stringify(weights)},`,
    ),
    '  },',
    `  early: ${JSON.stringify(early)},`,
    `  late: ${JSON.stringify(late)},`,
    '};',
    '',
  ].join('\n');
