import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventText, LANGUAGES, moveText, seatNames, plainText } from '../../../kernel/text.ts';
import { draw } from '../draw.ts';
import type { Event } from '../rules/events.ts';
import { cacao } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { es } from '../text/es.ts';
import { finished, type CacaoMatch } from './playout.ts';

/*
 * A change to rules or words shows as a change of these files: every move (>) and every event (:) in both languages,
 * and the last position. To write them again, and to review them with `git diff`:
 * COSECHA_PLAYTHROUGHS=write npx vitest run games/cacao/test/playthrough.test.ts
 */
const isWriting = process.env['COSECHA_PLAYTHROUGHS'] === 'write';

const NAMES = ['Red', 'Purple', 'White', 'Yellow'];
const TEXTS = { en, es };

function logOf({ state, setupEvents: opening, steps, config }: CacaoMatch): string {
  const names = seatNames(NAMES.slice(0, config.players));
  const sentences = (events: readonly Event[]): string[] =>
    events.flatMap(event =>
      LANGUAGES.map(language => `  ${language}: ${plainText(eventText(TEXTS[language], event, names))}`),
    );
  const lines = steps.flatMap(({ seat, move, events }) => [
    `${NAMES[seat]}: ${cacao.notation.text(move)}`,
    ...LANGUAGES.map(language => `  ${language}> ${plainText(moveText(TEXTS[language], move, names))}`),
    ...sentences(events),
  ]);
  const picture = draw(cacao.view(state, undefined), NAMES.slice(0, config.players), 'en');
  return [...sentences(opening), ...lines, '', picture, ''].join('\n');
}

test.each([2, 3, 4])('the log of a random game of %i players stays the same', players => {
  const file = new URL(`playthroughs/${players}-players.txt`, import.meta.url);
  const text = logOf(finished(players, players));
  if (isWriting) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
});
