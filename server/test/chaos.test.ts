import { describe, expect, test } from 'vitest';
import { runChaos } from './chaos/chaos-run.ts';
import { checkHistory, type SeenLine, type SeenStream, type SentCommand } from './chaos/history.ts';
import { settledLogs, type Watcher } from './chaos/settled-logs.ts';
import { hasRedis } from './redis.ts';
import { isMissing } from './test-server.ts';

/** A limit for what hangs: how fast things recover is measured by `npm run chaos`. */
const PATIENCE = 60;

test('one server on the embedded store: faults lose nothing, repeat nothing and freeze nothing', async () => {
  const report = await runChaos({
    store: 'sqlite',
    withRedis: false,
    seed: 1,
    tables: 3,
    faults: 6,
    seconds: 120,
    abreast: 2,
    longest: 1500,
    patience: PATIENCE,
  });
  expect(report.problems).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(0);
}, 300_000);

test.skipIf(isMissing('postgres'))(
  'three servers on PostgreSQL: faults lose nothing, repeat nothing and freeze nothing',
  async () => {
    const report = await runChaos({
      store: 'postgres',
      withRedis: hasRedis,
      seed: 2,
      tables: 3,
      faults: 8,
      seconds: 120,
      abreast: 2,
      longest: 1500,
      patience: PATIENCE,
    });
    expect(report.problems).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(0);
  },
  400_000,
);

describe('the end of a run', () => {
  const lines = (count: number): SeenLine[] =>
    Array.from({ length: count }, (_, index) => ({ n: index + 1, text: '' }));
  /** A person whose server gives logs of these lengths, and whose stream has as much as the server when it ends. */
  const watcher = (lengths: number[], seen: SeenLine[]): Watcher => ({
    seen,
    read() {
      const length = lengths.length > 1 ? lengths.shift() : lengths[0];
      return Promise.resolve(lines(length ?? 0));
    },
  });
  const ending = (patience: number, onEnd = (): void => undefined) => ({
    patience,
    endStreams: () => Promise.resolve(onEnd()),
  });

  test('waits for the last acknowledged command, although a server and its streams are late alike', async () => {
    const seen = lines(70);
    const one: Watcher = {
      seen,
      read: () => {
        // The server hears of the last command, and so does its stream.
        if (reads++ === 2) seen.push({ n: 71, text: '' });
        return Promise.resolve(lines(seen.length));
      },
    };
    let reads = 0;
    const [log] = await settledLogs([one], 71, ending(60_000));
    expect(log).toHaveLength(71);
  });

  test('does not blame a stream for what came after it ended, nor a log that was read too early', async () => {
    const seen = lines(71);
    const one = watcher([71, 70, 75, 99], seen);
    const [log] = await settledLogs(
      [one],
      71,
      ending(60_000, () => void seen.push(...lines(74).slice(71))),
    );
    expect(log).toHaveLength(74);
  });

  test('tells of a command that never appears, and of a stream that falls short', async () => {
    expect((await settledLogs([watcher([70], lines(70))], 71, ending(1)))[0]).toHaveLength(70);
    expect((await settledLogs([watcher([80], lines(70))], 71, ending(1)))[0]).toHaveLength(80);
  });
});

describe('the check of histories', () => {
  const said = (n: number, text: string) => ({ n, text: JSON.stringify({ type: 'said', text }) });
  const opened = { n: 1, text: '{"type":"opened"}' };
  const stream = (lines: SeenStream['lines'], log = lines): SeenStream => ({
    table: 't',
    viewer: 'ana',
    lines,
    log,
  });
  const sent = (text: string, version: number | undefined, sentAt = version ?? 0): SentCommand => ({
    table: 't',
    what: { said: text },
    sentAt,
    answeredAt: sentAt + 0.5,
    version,
  });
  const whole = [opened, said(2, 'a'), said(3, 'b')];
  const both = [sent('a', 2), sent('b', 3)];

  test('accepts one order that all saw', () => {
    expect(checkHistory(both, [stream(whole)])).toEqual([]);
  });

  test.each<[string, SentCommand[], SeenStream]>([
    ['a command that was acknowledged and is lost', [...both, sent('c', 4)], stream(whole)],
    ['a command that is stored twice', both, stream([...whole, said(4, 'b')])],
    ['a command that was refused and is stored', [sent('a', 2), sent('b', undefined)], stream(whole)],
    ['a gap in a stream', both, stream([opened, said(3, 'b')], whole)],
    ['a line that a stream shows twice', both, stream([opened, opened, ...whole.slice(1)], whole)],
    ['a stream that does not reach the end', both, stream(whole.slice(0, 2), whole)],
    ['a line that was never stored', both, stream([opened, said(2, 'x'), said(3, 'b')], whole)],
    ['commands in an order that time forbids', [sent('a', 2, 9), sent('b', 3, 1)], stream(whole)],
  ])('notices %s', (_name, commands, seen) => {
    expect(checkHistory(commands, [seen])).not.toEqual([]);
  });
});
