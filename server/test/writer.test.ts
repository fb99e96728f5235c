import { expect, test } from 'vitest';
import { DatabaseError } from '../storage/database-error.ts';
import type { WriteBatch } from '../storage/write-batch.ts';
import { startWriter, type TableWrite } from '../storage/writer.ts';

const write = (id: string, before = 1): TableWrite => ({
  id,
  before,
  entries: [],
  row: {
    version: before + 1,
    status: 'playing',
    game: 'cacao',
    visibility: 'public',
    settings: '{}',
    host: null,
    to_act: '[]',
    due: null,
    deadline: null,
    at: 0,
  },
  notices: [],
  waitsFor: [],
});

const idsOf = ({ steps, opened }: WriteBatch): string[] => [...steps, ...opened].map(({ id }) => id);

test('writes that wait at the same time are committed together', async () => {
  const batches: string[][] = [];
  const append = startWriter(
    batch => {
      batches.push(idsOf(batch));
      return Promise.resolve(idsOf(batch));
    },
    () => undefined,
  );
  expect(await Promise.all(['a', 'b', 'c'].map(id => append(write(id))))).toEqual([true, true, true]);
  expect(batches).toEqual([['a', 'b', 'c']]);
});

test('two writes of the same table never share a batch', async () => {
  const taken = new Set<string>();
  const append = startWriter(
    batch => {
      const fresh = idsOf(batch).filter(id => !taken.has(id));
      for (const id of fresh) taken.add(id);
      return Promise.resolve(fresh);
    },
    () => undefined,
  );
  const results = await Promise.all([write('a', 0), write('a', 0), write('b', 0)].map(append));
  expect(results).toEqual([true, false, true]);
});

test('a write that the database refuses fails alone', async () => {
  const announced: string[] = [];
  const append = startWriter(
    batch =>
      idsOf(batch).includes('bad')
        ? Promise.reject(new Error('invalid byte sequence'))
        : Promise.resolve(idsOf(batch)),
    writes => announced.push(...writes.map(({ id }) => id)),
  );
  const results = await Promise.allSettled(['a', 'bad', 'c'].map(id => append(write(id))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(announced).toEqual(['a', 'c']);
});

test('when the database cannot be reached, all of them fail at once', async () => {
  let attempts = 0;
  const append = startWriter(
    () => {
      attempts++;
      return Promise.reject(new DatabaseError('gone'));
    },
    () => undefined,
  );
  const results = await Promise.allSettled(['a', 'b'].map(id => append(write(id))));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(attempts).toBe(1);
});
