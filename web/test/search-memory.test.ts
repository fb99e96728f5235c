import { expect, test } from 'vitest';
import type { PlayedMove } from '../../table/ports.ts';
import { createSearchMemory } from '../local/search-memory.ts';

const job = { game: 'cacao', level: 'level-4', seat: 1, view: {} };
const place = (seat: number, cell: string, isForced = false): PlayedMove => ({
  seat,
  move: `place 1-1-1-1 at ${cell}`,
  isForced,
  drew: false,
});
const FIRST = place(0, '0,-1');
const SECOND = place(1, '-1,0', true);

test('a thread keeps its bot and hears what was played since it looked last', async () => {
  const recall = createSearchMemory();
  const { seated, since } = await recall({ ...job, played: [FIRST] });
  expect(since).toBeUndefined();
  const again = await recall({ ...job, played: [FIRST, SECOND] });
  expect(again.seated).toBe(seated);
  expect(again.since).toEqual([
    { seat: 1, id: again.notation.parse(SECOND.move)?.id, isForced: true, drew: false },
  ]);
  expect((await recall({ ...job, played: [FIRST, SECOND] })).since).toEqual([]);
});

test('after an undo it begins anew', async () => {
  const recall = createSearchMemory();
  await recall({ ...job, played: [FIRST, SECOND] });
  expect((await recall({ ...job, played: [FIRST] })).since).toBeUndefined();
  expect((await recall({ ...job, played: [SECOND] })).since).toBeUndefined();
});

test('another seat has another bot, and so has a decision that does not say what was played', async () => {
  const recall = createSearchMemory();
  const { seated } = await recall({ ...job, played: [] });
  const other = await recall({ ...job, seat: 0, played: [] });
  expect(other.seated).not.toBe(seated);
  expect(other.since).toBeUndefined();
  expect((await recall(job)).since).toBeUndefined();
});
