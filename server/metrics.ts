import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { readinessOf } from './http/routes/probes.ts';
import type { Observer } from './observer.ts';
import type { Services } from './services.ts';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  readonly observer: Observer;
  /** Serves `/metrics` on a port of its own; returns the port. */
  listen(services: Services, host: string, port: number): Promise<number>;
  close(): Promise<void>;
}

/** Figures for Prometheus. */
export function createMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register, prefix: 'cosecha_' });
  const requests = new Histogram({
    name: 'cosecha_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['route', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  const commands = new Counter({
    name: 'cosecha_commands_total',
    help: 'Commands to tables by type and outcome',
    labelNames: ['type', 'outcome'] as const,
    registers,
  });
  const commits = new Histogram({
    name: 'cosecha_commit_seconds',
    help: 'Time to store a change of a table',
    labelNames: ['outcome'] as const,
    buckets: SECONDS,
    registers,
  });
  const decisions = new Histogram({
    name: 'cosecha_bot_decision_seconds',
    help: "Time from a bot's turn to its decision, waiting included",
    labelNames: ['level'] as const,
    buckets: SECONDS,
    registers,
  });
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') response.writeHead(404).end();
    else
      register.metrics().then(
        text => response.writeHead(200, { 'content-type': register.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  });
  return {
    observer: {
      request: (route, status, ms) => requests.labels(route, String(status)).observe(ms / 1000),
      command: (type, outcome) => commands.labels(type, outcome).inc(),
      commit: (outcome, ms) => commits.labels(outcome).observe(ms / 1000),
      decision: (level, ms) => decisions.labels(level).observe(ms / 1000),
    },
    listen(services, host, port) {
      addGauges(register, services);
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        // A server that listens on a port has an address of this kind.
        server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
      });
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
}

/** What is read at the moment someone asks. */
function addGauges(register: Registry, services: Services): void {
  const { runtime, work } = services;
  const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
    const one: Gauge = new Gauge({
      name: `cosecha_${name}`,
      help,
      registers: [register],
      collect: async () => one.set(await read()),
    });
  };
  const tables = () => [...runtime.host.tables.values()];
  gauge('tables_loaded', 'Tables in memory', () => runtime.host.tables.size);
  gauge('table_streams', 'Open streams of tables', () =>
    tables().reduce((sum, { streams }) => sum + streams.size, 0),
  );
  gauge('turn_streams', "Open streams of people's turns", () =>
    [...runtime.turnStreams.values()].reduce((sum, streams) => sum + streams.size, 0),
  );
  gauge(
    'bots_thinking',
    'Tables whose bot thinks or waits to think',
    () => tables().filter(({ isBotThinking }) => isBotThinking).length,
  );
  gauge('work_queued', 'Pieces of work that wait', async () => (await work.status()).queued);
  gauge('work_leased', 'Pieces of work in progress', async () => (await work.status()).leased);
  gauge(
    'work_oldest_seconds',
    'How long the oldest piece has waited',
    async () => (await work.status()).oldest / 1000,
  );
  gauge('sweeps', 'Searches for versions that no signal told of', () => runtime.stats.sweeps);
  gauge('sweep_finds', 'Tables found newer than any signal had told', () => runtime.stats.sweepFinds);
  gauge('ready', '1: the server wants requests', async () => ((await readinessOf(services)).ready ? 1 : 0));
  gauge('database_up', '1: the database answers', async () =>
    (await readinessOf(services)).database ? 1 : 0,
  );
}
