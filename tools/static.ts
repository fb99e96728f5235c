// The checks that read the code without running it.
import { type Step, tool } from './steps.ts';

const tsc = tool('typescript-native/bin/tsc');

export const STATIC: readonly Step[] = [
  { name: 'types: pure', run: [tsc, '-p', 'tsconfig.pure.json'] },
  { name: 'types: node', run: [tsc, '-p', 'tsconfig.node.json'] },
  { name: 'types: web', run: [tsc, '-p', 'tsconfig.web.json'] },
  { name: 'types: web tests', run: [tsc, '-p', 'tsconfig.web-test.json'] },
  { name: 'lint', run: [tool('oxlint/bin/oxlint'), '--format=unix'] },
  { name: 'format', run: [tool('oxfmt/bin/oxfmt'), '--list-different'] },
  { name: 'shape', run: ['tools/shape.ts'] },
  { name: 'boundaries', run: ['tools/boundaries.ts'] },
  { name: 'dead code', run: [tool('knip/bin/knip.js'), '--no-progress', '--no-config-hints'] },
  { name: 'dead sentences', run: ['tools/dead-text.ts'] },
  { name: 'reference', run: ['tools/reference.ts', '--check'] },
  { name: 'standalone', run: ['tools/standalone.ts'] },
];
