import type { GameModule } from '../games/module.ts';
import type { Move } from '../kernel/game.ts';
import { fastRandom } from '../kernel/random.ts';
import { LANGUAGES, moveText, plainText, seatNames, type Language } from '../kernel/text.ts';
import type { BoardModule } from '../board/module.ts';
import { SEAT_NAMES } from '../board/seat-icon.tsx';
import { appText, inBothLanguages } from './app-text.ts';

/** A board for a game without pictures: its drawing in text, and every move as a button. */
export function textBoard(module: GameModule): BoardModule {
  const { text, openScores } = module;
  const inWords = (move: Move, language: Language): string =>
    plainText(moveText(text[language], move, seatNames(SEAT_NAMES.map(name => name[language]))));
  const named = namesByView(module, inWords);
  return {
    kinds: { move: { on: 'button', ask: inBothLanguages(({ table }) => table.choose) } },
    targets: (move, view) => {
      const name = (language: Language): string => named(move, view, language);
      return [{ id: `move:${move.id}`, kind: 'move', name: { en: name('en'), es: name('es') } }];
    },
    isInstant: () => true,
    phaseRules: {},
    standings: view => (openScores === undefined ? undefined : { totals: openScores(view), breakdown: [] }),
    Board: ({ view, players, language }) => (
      <pre class="plain-board" role="region" aria-label={appText().table.board} tabIndex={0}>
        {module.draw(view, players, language)}
      </pre>
    ),
    SeatPanel: ({ view, seat }) =>
      openScores === undefined ? null : <p>{appText().end.alone(openScores(view)[seat])}</p>,
  };
}

/** The name of a move's button. Moves that read alike in a view are told apart by their notation. */
function namesByView(
  { game }: GameModule,
  inWords: (move: Move, language: Language) => string,
): (move: Move, view: unknown, language: Language) => string {
  let latest: { readonly view: unknown; readonly alike: ReadonlySet<string> } | undefined;
  const alikeIn = (view: unknown): ReadonlySet<string> => {
    if (latest?.view === view && latest !== undefined) return latest.alike;
    // Any state that fits the view offers its viewer the same moves.
    const state = game.sample(view, fastRandom(1));
    const moves = new Set<Move>();
    for (const seat of game.toAct(state)) game.moves(state, seat, { push: move => moves.add(move) });
    const words = LANGUAGES.flatMap(language => repeatedIn([...moves].map(move => inWords(move, language))));
    latest = { view, alike: new Set(words) };
    return latest.alike;
  };
  return (move, view, language) => {
    const words = inWords(move, language);
    return alikeIn(view).has(words) ? `${words} (${game.notation.text(move)})` : words;
  };
}

const repeatedIn = (words: readonly string[]): readonly string[] =>
  words.filter((word, index) => words.indexOf(word) !== index);
