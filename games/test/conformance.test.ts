import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { configsOf, conform } from '../../kernel/conformance.ts';
import type { AnyGame, Config, Move } from '../../kernel/game.ts';
import type { AnyMatch } from '../../kernel/match.ts';
import { quickRandom } from '../../kernel/random.ts';
import { seedFrom } from '../../kernel/seed.ts';
import { eventText, LANGUAGES, moveText, namesOf, plain } from '../../kernel/text.ts';
import { GAME_IDS, loadGame } from '../index.ts';
import type { GameModule } from '../module.ts';

/** More than the longest match of any game can have. */
const MOST = 4000;

/** The distinct moves of a whole random match, for `whyNot` to judge in other positions. */
function movesOfMatch(game: AnyGame, config: Config, seed: string): Move[] {
  const random = quickRandom(1);
  const pick = (count: number): number => random.below(count);
  const match = conform({ game, config, seed: seedFrom(seed), pick, strangers: [], most: MOST });
  return [...new Set(match.steps.map(({ move }) => move))];
}

/** Every sentence of the match in both languages is there and well-formed, for every kind of reader. */
function checkSentences({ game, text }: GameModule, match: AnyMatch): void {
  const names = namesOf(['Ana', 'Blas', 'Cora', 'Dora', 'Eloy']);
  for (const language of LANGUAGES) {
    const events = [...match.opening, ...match.steps.flatMap(step => step.events)];
    const sentences = [
      ...events.map(event => plain(eventText(text[language], event, names))),
      ...events.map(({ secret: _hidden, ...open }) => plain(eventText(text[language], open, names))),
      ...match.steps.map(({ move }) => plain(moveText(text[language], move, names))),
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
          const random = quickRandom(seed);
          const pick = (count: number): number => random.below(count);
          const match = conform({ game, config, seed: seedFrom(`${seed}`), pick, strangers, most: MOST });
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
        conform({
          game,
          config,
          seed: seedFrom(`${seed}`),
          pick,
          strangers: [],
          most: MOST,
          moves: choices.length,
        });
      }),
      { numRuns: 20 },
    );
  }, 240_000);
});
