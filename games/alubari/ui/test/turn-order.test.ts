import { expect, test } from 'vitest';
import { sceneOf } from '../../../../board/test/board-props.ts';
import { walk } from '../../../../board/test/random-game.ts';
import { alubari } from '../../rules/game.ts';
import { STATIONS } from '../../rules/board.ts';
import { intendedMove } from '../intended-move.ts';
import { stationId } from '../targets.ts';
import { turnOrder } from '../turn-order.ts';

const TABLE = { players: 5, options: {} };

test('the order begins with the seat to act and names each seat once', () => {
  for (const { view, seat } of walk(alubari, TABLE, 3)) {
    const order = turnOrder(view);
    expect(order[0]).toBe(seat);
    expect(new Set(order).size).toBe(order.length);
  }
});

test('while workers are placed only seats with a worker left come next', () => {
  for (const { view } of walk(alubari, TABLE, 4)) {
    if (view.phase !== 'placement') continue;
    const [, ...later] = turnOrder(view);
    expect(later.every(seat => view.seats[seat].ready > 0)).toBe(true);
  }
});

test('a station touched while workers are placed is refused by the rule about building', () => {
  const met = new Set<string | undefined>();
  for (const moment of walk(alubari, TABLE, 5)) {
    if (moment.view.phase !== 'placement') continue;
    for (const station of STATIONS.keys()) {
      const line = intendedMove(stationId(station), sceneOf(moment)) ?? '';
      const move = alubari.notation.parse(line);
      met.add(move === undefined ? undefined : alubari.whyNot(moment.state, moment.seat, move));
    }
  }
  expect([...met]).toEqual(['area-e-one-build']);
});
