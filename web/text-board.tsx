import type { GameModule } from '../games/module.ts';
import { moveText, seatNames, plainText, LANGUAGES, type Language } from '../kernel/text.ts';
import type { BoardModule } from '../board/module.ts';
import { SEAT_NAMES } from '../board/seat-icon.tsx';

/** A board for a game without pictures: its drawing in text, and every move as a button. */
export function textBoard(module: GameModule): BoardModule {
  const inWords = (language: Language, move: Parameters<typeof moveText>[1]): string =>
    plainText(moveText(module.text[language], move, seatNames(SEAT_NAMES.map(name => name[language]))));
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
    phaseRules: {},
    visibleScores: () => [],
    Board: ({ view, players, language }) => (
      <pre class="plain-board">{module.draw(view, players, language)}</pre>
    ),
    SeatPanel: () => null,
  };
}
