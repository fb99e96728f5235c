import { expect, test } from 'vitest';
import { backdropTransform, partOf, unitOf, type Painted } from '../lens.ts';

const BOX = { x: -100, y: -50, width: 400, height: 300 };
const ROOM = { width: 200, height: 300 };
const LENS = { zoom: 1, dx: 0, dy: 0 };
const UNIT = unitOf(BOX, ROOM);
const PAINTED: Painted = { ...partOf(BOX, ROOM), unit: UNIT, look: '' };

/** Where a point of the plane that was painted lies on the screen, counted from the middle of the room. */
function screenOf(transform: string, painted: Painted, x: number, y: number): readonly number[] {
  const [across, down, , , scale] = [...transform.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(Number);
  const { unit, width, height } = painted;
  return [
    ((x - painted.x - width / 2) / unit) * scale + across,
    ((y - painted.y - height / 2) / unit) * scale + down,
  ];
}

test('what is painted reaches over the room to every side', () => {
  expect(UNIT).toBe(2);
  expect(PAINTED.width).toBeGreaterThan(ROOM.width * UNIT);
  expect(PAINTED.height).toBeGreaterThan(ROOM.height * UNIT);
  expect(PAINTED.x + PAINTED.width / 2).toBeCloseTo(BOX.x + BOX.width / 2);
});

test('a backdrop follows an enlarged picture that was pulled', () => {
  const moved = backdropTransform({ zoom: 2, dx: 30, dy: -10 }, { box: BOX, unit: UNIT }, PAINTED);
  // The middle of the box is (100, 100); the viewport looks at (130, 90).
  const [x, y] = screenOf(moved, PAINTED, 130, 90);
  expect(x).toBeCloseTo(0);
  expect(y).toBeCloseTo(0);
  // One unit is one pixel now.
  expect(screenOf(moved, PAINTED, 140, 90)[0]).toBeCloseTo(10);
});

test('until it is painted again it lies where its trees belong, although the picture shows another part', () => {
  const box = { x: -200, y: -50, width: 800, height: 300 };
  const moved = backdropTransform(LENS, { box, unit: unitOf(box, ROOM) }, PAINTED);
  const [x, y] = screenOf(moved, PAINTED, 300, 140);
  expect(x).toBeCloseTo((300 - 200) / 4);
  expect(y).toBeCloseTo((140 - 100) / 4);
});
