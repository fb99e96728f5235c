// npm test: all static checks, then the tests. The last line is always `N passed, N failed`.
// With arguments only the tests run, and vitest gets them: npm test -- kernel
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { STATIC } from './static.ts';
import { ENVIRONMENT, passes, ROOT, tool } from './steps.ts';
import { ensureTestPrograms } from './test-programs.ts';

interface Report {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** Runs vitest; its own report goes to the screen, the numbers come back. */
function runTests(filters: readonly string[]): { status: number | null; report: Report | undefined } {
  const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-test-'));
  const file = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const vitest = tool('vitest/vitest.mjs');
  try {
    const { status } = spawnSync(process.execPath, [vitest, 'run', ...reporters, ...filters], {
      cwd: ROOT,
      env: ENVIRONMENT,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    return { status, report: readReport(file) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string): Report | undefined {
  try {
    // Written by vitest's own reporter a moment ago.
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

const filters = process.argv.slice(2);
const brokenChecks = filters.length > 0 ? [] : STATIC.filter(step => !passes(step));
ensureTestPrograms(filters);
const { status, report } = runTests(filters);

// A file that does not load has no tests to fail; it counts as one failure.
const brokenFiles =
  report?.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0).length ??
  1;
const passed = report?.numPassedTests ?? 0;
const failed = (report?.numFailedTests ?? 0) + brokenFiles;
const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);

if (brokenChecks.length > 0) console.log(`Checks failed: ${brokenChecks.map(({ name }) => name).join(', ')}`);
if (status !== 0 && failed === 0) console.log('The tests did not end well: see above.');
process.exitCode = brokenChecks.length === 0 && status === 0 && failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
