import { describe, expect, test } from 'vitest';
import { eventFor } from '../../../kernel/game.ts';
import { fastRandom } from '../../../kernel/random.ts';
import { jsonEqual } from '../../../kernel/json-equal.ts';
import type { Event } from '../rules/events.ts';
import { ceylon } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { setUp, playUntil, scenario } from './scenario.ts';

describe('open and hidden', () => {
  test('[boards-are-public] a spectator sees markers, tokens, contracts, tea, money and start tiles', () => {
    const table = scenario({ tiles: { Ana: 'plant' } })
      .tea('Ana', 2, 1, 0)
      .rupees('Ana', 7);
    table.player('Ana').tokens = 3;
    table.player('Ana').contracts[2] = 1;
    expect(ceylon.view(table.state, undefined).seats[0]).toMatchObject({
      rupees: 7,
      tokens: 3,
      markers: 7,
      tea: { black: 2, green: 1, white: 0 },
      contracts: [0, 0, 1, 0, 0],
      tile: 'plant',
      isTileSpent: false,
    });
  });

  test('[hand-is-hidden] others know only how many cards a hand has', () => {
    const table = scenario().hand('Ana', 'plant/harvest', 'trade/hire', 'plant/trade');
    expect(ceylon.view(table.state, 0).hand).toEqual([
      ['plant', 'harvest'],
      ['trade', 'hire'],
      ['plant', 'trade'],
    ]);
    expect(ceylon.view(table.state, 1).hand).toEqual([]);
    expect(ceylon.view(table.state, undefined).hand).toBeNull();
    expect(ceylon.view(table.state, 1).seats[0].handSize).toBe(3);
  });

  test('only the drawer learns which card was drawn', () => {
    const table = scenario()
      .hand('Ana', 'plant/harvest')
      .lay('plant/harvest')
      .play('Ana take', 'Blas take', 'Cora take');
    const drawn = table.lastEvent('cardDrawn');
    if (drawn === undefined) throw new Error('no draw');
    expect(eventFor<Event>(drawn, 0)).toHaveProperty('secret.card');
    expect(eventFor<Event>(drawn, 1)).toEqual({
      type: 'cardDrawn',
      seat: 0,
      left: drawn.left,
    });
  });

  test('what another seat holds changes nothing that a viewer sees when that seat draws', () => {
    const { state } = setUp(3, {}, 9);
    playUntil(
      state,
      () =>
        state.phase === 'follow' && (state.turn.acting + 1) % 3 === state.turn.active && state.round === 3,
    );
    const { active, acting } = state.turn;
    const moves: Move[] = [];
    ceylon.moves(state, acting, moves);
    const take = moves[moves.length - 1];
    for (const viewer of [0, 1, 2, undefined].filter(seat => seat !== active)) {
      const other = ceylon.copy(state);
      ceylon.redeal(other, viewer, fastRandom(77));
      const futures = [ceylon.copy(state), other].map(future => {
        const seen: Event[] = [];
        ceylon.apply(future, acting, take, {
          random: fastRandom(3),
          emit: event => seen.push(eventFor(event, viewer)),
        });
        return { seen, view: ceylon.view(future, viewer) };
      });
      expect(jsonEqual(futures[0], futures[1])).toBe(true);
    }
  });

  test('a redeal leaves the own hand and reaches every way the other cards can lie', () => {
    const table = scenario()
      .hand('Ana', 'plant/harvest', 'trade/hire', 'plant/trade')
      .hand('Blas', 'plant/hire');
    table.state.deck.fill(0);
    table.state.deck[0] = 1;
    table.state.cardsLeft = 1;
    const seen = new Map<number, number>();
    for (let seed = 0; seed < 200; seed++) {
      const other = ceylon.copy(table.state);
      ceylon.redeal(other, 0, fastRandom(seed));
      expect(other.players[0].hand).toEqual(table.player('Ana').hand);
      seen.set(other.players[1].hand[0], (seen.get(other.players[1].hand[0]) ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted((one, other) => one - other)).toEqual([0, 6]);
    for (const times of seen.values()) expect(times).toBeGreaterThan(60);
  });

  test('only the choice of a card is made in secret', () => {
    const table = scenario().hand('Ana', 'plant/harvest');
    expect(ceylon.hasSecretChoices(table.state, 0)).toBe(true);
    table.lay('plant/harvest');
    expect(ceylon.hasSecretChoices(table.state, 0)).toBe(false);
  });
});
