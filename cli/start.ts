import { inspect } from 'node:util';
import { CommanderError } from 'commander';
import { LANGUAGES } from '../kernel/text.ts';
import { shellIn, systemLanguage, wantedLanguage } from './language.ts';
import { complain } from './output.ts';
import { parserFault, programIn } from './program.ts';
import { UsageError } from './usage.ts';

const words = process.argv.slice(2);
const language = wantedLanguage(words, process.env);
const shell = shellIn(language ?? systemLanguage(process.env));

// Whoever reads the output may stop reading: `cosecha replay FILE | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  if (language === undefined) throw new UsageError(shell.text.faults.badLanguage(LANGUAGES));
  await programIn(shell).parseAsync(words, { from: 'user' });
} catch (error) {
  const fault: unknown = error instanceof CommanderError ? parserFault(error, shell.text) : error;
  if (fault instanceof UsageError) {
    complain(fault.message);
    process.exitCode = fault.exitCode;
  } else if (fault !== undefined) {
    if (process.env['COSECHA_TRACE'] !== undefined) console.error(fault);
    complain(shell.text.faults.defect(fault instanceof Error ? fault.message : inspect(fault)));
    process.exitCode = 1;
  }
}
