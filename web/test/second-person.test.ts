import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { configsOf } from '../../kernel/conformance.ts';
import type { AnyGame, Config, GameEvent, Move } from '../../kernel/game.ts';
import { completeConfig } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { eventText, LANGUAGES, plainText, say, type Language } from '../../kernel/text.ts';
import { readerNames, toReader } from '../text/second-person.ts';

const PLAYERS = ['Ana', 'Blas', 'Cleo', 'Dora', 'Eli'];

const told = (
  language: Language,
  tell: (names: ReturnType<typeof readerNames>) => ReturnType<typeof say>,
): string => plainText(toReader(tell(readerNames(PLAYERS, 0)), 0, language));

/** What happens in a random game. */
function eventsOf(game: AnyGame, config: Config): readonly GameEvent[] {
  const events: GameEvent[] = [];
  const random = fastRandom(7);
  const emit = (event: GameEvent): number => events.push(event);
  const state = game.setup(completeConfig(game.meta, config), { random, emit });
  for (let seat = game.toAct(state).at(0); seat !== undefined; seat = game.toAct(state).at(0)) {
    const moves: Move[] = [];
    game.moves(state, seat, moves);
    game.apply(state, seat, moves[random.below(moves.length)], { random, emit });
  }
  return events;
}

describe('a sentence about the reader speaks to the reader', () => {
  test.each([
    ['en', 'You draw 3 tiles.', 'draws 3 tiles.'],
    ['en', 'You pass.', 'passes.'],
    ['en', 'You have no room and return a chest.', 'has no room and returns a chest.'],
    ['en', 'You build your own canal.', 'builds their own canal.'],
    ['en', 'You take the teapot and go first.', 'takes the teapot and goes first.'],
    ['en', 'You now have 2 open slots.', 'now has 2 open slots.'],
    ['es', 'Tú robas 3 losetas.', 'roba 3 losetas.'],
    ['es', 'Tú no propones nada.', 'no propone nada.'],
    ['es', 'Tú ya tienes 2 y te llevas el bonus.', 'ya tiene 2 y se lleva el bonus.'],
    ['es', 'Tú mueves tu peón y tomas 2.', 'mueve su peón y toma 2.'],
  ] as const)('%s: %s', (language, wanted, words) => {
    expect(told(language, names => say`${names.player(0)} ${words}`)).toBe(wanted);
  });

  test('also where it is not the subject, or not the first word', () => {
    expect(told('en', names => say`${names.player(1)} pays 3 to ${names.player(0)}.`)).toBe(
      'Blas pays 3 to you.',
    );
    expect(told('en', names => say`${names.player(0)}'s water carrier moves.`)).toBe(
      'Your water carrier moves.',
    );
    expect(told('en', names => say`Round 2: ${names.player(0)}'s turn.`)).toBe('Round 2: your turn.');
    expect(told('es', names => say`${names.player(1)} paga 3 a ${names.player(0)}.`)).toBe(
      'Blas te paga 3 a ti.',
    );
    expect(told('es', names => say`El aguador de ${names.player(0)} pasa.`)).toBe('Tu aguador pasa.');
    expect(told('es', names => say`Empieza ${names.player(0)}.`)).toBe('Empiezas tú.');
  });

  test('and one about others stays as it is', () => {
    expect(told('en', names => say`${names.player(1)} draws, ${names.player(2)} passes.`)).toBe(
      'Blas draws, Cleo passes.',
    );
  });

  /** The verbs that follow the reader: none may stay in the third person. */
  const VERBS: Readonly<
    Record<Language, { readonly after: RegExp; readonly isRight: (verb: string) => boolean }>
  > = {
    en: { after: /\b[Yy]ou (?:now )?([a-z']+)/g, isRight: verb => !/[^s]s$/.test(verb) },
    es: {
      after: /[Tt]ú (?:(?:no|ya|te) )*(\p{L}{2,})/gu,
      isRight: verb => verb === 'con' || verb.endsWith('s'),
    },
  };

  /** A later verb in the third person, a preposition before «tú», or the reader among several in the third person. */
  const STRAY: Readonly<Record<Language, RegExp>> = {
    en: /\b[Yy]ou [^.;:]*\band (?:go|take|gain|claim|lose|fulfil|return|advance|overbuild|ha|i)e?s\b/,
    es: /(?<!\p{L})(?:a|de|para|por|en) tú(?!\p{L})|[Tt]ú(?:, \p{L}+)* y \p{Lu}\p{L}+ \p{L}+n(?!\p{L})/u,
  };

  test.each(GAME_IDS)('every event of %s', async id => {
    const { game, text } = await loadGame(id);
    const wrong = new Set<string>();
    let spoken = 0;
    const events = configsOf(game).flatMap(config => eventsOf(game, config));
    for (const language of LANGUAGES) {
      for (const event of events) {
        const sentence = toReader(eventText(text[language], event, readerNames(PLAYERS, 0)), 0, language);
        const words = plainText(sentence);
        const verbs = [...words.matchAll(VERBS[language].after)].map(([, verb]) => verb);
        spoken += verbs.length;
        if (!verbs.every(VERBS[language].isRight) || STRAY[language].test(words))
          wrong.add(`${language}: ${words}`);
      }
    }
    expect([...wrong]).toEqual([]);
    expect(spoken).toBeGreaterThan(50);
  });
});
