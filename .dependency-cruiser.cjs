// Imports only point down: kernel <- games <- bots <- table <- server, web, cli, bench.
// `npm run check` also fails when fewer modules are read than there are files (tools/boundaries.ts).

const TEST = '/test/';
const PURE = '^(kernel|bots|table|games)/';
const NOT_PURE = [TEST, '^games/[^/]+/ui/'];

/** `folder` and what lies above it in the list may not be imported from below. */
const pointsDown = (below, above) => ({
  name: `${below}-imports-nothing-above-it`,
  comment: `${below}/ is below ${above.join(', ')}: move what both need down, or pass it in.`,
  severity: 'error',
  from: { path: `^${below}/`, pathNot: TEST },
  to: { path: `^(${above.join('|')})/` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    pointsDown('kernel', ['games', 'bots', 'table', 'server', 'web', 'cli', 'bench', 'tools']),
    pointsDown('games', ['bots', 'table', 'server', 'cli', 'bench', 'tools']),
    pointsDown('bots', ['table', 'server', 'web', 'cli', 'bench', 'tools']),
    pointsDown('table', ['server', 'web', 'cli', 'bench', 'tools']),
    pointsDown('web', ['server', 'cli', 'bench', 'tools']),
    pointsDown('server', ['web', 'cli', 'bench', 'tools']),
    {
      name: 'only-ui-draws',
      comment: "Of a game only its ui/ may use the app's board primitives.",
      severity: 'error',
      from: { path: '^games/', pathNot: ['^games/[^/]+/ui/', TEST] },
      to: { path: '^(web|games/[^/]+/ui)/' },
    },
    {
      name: 'games-are-strangers',
      comment: 'One game never imports another; what two games share belongs in kernel/.',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/[^/]+/', pathNot: '^games/$1/' },
    },
    {
      name: 'only-the-index-names-games',
      comment: 'Reach a game through games/index.ts, so that a new game is one folder and one line.',
      severity: 'error',
      from: { pathNot: ['^games/index\\.ts$', '^games/[^/]+/', '^bench/', '^web/boards'] },
      to: { path: '^games/[^/]+/' },
    },
    {
      name: 'boards-only-reach-ui',
      comment: "The app's lazy list of boards loads the ui/ of a game, nothing else of it.",
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^games/[^/]+/', pathNot: '^games/[^/]+/ui/' },
    },
    {
      name: 'tests-stay-in-tests',
      comment: 'Only tests import from a test folder.',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: TEST, pathNot: 'node_modules' },
    },
    {
      name: 'pure-without-node',
      comment: 'The pure part runs anywhere: no builtin modules of Node.',
      severity: 'error',
      from: { path: PURE, pathNot: NOT_PURE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-without-packages',
      comment: 'The pure part uses no packages but @noble/*.',
      severity: 'error',
      from: { path: PURE, pathNot: NOT_PURE },
      to: { path: 'node_modules/', pathNot: 'node_modules/@noble/' },
    },
    {
      name: 'no-cycles',
      comment: 'Files that import each other cannot be read one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-dev-packages-at-run-time',
      comment: 'Only tests, benchmarks and tools may use development packages.',
      severity: 'error',
      from: { path: '^(kernel|games|bots|table|server|web|cli)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|web/dist|\\.runtime)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
