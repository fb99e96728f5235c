import { describe, expect, test } from 'vitest';
import { previewMove, type MovePreview } from '../../../../kernel/foresight.ts';
import { plainText } from '../../../../kernel/text.ts';
import { sceneOf } from '../../../../board/test/board-props.ts';
import { sizesOf, walk } from '../../../../board/test/random-game.ts';
import type { GameModule } from '../../../module.ts';
import { module } from '../../index.ts';
import { JUNGLE_TILES } from '../../data/jungle.ts';
import type { Event } from '../../rules/events.ts';
import { cacao } from '../../rules/game.ts';
import type { View } from '../../rules/view.ts';
import { usefulWorkers } from '../gains.ts';
import { intendedMove } from '../intended-move.ts';
import { preview } from '../preview.ts';
import { targets } from '../targets.ts';
import { deedOf, tasksOf } from '../tasks.ts';
import { BOARD_TEXT } from '../text.ts';
import { confirmName } from '../turn.ts';

// The app holds every game as a module without its inner types.
const anyModule = module as unknown as GameModule;
const kindOf = (tile: string) => JUNGLE_TILES.find(({ name }) => name === tile)?.kind;

let marketsWithoutFruits = 0;

describe.each(sizesOf(cacao.meta))('workers with %i players, game %i', (players, seed) => {
  /** A walk changes its state as it goes, so each moment is looked at in passing. */
  function* moments() {
    for (const moment of walk(cacao, { players, options: { start: 'first' } }, seed))
      if (moment.view.phase === 'activation') yield moment;
  }

  test('[market-sell-one-per-worker] at a market without fruits explain the rule instead of resting', () => {
    for (const moment of moments()) {
      const { view, seat, state, moves } = moment;
      if (view.seats[seat].fruits > 0) continue;
      const open = new Set(moves.flatMap(move => targets(move, view)).map(({ id }) => id));
      for (const task of tasksOf(view, seat)) {
        if (kindOf(task.tile) !== 'market') continue;
        marketsWithoutFruits++;
        // The workers themselves are not a choice: their card is.
        expect(open).not.toContain(task.id);
        const meant = cacao.notation.parse(intendedMove(task.id, sceneOf(moment)) ?? '');
        expect(meant && cacao.whyNot(state, seat, meant)).toBe('market-sell-one-per-worker');
      }
    }
  });

  test('that rest at a market are said to sell nothing before anything else that follows', () => {
    let met = 0;
    for (const { view, seat, moves } of moments()) {
      for (const move of moves) {
        if (move.type !== 'work' || move.amount > 0) continue;
        // The events and views of this module are those of this game.
        const [first] = preview(previewMove(anyModule.game, view, seat, move) as MovePreview<View, Event>);
        expect(plainText(first.says.en)).toBe('nothing is sold');
        met++;
      }
    }
    expect(met).toBeGreaterThan(0);
  });

  test('mean as many as can act when they are touched themselves', () => {
    for (const moment of moments()) {
      const { view, seat, moves } = moment;
      const lines = new Set(moves.map(move => cacao.notation.text(move)));
      for (const task of tasksOf(view, seat)) {
        const line = intendedMove(task.id, sceneOf(moment)) ?? '';
        if (usefulWorkers(view.seats[seat], task.tile, task.workers) === 0) continue;
        expect(lines).toContain(line);
        const more = line.replace(/work (\d)/, (_, amount) => `work ${Number(amount) + 1}`);
        expect(lines).not.toContain(more);
      }
    }
  });
});

test('some workers stood at a market without fruits', () => {
  expect(marketsWithoutFruits).toBeGreaterThan(0);
});

test('cards and buttons say in words what the workers do', () => {
  const seat = { gold: 0, fruits: 3, suns: 0, pool: -10, handSize: 3, pileSize: 6 };
  const base = { x: 0, y: 0, edge: 'north', seat: 0 } as const;
  const said = (tile: (typeof JUNGLE_TILES)[number]['name'], workers: number) => {
    // Only the villages matter for a deed.
    const view = { seats: [seat] } as unknown as View;
    const deed = deedOf(view, { ...base, tile, workers }, workers);
    return [BOARD_TEXT.en.tasks.deed(deed), BOARD_TEXT.es.tasks.deed(deed)];
  };
  expect(said('market-3', 2)).toEqual(['Sell 2 for 6 gold', 'Vender 2 por 6 oros']);
  expect(said('plantation-2', 2)).toEqual(['Gather 2 fruits', 'Recoger 2 frutos']);
  expect(said('mine-1', 1)).toEqual(['Dig 1 gold', 'Extraer 1 oro']);
  expect(said('cenote', 2)).toEqual(['Move 2 fields', 'Avanzar 2 remansos']);
  expect(said('sun-site', 1)).toEqual(['Take 1 sun token', 'Tomar 1 ficha de Sol']);
  expect(said('market-4', 0)).toEqual(['Sell nothing', 'No vender nada']);
});

test('the button that plays a move names it', () => {
  for (const { view, moves } of walk(cacao, { players: 3, options: { start: 'first' } }, 5)) {
    for (const move of moves) {
      const { en } = confirmName(move, view);
      if (move.type === 'work') expect(en).toMatch(/^(Sell|Gather|Dig|Carry|Take) /);
      else expect(en).toBe(move.type === 'overbuild' ? 'Overbuild' : 'Place');
    }
  }
});
