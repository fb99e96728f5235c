import { describe, expect, test } from 'vitest';
import { LANGUAGES, plainText, type Chip } from '../../../../kernel/text.ts';
import type { Consequence } from '../../../../board/module.ts';
import { previewMove, type MovePreview } from '../../../../kernel/foresight.ts';
import { sizesOf, tried, walk, type Moment } from '../../../../board/test/random-game.ts';
import type { GameModule } from '../../../module.ts';
import { module } from '../../index.ts';
import type { Event } from '../../rules/events.ts';
import { cacao } from '../../rules/game.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { preview } from '../preview.ts';

// The app holds every game as a module without its inner types.
const anyModule = module as unknown as GameModule;

const previewOf = (view: View, seat: number, move: Move): readonly Consequence[] =>
  // The events and views of this module are those of this game.
  preview(previewMove(anyModule.game, view, seat, move) as MovePreview<View, Event>);

const chipsOf = ({ says }: Consequence): readonly Chip[] =>
  says.en.flatMap(part => (typeof part === 'string' ? [] : [part]));

/** The gold that the preview shows for each seat. */
const goldShown = (all: readonly Consequence[], seats: number): readonly number[] => {
  const shown = Array.from({ length: seats }, () => 0);
  for (const one of all)
    for (const { chip, of } of chipsOf(one))
      if (one.seat !== undefined && one.tone !== 'note' && chip === 'gold') shown[one.seat] += Number(of);
  return shown;
};

const goldWon = (moment: Moment<State, Move, View>, move: Move): readonly number[] =>
  tried(cacao, moment, move).after.seats.map(({ gold }, owner) => gold - moment.view.seats[owner].gold);

const games = (players: number, seed: number) => walk(cacao, { players, options: { start: 'first' } }, seed);

describe.each(sizesOf(cacao.meta))('preview with %i players, game %i', (players, seed) => {
  test('shows in both languages what every seat gains when workers act', () => {
    let count = 0;
    for (const moment of games(players, seed)) {
      for (const move of moment.moves) {
        if (move.type !== 'work' || move.amount === 0) continue;
        const all = previewOf(moment.view, moment.seat, move);
        for (const { says } of all)
          for (const language of LANGUAGES) expect(plainText(says[language])).not.toBe('');
        const own = all.filter(({ seat }) => seat === moment.seat);
        expect(own).not.toEqual([]);
        const won = goldWon(moment, move)[moment.seat];
        const groups = moment.view.groups.filter(({ seat }) => seat === moment.seat);
        // With one edge left nothing else is to come: the preview shows exactly the gain.
        if (groups.length === 1) {
          expect(goldShown(all, players)[moment.seat]).toBe(won);
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(0);
  });

  test('shows a gain for every seat whose workers a jungle tile activates', () => {
    for (const moment of games(players, seed)) {
      for (const move of moment.moves) {
        if (move.type !== 'fill' || moment.view.due.length !== 1) continue;
        const shown = goldShown(previewOf(moment.view, moment.seat, move), players);
        goldWon(moment, move).forEach((gold, seat) => {
          if (gold > 0) expect(shown[seat]).toBeGreaterThanOrEqual(gold);
        });
      }
    }
  });
});
