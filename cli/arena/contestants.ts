import { BOTS, formatBotSpec, parseBotSpec } from '../../bots/index.ts';
import { LEVELS } from '../../bots/level-ids.ts';
import type { CliText } from '../text/text.ts';
import { splitKnowledgeFile } from '../knowledge-file.ts';
import { UsageError } from '../usage-error.ts';

const ENGINE = 'engine:';

/** The command of a contestant that is a program; undefined for a bot of our own. */
export const engineCommandOf = (contestant: string): string | undefined =>
  contestant.startsWith(ENGINE) ? unquoted(contestant.slice(ENGINE.length)) : undefined;

const unquoted = (text: string): string => /^"(.*)"$/.exec(text)?.[1] ?? text;

/** `level-3,engine:"python3 bot.py"`: bots by name and programs by command. A quoted comma separates nothing. */
export function parseContestants(words: string, text: CliText): string[] {
  const parts = words.match(/(?:[^,"]|"[^"]*")+/g) ?? [''];
  return parts.map(part => {
    const word = part.trim();
    const command = engineCommandOf(word);
    if (command !== undefined && command.trim() !== '') return `${ENGINE}"${command}"`;
    const { bot, file } = splitKnowledgeFile(word) ?? { bot: word };
    const spec = parseBotSpec(bot);
    if (spec !== undefined)
      return file === undefined ? formatBotSpec(spec) : `${formatBotSpec(spec)}@${file}`;
    throw new UsageError(text.faults.unknownBot(word, [...LEVELS, ...BOTS.map(({ name }) => name), ENGINE]));
  });
}
