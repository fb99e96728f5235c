import type { GameModule } from '../games/module.ts';
import { moveText, namesOf, plain, LANGUAGES, type Language } from '../kernel/text.ts';
import type { BoardModule } from './board.ts';
import { SEAT_NAMES } from './art/seats.tsx';

/** A board for a game without pictures: its drawing in text, and every move as a button. */
export function plainBoard(module: GameModule): BoardModule {
  const inWords = (language: Language, move: Parameters<typeof moveText>[1]): string =>
    plain(moveText(module.text[language], move, namesOf(SEAT_NAMES.map(name => name[language]))));
  return {
    kinds: { move: { on: 'button', ask: { en: 'Choose', es: 'Elige' } } },
    targets: move => [
      {
        id: `move:${move.id}`,
        kind: 'move',
        name: { en: inWords(LANGUAGES[0], move), es: inWords(LANGUAGES[1], move) },
      },
    ],
    isInstant: () => true,
    guides: {},
    standing: () => [],
    Board: ({ view, players, language }) => (
      <pre class="plain-board">{module.draw(view, players, language)}</pre>
    ),
    SeatPanel: () => null,
  };
}
