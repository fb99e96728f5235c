import type { GameModule, Goals } from '../games/module.ts';
import type { CliContext } from './context.ts';
import { columns, print, printJson } from './output.ts';
import { openRecord, verifyOrFail, type OpenRecord } from './record.ts';
import { UsageError } from './usage-error.ts';

/** A finished solo game: its total and the goals it met. */
interface Played {
  readonly file: string;
  readonly total: number;
  readonly met: readonly string[];
}

/** Shows which solo goals a player's games have met, oldest first, and those over several games. */
export async function goalsCommand(
  files: readonly string[],
  options: { json?: true },
  context: CliContext,
): Promise<void> {
  const records: OpenRecord[] = [];
  for (const file of files) records.push(await openRecord(file, context));
  const { module } = records[0];
  const goals = goalsOf(records[0], context);
  const games = records.map(opened => played(opened, module, goals, context));
  const campaign = goals.campaign(games.map(({ total }) => total));
  if (options.json === true) {
    for (const game of games) printJson(game);
    printJson({ campaign });
    return;
  }
  const { text, language } = context;
  const { name, rules } = module.text[language];
  print(text.goals.head(name, games.length));
  for (const line of columns(games.map(({ file, total }, index) => [`${index + 1}  ${file}`, `${total}`])))
    print(line);
  print();
  for (const line of checklist(goals, games, rules, context)) print(line);
  for (const { goal, isMet, have, need } of campaign)
    print(`${tick(isMet)} ${rules[goal]} ${text.goals.sum(have, need)}`);
}

const tick = (isMet: boolean): string => (isMet ? '[x]' : '[ ]');

function goalsOf({ file, module }: OpenRecord, { text, language }: CliContext): Goals<object> {
  if (module.goals !== undefined) return module.goals;
  throw new UsageError(text.record.at(file, 'game', text.goals.none(module.text[language].name)));
}

function played(opened: OpenRecord, module: GameModule, goals: Goals<object>, context: CliContext): Played {
  const { file, record } = opened;
  const refuse = (place: string, reason: string): UsageError =>
    new UsageError(context.text.record.at(file, place, reason));
  if (opened.module !== module) throw refuse('game', context.text.goals.otherGame(module.game.meta.id));
  if (record.config.players !== 1)
    throw refuse('config.players', context.text.goals.notAlone(record.config.players));
  const { state } = verifyOrFail(opened, context);
  const result = module.game.result(state);
  if (result === undefined) throw refuse('result', context.text.goals.unfinished);
  const met = goals.review(state).filter(({ isMet }) => isMet);
  return { file, total: result.totals[0], met: met.map(({ goal }) => goal) };
}

/** Every goal of a single game, with the numbers of the games that met it. */
function checklist(
  goals: Goals<object>,
  games: readonly Played[],
  rules: Readonly<Record<string, string>>,
  { text }: CliContext,
): string[] {
  const lines = goals.ids.map(goal => {
    const numbers = games.flatMap(({ met }, index) => (met.includes(goal) ? [index + 1] : []));
    return numbers.length === 0
      ? `${tick(false)} ${rules[goal]}`
      : `${tick(true)} ${rules[goal]} ${text.goals.games(numbers)}`;
  });
  const met = lines.filter(line => line.startsWith(tick(true))).length;
  return [text.goals.met(met, lines.length), ...lines];
}
