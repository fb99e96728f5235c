import { describe, expect, test } from 'vitest';
import type { BotJob } from '../../table/ports.ts';
import { BOT_LEVELS, thinkingTime } from '../bots/levels.ts';
import type { BotThreads } from '../bots/pool.ts';
import { choose } from '../bots/worker.ts';
import type { Guest } from './test-client.ts';
import { startServer, type TestServer } from './test-server.ts';

/** A look at the clock takes this long: a machine on which every step of a search is slow. */
const STEP = 100;
const SEED = 5;

interface Thought {
  readonly job: BotJob;
  readonly move: string;
  /** Milliseconds by the bot's own clock. */
  readonly time: number;
}

/** Thinks with a clock that advances with every look at it, whatever else the machine does. */
async function think(job: BotJob): Promise<Thought> {
  let time = 0;
  const task = { ...job, seed: SEED, budgetMs: thinkingTime(job.level) };
  const move = await choose(task, () => (time += STEP));
  return { job, move, time };
}

/** One thread for the whole server. */
function slowThread(): { threads: BotThreads; thoughts: Thought[] } {
  const thoughts: Thought[] = [];
  let busy = 0;
  return {
    thoughts,
    threads: {
      idle: () => 1 - busy,
      async think(job) {
        busy++;
        const thought = await think(job);
        thoughts.push(thought);
        busy--;
        return thought.move;
      },
      close: () => Promise.resolve(),
    },
  };
}

/** One thread that answers when it is told to. */
function heldThread(): { threads: BotThreads; jobs: BotJob[]; release: () => void } {
  const jobs: BotJob[] = [];
  let release = (): void => undefined;
  let busy = 0;
  return {
    jobs,
    release: () => release(),
    threads: {
      idle: () => 1 - busy,
      think(job) {
        busy++;
        jobs.push(job);
        return new Promise(resolve => {
          release = () => {
            busy--;
            resolve(job.moves[0]);
          };
        });
      },
      close: () => Promise.resolve(),
    },
  };
}

const bot = (level: string) => ({ kind: 'bot', level });
const FIRST = { start: 'first' };

/** A table where only bots play, with someone who watches. */
async function openBotTable(server: TestServer, level: string): Promise<void> {
  const guest = await server.guest();
  const seats = [bot(level), bot(level)];
  await guest.watch(await guest.open({ game: 'cacao', seats, options: FIRST, start: true }));
}

/** A person's table at which the bot begins. */
async function openOwnTable(server: TestServer, level: string): Promise<{ guest: Guest; id: string }> {
  const guest = await server.guest();
  const seats = [bot(level), { kind: 'me' }];
  return { guest, id: await guest.open({ game: 'cacao', seats, options: FIRST, start: true }) };
}

describe('on a server with more tables than threads', () => {
  test('every level keeps its time, and loses none of it by waiting', async () => {
    const { threads, thoughts } = slowThread();
    const server = await startServer({ overrides: { threads } });
    for (let n = 0; n < 3; n++) await openBotTable(server, 'level-2');
    const tables = await Promise.all(BOT_LEVELS.map(level => openOwnTable(server, level)));
    for (const { guest, id } of tables)
      await expect
        .poll(async () => (await guest.look(id)).table.moves.length, { timeout: 60_000 })
        .toBeGreaterThan(0);
    await server.end();
    for (const level of BOT_LEVELS) {
      const own = thoughts.filter(({ job }) => job.level === level);
      expect(own.length).toBeGreaterThan(0);
      // Two looks start the clock, and the limit is noticed at the next one.
      for (const { time } of own) expect(time).toBeLessThanOrEqual(thinkingTime(level) + 3 * STEP);
      // Alone it would have thought for as long, and the same.
      const [{ job, move, time }] = own;
      const alone = await think(job);
      expect({ move: alone.move, time: alone.time }).toEqual({ move, time });
    }
    const strongest = thoughts.filter(({ job }) => job.level === 'level-4' && job.moves.length > 1);
    expect(Math.max(...strongest.map(({ time }) => time))).toBeGreaterThan(thinkingTime('level-4') / 2);
  });

  test("people's bots think before those that play among themselves", async () => {
    const { threads, jobs, release } = heldThread();
    const server = await startServer({ overrides: { threads } });
    for (let n = 0; n < 3; n++) await openBotTable(server, 'level-1');
    const waiting = async (): Promise<number> => (await server.services.work.status()).queued;
    await expect.poll(waiting).toBe(2);
    await openOwnTable(server, 'level-3');
    await openOwnTable(server, 'level-2');
    await expect.poll(waiting).toBe(4);
    for (const count of [2, 3]) {
      release();
      await expect.poll(() => jobs.length).toBe(count);
    }
    expect(jobs.map(({ level }) => level)).toEqual(['level-1', 'level-3', 'level-2']);
    // Nothing ends while a bot thinks.
    threads.idle = () => 0;
    release();
    await server.end();
  });
});
