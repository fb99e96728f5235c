import { seedFrom } from '../../kernel/seed.ts';
import type { BotJob } from '../ports.ts';
import type { CreateTestHost, TestHost, TestTable, TestTableSettings } from './test-host.ts';

export const TWO_PEOPLE: TestTableSettings = { game: 'santiago', seats: [null, null] };
export const WITH_BOT: TestTableSettings = { game: 'santiago', seats: [null, 'random'] };

export const firstMove = (job: BotJob): Promise<string> => Promise.resolve(job.moves[0]);

/** A host under test, with its time and its bots in the test's hands. */
export class TestBench {
  /** How far the host's clock is ahead of the real one, in milliseconds. */
  ahead = 0;
  chooseMove = firstMove;
  private host: TestHost | undefined;

  async open(createTestHost: CreateTestHost): Promise<void> {
    this.host = await createTestHost({
      now: () => Date.now() + this.ahead,
      newSeed: () => seedFrom('host suite'),
      chooseMove: job => this.chooseMove(job),
    });
  }

  async close(): Promise<void> {
    await this.host?.end();
  }

  async restart(): Promise<void> {
    await this.host?.restart();
  }

  /** A table at which the match has started. */
  async start(settings: TestTableSettings): Promise<TestTable> {
    if (this.host === undefined) throw new Error('the host is not open');
    const table = await this.host.create(settings);
    const { version } = (await table.view(0)).table;
    await table.send(0, { type: 'start' }, version);
    return table;
  }

  /** Bots wait with their answers, or with some of them, until the returned function is called. */
  holdBots(isHeld: (job: BotJob) => boolean = () => true): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.chooseMove = async job => {
      if (isHeld(job)) await promise;
      return firstMove(job);
    };
    return () => {
      this.chooseMove = firstMove;
      resolve();
    };
  }
}
