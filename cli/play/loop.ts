import { createInterface } from 'node:readline';
import { CommandError } from '../../table/command-error.ts';
import { isLanguage, createContext } from '../context.ts';
import { createMatchText } from '../match-text.ts';
import { print } from '../output.ts';
import { UsageError } from '../usage-error.ts';
import { hint } from './hint.ts';
import { parseKeyword, type Keyword } from './keywords.ts';
import { filterChoices, menuOf, narrowMenu, showMenu, nextPage, type Menu } from './menu.ts';
import { searchRules } from './rulebook.ts';
import type { Session } from './session.ts';
import { undo } from './undo.ts';

/** What the loop does after a line was typed. */
type LoopAction = 'show' | 'ask' | 'quit';

/** Plays the session in the terminal until the game is over, the person quits or the input ends. */
export async function runGame(session: Session): Promise<void> {
  const input = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY,
  });
  input.on('SIGINT', () => {
    print();
    closeStore(session);
    process.exit(130);
  });
  input.setPrompt(session.context.text.play.prompt);
  const lines = input[Symbol.asyncIterator]();
  try {
    let action: LoopAction = 'show';
    while (action === 'show') {
      await session.settle();
      showTable(session);
      if (session.update().table.status !== 'playing') return;
      const menu = menuOf(session);
      showMenu(menu, session);
      do {
        input.prompt();
        const line = await lines.next();
        action = line.done === true ? 'quit' : await handleInput(line.value.trim(), menu, session);
      } while (action === 'ask');
    }
  } finally {
    input.close();
    closeStore(session);
  }
}

/** Says where an unfinished match is kept that the person has not saved. */
function closeStore({ store, context }: Session): void {
  const path = store.close();
  if (path !== undefined) print(context.text.play.saved(path));
}

/** New events, the table, and the result when the game is over. */
function showTable(session: Session): void {
  const { module, names, context } = session;
  const matchText = createMatchText(module, names, context);
  const { view, outcome } = session.update().table;
  print();
  for (const event of session.takeEvents()) print(`• ${matchText.event(event)}`);
  print();
  print(module.draw(view, names, context.language));
  print();
  if (outcome?.kind === 'played') for (const line of matchText.result(outcome.result)) print(line);
}

/** A line is a number, a keyword, a move in notation or a filter, tried in this order. */
async function handleInput(line: string, menu: Menu, session: Session): Promise<LoopAction> {
  const { text } = session.context;
  if (line === '') return 'ask';
  if (/^\d+$/.test(line)) {
    const entry = menu.entries[Number(line) - 1];
    if (entry === undefined) print(text.play.noNumber(menu.entries.length));
    else if (entry.choices.length === 1) return playMove(entry.choices[0].notation, menu, session);
    else narrowMenu(menu, entry.choices, session);
    return 'ask';
  }
  const command = parseKeyword(line);
  if (command !== undefined) return runKeyword(command, menu, session);
  if (session.module.game.notation.parse(line) !== undefined) return playMove(line, menu, session);
  const found = filterChoices(menu, line);
  if (found.length === 0) print(text.play.noMatch(line));
  else narrowMenu(menu, found, session);
  return 'ask';
}

/** Plays a move; if the table refuses it, shows the rule that forbids it. */
async function playMove(move: string, menu: Menu, session: Session): Promise<LoopAction> {
  const { module, table, update, context } = session;
  const { text, language } = context;
  const choice = menu.all.find(({ notation }) => notation === move);
  if (choice !== undefined) print(text.play.chosen(choice.text));
  try {
    await table.send({ type: 'move', move }, update().table.version);
    return 'show';
  } catch (error) {
    if (!(error instanceof CommandError) || error.rule === undefined) throw error;
    print(text.play.forbidden(module.text[language].rules[error.rule] ?? error.rule, error.rule));
    return 'ask';
  }
}

async function runKeyword(
  { word, rest }: { readonly word: Keyword; readonly rest: string },
  menu: Menu,
  session: Session,
): Promise<LoopAction> {
  switch (word) {
    case 'help':
      showHelp(menu, session);
      return 'ask';
    case 'more':
      nextPage(menu, session);
      return 'ask';
    case 'back':
      narrowMenu(menu, menu.all, session);
      return 'ask';
    case 'board':
      showTable(session);
      showMenu(menu, session);
      return 'ask';
    case 'hint':
      await showHint(menu, session);
      return 'ask';
    case 'undo':
      return (await undo(session)) ? 'show' : 'ask';
    case 'rules':
      for (const line of searchRules(session.module, rest, session.context)) print(line);
      return 'ask';
    case 'save':
      save(session, rest);
      return 'ask';
    case 'language':
      return changeLanguage(session, rest);
    case 'quit':
      return 'quit';
  }
}

function showHelp(menu: Menu, { context: { text } }: Session): void {
  for (const [typed, meaning] of text.play.commands) print(`  ${typed.padEnd(26)}${meaning}`);
  print(text.play.notation(menu.all[0].notation));
}

async function showHint(menu: Menu, session: Session): Promise<void> {
  const suggested = await hint(session);
  const found = menu.all.find(({ move }) => move === suggested);
  if (found !== undefined) print(session.context.text.play.hint(found.text, found.notation));
}

function changeLanguage(session: Session, language: string): LoopAction {
  if (!isLanguage(language)) {
    print(session.context.text.play.noLanguage);
    return 'ask';
  }
  session.context = createContext(language);
  print(session.context.text.play.language);
  return 'show';
}

function save({ store, context: { text } }: Session, name: string): void {
  const path = name === '' ? store.recordPath() : name;
  if (path === undefined) {
    print(text.play.saveWhere);
    return;
  }
  try {
    store.saveRecord(path);
    print(text.play.saved(path));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    print(error.message);
  }
}
