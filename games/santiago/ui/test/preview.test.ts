import { describe, expect, test } from 'vitest';
import { LANGUAGES, plainText } from '../../../../kernel/text.ts';
import type { Consequence } from '../../../../board/module.ts';
import { previewMove, type MovePreview } from '../../../../kernel/foresight.ts';
import { sizesOf, tried } from '../../../../board/test/random-game.ts';
import type { GameModule } from '../../../module.ts';
import { module } from '../../index.ts';
import { Scenario } from '../../test/scenario.ts';
import type { Event } from '../../rules/events.ts';
import { santiago } from '../../rules/game.ts';
import type { Move } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { dryingLosses, lossesIn, threats, type Loss } from '../drying.ts';
import { preview, pointsIn } from '../preview.ts';
import { newlyWatered } from '../watering.ts';
import { decisions } from './games.ts';

// The app holds every game as a module whose inner types it does not know.
const anyModule = module as unknown as GameModule;

const previewOf = (view: View, seat: number, move: Move): readonly Consequence[] => {
  // The events and views of this module are those of this game.
  return preview(previewMove(anyModule.game, view, seat, move) as MovePreview<View, Event>);
};

const said = (all: readonly Consequence[]): readonly string[] =>
  all.map(({ seat, says }) => `${seat === undefined ? '' : `${seat} `}${plainText(says.en)}`);

const bySpace = (losses: readonly Loss[]): readonly Loss[] =>
  losses.toSorted((one, other) => one.space - other.space);

describe.each(sizesOf(santiago.meta))('preview with %i players, game %i', (players, seed) => {
  test('says something in both languages about every move, and nothing untrue about points', () => {
    for (const moment of decisions(players, seed)) {
      const { seat, view, moves } = moment;
      for (const move of moves.slice(0, 6)) {
        const all = previewOf(view, seat, move);
        for (const { says } of all)
          for (const language of LANGUAGES) expect(plainText(says[language])).not.toBe('');
        if (move.type !== 'plant') continue;
        const { after } = tried(santiago, moment, move);
        const gains = pointsIn(after).map((points, owner) => points - pointsIn(view)[owner]);
        const shown = all.flatMap(({ seat: owner, says }) =>
          says.en.flatMap(part =>
            typeof part !== 'string' && part.chip === 'points' ? [[owner, part.label]] : [],
          ),
        );
        expect(shown).toEqual(
          gains.flatMap((gain, owner) => (gain === 0 ? [] : [[owner, gain > 0 ? `+${gain}` : `−${-gain}`]])),
        );
      }
    }
  });

  test('a canal waters the tiles that the rings show', () => {
    for (const moment of decisions(players, seed)) {
      const { view, moves } = moment;
      for (const move of moves) {
        if (move.type !== 'accept' && move.type !== 'lay') continue;
        const { after } = tried(santiago, moment, move);
        const dry = view.fields.flatMap((field, space) =>
          field !== null && !field.desert && !field.watered && after.fields[space]?.watered === true
            ? [space]
            : [],
        );
        expect(newlyWatered(view, move.place)).toEqual(dry);
      }
    }
  });

  test('drying takes what was announced if no one builds another canal', () => {
    for (const moment of decisions(players, seed)) {
      const { view, next } = moment;
      if (next.type !== 'keep') continue;
      const { after, events } = tried(santiago, moment, next);
      if (after.round !== view.round || after.phase === null)
        expect(bySpace(dryingLosses(view))).toEqual(bySpace(lossesIn(events)));
    }
  });
});

describe('preview', () => {
  test('says how much money a bid leaves, and who becomes overseer when all have bid', () => {
    const { state } = Scenario.auction({ players: 3, overseer: 'Cora', money: 10 }).play(
      'Ana bid 3',
      'Blas bid 2',
    );
    const view = santiago.view(state, 2);
    expect(said(previewOf(view, 2, moveOf('bid 1')))).toEqual(['2 9 left', '2 canal overseer']);
    expect(said(previewOf(view, 2, moveOf('bid 4')))).toEqual(['2 6 left', '1 canal overseer']);
    expect(said(previewOf(view, 2, moveOf('pass')))).toEqual([
      '2 one fewer farmer on the tile',
      '2 canal overseer',
    ]);
  });

  test('names the first to pass as overseer, and never the second', () => {
    const first = Scenario.auction({ players: 4, overseer: 'Dino' });
    expect(said(previewOf(santiago.view(first.state, 0), 0, moveOf('pass')))).toEqual([
      '0 one fewer farmer on the tile',
      '0 canal overseer',
    ]);
    const second = first.play('Ana pass');
    expect(said(previewOf(santiago.view(second.state, 1), 1, moveOf('pass')))).toEqual([
      '1 one fewer farmer on the tile',
    ]);
    const last = second.play('Blas bid 2', 'Cora bid 3');
    expect(said(previewOf(santiago.view(last.state, 3), 3, moveOf('pass')))).toEqual([
      '3 one fewer farmer on the tile',
    ]);
  });

  test('does not name the overseer while the other bid of two players is secret', () => {
    const { state } = Scenario.auction({ players: 2, overseer: 'Ana', money: 5 }).play('Ana bid 3');
    expect(said(previewOf(santiago.view(state, 1), 1, moveOf('bid 2')))).toEqual(['1 3 left']);
  });

  test('says how many farmers go on the tile that is taken', () => {
    const { state } = Scenario.auction({
      players: 3,
      overseer: 'Cora',
      village: ['banana-2', 'banana-1', 'grape-2', 'pepper-2'],
    }).play('Ana bid 3', 'Blas pass', 'Cora bid 1');
    const ana = santiago.view(state, 0);
    expect(said(previewOf(ana, 0, moveOf('take banana-2')))).toEqual(['0 2 farmers to place on it']);
    expect(said(previewOf(ana, 0, moveOf('take banana-1')))).toEqual(['0 1 farmer to place on it']);
  });

  test('says what a rejection and a canal without proposals will cost', () => {
    const offered = Scenario.canal({ players: 3, overseer: 'Ana' }).play(
      'Blas propose X2-Y2, Blas bribe 2, Cora abstain',
    );
    expect(said(previewOf(santiago.view(offered.state, 0), 0, moveOf('reject')))[0]).toBe(
      '0 3 escudos to pay when you build',
    );
    const { state } = Scenario.withoutProposals({ players: 3, overseer: 'Ana' });
    expect(said(previewOf(santiago.view(state, 0), 0, moveOf('build')))[0]).toBe(
      '0 1 escudo to pay when you build',
    );
  });

  test('counts in Spanish as Spanish does', () => {
    const { state } = Scenario.auction({ players: 3, overseer: 'Cora', money: 5 });
    const spanish = (text: string): string =>
      plainText(previewOf(santiago.view(state, 0), 0, moveOf(text))[0].says.es);
    expect([spanish('bid 4'), spanish('bid 3')]).toEqual(['te queda 1', 'te quedan 2']);
  });

  test('no tile is threatened before the first round or after the last', () => {
    const [first] = decisions(2, 1);
    expect(threats(first.view).size).toBe(0);
  });
});

function moveOf(text: string): Move {
  const move = santiago.notation.parse(text);
  if (move === undefined) throw new Error(`"${text}" is not a move`);
  return move;
}
