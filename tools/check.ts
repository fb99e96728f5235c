// npm run check: every check that reads the code without running it. With names, only those checks:
// npm run check -- lint format
import { STATIC } from './static.ts';
import { passes } from './steps.ts';

const wanted = process.argv.slice(2);
const steps = STATIC.filter(({ name }) => wanted.length === 0 || wanted.some(word => name.startsWith(word)));
if (steps.length === 0) throw new Error(`Known checks: ${STATIC.map(({ name }) => name).join(', ')}`);

const failed = steps.filter(step => !passes(step));
process.exitCode = failed.length === 0 ? 0 : 1;
