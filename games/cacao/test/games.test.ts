import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyGame, Result } from '../../../kernel/game.ts';
import { winners } from '../../../kernel/game.ts';
import { parseRecord, replay, RecordError, verify, type MatchRecord } from '../../../kernel/record.ts';
import { cacao } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { seatOf } from '../rules/tiles.ts';

// Records are checked through the same door as any other game: there the inner types do not matter.
const game = cacao as unknown as AnyGame;

const folder = (name: string): URL => new URL(`${name}/`, import.meta.url);
const namesIn = (name: string): string[] => readdirSync(folder(name)).map(file => file.replace('.json', ''));
const read = (name: string, file: string): MatchRecord =>
  parseRecord(readFileSync(new URL(`${file}.json`, folder(name)), 'utf8'));

interface End {
  readonly result: Result;
  readonly state: State;
  readonly record: MatchRecord;
}

const isAloneOnTop = ({ result }: End): boolean =>
  winners(result).length === 1 &&
  result.totals.filter(total => total === Math.max(...result.totals)).length === 1;

const tiedOnTop = ({ result }: End): number[] =>
  result.totals.flatMap((total, seat) => (total === Math.max(...result.totals) ? [seat] : []));

/** What the name of each file says about the end of its game. */
const ENDS: Readonly<Record<string, (end: End) => boolean>> = {
  'single-winner-2-players': end => end.record.config.players === 2 && isAloneOnTop(end),
  'single-winner-3-players': end => end.record.config.players === 3 && isAloneOnTop(end),
  'single-winner-4-players': end => end.record.config.players === 4 && isAloneOnTop(end),
  'win-by-fruits': end => tiedOnTop(end).length > 1 && winners(end.result).length === 1,
  'shared-win': end => winners(end.result).length > 1,
  'negative-total': ({ result }) => result.totals.some(total => total < 0),
  'win-after-overbuilding': ({ state, result }) =>
    state.covered.some((piece, index) => index % 2 === 1 && winners(result).includes(seatOf(piece))),
};

describe('whole games', () => {
  test('there is one for each way in which a game can end, and one with overbuilding', () => {
    expect(new Set(namesIn('games'))).toEqual(new Set(Object.keys(ENDS)));
  });

  test.each(Object.keys(ENDS))('%s', name => {
    const record = read('games', name);
    // `verify` answers for the state: it was made by this very game.
    const state = verify(game, record).state as State;
    const result = cacao.result(state);
    expect(result !== undefined && ENDS[name]({ result, state, record })).toBe(true);
  });

  test('[winner-tie-most-fruits] [ruling-tie-fruits-at-end] fruits decide a tie in a whole game', () => {
    const state = verify(game, read('games', 'win-by-fruits')).state as State;
    const result = cacao.result(state);
    const most = Math.max(...(result?.totals ?? []));
    const fruits = state.fruits.filter((_, seat) => result?.totals[seat] === most);
    expect(result && state.fruits[winners(result)[0]]).toBe(Math.max(...fruits));
    expect(new Set(fruits).size).toBeGreaterThan(1);
  });
});

/** Every rule by which a move can be refused. */
const REFUSALS = [
  'turn-order-clockwise',
  'turn-steps-in-order',
  'place-one-worker-tile',
  'area-checkerboard',
  'place-empty-cell',
  'place-beside-jungle-tile',
  'overbuild-needs-empty-jungle',
  'overbuild-own-tile-only',
  'ruling-overbuild-two-layers',
  'overbuild-needs-sun',
  'fill-when-two-worker-tiles',
  'fill-from-display',
  'ruling-who-is-activated',
  'ruling-edge-group-unit',
  'activate-facing-empty-nothing',
  'temple-no-action',
  'activate-once-per-game',
  'activate-one-action-per-worker',
  'ruling-decline-granularity',
  'market-sell-one-per-worker',
  'storage-five',
  'cenote-stops-at-sixteen',
  'sun-three',
] as const;

describe('refused moves', () => {
  test('there is a record for each rule that forbids something', () => {
    expect(new Set(namesIn('refused'))).toEqual(new Set(REFUSALS));
  });

  test.each(REFUSALS)('%s', rule => {
    const record = read('refused', rule);
    const moves = record.moves.slice(0, -1);
    expect(() => replay(game, { ...record, moves })).not.toThrow();
    const last = record.moves[moves.length];
    expect(() => replay(game, record)).toThrow(
      new RecordError(`moves[${moves.length}]`, `"${last}" is forbidden by rule ${rule}`),
    );
  });
});
