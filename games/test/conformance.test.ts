import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { configsOf, checkConformance } from '../../kernel/conformance.ts';
import type { AnyGame, Config, Move } from '../../kernel/game.ts';
import type { AnyMatch } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { seedFrom } from '../../kernel/seed.ts';
import { eventText, LANGUAGES, moveText, seatNames, plainText } from '../../kernel/text.ts';
import { GAME_IDS, loadGame } from '../index.ts';
import type { GameModule } from '../module.ts';

/** More than the longest match of any game can have. */
const MOST = 4000;

/** The distinct moves of a whole random match, for `whyNot` to judge in other positions. */
function movesOfMatch(game: AnyGame, config: Config, seed: string): Move[] {
  const random = fastRandom(1);
  const pick = (count: number): number => random.below(count);
  const match = checkConformance({ game, config, seed: seedFrom(seed), pick, otherMoves: [], most: MOST });
  return [...new Set(match.steps.map(({ move }) => move))];
}

/** Every sentence of the match in both languages is there and well-formed, for every kind of reader. */
function checkSentences({ game, text }: GameModule, match: AnyMatch): void {
  const names = seatNames(['Ana', 'Blas', 'Cora', 'Dora', 'Eloy']);
  for (const language of LANGUAGES) {
    const events = [...match.setupEvents, ...match.steps.flatMap(step => step.events)];
    const sentences = [
      ...events.map(event => plainText(eventText(text[language], event, names))),
      ...events.map(({ secret: _hidden, ...open }) => plainText(eventText(text[language], open, names))),
      ...match.steps.map(({ move }) => plainText(moveText(text[language], move, names))),
    ];
    for (const sentence of sentences) {
      expect(sentence, `${game.meta.id} ${language}`).not.toMatch(/undefined|NaN|\[object|null/);
      expect(sentence.trim()).not.toBe('');
    }
  }
}

describe.each(GAME_IDS)('%s conforms', async id => {
  const module = await loadGame(id);
  const { game } = module;

  test.each(
    configsOf(game).map(
      config => [`${config.players} players ${JSON.stringify(config.options)}`, config] as const,
    ),
  )(
    'with %s',
    (_, config) => {
      const strangers = movesOfMatch(game, config, 'strangers');
      fc.assert(
        fc.property(fc.nat(), seed => {
          const random = fastRandom(seed);
          const pick = (count: number): number => random.below(count);
          const match = checkConformance({
            game,
            config,
            seed: seedFrom(`${seed}`),
            pick,
            otherMoves: strangers,
            most: MOST,
          });
          checkSentences(module, match);
        }),
        { numRuns: 3 },
      );
    },
    240_000,
  );

  test('an opening found wanting is shrunk to few choices', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat(), { maxLength: 30 }), (seed, choices) => {
        const config = { players: game.meta.players.least, options: {} };
        let next = 0;
        const pick = (count: number): number => (choices[next++] ?? 0) % count;
        checkConformance({
          game,
          config,
          seed: seedFrom(`${seed}`),
          pick,
          otherMoves: [],
          most: MOST,
          moves: choices.length,
        });
      }),
      { numRuns: 20 },
    );
  }, 240_000);
});
