import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Seed } from '../kernel/seed.ts';
import { startBotThreads, type BotThreads } from './bots/pool.ts';
import { createThinker, type Thinker } from './bots/thinker.ts';
import { startWebhooks } from './webhooks/runner.ts';
import { startEventRunner } from './events/runner.ts';
import { buildApp } from './http/app.ts';
import { drain } from './lifecycle.ts';
import { createLimiter } from './limits/limiter.ts';
import { limitsFrom } from './limits/limits.ts';
import { startOpenStreams } from './limits/open-streams.ts';
import { openRedisCounters } from './limits/redis-counters.ts';
import { observedBots, observedTables, type Observer } from './observer.ts';
import { startOtlpExporter, type SpanExporter } from './tracing/otlp.ts';
import { tracedBots, tracedHost, tracedTables } from './tracing/traced.ts';
import { createTracer, type Tracer } from './tracing/tracer.ts';
import type { ApiInstance } from './http/instance.ts';
import type { Services } from './services.ts';
import { startMailer } from './notifications/mail.ts';
import { startPusher } from './notifications/push.ts';
import { startDelivery } from './notifications/delivery.ts';
import { closeStreams } from './people/account.ts';
import { startSanctions } from './moderation/sanctions.ts';
import { startReviewer } from './review/reviewer.ts';
import { startReviewThreads, type ReviewThreads } from './review/threads.ts';
import { startReviewWorker } from './review/own-worker.ts';
import { startSessions } from './people/session.ts';
import { startRatings } from './ratings/take-in.ts';
import { startScheduler } from './tables/scheduler.ts';
import { createTableRuntime } from './tables/server-host.ts';
import type { TablePolicy } from './tables/runtime.ts';
import type { ServerConfig } from './config.ts';
import { startUpkeep } from './upkeep.ts';
import { createMemoryWork } from './work/memory-work.ts';
import { createSharedWork } from './work/shared-work.ts';
import { WORK_RULES, type Work, type WorkRules } from './work/work.ts';
import type { MigrationSteps } from './storage/migrations.ts';
import { openSqliteStore, openPostgresStore, StoreError, type DataStore } from './storage/storage.ts';

const SECOND = 1000;

export interface RunningServer {
  /** Where the server answers. */
  readonly address: string;
  readonly services: Services;
  /** Finishes requests, stores all tables and frees every resource. */
  close(): Promise<void>;
}

/** What a test may replace. */
export interface Overrides {
  readonly now?: () => number;
  /** Seeds of new matches. Where people play, no one may predict them. */
  readonly newSeed?: () => Seed;
  readonly chooseMove?: Thinker['choose'];
  readonly threads?: BotThreads;
  readonly reviewThreads?: ReviewThreads;
  /** The changes to the database that this version knows: another list makes it another version. */
  readonly migrations?: MigrationSteps;
}

/** Starts a whole server. */
export async function serve(
  settings: ServerConfig,
  version: string,
  { now = Date.now, newSeed = freshSeed, chooseMove, threads, migrations, ...replaced }: Overrides = {},
): Promise<RunningServer> {
  const metrics =
    settings.metricsPort === undefined ? undefined : (await import('./metrics.ts')).createMetrics();
  let report = (_error: unknown, _table: string): void => undefined;
  const reportError = (error: unknown, table: string): void => report(error, table);
  const traces = startTraces(settings, version, error => reportError(error, ''));
  const storage = traced(
    observed(await openStorage(settings, migrations), metrics?.observer),
    traces?.tracer,
  );
  const work = createWork(storage, { ...WORK_RULES, share: settings.botShare, most: settings.botQueue });
  const botThreads = threads ?? startBotThreads(settings.botThreads);
  const thinker = createThinker(botThreads, work, error => reportError(error, ''));
  const bots = chooseMove === undefined ? thinker : { ...thinker, choose: chooseMove };
  const measured = metrics === undefined ? bots : observedBots(bots, metrics.observer);
  const runtime = createTableRuntime(
    {
      storage,
      bots: traces === undefined ? measured : tracedBots(measured, traces.tracer),
      policy: policyOf(settings),
      now,
      newSeed,
      reportError,
    },
    host => (traces === undefined ? host : tracedHost(host, traces.tracer)),
  );
  const reviewThreads = replaced.reviewThreads ?? startReviewThreads(settings.reviewThreads);
  const reviewWorker = startReviewWorker(work, reviewThreads, {
    mayStart: () => settings.botThreads === 0 || botThreads.idle() > 0,
    reportError: error => reportError(error, ''),
  });
  const { people, notices, bus } = storage;
  const sessions = startSessions(people, storage.accessTokens, runtime.now);
  const sanctions = startSanctions(storage.moderation, runtime.now);
  bus.onSignal(signal => {
    if (signal.type !== 'person') return;
    sessions.forget(signal.id);
    sanctions.forget();
    closeStreams({ runtime, storage }, signal.id).catch((error: unknown) => runtime.reportError(error, ''));
  });
  bus.onDoubt((_shards, isForAll) => {
    if (!isForAll) return;
    // Whatever was said about people in the meantime was missed.
    sessions.forgetAll();
    sanctions.forget();
    runtime.names.outdateAll();
    closeStreams({ runtime, storage }).catch((error: unknown) => runtime.reportError(error, ''));
  });
  const counters = settings.redis === undefined ? undefined : await openRedisCounters(settings.redis);
  const mailer = settings.smtp === undefined ? undefined : startMailer(settings.smtp, settings.mailFrom);
  const contact = { contact: settings.pushContact, hosts: settings.pushHosts };
  const pusher = settings.push ? await startPusher(notices, contact) : undefined;
  const services: Services = {
    version,
    settings,
    storage,
    lifecycle: { isDraining: false },
    observer: metrics?.observer,
    tracer: traces?.tracer,
    sessions,
    sanctions,
    runtime,
    work,
    reviewer: startReviewer(runtime, work, reviewThreads),
    limits: limitsFrom(settings.limits),
    limiter: createLimiter(counters ?? storage.limits.shared?.rates, now),
    openStreams: startOpenStreams(storage.limits, now, reportError),
    mailer,
    pusher,
  };
  const closeReviews = async (): Promise<void> => {
    reviewWorker.stop();
    await services.reviewer.close();
    await reviewThreads.close();
  };
  const app = await buildApp(services);
  report = (error, table) =>
    table === ''
      ? app.log.error({ err: error }, 'something failed in the background')
      : app.log.error({ err: error, table }, 'a table failed');
  const listening = async (): Promise<string> => {
    if (metrics !== undefined) await metrics.listen(services, settings.host, settings.metricsPort ?? 0);
    return listen(app, settings);
  };
  const address = await listening().catch(async (error: unknown) => {
    await app.close();
    await metrics?.close();
    counters?.close();
    await services.openStreams.stop();
    await closeReviews();
    await runtime.bots.close();
    await storage.close();
    await traces?.exporter.close();
    throw error;
  });
  const scheduler = startScheduler(runtime);
  const delivery = startDelivery(services, () => settings.url?.origin ?? address);
  const upkeep = startUpkeep(services);
  const ratings = startRatings(runtime);
  const events = startEventRunner(services);
  const webhooks = startWebhooks(services, () => settings.url?.origin ?? address);
  app.log.info({ address, store: settings.database === undefined ? 'sqlite' : 'postgres' }, 'listening');
  return {
    address,
    services,
    async close() {
      await drain(services.lifecycle, runtime, settings.drain);
      report = () => undefined;
      upkeep.stop();
      await ratings.stop();
      await events.stop();
      await webhooks.stop();
      delivery.stop();
      await app.close();
      await metrics?.close();
      await services.openStreams.stop();
      await scheduler.stop();
      await closeReviews();
      await runtime.bots.close();
      mailer?.close();
      counters?.close();
      await storage.close();
      await traces?.exporter.close();
      app.log.info('stopped');
    },
  };
}

const observed = (storage: DataStore, observer: Observer | undefined): DataStore =>
  observer === undefined ? storage : { ...storage, tables: observedTables(storage.tables, observer) };

const traced = (storage: DataStore, tracer: Tracer | undefined): DataStore =>
  tracer === undefined ? storage : { ...storage, tables: tracedTables(storage.tables, tracer) };

/** undefined: no one asked for traces. */
function startTraces(
  { otlp: url }: ServerConfig,
  version: string,
  reportError: (error: unknown) => void,
): { readonly tracer: Tracer; readonly exporter: SpanExporter } | undefined {
  if (url === undefined) return undefined;
  const service = {
    'service.name': 'cosecha',
    'service.version': version,
    'service.instance.id': randomBytes(6).toString('hex'),
  };
  const exporter = startOtlpExporter({ url, service, reportError });
  return { tracer: createTracer(exporter.take), exporter };
}

const createWork = ({ jobs }: DataStore, rules: WorkRules): Work =>
  jobs === undefined ? createMemoryWork(rules) : createSharedWork(jobs(rules), rules);

const freshSeed = (): Seed => randomBytes(32).toString('hex');

async function openStorage(
  { database, data, redis, archive }: ServerConfig,
  steps: MigrationSteps | undefined,
): Promise<DataStore> {
  if (database === undefined) return openSqliteStore(data, archive);
  try {
    return await openPostgresStore(database, { redis, archive, steps });
  } catch (error) {
    const { host } = new URL(database);
    throw new StoreError('no-database', host, error instanceof Error ? error.message : undefined);
  }
}

const policyOf = (settings: ServerConfig): TablePolicy => ({
  standIn: settings.standIn,
  awayAfter: settings.awayAfter * SECOND,
  botPace: settings.botPace,
  noticeDelay: settings.noticeDelay * SECOND,
  sleepAfter: settings.sleepAfter * SECOND,
});

async function listen(app: ApiInstance, { host, port }: ServerConfig): Promise<string> {
  await app.listen({ host, port });
  // A server that listens on a port has an address of this kind.
  const { port: bound } = app.server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${name === '0.0.0.0' || name === '[::]' || name === '127.0.0.1' ? 'localhost' : name}:${bound}`;
}
