import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../../kernel/random.ts';
import type { Event } from '../rules/events.ts';
import { ceylon } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { markersLeft, othersTake, type Scenario, scenario } from './scenario.ts';

interface Quiet {
  readonly start: number;
  readonly events: Event[];
  readonly handsAtTurn: number[];
  readonly handsAtEnd: number[];
}

const handSizes = (state: Readonly<ReturnType<typeof ceylon.setup>>): number[] =>
  ceylon.view(state, undefined).seats.map(({ handSize }) => handSize);

/** A whole game in which no one plants: everyone takes rupees in every turn. */
function quietGame(players: number): Quiet {
  const events: Event[] = [];
  const table = { random: fastRandom(players), emit: (event: Event) => events.push(event) };
  const state = ceylon.setup({ players, options: {} }, table);
  const handsAtTurn: number[] = [];
  while (state.phase !== null) {
    const [seat] = ceylon.toAct(state);
    const moves: Move[] = [];
    ceylon.moves(state, seat, moves);
    if (state.phase === 'card') handsAtTurn.push(handSizes(state)[seat]);
    ceylon.apply(state, seat, moves[moves.length - 1], table);
  }
  return { start: state.start, events, handsAtTurn, handsAtEnd: handSizes(state) };
}

const turns = ({ events }: Quiet): number => events.filter(({ type }) => type === 'turnBegun').length;

/** Who drew the last card: place in the turn order, from 1, and the round. */
function lastCard(game: Quiet, players: number): { place: number; round: number } {
  const end = game.events.findIndex(({ type }) => type === 'endTriggered');
  const begun = game.events
    .slice(0, end)
    .filter(event => event.type === 'turnBegun')
    .at(-1);
  const trigger = game.events[end];
  if (begun?.type !== 'turnBegun' || trigger.type !== 'endTriggered') throw new Error('no end');
  expect(trigger).toMatchObject({ by: 'card', seat: begun.seat });
  return { place: ((begun.seat - game.start + players) % players) + 1, round: begun.round };
}

describe('drawing', () => {
  test('[draw-after-followers] the active player is back to three cards when all have acted', () => {
    const table = scenario()
      .hand('Ana', 'plant/harvest', 'plant/hire', 'trade/hire')
      .lay('plant/harvest')
      .play('Ana take', 'Blas take');
    expect(handSizes(table.state)[0]).toBe(2);
    table.play('Cora take');
    expect(handSizes(table.state)[0]).toBe(3);
  });

  test('[draw-only-active] followers draw nothing', () => {
    const table = scenario()
      .hand('Ana', 'plant/harvest')
      .hand('Blas', 'plant/hire', 'trade/hire')
      .lay('plant/harvest');
    othersTake(table);
    expect(handSizes(table.state)).toEqual([1, 2, 0]);
  });

  test('[draw-skipped-when-deck-empty] an empty deck stays empty', () => {
    const table = scenario().hand('Ana', 'plant/harvest', 'plant/hire').lay('plant/harvest');
    table.state.deck.fill(0);
    table.state.cardsLeft = 0;
    othersTake(table);
    expect(handSizes(table.state)[0]).toBe(1);
    expect(table.state.cardsLeft).toBe(0);
  });
});

describe('the deck runs out', () => {
  test('[ex-deck-3p] [end-trigger-last-card] the first seat draws the 37th card in round 13; 39 turns in all', () => {
    const game = quietGame(3);
    expect(lastCard(game, 3)).toEqual({ place: 1, round: 13 });
    expect(turns(game)).toBe(39);
    expect(game.events.filter(({ type }) => type === 'cardDrawn')).toHaveLength(37);
    expect(game.events.filter(({ type }) => type === 'drawSkipped')).toHaveLength(2);
  });

  test('[ex-deck-4p] the second seat draws the 34th card in round 9; 36 turns in all', () => {
    const game = quietGame(4);
    expect(lastCard(game, 4)).toEqual({ place: 2, round: 9 });
    expect(turns(game)).toBe(36);
  });

  test('[ex-deck-2p] the second seat draws the 40th card in round 20, and the game ends with that turn', () => {
    const game = quietGame(2);
    expect(lastCard(game, 2)).toEqual({ place: 2, round: 20 });
    expect(turns(game)).toBe(40);
  });

  test('[ruling-deck-arithmetic] everyone starts each of their turns with three cards', () => {
    for (const players of [2, 3, 4]) {
      const game = quietGame(players);
      expect(new Set(game.handsAtTurn)).toEqual(new Set([3]));
    }
    expect(quietGame(3).handsAtEnd.toSorted((one, other) => one - other)).toEqual([2, 2, 3]);
    expect(quietGame(4).handsAtEnd.toSorted((one, other) => one - other)).toEqual([2, 2, 3, 3]);
    expect(quietGame(2).handsAtEnd).toEqual([3, 3]);
  });

  test('[ruling-equal-turns-are-active-turns] everyone has been active equally often', () => {
    const game = quietGame(3);
    const begun = game.events.flatMap(event => (event.type === 'turnBegun' ? [event.seat] : []));
    for (const seat of [0, 1, 2]) expect(begun.filter(active => active === seat)).toHaveLength(13);
  });
});

describe('the last marker', () => {
  const lastMarker = (): Scenario =>
    markersLeft(
      scenario()
        .at('Ana', 'a2')
        .hand('Ana', 'plant/hire')
        .hand('Blas', 'plant/trade')
        .hand('Cora', 'plant/trade'),
      'Ana',
      1,
    );

  test('[ex-end-by-start-player] [end-trigger-last-marker] Ana plants her last marker: all follow, the others have a turn each', () => {
    const table = lastMarker().lay('plant/harvest').play('Ana plant', 'Ana plant a2');
    expect(table.state.final).toBe(true);
    expect(table.lastEvent('endTriggered')).toEqual({ type: 'endTriggered', seat: 0, by: 'marker' });
    table.play('Blas take', 'Cora take');
    expect(table.toAct()).toEqual(['Blas']);
    othersTake(table.play('Blas card plant/trade'));
    othersTake(table.play('Cora card plant/trade'));
    expect(table.toAct()).toEqual([]);
    expect(table.state.phase).toBeNull();
  });

  test('[end-current-turn-finishes] the followers of that turn still act', () => {
    const table = lastMarker().lay('plant/harvest').play('Ana plant', 'Ana plant a2');
    expect(table.toAct()).toEqual(['Blas']);
    expect(table.choices('Blas')).toEqual(['harvest', 'move', 'take']);
  });

  test('[end-round-completed] no one has an extra turn: scoring follows the round', () => {
    const table = lastMarker()
      .lay('plant/harvest')
      .play('Ana plant', 'Ana plant a2', 'Blas take', 'Cora take');
    othersTake(table.play('Blas card plant/trade'));
    expect(table.events.some(({ type }) => type === 'scored')).toBe(false);
    othersTake(table.play('Cora card plant/trade'));
    expect(table.events.filter(({ type }) => type === 'turnBegun')).toHaveLength(2);
    expect(table.events.at(-1)?.type).toBe('gameWon');
  });

  test('[ex-follower-ends-game] [ruling-follower-triggers-end] Ana, following Blas, plants her last marker', () => {
    const table = lastMarker();
    table.state.round = 7;
    table.state.turn.active = 1;
    table.state.turn.acting = 1;
    table.state.waiting = 1;
    table.play('Blas card trade/plant', 'Blas take', 'Cora take', 'Ana plant', 'Ana plant a2');
    expect(table.toAct()).toEqual(['Cora']);
    othersTake(table.play('Cora card plant/trade'));
    expect(table.state.phase).toBeNull();
    expect(table.state.round).toBe(7);
  });

  test('[ruling-game-ends-with-round] in the last turn of a round the end comes at once; a second trigger changes nothing', () => {
    const table = markersLeft(lastMarker().at('Cora', 'a3'), 'Cora', 1);
    table.state.turn.active = 2;
    table.state.turn.acting = 2;
    table.state.waiting = 2;
    table.play('Cora card plant/trade', 'Cora plant', 'Cora plant a3', 'Ana take', 'Blas take');
    expect(table.state.phase).toBeNull();
    const both = markersLeft(lastMarker().at('Blas', 'a3'), 'Blas', 1).hand('Ana', 'harvest/plant');
    both.lay('plant/harvest').play('Ana plant', 'Ana plant a2', 'Blas take', 'Cora take');
    both.play('Blas card plant/trade', 'Blas plant', 'Blas plant a3');
    expect(both.events.filter(({ type }) => type === 'endTriggered')).toHaveLength(1);
  });
});
