import { folded } from './choices.ts';

/** What can be typed at the table besides choices, in both languages at any time. */
const COMMANDS = {
  help: ['help', '?', 'ayuda'],
  more: ['more', 'mas'],
  back: ['back', 'atras'],
  board: ['board', 'tablero', 'mesa'],
  hint: ['hint', 'pista'],
  undo: ['undo', 'deshacer'],
  rules: ['rules', 'reglas'],
  save: ['save', 'guardar'],
  language: ['language', 'idioma'],
  quit: ['quit', 'exit', 'salir'],
} as const;

export type Keyword = keyof typeof COMMANDS;

/** Commands that take something after them; the others must stand alone, so that they do not hide a search. */
const WITH_REST: readonly Keyword[] = ['rules', 'save', 'language'];

export function parseKeyword(line: string): { readonly word: Keyword; readonly rest: string } | undefined {
  const [, first, rest] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
  if (first === undefined) return undefined;
  for (const [name, spellings] of Object.entries(COMMANDS)) {
    // Object.entries forgets that the keys are those of the table.
    const word = name as Keyword;
    const isNamed = spellings.some(spelling => spelling === folded(first));
    if (isNamed && (rest === '' || WITH_REST.includes(word))) return { word, rest };
  }
  return undefined;
}
