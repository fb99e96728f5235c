import { inspect } from 'node:util';
import { CommanderError } from 'commander';
import { LANGUAGES } from '../kernel/text.ts';
import { createContext, systemLanguage, wantedLanguage } from './context.ts';
import { printError } from './output.ts';
import { parserError, buildProgram } from './program.ts';
import { UsageError } from './usage-error.ts';

const words = process.argv.slice(2);
const language = wantedLanguage(words, process.env);
const context = createContext(language ?? systemLanguage(process.env));

// Whoever reads the output may stop reading: `cosecha replay FILE | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  if (language === undefined) throw new UsageError(context.text.faults.badLanguage(LANGUAGES));
  await buildProgram(context).parseAsync(words, { from: 'user' });
} catch (error) {
  const fault: unknown = error instanceof CommanderError ? parserError(error, context.text) : error;
  if (fault instanceof UsageError) {
    printError(fault.message);
    process.exitCode = fault.exitCode;
  } else if (fault !== undefined) {
    if (process.env['COSECHA_TRACE'] !== undefined) console.error(fault);
    printError(context.text.faults.defect(fault instanceof Error ? fault.message : inspect(fault)));
    process.exitCode = 1;
  }
}
