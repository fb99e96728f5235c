import { readFileSync } from 'node:fs';
import type { Weights } from '../games/learned.ts';

/** `search:300@weights.json`: a bot that evaluates with the weights of a file. */
export function splitWeightsFile(name: string): { readonly bot: string; readonly file: string } | undefined {
  const [, bot, file] = /^([^@]+)@(.+\.json)$/.exec(name) ?? [];
  return bot === undefined || file === undefined ? undefined : { bot, file };
}

/** Weights as the source file of a game, one line for each list. */
export const weightsSource = ({ features, horizon, players }: Weights): string =>
  [
    "import type { Weights } from '../learned.ts';",
    '',
    '// Written by `cosecha learn`.',
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

/** Weights from a file of `cosecha learn`. */
export function readWeights(file: string): Weights {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isWeights(read)) throw new Error(`${file} does not contain weights`);
  return read;
}

const isWeights = (value: unknown): value is Weights =>
  typeof value === 'object' &&
  value !== null &&
  'features' in value &&
  Array.isArray(value.features) &&
  'horizon' in value &&
  'players' in value &&
  typeof value.players === 'object';
