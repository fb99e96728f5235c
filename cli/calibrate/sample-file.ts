import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CliText } from '../text/text.ts';
import { readText } from '../files.ts';
import type { Sample, SampleJob } from './job.ts';

/** The samples of all runs: one line for each, in the order they were made. */
export interface SampleFile {
  readonly samples: readonly Sample[];
  /** Whether a game of a part has been sampled. */
  has(part: SampleJob['part'], game: string, players: number, number: number): boolean;
  add(samples: readonly Sample[]): void;
}

const PART_OF: Readonly<Record<Sample['kind'], SampleJob['part']>> = {
  chance: 'chances',
  luck: 'chances',
  levels: 'levels',
  stability: 'stability',
};

/** Opens a file that an earlier run may have begun. A line that was cut off in the middle is left out. */
export function openSamples(file: string, text: CliText): SampleFile {
  const samples: Sample[] = existsSync(file) ? readText(file, text).split('\n').flatMap(parseLine) : [];
  const sampled = new Set<string>();
  const keyOf = (part: string, game: string, players: number, number: number): string =>
    `${part} ${game} ${players} ${number}`;
  const note = ({ kind, game, players, number }: Sample): void => {
    sampled.add(keyOf(PART_OF[kind], game, players, number));
  };
  samples.forEach(note);
  mkdirSync(dirname(file), { recursive: true });
  return {
    samples,
    has: (part, game, players, number) => sampled.has(keyOf(part, game, players, number)),
    add(fresh) {
      appendFileSync(file, fresh.map(sample => `${JSON.stringify(sample)}\n`).join(''));
      for (const sample of fresh) {
        samples.push(sample);
        note(sample);
      }
    },
  };
}

function parseLine(line: string): Sample[] {
  try {
    // Only this command writes such lines.
    return line === '' ? [] : [JSON.parse(line) as Sample];
  } catch {
    return [];
  }
}
