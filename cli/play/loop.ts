import { createInterface } from 'node:readline';
import { play } from '../../kernel/match.ts';
import { toRecord } from '../../kernel/record.ts';
import { writeJson } from '../files.ts';
import { isLanguage, createContext } from '../context.ts';
import { print } from '../output.ts';
import { createMatchText } from '../match-text.ts';
import { UsageError } from '../usage-error.ts';
import type { MoveItem } from './choices.ts';
import { hint } from './hint.ts';
import { filterChoices, menuOf, narrowMenu, showMenu, nextPage, type Menu } from './menu.ts';
import { searchRules } from './rulebook.ts';
import { advance, unseenEvents, undo, type Session } from './session.ts';
import { parseKeyword, type Keyword } from './keywords.ts';

/** What follows a line that was typed. */
type Outcome = 'moved' | 'stay' | 'quit';

/** Plays the session in the terminal until the game is over, the person leaves or the input ends. */
export async function runGame(session: Session): Promise<void> {
  const input = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY,
  });
  input.on('SIGINT', () => {
    print();
    process.exit(130);
  });
  input.setPrompt(session.shell.text.play.prompt);
  const lines = input[Symbol.asyncIterator]();
  try {
    for (;;) {
      advance(session);
      showTable(session);
      if (session.module.game.toAct(session.match.state).length === 0) return;
      const menu = menuOf(session);
      showMenu(menu, session);
      let outcome: Outcome = 'stay';
      while (outcome === 'stay') {
        input.prompt();
        const line = await lines.next();
        if (line.done === true) return;
        outcome = answer(line.value.trim(), menu, session);
      }
      if (outcome === 'quit') return;
    }
  } finally {
    input.close();
  }
}

/** News, the table, and the result when the game is over. */
function showTable(session: Session): void {
  const { module, seat, names, shell } = session;
  const teller = createMatchText(module, names, shell);
  print();
  for (const line of unseenEvents(session, teller)) print(`• ${line}`);
  const { state } = session.match;
  const view = module.game.view(state, seat);
  print();
  print(module.draw(view, names, shell.language));
  print();
  const result = module.game.result(state);
  if (result !== undefined) for (const line of teller.result(result)) print(line);
}

/** Numbers, commands, moves in short form, and letters to look for, in this order. */
function answer(line: string, menu: Menu, session: Session): Outcome {
  const { text } = session.shell;
  if (line === '') return 'stay';
  if (/^\d+$/.test(line)) {
    const entry = menu.entries[Number(line) - 1];
    if (entry === undefined) print(text.play.noNumber(menu.entries.length));
    else if (entry.choices.length === 1) return choose(entry.choices[0], session);
    else narrowMenu(menu, entry.choices, session);
    return 'stay';
  }
  const command = parseKeyword(line);
  if (command !== undefined) return obey(command.word, command.rest, menu, session);
  const { notation } = session.module.game;
  const move = notation.parse(line);
  if (move !== undefined) {
    const choice = menu.all.find(one => one.move === move);
    if (choice !== undefined) return choose(choice, session);
    explain(session, move);
    return 'stay';
  }
  const found = filterChoices(menu, line);
  if (found.length === 0) print(text.play.noMatch(line));
  else narrowMenu(menu, found, session);
  return 'stay';
}

function choose({ move, text }: MoveItem, session: Session): Outcome {
  print(session.shell.text.play.chosen(text));
  session.match = play(session.match, session.seat, move);
  return 'moved';
}

function explain({ module, match, seat, shell }: Session, move: MoveItem['move']): void {
  const rule = module.game.whyNot(match.state, seat, move) ?? '';
  print(shell.text.play.forbidden(module.text[shell.language].rules[rule] ?? rule, rule));
}

function obey(word: Keyword, rest: string, menu: Menu, session: Session): Outcome {
  const { text } = session.shell;
  switch (word) {
    case 'help':
      for (const [typed, meaning] of text.play.commands) print(`  ${typed.padEnd(26)}${meaning}`);
      print(text.play.shortForm(menu.all[0].notation));
      return 'stay';
    case 'more':
      nextPage(menu, session);
      return 'stay';
    case 'back':
      narrowMenu(menu, menu.all, session);
      return 'stay';
    case 'board':
      showTable(session);
      showMenu(menu, session);
      return 'stay';
    case 'hint': {
      const advice = hint(session);
      const found = menu.all.find(({ move }) => move === advice);
      if (found !== undefined) print(text.play.hint(found.text, found.notation));
      return 'stay';
    }
    case 'undo':
      return takenBack(session);
    case 'rules':
      for (const line of searchRules(session.module, rest, session.shell)) print(line);
      return 'stay';
    case 'save':
      save(session, rest);
      return 'stay';
    case 'language':
      if (!isLanguage(rest)) {
        print(text.play.noLanguage);
        return 'stay';
      }
      session.shell = createContext(rest);
      print(session.shell.text.play.language);
      return 'moved';
    case 'quit':
      return 'quit';
  }
}

function takenBack(session: Session): Outcome {
  const { text } = session.shell;
  const undone = undo(session);
  if (undone === undefined) {
    print(text.play.nothingToUndo);
    return 'stay';
  }
  print(text.play.undone(undone.count));
  if (undone.wasFinal) print(text.play.undoneKnown);
  return 'moved';
}

function save(session: Session, name: string): void {
  const { text } = session.shell;
  const file = name === '' ? session.file : name;
  if (file === undefined) {
    print(text.play.saveWhere);
    return;
  }
  try {
    writeJson(file, toRecord(session.match, session.labels), text);
    session.file = file;
    print(text.play.saved(file));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    print(error.message);
  }
}
