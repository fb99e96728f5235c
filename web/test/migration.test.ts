import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { forcedMove, playForced, undoSteps } from '../../kernel/match.ts';
import { replay, toRecord } from '../../kernel/record.ts';
import { playersOf, settingsOf } from '../local/local-table.ts';
import { recordFromLog } from '../local/record-table.ts';
import { tableFromMatch, type MatchOfVersion1 } from '../local/migration.ts';
import { forPlayers, randomMatch } from './updates.ts';

const PLAYERS = [
  { name: 'Ana', bot: null },
  { name: '', bot: 'level-3' },
  { name: 'Clara', bot: null },
];

/** Matches of version 1 of the database: at the start, in the middle and at the end. */
async function matchesOf(id: (typeof GAME_IDS)[number]): Promise<readonly MatchOfVersion1[]> {
  const { game } = await loadGame(id);
  const all = [...randomMatch(game, forPlayers(PLAYERS.length), 12)];
  const forced = all.findIndex(({ state }) => forcedMove(game, state) !== undefined);
  return [0, Math.max(0, forced), all.length >> 1, all.length - 1].map((ply, index) => ({
    id: `${id}-${index}`,
    game: id,
    players: PLAYERS,
    record: toRecord(
      all[ply],
      PLAYERS.map(({ name }) => name),
    ),
    created: 100,
    changed: 200,
  }));
}

describe.each(GAME_IDS)('a saved game of %s from version 1', id => {
  test('becomes a table at the same position, with its players and times', async () => {
    const { game } = await loadGame(id);
    for (const match of await matchesOf(id)) {
      const table = await tableFromMatch(match);
      if (table === undefined) throw new Error(`${match.id} was not read`);
      expect(table).toMatchObject({ id: match.id, created: 100, changed: 200 });
      expect(playersOf(table)).toEqual(PLAYERS);
      const { config } = match.record;
      expect(settingsOf(table)).toMatchObject({ game: id, config, undo: 'free', screen: 'shared' });
      const record = recordFromLog(game, table.log, PLAYERS);
      // A forced move that was due is made; nothing else is added.
      expect(record.moves.slice(0, match.record.moves.length)).toEqual(match.record.moves);
      const position = playForced(replay(game, match.record));
      expect(replay(game, record).state).toEqual(position.state);
      expect(table.toAct).toEqual(game.toAct(position.state));
      expect(table.outcome === null).toBe(match.record.result === undefined);
      // A move that is undone leads to the state before it.
      if (record.moves.length > 0)
        expect(undoSteps(replay(game, record), 1).state).toEqual(undoSteps(position, 1).state);
    }
  });

  test('is left alone when today’s rules cannot replay it', async () => {
    const [match] = await matchesOf(id);
    const broken: readonly MatchOfVersion1[] = [
      { ...match, game: 'unknown' },
      { ...match, record: { ...match.record, rules: 999 } },
      { ...match, record: { ...match.record, moves: ['0 no such move'] } },
      { ...match, record: { ...match.record, config: { players: 99, options: {} } } },
    ];
    for (const one of broken) expect(await tableFromMatch(one)).toBeUndefined();
  });
});
