import '../../board/test/fake-browser.ts';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { previewMove, whyNotInView } from '../../kernel/foresight.ts';
import { eventFor, type AnyGame, type GameEvent, type Move } from '../../kernel/game.ts';
import { playLegal } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seat.ts';
import { decide } from '../../table/decide.ts';
import { CommandError } from '../../table/command-error.ts';
import { devicePerson } from '../../table/device-host.ts';
import type { Table } from '../../table/table.ts';
import { forPlayers, randomMatch, tableAt } from './updates.ts';

const CONTEXT = {
  now: 0,
  seed: '',
  standIn: '',
  isKnownBot: () => false,
  absentSeats: [],
  rematchId: '',
};

/** What a host answers to a move: the rule that forbids it, or undefined. */
function refusalOf(table: Table, seat: Seat, move: string): string | undefined {
  const turns = table.places.map(() => table.version);
  try {
    decide(
      { ...table, turns },
      { type: 'move', person: devicePerson(seat), move },
      { ...CONTEXT, seenVersion: table.version },
    );
    return undefined;
  } catch (error) {
    if (error instanceof CommandError && error.code === 'illegal-move') return error.rule;
    throw error;
  }
}

/** The events of a move until something is drawn or revealed, as its player sees them. */
function knownEvents(game: AnyGame, state: object, seat: Seat, move: Move): GameEvent[] {
  const events: GameEvent[] = [];
  let isKnown = true;
  const source = fastRandom(9);
  game.apply(game.copy(state), seat, move, {
    random: { below: bound => ((isKnown = false), source.below(bound)) },
    emit: event => {
      if (event.reveals === true) isKnown = false;
      if (isKnown) events.push(eventFor(event, seat));
    },
  });
  return events;
}

/** An imagined state may keep its pieces in another order, and then does the same things in that order. */
const inAnyOrder = (events: readonly GameEvent[]): string[] =>
  events.map(event => JSON.stringify(event)).toSorted();

/** Compares previews with what the rules do, at every decision of a random game; counts those with an open end. */
function comparePreviews(game: AnyGame, players: number): number {
  let uncertain = 0;
  for (const { state } of randomMatch(game, forPlayers(players), 7)) {
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    const moves: Move[] = [];
    game.moves(state, seat, moves);
    for (const move of moves.slice(0, 6)) {
      const preview = previewMove(game, game.view(state, seat), seat, move);
      expect(inAnyOrder(preview.events)).toEqual(inAnyOrder(knownEvents(game, state, seat, move)));
      if (!preview.isCertain) uncertain++;
    }
  }
  return uncertain;
}

test('a preview shows what a move does until something is drawn or revealed, and no more', async () => {
  let uncertain = 0;
  for (const id of GAME_IDS) {
    const { game, info } = await loadGame(id);
    const { least, usual, most } = info.players;
    for (const players of new Set([least, usual, most])) uncertain += comparePreviews(game, players);
  }
  expect(uncertain).toBeGreaterThan(0);
});

describe.each(GAME_IDS)('foresight at %s', id => {
  test('a refusal in the app is the one the table would give', async () => {
    const { game } = await loadGame(id);
    const known = new Set<Move>();
    const random = fastRandom(3);
    let refused = 0;
    for (const match of randomMatch(game, forPlayers(2), 4)) {
      const { state } = match;
      if (game.toAct(state).length === 0) break;
      const table = tableAt(match);
      for (const seat of game.toAct(state)) {
        const moves: Move[] = [];
        game.moves(state, seat, moves);
        for (const move of moves) known.add(move);
        const all = [...known];
        for (let tries = 0; tries < 5; tries++) {
          const move = all[random.below(all.length)];
          const rule = whyNotInView(game, game.view(state, seat), seat, move);
          expect(rule, game.notation.text(move)).toBe(refusalOf(table, seat, game.notation.text(move)));
          if (rule !== undefined) refused++;
        }
      }
    }
    expect(refused).toBeGreaterThan(5);
  });

  test('neither depends on what the player may not know', async () => {
    const { game } = await loadGame(id);
    const known = new Set<Move>();
    const random = fastRandom(6);
    for (const match of randomMatch(game, forPlayers(2), 8)) {
      const [seat] = game.toAct(match.state);
      if (seat === undefined) break;
      const moves: Move[] = [];
      game.moves(match.state, seat, moves);
      for (const move of moves) known.add(move);
      const hidden = game.copy(match.state);
      game.redeal(hidden, seat, random);
      const [view, other] = [game.view(match.state, seat), game.view(hidden, seat)];
      const all = [...known];
      const any = all[random.below(all.length)];
      expect(whyNotInView(game, other, seat, any)).toBe(whyNotInView(game, view, seat, any));
      // The state that was dealt differently answers alike as well.
      expect(game.whyNot(hidden, seat, any)).toBe(whyNotInView(game, view, seat, any));
      const legal = moves[random.below(moves.length)];
      expect(previewMove(game, other, seat, legal)).toEqual(previewMove(game, view, seat, legal));
      expect(playLegal({ ...match, state: hidden }, { seat, move: legal, forced: false }).steps).toHaveLength(
        match.steps.length + 1,
      );
    }
  });
});
