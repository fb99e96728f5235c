import type { Move } from '../../kernel/game.ts';

/** A legal move with its sentence and its short form. */
export interface MoveItem {
  readonly move: Move;
  readonly text: string;
  readonly notation: string;
}

/** One numbered line: a single choice, or several that begin with the same words. */
export interface MenuItem {
  readonly label: string;
  readonly choices: readonly MoveItem[];
}

interface Group extends MenuItem {
  readonly words: number;
}

/**
 * The lines to choose from, at most `most` of them where the sentences allow it: many choices are gathered by
 * their common beginnings, and the largest groups are divided again as long as there is room for all of them.
 */
export function menuItems(choices: readonly MoveItem[], most: number): MenuItem[] {
  if (choices.length <= most) return choices.map(single);
  let groups = [groupOf(choices)];
  // Groups of one size are divided together or not at all, so that like things look alike.
  for (let size = choices.length; size > 1; size--) {
    const finer = groups.flatMap(group => (group.choices.length === size ? split(group) : [group]));
    if (finer.length <= most) groups = finer;
  }
  if (groups.length === 1) return choices.map(single);
  return groups.map(group => (group.choices.length === 1 ? single(group.choices[0]) : group));
}

const single = (choice: MoveItem): MenuItem => ({ label: choice.text, choices: [choice] });

/** What stands in brackets counts as one word. */
const wordsOf = ({ text }: MoveItem): string[] => text.match(/\([^)]*\)\S*|\S+/g) ?? [];

/** Choices with the words that all of them begin with. */
function groupOf(choices: readonly MoveItem[]): Group {
  const [first, ...others] = choices.map(wordsOf);
  let words = 0;
  while (words < first.length && others.every(other => other[words] === first[words])) words++;
  return { label: first.slice(0, words).join(' '), choices, words };
}

/** A group divided by the first word in which its choices differ. */
function split({ choices, words }: Group): Group[] {
  const parts = Map.groupBy(choices, choice => wordsOf(choice)[words] ?? '');
  return [...parts.values()].map(groupOf);
}

/** Small letters without accents, so that `mas` finds `más`. */
export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether the text contains every word that was typed. */
export const isFound = (typed: string, text: string): boolean =>
  folded(typed)
    .split(/\s+/)
    .every(word => folded(text).includes(word));

export const matching = (choices: readonly MoveItem[], typed: string): MoveItem[] =>
  choices.filter(({ text, notation }) => isFound(typed, `${text} ${notation}`));
