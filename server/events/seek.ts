import type { NewSeek, Seek, Seeks } from '../../api/seek.ts';
import { rangeAfter } from '../../events/seeking.ts';
import { isGameId, loadGame } from '../../games/index.ts';
import { configError } from '../../kernel/match.ts';
import { languageOf } from '../people/session.ts';
import { notFound, RequestError } from '../request-error.ts';
import type { Services } from '../services.ts';
import type { SeekRow } from '../storage/schema.ts';
import { ratingOf } from './seeker-rating.ts';

/** Puts a person in the queue, or changes what they look for. Each person looks for one thing at a time. */
export async function seek(
  services: Services,
  person: string,
  wanted: NewSeek,
  wish: string | null = null,
): Promise<Seek> {
  const { storage, runtime } = services;
  const { game, pace, players, bots = false } = wanted;
  if (!isGameId(game))
    throw new RequestError('bad-settings', `unknown game ${game}: GET /api/meta lists the games`);
  const fault = configError((await loadGame(game)).game.meta, { players, options: {} });
  if (fault !== undefined) throw new RequestError('bad-settings', fault);
  const own = await storage.people.find(person);
  if (own === undefined) throw notFound();
  const now = runtime.now();
  const row: SeekRow = {
    person,
    game,
    pace,
    players,
    bots: bots ? 1 : 0,
    rating: await ratingOf(services, person, { game, pace }),
    wish,
    language: languageOf(own),
    created: now,
    seen: now,
    table_id: null,
    made: 0,
  };
  await storage.seeks.put(row);
  return toSeek((await storage.seeks.find(person)) ?? row, now);
}

/** Joins someone who looks for opponents. */
export async function joinSeek(services: Services, person: string, other: string): Promise<Seek> {
  const row = await services.storage.seeks.find(other);
  const apart = await services.storage.relations.apartFrom(person);
  if (row === undefined || row.table_id !== null || other === person || apart.has(other)) throw notFound();
  const { game, players, bots } = row;
  // Written by `seek`.
  const pace = row.pace as NewSeek['pace'];
  return seek(services, person, { game, pace, players, bots: bots === 1 }, other);
}

/** What a person looks for; asking says that they still wait. */
export async function readSeek({ storage, runtime }: Services, person: string): Promise<Seek | null> {
  const row = await storage.seeks.find(person);
  if (row === undefined) return null;
  await storage.seeks.touch(person, runtime.now());
  return toSeek(row, runtime.now());
}

function toSeek({ game, pace, players, bots, created, table_id: table, made }: SeekRow, now: number): Seek {
  const range = rangeAfter(now - created);
  return {
    game,
    // Written by `seek`.
    pace: pace as Seek['pace'],
    players,
    bots: bots === 1,
    since: created,
    range: Number.isFinite(range) ? range : null,
    table: made === 1 ? table : null,
  };
}

export async function listSeeks(
  { storage }: Services,
  person: string,
  { game, pace }: { readonly game?: string; readonly pace?: string },
): Promise<Seeks> {
  const apart = await storage.relations.apartFrom(person);
  const rows = (await storage.seeks.listWaiting()).filter(
    row =>
      !apart.has(row.person) &&
      (game === undefined || row.game === game) &&
      (pace === undefined || row.pace === pace),
  );
  const names = new Map(
    (await storage.people.names(rows.map(row => row.person))).map(({ id, name }) => [id, name]),
  );
  return {
    seeks: rows.map(row => ({
      game: row.game,
      // Written by `seek`.
      pace: row.pace as Seek['pace'],
      players: row.players,
      person: row.person,
      name: names.get(row.person) ?? null,
      rating: Math.round(row.rating),
      since: row.created,
      isYours: row.person === person,
    })),
  };
}
