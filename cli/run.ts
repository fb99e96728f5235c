import { CommanderError } from 'commander';
import { LANGUAGES } from '../kernel/text.ts';
import { createContext, systemLanguage, wantedLanguage } from './context.ts';
import { exitWhenOutputCloses, reportFailure } from './failure.ts';
import { parserError, buildProgram } from './program.ts';
import { UsageError } from './usage-error.ts';

const words = process.argv.slice(2);
const language = wantedLanguage(words, process.env);
const context = createContext(language ?? systemLanguage(process.env));

exitWhenOutputCloses();
try {
  if (language === undefined) throw new UsageError(context.text.faults.badLanguage(LANGUAGES));
  await buildProgram(context).parseAsync(words, { from: 'user' });
} catch (error) {
  const failure: unknown = error instanceof CommanderError ? parserError(error, words, context.text) : error;
  if (failure !== undefined) reportFailure(failure, context);
}
