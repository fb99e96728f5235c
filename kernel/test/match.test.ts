import { describe, expect, test } from 'vitest';
import { eventFor, winners } from '../game.ts';
import {
  configError,
  forcedMove,
  IllegalMove,
  play,
  playForced,
  reseed,
  startMatch,
  undoableSteps,
  undoSteps,
  freeUndoSteps,
  type Match,
} from '../match.ts';
import {
  parseRecord,
  publicRecord,
  RecordError,
  replay,
  toRecord,
  verify,
  type MatchRecord,
} from '../record.ts';
import { seedFrom } from '../seed.ts';
import { toy, type ToyEvent, type ToyMove, type ToyState, type ToyView } from './toy.ts';

type ToyMatch = Match<ToyState, ToyMove, ToyEvent, ToyView>;

const start = (players = 2): ToyMatch => startMatch(toy, { players, options: {} }, seedFrom('match'));

function first(match: ToyMatch): { seat: number; move: ToyMove } {
  const [seat] = toy.toAct(match.state);
  const moves: ToyMove[] = [];
  toy.moves(match.state, seat, moves);
  return { seat, move: moves[0] };
}

function playOn(match: ToyMatch, until: (current: ToyMatch) => boolean): ToyMatch {
  let current = match;
  while (!until(current)) {
    const { seat, move } = first(current);
    current = play(current, seat, move);
  }
  return current;
}

const isOver = (match: ToyMatch): boolean => toy.toAct(match.state).length === 0;
const isStaking = (match: ToyMatch): boolean => match.state.phase === 'stakes';

describe('match', () => {
  test('fills in the options that apply to the number of players', () => {
    expect(start(2).config.options).toEqual({ cards: 'few', duel: 'no' });
    expect(start(3).config.options).toEqual({ cards: 'few' });
  });

  test.each([
    [{ players: 7, options: {} }, 'toy is for 2 to 3 players, not 7'],
    [{ players: 2, options: { colour: 'red' } }, 'toy has no option colour; it has cards, duel'],
    [{ players: 2, options: { cards: 'none' } }, 'option cards of toy is one of few, many, not none'],
    [{ players: 3, options: { duel: 'yes' } }, 'option duel of toy is only for games with 2 players'],
  ])('a wrong configuration is told in one line: %j', (config, fault) => {
    expect(configError(toy.meta, config)).toBe(fault);
    expect(() => startMatch(toy, config, seedFrom('x'))).toThrow(fault);
  });

  test('playing leaves the match before it as it was', () => {
    const before = start();
    const text = JSON.stringify(before.state);
    const { seat, move } = first(before);
    const after = play(before, seat, move);
    expect(JSON.stringify(before.state)).toBe(text);
    expect(after.steps).toHaveLength(1);
    expect(after.steps[0].events.map(({ type }) => type)).toEqual(['played', 'dealt']);
  });

  test('an illegal move is refused with its rule and changes nothing', () => {
    const match = start();
    const stranger = toy.notation.parse('stake 1');
    expect(stranger).toBeDefined();
    if (stranger === undefined) return;
    expect(() => play(match, 0, stranger)).toThrow(IllegalMove);
    expect(() => play(match, 1, stranger)).toThrow('forbidden by rule in-turn');
    expect(match.steps).toHaveLength(0);
  });

  test('the commitment is public from the start and binds the seed', () => {
    expect(start().commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(start().commitment).not.toBe(
      startMatch(toy, { players: 2, options: {} }, seedFrom('other')).commitment,
    );
  });
});

describe('forced moves', () => {
  const open = { ...toy, hasSecretChoices: () => false };

  test('a single public choice is played and marked', () => {
    const match = startMatch(open, { players: 2, options: {} }, seedFrom('forced'));
    const state: ToyState = { ...match.state, hands: [2, 0, 0, 0, 1, 1] };
    expect(forcedMove(open, state)).toEqual({ seat: 0, move: toy.notation.parse('play 0') });
    const after = playForced({ ...match, state });
    expect(after.steps[0]).toMatchObject({ seat: 0, forced: true });
  });

  test('a secret choice is never played by itself', () => {
    const state: ToyState = { ...start().state, hands: [2, 0, 0, 0, 1, 1] };
    expect(forcedMove(toy, state)).toBeUndefined();
  });
});

describe('undo', () => {
  test('stops at a draw', () => {
    const match = start();
    const { seat, move } = first(match);
    expect(freeUndoSteps(play(match, seat, move), seat)).toBe(0);
  });

  test('takes back a secret decision until the others have decided or it is turned over', () => {
    const staking = playOn(start(3), isStaking);
    const zero = first(staking).move;
    const one = play(staking, 0, zero);
    expect(freeUndoSteps(one, 0)).toBe(1);
    expect(freeUndoSteps(one, 1)).toBe(0);
    expect(undoSteps(one, 1).state).toEqual(staking.state);
    const two = play(one, 1, zero);
    expect([freeUndoSteps(two, 0), freeUndoSteps(two, 1)]).toEqual([0, 1]);
    const turned = play(two, 2, zero);
    expect(turned.steps.at(-1)?.final).toBe(true);
    expect(freeUndoSteps(turned, 2)).toBe(0);
  });

  test('passes over what the match played by itself', () => {
    const staking = playOn(start(2), isStaking);
    const zero = first(staking).move;
    const own = play(staking, 0, zero);
    const forced = {
      ...own,
      steps: [...own.steps, { seat: 1, move: zero, events: [], final: false, forced: true }],
    };
    expect(freeUndoSteps(forced, 0)).toBe(2);
  });

  test('beyond the horizon any number of steps can be taken back, and the draws stay the same', () => {
    const over = playOn(start(), isOver);
    for (const count of [1, 3, over.steps.length]) {
      const back = undoSteps(over, count);
      expect(back.steps).toHaveLength(over.steps.length - count);
      const again = over.steps.slice(-count).reduce((match, { seat, move }) => play(match, seat, move), back);
      expect(again.state).toEqual(over.state);
    }
  });
});

describe('a fresh seed in the middle of a match', () => {
  const halfway = (match: ReturnType<typeof start>): boolean => match.steps.length === 1;
  const moved = (): ReturnType<typeof start> => reseed(playOn(start(3), halfway), seedFrom('second half'));

  test('decides every later draw and none before', () => {
    const [kept, fresh] = [playOn(start(3), isOver), playOn(moved(), isOver)];
    expect(fresh.steps[0]).toEqual(kept.steps[0]);
    expect(fresh.steps.slice(1).map(({ events }) => events)).not.toEqual(
      kept.steps.slice(1).map(({ events }) => events),
    );
  });

  test('ends the undo of everything before it', () => {
    const match = moved();
    expect(undoableSteps(match)).toBe(0);
    const { seat, move } = first(match);
    const after = play(match, seat, move);
    expect(undoableSteps(after)).toBe(1);
    expect(undoSteps(after, 1).state).toEqual(match.state);
  });

  test('is proved by the record, both parts of it', () => {
    const record = toRecord(playOn(moved(), isOver));
    const read = parseRecord(JSON.stringify(record));
    expect(verify(toy, read).state).toEqual(replay(toy, record).state);
    const [part] = record.reseeds ?? [];
    const tampered = { ...record, reseeds: [{ ...part, seed: seedFrom('another') }] };
    expect(() => verify(toy, tampered)).toThrow('reseeds[0].commitment: the seed does not match it');
    expect(() => verify(toy, { ...record, reseeds: [] })).toThrow(RecordError);
    const late = { ...part, ply: record.moves.length + 1 };
    expect(() => verify(toy, { ...record, reseeds: [part, late] })).toThrow('reseeds[1].ply');
  });

  test('is not part of the public record while the match runs, only its hash', () => {
    const match = moved();
    const shown = JSON.stringify(publicRecord(match));
    expect(shown).toContain(match.reseeds[0].commitment);
    expect(shown).not.toContain(match.reseeds[0].seed);
    expect(shown).not.toContain(match.seed);
  });
});

describe('record', () => {
  const over = playOn(start(), isOver);
  const record: MatchRecord = toRecord(over, ['Ana', 'Blas']);

  test('a finished match verifies from its text', () => {
    const read = parseRecord(JSON.stringify(record));
    expect(verify(toy, read).state).toEqual(over.state);
    expect(read.seats).toEqual(['Ana', 'Blas']);
  });

  test('says which seats were bots, and nothing of bots when there were none', () => {
    const mixed = toRecord(over, ['Ana', 'level-2'], [null, 'level-2']);
    expect(parseRecord(JSON.stringify(mixed)).bots).toEqual([null, 'level-2']);
    expect(toRecord(over, ['Ana', 'Blas'], [null, null])).toEqual(record);
  });

  test('a running match shows neither seed nor moves, a finished one shows both', () => {
    const running = publicRecord(playOn(start(), isStaking));
    expect(Object.keys(running)).toEqual(['cosecha', 'game', 'rules', 'config', 'commitment']);
    expect(publicRecord(over)).toHaveProperty('seed', over.seed);
  });

  test('a match goes on from a snapshot with the same draws', () => {
    const half = undoSteps(over, 4);
    const ply = half.steps.length;
    const later: MatchRecord = {
      ...record,
      snapshot: { ply, state: half.state },
      moves: record.moves.slice(ply),
    };
    const resumed = replay(toy, later);
    expect(resumed.state).toEqual(over.state);
    expect(toRecord(resumed)).toMatchObject({ snapshot: { ply }, moves: later.moves });
    expect(undoSteps(resumed, 4).state).toEqual(half.state);
  });

  test.each<[string, unknown, string]>([
    ['no JSON', '{', 'record: not JSON'],
    ['a list', '[]', 'record: not an object'],
    ['another format', { ...record, cosecha: 2 }, 'cosecha:'],
    ['no game', { ...record, game: 5 }, 'game:'],
    ['rules by name', { ...record, rules: 'new' }, 'rules:'],
    ['half a config', { ...record, config: { players: 'two', options: {} } }, 'config.players:'],
    [
      'an option that is no text',
      { ...record, config: { players: 2, options: { cards: 1 } } },
      'config.options:',
    ],
    ['a short seed', { ...record, seed: 'abc' }, 'seed:'],
    ['moves as text', { ...record, moves: 'play 0' }, 'moves:'],
    ['seats that have no names', { ...record, seats: [{}] }, 'seats:'],
    ['bots by number', { ...record, bots: [null, 2] }, 'bots:'],
    ['a snapshot that is none', { ...record, snapshot: 5 }, 'snapshot:'],
  ])('%s is refused with its place', (_, value, message) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    expect(() => parseRecord(text)).toThrow(RecordError);
    expect(() => parseRecord(text)).toThrow(message);
  });

  test.each<[string, Partial<MatchRecord>, string]>([
    ['another commitment', { commitment: '0'.repeat(64) }, 'commitment: the seed does not match it'],
    ['a line without a seat', { moves: ['play 0'] }, 'moves[0]: "play 0" is not "<seat> <move>"'],
    ['an unknown move', { moves: ['0 dance'] }, 'moves[0]: "dance" is not a move of toy'],
    ['an illegal move', { moves: ['0 stake 1'] }, 'moves[0]: "0 stake 1" is forbidden by rule in-order'],
    ['too few moves', { moves: record.moves.slice(0, -1) }, 'result: the game is not over after these moves'],
    [
      'another result',
      { result: { totals: [9, 9], breakdown: [], ranks: [1, 1] } },
      'result: the moves give totals',
    ],
    ['too many players', { config: { players: 9, options: {} } }, 'config: toy is for 2 to 3 players, not 9'],
  ])('%s is found by verify', (_, change, message) => {
    expect(() => verify(toy, { ...record, ...change })).toThrow(message);
  });
});

describe('events', () => {
  test('a secret reaches only those it names', () => {
    const event: ToyEvent = { type: 'dealt', seat: 1, secret: { to: [1], kind: 2 } };
    expect(eventFor(event, 1)).toEqual(event);
    expect(eventFor(event, 0)).toEqual({ type: 'dealt', seat: 1 });
    expect(eventFor(event, undefined)).toEqual({ type: 'dealt', seat: 1 });
  });

  test('winners are the seats of the first rank', () => {
    expect(winners({ totals: [3, 5, 5], breakdown: [], ranks: [3, 1, 1] })).toEqual([1, 2]);
  });
});
