import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CliText } from '../text/text.ts';
import { readText } from '../files.ts';
import type { Sample, SampleJob } from './job.ts';

/** The samples of all runs: one line for each, in the order they were made. */
export interface SampleFile {
  readonly samples: readonly Sample[];
  /** How many games of a part have been played. */
  played(part: SampleJob['part'], game: string, players: number): number;
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
  const counts = new Map<string, number>();
  const keyOf = (part: string, game: string, players: number): string => `${part} ${game} ${players}`;
  const note = ({ kind, game, players, number }: Sample): void => {
    const key = keyOf(PART_OF[kind], game, players);
    counts.set(key, Math.max(counts.get(key) ?? 0, number + 1));
  };
  samples.forEach(note);
  mkdirSync(dirname(file), { recursive: true });
  return {
    samples,
    played: (part, game, players) => counts.get(keyOf(part, game, players)) ?? 0,
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
