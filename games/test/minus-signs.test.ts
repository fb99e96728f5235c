import { describe, expect, test } from 'vitest';
import type { AnyGame, GameEvent, Move } from '../../kernel/game.ts';
import { completeConfig } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { eventText, LANGUAGES, plainText, seatNames } from '../../kernel/text.ts';
import { GAME_IDS, loadGame } from '../index.ts';

const NAMES = seatNames(['Ana', 'Blas', 'Cora', 'Dani', 'Eva']);

/** A hyphen before a figure, but not inside a name such as W2-X2 or 2-1-0-1. */
const HYPHEN = /(?<![\p{L}\d])-\d/u;

/** The events of a random game with so many players. */
function eventsOf(game: AnyGame, players: number): readonly GameEvent[] {
  const events: GameEvent[] = [];
  const effects = { random: fastRandom(players), emit: (event: GameEvent): number => events.push(event) };
  const state = game.setup(completeConfig(game.meta, { players, options: {} }), effects);
  for (let seat = game.toAct(state).at(0); seat !== undefined; seat = game.toAct(state).at(0)) {
    const moves: Move[] = [];
    game.moves(state, seat, moves);
    game.apply(state, seat, moves[effects.random.below(moves.length)], effects);
  }
  return events;
}

describe.each(GAME_IDS)('%s', id => {
  test.each(LANGUAGES)('writes figures below zero with a true minus sign (%s)', async language => {
    const { game, text } = await loadGame(id);
    const { rules, edition } = text[language];
    const events = [game.meta.players.least, game.meta.players.most].flatMap(players =>
      eventsOf(game, players),
    );
    const sentences = [
      ...Object.values(rules),
      ...Object.values(edition),
      ...events.map(event => plainText(eventText(text[language], event, NAMES))),
    ];
    expect(sentences.filter(sentence => HYPHEN.test(sentence))).toEqual([]);
  });
});
