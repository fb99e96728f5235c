import { seatNames, plainText, type Names, type Sentence } from '../../kernel/text.ts';
import { print } from '../output.ts';
import { createMatchText } from '../match-text.ts';
import { menuItems, matching, type MoveItem, type MenuItem } from './choices.ts';
import { movesOf, type Session } from './session.ts';

/** How many lines are shown at a time. */
const PAGE = 20;

/** The person's choices: all of them, those that match a filter, and the lines on the screen. */
export interface Menu {
  readonly all: readonly MoveItem[];
  scope: readonly MoveItem[];
  entries: readonly MenuItem[];
  first: number;
}

export function menuOf(session: Session): Menu {
  const { move } = createMatchText(session.module, session.names, session.context);
  const { notation } = session.module.game;
  const all = movesOf(session).map(one => ({ move: one, text: move(one), notation: notation.text(one) }));
  return { all, scope: all, entries: menuItems(all, PAGE), first: 0 };
}

export function showMenu(menu: Menu, { module, update, names, context }: Session): void {
  const { text } = context;
  const { view } = update().table;
  const phase = module.phase(view);
  // The prompt of a phase is written for the views of its own game.
  const ask =
    phase === undefined ? undefined : (module.text[context.language].prompts[phase] as Prompt | undefined);
  if (ask !== undefined) print(plainText(ask(view, seatNames(names))));
  const page = menu.entries.slice(menu.first, menu.first + PAGE);
  page.forEach(({ label, choices }, index) => {
    const line = choices.length === 1 ? label : text.play.group(label, choices.length);
    print(`${String(menu.first + index + 1).padStart(4)}  ${line}`);
  });
  if (page.length < menu.entries.length) print(text.play.many(page.length, menu.entries.length));
  if (menu.scope.length < menu.all.length) print(text.play.narrowed);
}

type Prompt = (view: unknown, names: Names) => Sentence;

/** Shows only some of the choices. */
export function narrowMenu(menu: Menu, scope: readonly MoveItem[], session: Session): void {
  menu.scope = scope;
  menu.entries = menuItems(scope, PAGE);
  menu.first = 0;
  showMenu(menu, session);
}

/** Shows the next lines, and the first ones again after the last. */
export function nextPage(menu: Menu, session: Session): void {
  menu.first = menu.first + PAGE < menu.entries.length ? menu.first + PAGE : 0;
  showMenu(menu, session);
}

/** The choices that contain what was typed: among those on the screen, or else among all. */
export const filterChoices = (menu: Menu, typed: string): readonly MoveItem[] =>
  [menu.scope, menu.all].map(choices => matching(choices, typed)).find(choices => choices.length > 0) ?? [];
