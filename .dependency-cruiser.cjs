// Rules for single imports. tools/layers.ts checks the order of the folders and finds cycles between them;
// tools/boundaries.ts fails when fewer modules are read than there are files.
const layers = require('./tools/layers.json');

const TEST = '/test/';
const PURE = '^(kernel|bots|review|table|games|lib)/';
const NOT_PURE = [TEST, '^games/[^/]+/ui/'];

/** No import may leave a folder for one of the same layer or of a layer above it. */
const pointsDown = layers.flatMap((folders, level) =>
  folders.map(folder => {
    const others = layers.slice(level).flat();
    const above = others.filter(other => other !== folder);
    return {
      name: `${folder}-imports-only-below`,
      comment: `Only tools/layers.json decides what is below ${folder}/: move what both need down, or pass it in.`,
      severity: 'error',
      from: { path: `^${folder}/`, pathNot: TEST },
      to: { path: `^(${above.join('|') || 'nothing'})/` },
    };
  }),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...pointsDown,
    {
      name: 'board-uses-the-kernel-only',
      comment: 'The board kit knows no game: it may import kernel/ and its own files.',
      severity: 'error',
      from: { path: '^board/' },
      to: {
        path: `^(${layers
          .flat()
          .filter(folder => folder !== 'kernel' && folder !== 'board')
          .join('|')})/`,
      },
    },
    {
      name: 'only-ui-draws',
      comment: "Only a game's ui/ may use the board kit; rules, texts and data may not use ui/.",
      severity: 'error',
      from: { path: '^games/', pathNot: ['^games/[^/]+/ui/', TEST] },
      to: { path: '^(board|games/[^/]+/ui)/' },
    },
    {
      name: 'ui-uses-board-and-kernel',
      comment: "A game's ui/ may import board/, kernel/ and its own game.",
      severity: 'error',
      from: { path: '^games/[^/]+/ui/', pathNot: TEST },
      to: { path: '^(bots|review|table|api|lib|server|web|cli|bench|tools)/' },
    },
    {
      name: 'games-are-independent',
      comment: 'One game never imports another. Code that two games share belongs in kernel/ or board/.',
      severity: 'error',
      from: { path: '^games/([^/]+)/', pathNot: '^games/test/' },
      to: { path: '^games/[^/]+/', pathNot: ['^games/$1/', '^games/test/'] },
    },
    {
      name: 'only-the-index-names-games',
      comment: 'Reach a game through games/index.ts, so that a new game is one folder and one line.',
      severity: 'error',
      from: {
        pathNot: ['^games/(index|generations|habit-list)\\.ts$', '^games/[^/]+/', '^bots/test/games/'],
      },
      to: { path: '^games/[^/]+/', pathNot: '^games/test/' },
    },
    {
      name: 'app-knows-modules-of-games',
      comment: 'The app uses games through games/index.ts, games/module.ts and games/info.ts.',
      severity: 'error',
      from: { path: '^web/', pathNot: TEST },
      to: { path: '^games/[^/]+\\.ts$', pathNot: '^games/(index|module|info)\\.ts$' },
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
      // Types that only the compiler reads.
      to: { couldNotResolve: true, pathNot: '^vite/client$' },
    },
    {
      name: 'no-dev-packages-at-run-time',
      comment: 'Only tests, benchmarks, tools and the build of the app may use development packages.',
      severity: 'error',
      from: {
        path: '^(kernel|board|games|bots|table|api|lib|server|web|cli)/',
        pathNot: [TEST, '^web/build/'],
      },
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
