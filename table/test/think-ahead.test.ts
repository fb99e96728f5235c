import { describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { deviceSeats, hostOnDevice } from '../device-host.ts';
import type { NumberedEntry } from '../entry.ts';
import type { AheadJob, BotJob } from '../ports.ts';
import { firstMove } from './test-bench.ts';

interface Watched {
  readonly begun: (AheadJob | undefined)[];
  readonly jobs: BotJob[];
  /** Plays the first legal move of the person. */
  move(): Promise<void>;
}

/** A match of a game on a device: a person and bots, of which only `strong` ones can think ahead. */
async function watch(id: 'cacao' | 'santiago', seats: readonly (string | null)[]): Promise<Watched> {
  const module = await loadGame(id);
  const begun: (AheadJob | undefined)[] = [];
  const jobs: BotJob[] = [];
  const log: NumberedEntry[] = [
    {
      n: 1,
      at: 0,
      entry: {
        type: 'opened',
        settings: {
          game: id,
          config: { players: seats.length, options: {} },
          language: 'en',
          visibility: 'private',
          speed: { kind: 'untimed' },
          undo: 'free',
        },
        host: 'player-0',
        places: deviceSeats(seats),
      },
    },
  ];
  let last: { readonly version: number; readonly moves: readonly string[] } = { version: 0, moves: [] };
  const table = hostOnDevice('watched', {
    now: () => 0,
    newSeed: () => 'b'.repeat(64),
    wait: () => Promise.resolve(),
    loadGame: () => Promise.resolve(module.game),
    readLog: () => Promise.resolve(log),
    appendLog: entries => Promise.resolve(void log.push(...entries)),
    chooseMove: job => {
      jobs.push(job);
      return firstMove(job);
    },
    thinkingAhead: { isFor: level => level === 'strong', begin: job => void begun.push(job) },
    isKnownBot: () => true,
    names: ['Ana'],
    botPace: 0,
    onUpdate: ({ table: { version, moves } }) => (last = { version, moves }),
    reportError: error => {
      throw error;
    },
  });
  await table.open();
  await table.send({ type: 'start' }, last.version);
  await expect.poll(() => last.moves.length).toBeGreaterThan(0);
  return {
    begun,
    jobs,
    async move() {
      const { version } = last;
      await table.send({ type: 'move', move: last.moves[0] }, version);
      await expect.poll(() => last.moves.length > 0 && last.version > version).toBe(true);
    },
  };
}

describe('while a person decides', () => {
  test('the next strong bot thinks about its own view and knows all moves; a decision knows them too', async () => {
    const { begun, jobs, move } = await watch('cacao', [null, 'weak', 'strong']);
    await move();
    const job = begun.at(-1);
    expect(job).toMatchObject({ game: 'cacao', level: 'strong', seat: 2 });
    expect((await loadGame('cacao')).game.sample(job?.view, { below: () => 0 })).toBeDefined();
    expect(job?.played.length).toBeGreaterThan(0);
    const decision = jobs.at(-1);
    expect(job?.played.slice(0, decision?.played?.length)).toEqual(decision?.played);
  });

  test('what was begun ends when a bot is to move', async () => {
    const { begun, move } = await watch('cacao', [null, 'strong']);
    const before = begun.length;
    await move();
    expect(begun.slice(before, -1)).toContain(undefined);
    expect(begun.at(-1)).toMatchObject({ seat: 1 });
  });

  test('weak bots do not think ahead', async () => {
    expect((await watch('cacao', [null, 'weak'])).begun.every(job => job === undefined)).toBe(true);
  });

  test('while bids are secret no bot thinks ahead or hears of them', async () => {
    const { begun, jobs, move } = await watch('santiago', [null, 'strong']);
    expect(begun.at(-1)).toMatchObject({ view: { phase: 'startingCanal' } });
    await move();
    expect(jobs.at(-1)).toMatchObject({ view: { phase: 'sealedAuction' } });
    expect(jobs.at(-1)?.played).toBeUndefined();
    expect(begun.at(-1)).toBeUndefined();
  });
});
