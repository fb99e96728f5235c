import { describe, expect, test } from 'vitest';
import type { Move } from '../../kernel/game.ts';
import { play, startMatch, undoSteps, type AnyMatch } from '../../kernel/match.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import { RecordError, toRecord, verify } from '../../kernel/record.ts';
import { dealForStep, keyOf, seedFrom } from '../../kernel/seed.ts';
import { GAME_IDS, loadGame, type GameId } from '../index.ts';

const SEED = seedFrom('a common deal');

/** Every draw from a pile: where it was, among how many pieces, and which. */
type Draws = Map<string, { readonly bound: number; readonly drawn: number }>;

/** Plays a match by chance with the common deal and notes what each pile gives. */
async function drawsOf(id: GameId, players: number, luck: number): Promise<Draws> {
  const { game } = await loadGame(id);
  const draws: Draws = new Map();
  const choice = fastRandom(luck);
  const noting = (step: number): Random => {
    const random = dealForStep(keyOf(SEED), step);
    return {
      below(bound) {
        if (step > 1) throw new Error(`step ${step} draws from nowhere`);
        return random.below(bound);
      },
      deck: (deck, position) => ({
        below(bound) {
          const drawn = random.deck?.(deck, position).below(bound) ?? -1;
          const key = `${deck} ${position}`;
          if (draws.has(key)) throw new Error(`position ${key} was drawn twice`);
          draws.set(key, { bound, drawn });
          return drawn;
        },
      }),
    };
  };
  const state = game.setup({ players, options: {} }, { random: noting(0) });
  for (let step = 1; ; step++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return draws;
    const moves: Move[] = [];
    game.moves(state, seat, moves);
    game.apply(state, seat, moves[choice.below(moves.length)], { random: noting(step) });
  }
}

const SEATS: Readonly<Record<GameId, number>> = { cacao: 3, santiago: 4, ceylon: 3, alubari: 3 };

describe.for([...GAME_IDS])('the common deal of %s', id => {
  test('gives every table the same pieces, however they play', async () => {
    const tables = await Promise.all([1, 2, 3, 4].map(luck => drawsOf(id, SEATS[id], luck)));
    const [first, ...others] = tables;
    let compared = 0;
    for (const other of others)
      for (const [key, draw] of other) {
        const same = first.get(key);
        // Alubari's bag also gets cubes back: it may hold a different number of them.
        if (same === undefined || same.bound !== draw.bound) continue;
        expect(draw.drawn, key).toBe(same.drawn);
        compared++;
      }
    expect(compared).toBeGreaterThan(30);
    // Only where pieces return to a pile can another number of them be in it.
    if (id !== 'alubari')
      for (const other of others)
        for (const [key, draw] of other) expect(first.get(key)?.bound ?? draw.bound, key).toBe(draw.bound);
  });

  test('is proven by the record, and undoing draws the same again', async () => {
    const { game } = await loadGame(id);
    const choice = fastRandom(7);
    let match: AnyMatch = startMatch(game, { players: SEATS[id], options: {} }, SEED, 'deck');
    for (;;) {
      const [seat] = game.toAct(match.state);
      if (seat === undefined) break;
      const moves: Move[] = [];
      game.moves(match.state, seat, moves);
      match = play(match, seat, moves[choice.below(moves.length)]);
    }
    const record = toRecord(match);
    expect(record.draws).toBe('deck');
    expect(verify(game, record).state).toEqual(match.state);
    const back = undoSteps(match, 5);
    const again = match.steps.slice(-5).reduce((one, { seat, move }) => play(one, seat, move), back);
    expect(again.state).toEqual(match.state);
    const { draws: _draws, ...ordinary } = record;
    expect(() => verify(game, ordinary)).toThrow(RecordError);
  });
});
