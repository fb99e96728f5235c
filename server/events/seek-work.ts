import { matchSeekers } from '../../events/seeking.ts';
import { fastRandom, shuffle } from '../../kernel/random.ts';
import { isGameId, loadGame } from '../../games/index.ts';
import { completeConfig } from '../../kernel/match.ts';
import { personSeat, type SeatState } from '../../table/seat-state.ts';
import type { Speed } from '../../table/settings.ts';
import { LANGUAGES } from '../../kernel/text.ts';
import { isProtected } from '../people/protected.ts';
import { idFromText } from '../people/token.ts';
import type { Services } from '../services.ts';
import type { SeekRow } from '../storage/schema.ts';
import { hashOf } from '../storage/shard.ts';
import { arrangeTable } from './arrange.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const BOT = 'level-2';

/** How long someone who no longer asks is still in the queue. */
const PATIENCE: Readonly<Record<string, number>> = { live: 15 * SECOND, days: 3 * DAY };

const SPEEDS: Readonly<Record<string, Speed>> = {
  live: { kind: 'live', bank: 1200, increment: 20 },
  days: { kind: 'correspondence', days: 3 },
};

type EventServices = Pick<Services, 'storage' | 'runtime'>;

/** Finds tables for people who look for opponents. Several processes may do this at once. */
export async function tendSeeks(services: EventServices): Promise<void> {
  const { storage, runtime } = services;
  const now = runtime.now();
  for (const [pace, patience] of Object.entries(PATIENCE))
    await storage.seeks.deleteOlder(pace, now - patience);
  const waiting = await storage.seeks.listWaiting();
  const areApart = await storage.relations.blocksAmong(waiting.map(({ person }) => person));
  const tables = matchSeekers(
    waiting.map(row => ({
      id: row.person,
      goal: `${row.game} ${row.pace} ${row.players}`,
      players: row.players,
      rating: row.rating,
      waited: now - row.created,
      takesBots: row.bots === 1,
      wish: row.wish,
    })),
    areApart,
  );
  for (const people of tables) await storage.seeks.settle(people, idOf(waiting, people));
  const settled = Map.groupBy(await storage.seeks.listSettled(), row => row.table_id ?? '');
  for (const [table, rows] of settled) await makeTable(services, table, rows);
}

/** The same people at another time get another table. */
const idOf = (waiting: readonly SeekRow[], people: readonly string[]): string => {
  const rows = waiting.filter(({ person }) => people.includes(person));
  return idFromText(
    `seek ${rows
      .map(({ person, created }) => `${person} ${created}`)
      .toSorted()
      .join(' ')}`,
  );
};

/** Everything about the table follows from the people who were given it, so it is made once, by whomever. */
async function makeTable(
  { storage, runtime }: EventServices,
  id: string,
  rows: readonly SeekRow[],
): Promise<void> {
  const [{ game, pace, players, language }] = rows;
  if (!isGameId(game)) return;
  const { meta } = (await loadGame(game)).game;
  const people = rows.map(({ person }) => person).toSorted();
  const areProtected = await Promise.all(people.map(person => isProtected(storage, person)));
  const places: SeatState[] = [
    ...people.map(personSeat),
    ...Array.from({ length: players - people.length }, (): SeatState => ({ kind: 'bot', level: BOT })),
  ];
  await arrangeTable(runtime, {
    id,
    settings: {
      game,
      config: completeConfig(meta, { players, options: {} }),
      language: LANGUAGES.find(one => one === language) ?? LANGUAGES[0],
      visibility: 'public',
      speed: SPEEDS[pace],
      undo: 'free',
      ...(areProtected.every(Boolean) ? { rated: true } : {}),
    },
    host: people[0],
    places: shuffle(places, fastRandom(hashOf(id))),
    seed: runtime.newSeed(),
  });
  await storage.seeks.markMade(id);
}
