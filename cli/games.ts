import { GAME_IDS, loadGame } from '../games/index.ts';
import type { GameModule } from '../games/module.ts';
import { LANGUAGES } from '../kernel/text.ts';
import type { CliContext } from './context.ts';
import { print, printJson } from './output.ts';

export async function gamesCommand(options: { json?: true }, context: CliContext): Promise<void> {
  const modules = await Promise.all(GAME_IDS.map(id => loadGame(id)));
  if (options.json === true) {
    for (const module of modules) printJson(described(module));
    return;
  }
  modules.forEach((module, index) => {
    if (index > 0) print();
    for (const line of listing(module, context)) print(line);
  });
}

function described({ game, text }: GameModule): unknown {
  const { id, rules, players, options } = game.meta;
  const names = Object.fromEntries(LANGUAGES.map(language => [language, text[language].name]));
  return { game: id, names, rules, players, options };
}

function listing({ game, text: texts }: GameModule, { language, text }: CliContext): string[] {
  const { id, players, options } = game.meta;
  const { name, tagline, options: words } = texts[language];
  return [
    text.games.head(name, id),
    `  ${tagline}`,
    `  ${text.games.players(players.least, players.most)}`,
    ...options.flatMap(option => {
      const only = option.players === undefined ? '' : ` (${text.games.only(option.players)})`;
      return [
        `  ${text.games.option(option.id, words[option.id].name)}${only}`,
        ...option.values.map(
          value => `    ${text.games.value(value, words[option.id].values[value], value === option.default)}`,
        ),
      ];
    }),
  ];
}
