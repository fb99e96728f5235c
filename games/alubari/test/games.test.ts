import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../kernel/game.ts';
import { parseRecord, replay, RecordError, verify, type MatchRecord } from '../../../kernel/record.ts';
import { alubari } from '../rules/game.ts';
import { GAME, NONE, type State } from '../rules/state.ts';

// Records are checked for any game, without its inner types.
const game = alubari as unknown as AnyGame;

const folder = new URL('games/', import.meta.url);
const read = (name: string): MatchRecord =>
  parseRecord(readFileSync(new URL(`${name}.json`, folder), 'utf8'));

const LAST_RAIL = 14;

/** The end of each game, as the name of its file says. */
const ENDS: Readonly<Record<string, (state: State) => boolean>> = {
  'solo-last-marker': ({ seats, ending, railhead }) =>
    seats.length === 1 && ending === 'markers' && railhead < 15,
  'solo-route-full': ({ seats, ending }) => seats.length === 1 && ending === 'route',
  'two-players-last-marker-and-extra-round': ({ ending, lone }) => ending === 'markers' && lone !== NONE,
  'two-players-both-out-of-markers': ({ seats, ending, lone }) =>
    ending === 'markers' &&
    lone === NONE &&
    seats.length === 2 &&
    seats.every(({ markers }) => markers === 0),
  'two-players-route-full-in-extra-round': ({ ending, lone }) => ending === 'route' && lone !== NONE,
  'three-players-route-full-by-event': ({ seats, ending, rails }) =>
    seats.length === 3 && ending === 'route' && rails[LAST_RAIL] === GAME,
  'four-players-route-full-by-player': ({ seats, ending, rails }) =>
    seats.length === 4 && ending === 'route' && rails[LAST_RAIL] < 4,
  'five-players-random-seats': ({ seats, ending }) => seats.length === 5 && ending === 'route',
};

describe('whole games', () => {
  test('there is one for each way in which a game can end', () => {
    expect(new Set(readdirSync(folder))).toEqual(new Set(Object.keys(ENDS).map(name => `${name}.json`)));
  });

  test.each(Object.keys(ENDS))('%s', name => {
    // `verify` replays with this game, so the state is one of its states.
    const state = verify(game, read(name)).state as State;
    expect(ENDS[name](state)).toBe(true);
  });

  test('[solo-ends-at-last-marker-or-full-route] nothing can be played after the last marker', () => {
    const record = read('solo-last-marker');
    expect(() => replay(game, { ...record, moves: [...record.moves, '0 place A1'] })).toThrow(RecordError);
  });

  test('chai cubes never come back', () => {
    let least = Infinity;
    replay(game, read('three-players-route-full-by-event'), match => {
      // The match was started with this game.
      const { bag, stock, cubes, refill } = match.state as State;
      const onCards = cubes.toString(2).replaceAll('0', '').length;
      const drawn = refill.drawn.filter((cube, index) => index < refill.left && cube === 2).length;
      const chai = bag[2] + stock[2] + onCards + drawn;
      expect(chai).toBeLessThanOrEqual(least);
      least = chai;
    });
  });
});
