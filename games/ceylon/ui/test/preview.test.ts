import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../../../kernel/random.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import { plainText } from '../../../../kernel/text.ts';
import type { Consequence } from '../../../../board/module.ts';
import { tried, walk } from '../../../../board/test/random-game.ts';
import { CONTRACTS } from '../../data/contracts.ts';
import { ceylon } from '../../rules/game.ts';
import { HEX_NAMES } from '../../rules/map.ts';
import { CONTRACT_NAMES, type Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { scenario } from '../../test/scenario.ts';
import { fulfillable, rupeesOf, moveCost } from '../prices.ts';
import { preview } from '../preview.ts';
import { BOARD_TEXT } from '../text.ts';
import { plantationsAround } from '../reach.ts';
import { cardUse } from '../look-ahead.ts';

const TABLES = [2, 3, 4].map(players => ({ players, options: { startTiles: 'on' } }));

/** The figure that a preview shows for a seat. */
function shown(consequences: readonly Consequence[], seat: Seat, kind: string): number {
  const parts = consequences.filter(one => one.seat === seat).flatMap(({ says }) => says.en);
  const part = parts.find(one => typeof one !== 'string' && one.chip === kind);
  return part === undefined || typeof part === 'string' ? 0 : Number(part.label.replace('−', '-'));
}

/** The state once the seat has a choice again, or another one is to act. */
function settle(state: State, seat: Seat): State {
  for (;;) {
    const moves: Move[] = [];
    if (state.waiting === seat && state.phase !== 'card') ceylon.moves(state, seat, moves);
    if (moves.length !== 1) return state;
    ceylon.apply(state, seat, moves[0], { random: fastRandom(9) });
  }
}

describe('prices', () => {
  test.each(TABLES)('are those that the rules ask: %o', config => {
    for (const moment of walk(ceylon, config, config.players + 10)) {
      const { seat, view, moves } = moment;
      for (const move of moves) {
        const { events } = tried(ceylon, moment, move);
        const [fact] = events;
        if (fact?.type === 'moved') expect(moveCost(view, seat, fact.to)).toBe(fact.cost);
        if (fact?.type === 'planted') expect(rupeesOf(view, seat, 'plant')).toBe(-fact.cost);
        if (fact?.type === 'hired') expect(rupeesOf(view, seat, 'hire')).toBe(-fact.cost);
        if (fact?.type === 'advanced') expect(rupeesOf(view, seat, 'advance')).toBe(-fact.cost);
        if (fact?.type === 'rupeesTaken') expect(rupeesOf(view, seat, 'take')).toBe(fact.rupees);
      }
      if (view.phase === 'contract' && view.turn?.isBoosted === false) {
        const legal = moves.flatMap(move => (move.type === 'fulfil' ? [CONTRACT_NAMES[move.contract]] : []));
        expect(fulfillable(view.seats[seat], view.wagons)).toEqual(legal);
      }
    }
  });
});

describe('preview', () => {
  test.each(TABLES)('tells what the move then does: %o', config => {
    for (const moment of walk(ceylon, config, config.players)) {
      const { state, seat, view, moves } = moment;
      for (const move of moves) {
        const next = tried(ceylon, moment, move);
        const consequences = preview({ before: view, ...next, isCertain: !next.isDrawn });
        if (move.type === 'playCard') {
          expect(consequences.length).toBeGreaterThan(1);
          continue;
        }
        const end = settle(next.state, seat);
        const isOpen = end.phase === 'plant' && end.waiting === seat;
        end.players.forEach((player, other) => {
          const was = state.players[other];
          if (!isOpen) expect(shown(consequences, other, 'rupees')).toBe(player.rupees - was.rupees);
          expect(shown(consequences, other, 'points')).toBe(player.points - was.points);
          expect(shown(consequences, other, 'token')).toBe(player.tokens - was.tokens);
        });
      }
    }
  });

  test('a move that spends the start tile says so, and no other move does', () => {
    const uses = (consequences: readonly Consequence[]): boolean =>
      consequences.some(({ says }) => says.en === BOARD_TEXT.en.consequences.usesTile);
    let spent = 0;
    for (const moment of walk(ceylon, { players: 4, options: { startTiles: 'on' } }, 3)) {
      for (const move of moment.moves) {
        const { isDrawn, ...next } = tried(ceylon, moment, move);
        const consequences = preview({ before: moment.view, ...next, isCertain: !isDrawn });
        expect(uses(consequences)).toBe(move.type === 'useTile');
        if (move.type === 'useTile') spent++;
      }
    }
    expect(spent).toBeGreaterThan(0);
  });

  test('an action that needs the start tile says so', () => {
    const table = scenario({ tiles: { Ana: 'plant' } }).lay('plant/harvest');
    const before = ceylon.view(table.state, 0);
    table.play('Ana plant');
    const after = ceylon.view(table.state, 0);
    const consequences = preview({ before, after, events: [], isCertain: true });
    expect(consequences.map(({ says }) => plainText(says.en))).toEqual(['only with your start tile']);
    expect(consequences.map(({ says }) => plainText(says.es))).toEqual(['solo con tu loseta de inicio']);
  });

  test('a contract that is fulfilled tells the rewards to choose from', () => {
    let told = 0;
    for (let seed = 1; seed <= 6; seed++) {
      for (const moment of walk(ceylon, { players: 2, options: {} }, seed)) {
        for (const move of moment.moves) {
          if (move.type !== 'fulfil') continue;
          const { isDrawn, ...next } = tried(ceylon, moment, move);
          if (next.after.phase !== 'reward') continue;
          const { rupees, points } = CONTRACTS[move.contract];
          const consequences = preview({ before: moment.view, ...next, isCertain: !isDrawn });
          const says = consequences.map(one => plainText(one.says.en));
          expect(says).toContain(`then +${rupees} or +${points}`);
          told++;
        }
      }
    }
    expect(told).toBeGreaterThan(0);
  });

  test('what is within reach is what a harvest offers', () => {
    for (const { seat, view, moves } of walk(ceylon, { players: 4, options: {} }, 12)) {
      if (view.phase !== 'harvest' || view.turn?.picked.length !== 0) continue;
      const offered = moves.flatMap(move => (move.type === 'pick' ? [HEX_NAMES[move.hex]] : []));
      expect(plantationsAround(view, seat).map(({ hex }) => hex)).toEqual(offered);
    }
  });

  test('a card tells rightly whether its owner can use it', () => {
    for (const moment of walk(ceylon, { players: 3, options: {} }, 8)) {
      const { seat, view, moves } = moment;
      for (const move of moves) {
        if (move.type !== 'playCard') continue;
        const { state: next } = tried(ceylon, moment, move);
        const able = cardUse(view, move, seat).able.includes(seat);
        if (next.phase !== 'action') continue;
        const options: Move[] = [];
        ceylon.moves(next, seat, options);
        expect(options.some(one => one.type === 'act' && one.action === move.active)).toBe(able);
      }
    }
  });
});
