// The program of the benchmarks, started by `cosecha bench`.
import type { BenchRequest } from '../cli/bench.ts';
import { createContext } from '../cli/context.ts';
import { exitWhenOutputCloses, reportFailure } from '../cli/failure.ts';
import { runBench } from './command.ts';

// Sent by `benchCommand`.
const { words, options, language } = JSON.parse(process.argv[2]) as BenchRequest;
const context = createContext(language);

exitWhenOutputCloses();
try {
  await runBench(words, options, context);
} catch (error) {
  reportFailure(error, context);
}
