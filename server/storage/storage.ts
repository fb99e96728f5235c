import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { relationStore, type RelationStore } from './relations.ts';
import { silentBus, type Bus, type Signal } from './bus.ts';
import { dailyStore, type DailyStore } from './daily.ts';
import { eventStore, type EventStore } from './events.ts';
import { createFolder } from './create-folder.ts';
import { jobStore, type JobStore } from './jobs.ts';
import { limitStore, type LimitStore } from './limits.ts';
import { correspondenceStore, type CorrespondenceStore } from './correspondence.ts';
import { accessTokenStore, type AccessTokenStore } from './access-tokens.ts';
import { webhookStore, type WebhookStore } from './webhooks.ts';
import { vacationStore, type VacationStore } from './vacations.ts';
import { isMigrated, migrate, type MigrationSteps } from './migrations.ts';
import { moderationStore, type ModerationStore } from './moderation.ts';
import { noteStore, type NoteStore } from './notes.ts';
import { noticeStore, type NoticeStore } from './notifications.ts';
import { orderStore, type OrderStore } from './orders.ts';
import { peopleStore, type PeopleStore } from './people.ts';
import { ownRowStore, type OwnRowStore } from './own-rows.ts';
import { openPostgres } from './postgres.ts';
import { postgresTransport } from './postgres-transport.ts';
import type { Connections } from './query.ts';
import { profileStore, type ProfileStore } from './profiles.ts';
import { ratingStore, type RatingStore } from './ratings.ts';
import { redisTransport } from './redis-transport.ts';
import { shardedBus } from './sharded-bus.ts';
import { resultStore, type ResultStore } from './results.ts';
import { reviewStore, type ReviewStore } from './reviews.ts';
import { retentionStore, type RetentionStore } from './retention.ts';
import { seekStore, type SeekStore } from './seeks.ts';
import { lockFile, openSqlite } from './sqlite.ts';
import { tableStore, type TableStore } from './tables.ts';
import type { WorkRules } from '../work/work.ts';
import type { TableWrite } from './writer.ts';

/** Milliseconds after which a query without an answer counts as failed. */
const QUERY_TIME = 5000;

/** Everything that is stored, in SQLite or PostgreSQL. */
export interface DataStore {
  readonly tables: TableStore;
  readonly people: PeopleStore;
  readonly notices: NoticeStore;
  readonly results: ResultStore;
  readonly ratings: RatingStore;
  readonly profiles: ProfileStore;
  readonly notes: NoteStore;
  readonly orders: OrderStore;
  readonly correspondence: CorrespondenceStore;
  readonly vacations: VacationStore;
  readonly accessTokens: AccessTokenStore;
  readonly webhooks: WebhookStore;
  readonly relations: RelationStore;
  readonly moderation: ModerationStore;
  readonly events: EventStore;
  readonly daily: DailyStore;
  readonly seeks: SeekStore;
  readonly limits: LimitStore;
  readonly retention: RetentionStore;
  readonly reviews: ReviewStore;
  readonly ownRows: OwnRowStore;
  /** Work that all processes share; undefined when there is only this one. */
  readonly jobs: ((rules: WorkRules) => JobStore) | undefined;
  readonly bus: Bus;
  /** Whether the database answers, and whether it has every table that this version needs. */
  health(): Promise<{ readonly database: boolean; readonly schema: boolean }>;
  close(): Promise<void>;
}

/** The store cannot be used: another server has the folder, it is not a folder, or the database does not answer. */
export class StoreError extends Error {
  readonly kind: 'in-use' | 'no-folder' | 'no-database';
  readonly where: string;

  constructor(kind: StoreError['kind'], where: string, reason = '') {
    super(reason);
    this.name = 'StoreError';
    this.kind = kind;
    this.where = where;
  }
}

/** The embedded store in a folder, which is created if needed. One process at a time. */
export async function openSqliteStore(folder: string, archive?: string): Promise<DataStore> {
  const unlock = lockFolder(folder);
  const opened = openSqlite(path.join(folder, 'cosecha.sqlite'));
  try {
    await migrate(opened.db);
  } catch (error) {
    await opened.db.destroy();
    unlock();
    throw unusable(folder, error);
  }
  return storageOn(opened, { bus: silentBus, unlock, archive });
}

/** The file of an embedded store that a server may be using; it must exist and have every table. */
export async function openSharedSqliteStore(file: string): Promise<DataStore> {
  if (!existsSync(file)) throw new StoreError('no-folder', path.dirname(file), 'no store');
  const opened = openSqlite(file);
  if (!(await isMigrated(opened.db).catch(() => false))) {
    await opened.reader.destroy();
    await opened.db.destroy();
    throw new StoreError('no-folder', path.dirname(file), 'start the server once');
  }
  return storageOn(opened, { bus: silentBus, unlock: () => undefined, archive: undefined });
}

/** Keeps every other process out of a folder until it is unlocked. */
export function lockFolder(folder: string): () => void {
  let unlock: (() => void) | undefined;
  try {
    createFolder(folder);
    unlock = lockFile(path.join(folder, 'lock.sqlite'));
  } catch (error) {
    throw unusable(folder, error);
  }
  if (unlock === undefined) throw new StoreError('in-use', folder);
  return unlock;
}

const unusable = (folder: string, error: unknown): StoreError =>
  new StoreError('no-folder', folder, error instanceof Error ? error.message : undefined);

interface PostgresOptions {
  readonly redis?: string | undefined;
  readonly archive?: string | undefined;
  /** The steps that this version knows. */
  readonly steps?: MigrationSteps | undefined;
}

/** PostgreSQL, which any number of processes share. It carries their signals too, unless there is a Redis for them. */
export async function openPostgresStore(
  url: string,
  { redis, archive, steps }: PostgresOptions = {},
): Promise<DataStore> {
  await migratePostgres(url, steps);
  const opened = openPostgres(url, QUERY_TIME);
  try {
    const open = redis === undefined ? postgresTransport(url) : redisTransport(redis);
    const bus = await shardedBus(open, randomBytes(9).toString('base64url'));
    return storageOn(opened, { bus, unlock: () => undefined, archive, steps });
  } catch (error) {
    await opened.db.destroy();
    throw error;
  }
}

/** A migration may take as long as it needs. */
async function migratePostgres(url: string, steps: MigrationSteps | undefined): Promise<void> {
  const { db } = openPostgres(url);
  try {
    await migrate(db, steps);
  } finally {
    await db.destroy();
  }
}

interface StoreParts {
  readonly bus: Bus;
  readonly unlock: () => void;
  readonly archive: string | undefined;
  readonly steps?: MigrationSteps | undefined;
}

const storageOn = (connections: Connections, { bus, unlock, archive, steps }: StoreParts): DataStore => ({
  tables: tableStore(connections, writes => bus.publish(writes.flatMap(signalsOf)), archive),
  people: peopleStore(connections),
  notices: noticeStore(connections),
  results: resultStore(connections),
  ratings: ratingStore(connections),
  profiles: profileStore(connections),
  notes: noteStore(connections),
  orders: orderStore(connections),
  correspondence: correspondenceStore(connections),
  vacations: vacationStore(connections),
  accessTokens: accessTokenStore(connections),
  webhooks: webhookStore(connections),
  relations: relationStore(connections),
  moderation: moderationStore(connections),
  events: eventStore(connections),
  daily: dailyStore(connections),
  seeks: seekStore(connections),
  limits: limitStore(connections, bus.isShared),
  retention: retentionStore(connections),
  reviews: reviewStore(connections),
  ownRows: ownRowStore(connections),
  jobs: bus.isShared ? rules => jobStore(connections, rules) : undefined,
  bus,
  health: async () => ({ database: true, schema: await isMigrated(connections.reader, steps) }),
  async close() {
    await bus.close();
    // The writer closes last: it merges everything into one file, so that a copy of it is complete.
    if (connections.reader !== connections.db) await connections.reader.destroy();
    await connections.db.destroy();
    unlock();
  },
});

const signalsOf = ({ id, row: { version }, waitsFor }: TableWrite): Signal[] => [
  { type: 'table', id, version },
  ...waitsFor.map((person): Signal => ({ type: 'turn', id: person, table: id })),
];
