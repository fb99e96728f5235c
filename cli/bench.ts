import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Language } from '../kernel/text.ts';
import type { CliContext } from './context.ts';

export interface BenchOptions {
  readonly json?: true;
  readonly seconds?: string;
  readonly players?: string;
  readonly against?: string;
  readonly generation?: string;
}

/** What the program of the benchmarks gets as its only argument, in JSON. */
export interface BenchRequest {
  readonly words: readonly string[];
  readonly options: BenchOptions;
  readonly language: Language;
}

/** The benchmarks are a program of their own: they stand above the command line and load what it must not. */
export async function benchCommand(
  words: readonly string[],
  options: BenchOptions,
  { language }: CliContext,
): Promise<void> {
  const request: BenchRequest = { words, options, language };
  // TypeScript in a clone, JavaScript in an installed package.
  const file = new URL(`../bench/main.${import.meta.url.split('.').pop()}`, import.meta.url);
  const program = spawn(process.execPath, [fileURLToPath(file), JSON.stringify(request)], {
    stdio: 'inherit',
  });
  // A signal to the terminal reaches both programs.
  const [code] = (await once(program, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
}
