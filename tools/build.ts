// Before `npm pack`: the program and the library as JavaScript in dist/, the app in web/dist/.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { GAME_IDS } from '../games/index.ts';
import { passes, ROOT, tool } from './steps.ts';

const DIST = path.join(ROOT, 'dist');

/** `import { cacao } from 'cosecha/games'`: one export for each folder in games/, so that a new game needs no line here. */
function writeGamesEntry(): void {
  const lines = (extension: string): string =>
    [
      ...GAME_IDS.map(id => `export { module as ${id} } from '../games/${id}/index.${extension}';`),
      `export { GAME_IDS, isGameId, loadGame } from '../games/index.${extension}';`,
      '',
    ].join('\n');
  const types = [
    "export type { GameId } from '../games/index.ts';",
    "export type { GameInfo } from '../games/info.ts';",
    "export type { GameModule } from '../games/module.ts';",
    '',
  ].join('\n');
  writeFileSync(path.join(DIST, 'lib', 'games.js'), lines('js'));
  writeFileSync(path.join(DIST, 'lib', 'games.d.ts'), lines('ts') + types);
}

rmSync(DIST, { recursive: true, force: true });
const library = { name: 'build', run: [tool('typescript-native/bin/tsc'), '-p', 'tsconfig.build.json'] };
const app = { name: 'app', run: [path.join(ROOT, 'web', 'build', 'app.ts')] };
const isBuilt = passes(library);
if (isBuilt) writeGamesEntry();
process.exitCode = isBuilt && passes(app) ? 0 : 1;
