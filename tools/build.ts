// Before `npm pack`: the program as JavaScript in dist/, the app in web/dist/.
import { rmSync } from 'node:fs';
import path from 'node:path';

import { passes, ROOT, tool } from './steps.ts';

rmSync(path.join(ROOT, 'dist'), { recursive: true, force: true });
const steps = [
  { name: 'build', run: [tool('typescript-native/bin/tsc'), '-p', 'tsconfig.build.json'] },
  { name: 'app', run: [path.join(ROOT, 'web', 'build', 'app.ts')] },
];
process.exitCode = steps.every(passes) ? 0 : 1;
