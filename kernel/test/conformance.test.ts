import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkConformance } from '../conformance.ts';
import { CHECKS, ConformanceError, type Check } from '../conformance-error.ts';
import type { AnyGame } from '../game.ts';
import { idRulesOf } from '../move-ids.ts';
import { fastRandom, type Random } from '../random.ts';
import { seedFrom } from '../seed.ts';
import { handSize, KINDS, toy, type ToyMove, type ToyState } from './toy.ts';

const EVERY_MOVE = Array.from({ length: toy.notation.size }, (_, id) =>
  id < KINDS ? toy.notation.parse(`play ${id}`) : toy.notation.parse(`stake ${id - KINDS}`),
).filter((move): move is ToyMove => move !== undefined);

function tryGame(game: AnyGame, seed: number, players = 3): void {
  const random = fastRandom(seed);
  checkConformance({
    game,
    config: { players, options: {} },
    seed: seedFrom(String(seed)),
    pick: count => random.below(count),
    otherMoves: EVERY_MOVE,
    most: 200,
  });
}

/** Which checks a game failed, seed after seed, until the wanted one was among them. */
function failuresUntil(wanted: Check, game: AnyGame): Set<Check> {
  const failed = new Set<Check>();
  for (let seed = 0; seed < 40 && !failed.has(wanted); seed++) {
    try {
      tryGame(game, seed);
    } catch (error) {
      if (!(error instanceof ConformanceError)) throw error;
      failed.add(error.check);
    }
  }
  return failed;
}

const toyIds = idRulesOf(toy);
type Toy = typeof toy;
const broken = (parts: Partial<Toy>): Toy => ({ ...toy, ...parts });

/** One broken game for every promise; each breaks it in the way a real game might. */
const BROKEN: Readonly<Record<Check, Toy>> = {
  ends: broken({
    apply(state, seat, move, table) {
      toy.apply(state, seat, move, table);
      if (move.type === 'play') {
        state.discarded[move.kind]--;
        state.bag[move.kind]++;
      }
      return toy.toAct(state);
    },
  }),
  'dead end': broken({
    moves(state, seat, out) {
      if (state.phase !== 'cards' || handSize(state, seat) !== 1) toy.moves(state, seat, out);
    },
  }),
  'equal moves': broken({
    moves(state, seat, out) {
      toy.moves(state, seat, out);
      if (state.discarded[0] > 1) toy.moves(state, seat, out);
    },
  }),
  ids: broken({
    ids: {
      list(state, seat, out) {
        toyIds.list(state, seat, out);
        if (state.phase === 'stakes') out.count--;
      },
      move: toyIds.move,
    },
  }),
  playout: broken({
    playout: {
      count: (state, seat) => handSize(state, seat) + 1,
    },
  }),
  setup: broken({
    setup: (config, effects, into) =>
      Object.assign(toy.setup(config, effects), into && { discarded: into.discarded }),
  }),
  whyNot: broken({
    whyNot: (state, seat, move) => {
      const rule = toy.whyNot(state, seat, move);
      return rule === 'stake-own-coins' ? undefined : rule;
    },
  }),
  notation: broken({
    notation: { ...toy.notation, parse: text => toy.notation.parse(text.replace('stake 2', 'stake 1')) },
  }),
  json: broken({
    setup(config, table) {
      const state = toy.setup(config, table);
      // A field that JSON forgets: exactly the fault this check is for.
      return Object.assign(state, { memory: undefined });
    },
  }),
  copy: broken({
    copy: from => ({ ...from }),
  }),
  next: broken({
    apply(state, seat, move, table) {
      const before = toy.toAct(state);
      return toy.apply(state, seat, move, table).length === 0 ? before : toy.toAct(state);
    },
  }),
  purity: broken({
    whyNot(state, seat, move) {
      // Writing through a readonly view of the state is the fault this check is for.
      (state as ToyState).bank++;
      return toy.whyNot(state, seat, move);
    },
  }),
  census: broken({
    apply(state, seat, move, table) {
      const next = toy.apply(state, seat, move, table);
      if (move.type === 'play' && move.kind === 2) state.coins[seat] = Math.max(0, state.coins[seat] - 1);
      return next;
    },
  }),
  result: broken({
    result(state) {
      const result = toy.result(state);
      return result && { ...result, totals: result.totals.map(total => total + 1) };
    },
  }),
  'leak through view': broken({
    view: (state, viewer) => ({ ...toy.view(state, viewer), bag: state.bag.slice() }),
  }),
  'leak through turn': ((): Toy => {
    const toAct: Toy['toAct'] = state => {
      const seats = toy.toAct(state);
      return state.phase === 'stakes' && state.stakes.includes(3) ? seats.slice(0, 1) : seats;
    };
    return broken({
      toAct,
      apply(state, seat, move, table) {
        toy.apply(state, seat, move, table);
        return toAct(state);
      },
    });
  })(),
  'leak through moves': broken({
    moves(state, seat, out) {
      const next = (seat + 1) % state.players;
      const listed: ToyMove[] = [];
      toy.moves(state, seat, listed);
      if (state.phase === 'stakes' && (state.stakes[next] ?? 0) > 2 && listed.length > 1) listed.pop();
      for (const move of listed) out.push(move);
    },
    whyNot(state, seat, move) {
      const next = (seat + 1) % state.players;
      const isHeldBack =
        state.phase === 'stakes' &&
        move.type === 'stake' &&
        (state.stakes[next] ?? 0) > 2 &&
        state.coins[seat] > 0;
      return isHeldBack && move.coins === state.coins[seat]
        ? 'stake-own-coins'
        : toy.whyNot(state, seat, move);
    },
  }),
  'leak through refusals': broken({
    whyNot(state, seat, move) {
      const rule = toy.whyNot(state, seat, move);
      const next = (seat + 1) % state.players;
      return rule === 'stake-own-coins' && (state.stakes[next] ?? 0) > 1 ? 'stake-less-than-the-next' : rule;
    },
  }),
  'leak through forced moves': broken({ hasSecretChoices: () => false }),
  'leak through events': broken({
    apply(state, seat, move, table) {
      return toy.apply(state, seat, move, {
        ...table,
        emit: event => {
          if (event.type === 'dealt') table.emit?.({ ...event, kind: event.secret.kind } as typeof event);
          else table.emit?.(event);
        },
      });
    },
  }),
  'leak through undo': broken({
    apply(state, seat, move, table) {
      if (move.type === 'play' && state.hands[((seat + 1) % state.players) * KINDS] > 1)
        table.random.below(2);
      else if (move.type === 'stake' && (state.stakes[(seat + 1) % state.players] ?? 0) > 1)
        table.random.below(2);
      return toy.apply(state, seat, move, table);
    },
  }),
  sample: broken({
    sample(view, random) {
      const state = toy.sample(view, random);
      state.bag[0]++;
      return state;
    },
  }),
  undo: broken({
    apply(state, seat, move, table) {
      toy.apply(state, seat, move, table);
      if (table.emit === undefined && move.type === 'stake') state.turn = (state.turn + 1) % state.players;
      return toy.toAct(state);
    },
  }),
  replay: ((): Toy => {
    let setups = 0;
    return broken({
      setup(config, table) {
        const state = toy.setup(config, table);
        state.turn = setups++ % config.players;
        return state;
      },
    });
  })(),
};

describe('conformance', () => {
  test('an honest game passes every check, with shrinkable choices', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(2, 3), (seed, players) => tryGame(toy, seed, players)),
      { numRuns: 60 },
    );
  });

  test.each(CHECKS)('"%s" fails for a game that breaks it', check => {
    expect([...failuresUntil(check, BROKEN[check])]).toContain(check);
  });

  test('random play without lists must draw what the lists would', () => {
    const playing = (below: (random: Random, count: number) => number): Toy =>
      broken({
        playout: {
          playRandomly(state, effects, most) {
            let decisions = 0;
            for (let [seat] = toy.toAct(state); seat !== undefined && decisions < most; decisions++) {
              const moves: ToyMove[] = [];
              toy.moves(state, seat, moves);
              [seat] = toy.apply(state, seat, moves[below(effects.random, moves.length)], effects);
            }
            return decisions;
          },
        },
      });
    tryGame(
      playing((random, count) => random.below(count)),
      1,
    );
    expect(
      failuresUntil(
        'playout',
        playing((random, count) => random.below(count + 1) % count),
      ),
    ).toContain('playout');
  });

  test('a failure carries a record that leads to it', () => {
    const caught = Array.from({ length: 40 }, (_, seed) => {
      try {
        tryGame(BROKEN.census, seed);
        return undefined;
      } catch (error) {
        return error;
      }
    });
    const fault = caught.find(error => error instanceof ConformanceError);
    expect(fault?.record.moves.at(-1)).toMatch(/^\d play 2$/);
    expect(fault?.message).toContain('coins');
  });
});
