import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openSqliteStore } from '../../server/storage/storage.ts';
import { cosecha } from './run.ts';

describe('moderate', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'cosecha-moderate-'));
  afterAll(() => rmSync(data, { recursive: true, force: true }));
  const moderate = (...words: string[]) => cosecha(['moderate', ...words, '--data', data]);
  const ana = {
    id: 'ana-the-first',
    name: 'Ana',
    language: 'en',
    kind: 'guest',
    owner: null,
    at: 1,
  } as const;

  test('appoints operators and writes it down, while a server has the store open', async () => {
    expect(moderate('operators')).toMatchObject({ code: 2 });
    const store = await openSqliteStore(data);
    await store.people.add(ana);
    const done = moderate('appoint', ana.id, '--reason', 'runs the club');
    expect(done).toMatchObject({ code: 0, out: `appoint ${ana.id}: done.\n` });
    expect(await store.moderation.isOperator(ana.id)).toBe(true);
    expect(moderate('operators').out).toContain(`${ana.id}  Ana`);
    expect(moderate('acts').out).toMatch(/appoint {2}Ana ana-the-first {4}runs the club/);
    expect(moderate('dismiss', ana.id, '--reason', 'moved').code).toBe(0);
    expect(await store.moderation.isOperator(ana.id)).toBe(false);
    await store.close();
  });

  test('warns, mutes, bans, lifts and renames', async () => {
    const days = ['--reason', 'spam', '--days', '3'];
    for (const action of ['warn', 'mute', 'ban']) expect(moderate(action, ana.id, ...days).code).toBe(0);
    expect(moderate('lift', ana.id, '--reason', 'sorry', '--kind', 'ban').code).toBe(0);
    expect(moderate('rename', ana.id, '--reason', 'rude', '--name', 'Anna').code).toBe(0);
    const store = await openSqliteStore(data);
    const now = Date.now();
    const kinds = (await store.moderation.sanctionsOf(ana.id))
      .filter(({ until }) => until === null || until > now)
      .map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['mute', 'warn']);
    expect((await store.people.find(ana.id))?.name).toBe('Anna');
    await store.close();
    expect(moderate('reports').out).toBe('No open reports.\n');
  });

  test('says what is missing', () => {
    expect(moderate('praise', ana.id).err).toContain('Unknown action "praise"');
    expect(moderate('ban').err).toContain('cosecha moderate ban ID');
    expect(moderate('ban', ana.id).err).toContain('--reason');
    expect(moderate('ban', ana.id, '--reason', 'x', '--days', '0').err).toContain('--days');
    expect(moderate('lift', ana.id, '--reason', 'x').err).toContain('--kind');
    expect(moderate('warn', 'nobody', '--reason', 'x').err).toContain('nobody');
    expect(cosecha(['moderate', 'reports', '--data', '/nowhere/at/all']).err).toContain('/nowhere/at/all');
  });
});
