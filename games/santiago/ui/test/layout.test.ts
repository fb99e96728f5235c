import { expect, test } from 'vitest';
import { ENDS, INTERSECTIONS, PLACES, SPACES, WATERED } from '../../rules/board.ts';
import { CELL, intersectionAt, HALF, HEIGHT, middleOf, PLANS, spaceAt, flowLines, WIDTH } from '../layout.ts';
import { stepOf, turnsOf } from '../turn-order.ts';
import { decisions } from './games.ts';

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

test('tiles do not overlap each other or the thick lines', () => {
  for (const space of range(SPACES)) {
    const { x, y } = spaceAt(space);
    for (const other of range(SPACES)) {
      if (other === space) continue;
      const at = spaceAt(other);
      expect(Math.max(Math.abs(at.x - x), Math.abs(at.y - y))).toBeGreaterThan(HALF * 2);
    }
    for (const edge of [x - HALF, x + HALF])
      expect(Math.abs(edge - Math.round(edge / 200) * 200)).toBeGreaterThan(9);
  }
});

test('the spaces that a canal waters are beside it in the picture', () => {
  for (const place of range(PLACES)) {
    const at = middleOf(place);
    const near = range(SPACES).filter(space => {
      const { x, y } = spaceAt(space);
      return Math.max(Math.abs(x - at.x), Math.abs(y - at.y)) < CELL;
    });
    expect(near).toEqual(WATERED[place]);
  }
});

test('water flows away from the spring', () => {
  const [first, second] = [ENDS.findIndex(ends => ends[0] === 0), ENDS.findIndex(ends => ends[0] === 1)];
  const [near, far] = flowLines(0, [first, second]);
  expect(near.from).toEqual(intersectionAt(0));
  expect(far.from).toEqual(near.to);
  const back = flowLines(2, [first, second]);
  expect(back[1].from).toEqual(intersectionAt(2));
  expect(back[0].to).toEqual(intersectionAt(0));
});

test('every intersection and every tile of the village is inside the picture', () => {
  for (const { box, slot, taken, village } of Object.values(PLANS)) {
    const isInside = ({ x, y }: { x: number; y: number }, room: typeof box): boolean =>
      x >= room.x && y >= room.y && x <= room.x + room.width && y <= room.y + room.height;
    for (const at of range(INTERSECTIONS)) expect(isInside(intersectionAt(at), box)).toBe(true);
    for (const index of range(5)) expect(isInside(slot(index), village)).toBe(true);
    expect(isInside(taken, village)).toBe(true);
    expect(box.width).toBeGreaterThan(WIDTH);
    expect(box.height).toBeGreaterThan(HEIGHT);
  }
});

test.each([2, 3, 4, 5])('with %i players the seat to act is in the turn order and has not acted', players => {
  for (const { view, seat } of decisions(players, 5)) {
    expect(stepOf(view) === undefined).toBe(view.round === 0);
    if (view.round === 0) continue;
    const turn = turnsOf(view).find(one => one.seat === seat);
    expect(turn?.isDone).toBe(false);
  }
});
