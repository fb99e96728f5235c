// Before `npm pack`: the program as JavaScript in dist/.
import { rmSync } from 'node:fs';
import path from 'node:path';

import { passes, ROOT, tool } from './steps.ts';

rmSync(path.join(ROOT, 'dist'), { recursive: true, force: true });
const built = passes({
  name: 'build',
  run: [tool('typescript-native/bin/tsc'), '-p', 'tsconfig.build.json'],
});
process.exitCode = built ? 0 : 1;
