import { describe, expect, test } from 'vitest';
import { sceneOf } from '../../../../board/test/board-props.ts';
import { type Moment, walk } from '../../../../board/test/random-game.ts';
import { DISTRICTS } from '../../data/map.ts';
import { ceylon } from '../../rules/game.ts';
import { CONTRACT_NAMES, type Move, notation } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { intendedMove } from '../intended-move.ts';
import { contractId, districtId, hexId, targets } from '../targets.ts';

type Decision = Moment<State, Move, View>;

const CONFIG = { players: 3, options: { startTiles: 'on' } };
const CHOOSING: readonly View['phase'][] = ['action', 'follow', 'tokenBefore', 'tokenAfter'];

/** Every decision of some random games in which an action is chosen. */
function* choices(): Generator<Decision> {
  for (const seed of [1, 2, 3]) {
    for (const decision of walk(ceylon, CONFIG, seed))
      if (CHOOSING.includes(decision.view.phase)) yield decision;
  }
}

const listed = ({ moves }: Decision): readonly string[] => moves.map(move => notation.text(move));

/** What touching each of these means, where it means a move that is legal. */
function legalMeanings(decision: Decision, ids: readonly string[]): Map<string, string> {
  const legal = listed(decision);
  return new Map(
    ids.flatMap(id => {
      const meant = intendedMove(id, sceneOf(decision));
      return meant !== undefined && legal.includes(meant) ? [[id, meant]] : [];
    }),
  );
}

describe('while an action is to be chosen', () => {
  test('touching a contract that can be fulfilled means to trade, touching another does not', () => {
    let trades = 0;
    for (const decision of choices()) {
      const trade = ['trade', 'token trade'].find(text => listed(decision).includes(text));
      if (trade === undefined || decision.view.turn?.isTileNeeded === true) continue;
      const ready = legalMeanings(decision, CONTRACT_NAMES.map(contractId));
      expect(new Set(ready.values())).toEqual(new Set([trade]));
      expect([...ready.keys()].toSorted()).toEqual(contractsAfter(decision, trade));
      trades++;
    }
    expect(trades).toBeGreaterThan(0);
  });

  test("touching the councillor of the pawn's district means to hire, touching another does not", () => {
    let hires = 0;
    for (const decision of choices()) {
      const hire = ['hire', 'token hire'].find(text => listed(decision).includes(text));
      if (hire === undefined || decision.view.turn?.isTileNeeded === true) continue;
      const { view, seat } = decision;
      const here = view.map.find(({ hex }) => hex === view.seats[seat].pawn)?.district ?? '';
      expect([...legalMeanings(decision, DISTRICTS.map(districtId))]).toEqual([[districtId(here), hire]]);
      hires++;
    }
    expect(hires).toBeGreaterThan(0);
  });

  test('what is meant but not possible is a move that a rule forbids', () => {
    let refused = 0;
    for (const decision of choices()) {
      const spots = [...CONTRACT_NAMES.map(contractId), ...decision.view.map.map(({ hex }) => hexId(hex))];
      for (const spot of spots) {
        const meant = notation.parse(intendedMove(spot, sceneOf(decision)) ?? '');
        if (meant === undefined || decision.moves.includes(meant)) continue;
        expect(ceylon.whyNot(decision.state, decision.seat, meant)).toBeDefined();
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(0);
  });
});

/** The contracts on offer once the seat trades, without its start tile. */
function contractsAfter({ state, seat }: Decision, trade: string): string[] {
  const next = ceylon.copy(state);
  for (const text of [trade, 'save tile']) {
    const move = notation.parse(text);
    if (move !== undefined && ceylon.whyNot(next, seat, move) === undefined)
      ceylon.apply(next, seat, move, { random: { below: () => 0 } });
  }
  const moves: Move[] = [];
  ceylon.moves(next, seat, moves);
  return moves.map(move => notation.text(move).replace(' ', ':')).toSorted();
}

test('an action that needs the start tile says so on its target', () => {
  const needed = new Set<string>();
  for (const decision of choices()) {
    const { view, seat, moves } = decision;
    const names = moves.flatMap(move => targets(move, view)).map(({ name }) => name);
    const marked = names.filter(({ en }) => en.includes('start tile'));
    const isNeeded = view.turn?.isTileNeeded === true;
    const tile = view.seats[seat].tile;
    const isOffered = moves.some(move => 'action' in move && move.action === tile);
    expect(marked).toHaveLength(isNeeded && isOffered ? 1 : 0);
    for (const { es } of marked) expect(es).toContain('loseta de inicio');
    if (isNeeded && isOffered) needed.add(String(tile));
  }
  expect(needed.size).toBeGreaterThan(0);
});
