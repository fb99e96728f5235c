import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { configsOf } from '../../kernel/conformance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { parseRecord, replaysRules, verify, type MatchRecord } from '../../kernel/record.ts';
import { GAME_IDS, loadGame, type GameId } from '../index.ts';

/*
 * Records of every release, which every later version must replay to the same end. A release adds a folder of its own
 * with `npm run freeze-records`; the folders that are here never change.
 */
const FOLDER = new URL('records/', import.meta.url);
const RELEASES = readdirSync(FOLDER);

const recordsOf = (release: string, game: GameId): MatchRecord[] =>
  readFileSync(new URL(`${release}/${game}.jsonl`, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map(parseRecord);

const gameOf = async (id: GameId): Promise<AnyGame> => (await loadGame(id)).game;

describe.each(RELEASES)('records of version %s', release => {
  test.each(GAME_IDS)('%s replays every one', async id => {
    const game = await gameOf(id);
    for (const record of recordsOf(release, id)) {
      expect(replaysRules(game, record.rules), `rules ${record.rules} of ${id}`).toBe(true);
      expect(verify(game, record).steps.length).toBe(record.moves.length);
    }
  });

  test.each(GAME_IDS)('%s: finished and unfinished ones, and one that changed hosts', id => {
    const records = recordsOf(release, id);
    expect(records.some(({ result }) => result !== undefined)).toBe(true);
    expect(records.some(({ result }) => result === undefined)).toBe(true);
    expect(records.some(({ reseeds = [] }) => reseeds.length > 0)).toBe(true);
  });
});

test.each(GAME_IDS)('%s: the newest records cover every player count and option value', async id => {
  const game = await gameOf(id);
  const covered = recordsOf(RELEASES.at(-1) ?? '', id).flatMap(({ config: { players, options } }) =>
    Object.entries({ ...options, players: String(players) }).map(([name, value]) => `${name} ${value}`),
  );
  const offered = configsOf(game).flatMap(({ players, options }) =>
    Object.entries({ ...options, players: String(players) }).map(([name, value]) => `${name} ${value}`),
  );
  expect(offered.filter(choice => !covered.includes(choice))).toEqual([]);
});

test('a record whose draws would differ does not pass', async () => {
  const [record] = recordsOf(RELEASES[0], 'cacao');
  const changed = { ...record, result: { totals: [0, 0], breakdown: [], ranks: [1, 1] } };
  const game = await gameOf('cacao');
  expect(() => verify(game, changed)).toThrow('totals');
});
