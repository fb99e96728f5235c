import type { GameModule } from '../../games/module.ts';
import type { CliContext } from '../context.ts';
import { isFound } from './choices.ts';

const MOST = 12;

/** The rules that contain the words, under the headings of their sections; without words, the headings. */
export function searchRules(module: GameModule, words: string, { language, text }: CliContext): string[] {
  const { sections, rules } = module.text[language];
  const headings = Object.entries(module.rules);
  if (words === '') {
    return [
      text.play.sections,
      ...headings.map(([section, ids]) => `  ${sections[section]} (${ids.length})`),
    ];
  }
  const found = headings.flatMap(([section, ids]) =>
    ids
      .filter(id => isFound(words, `${id} ${rules[id]} ${sections[section]}`))
      .map(id => ({ heading: sections[section], line: `  ${rules[id]} (${id})` })),
  );
  if (found.length === 0) return [text.play.noRule(words)];
  const shown = found.slice(0, MOST);
  const lines = shown.flatMap(({ heading, line }, index) =>
    heading === shown[index - 1]?.heading ? [line] : [heading, line],
  );
  return found.length > MOST ? [...lines, text.play.moreRules(found.length - MOST)] : lines;
}
