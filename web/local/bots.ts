import { isLevel } from '../../bots/level-ids.ts';
import { timeLimitSeconds, usesAllItsTime } from '../../bots/levels.ts';
import { bestChoice, mergeFigures, threadSeed } from '../../bots/root-figures.ts';
import type { BotJob, ThinkingAhead } from '../../table/ports.ts';
import { freshNumber } from './random.ts';
import { createSearchThreads, type SearchThreads } from './search-threads.ts';
import { decisionFor, seatBot } from './thinking.ts';

/** The bots of a table. */
export interface Chooser {
  chooseMove(job: BotJob): Promise<string>;
  readonly thinkingAhead: ThinkingAhead;
}

/** The strongest level thinks with all the threads that the device can spare, and in the time of people if it may. */
export function createChooser(threads: SearchThreads = createSearchThreads()): Chooser {
  return {
    async chooseMove(job) {
      const milliseconds = sharedTime(job);
      if (milliseconds !== undefined && threads.count > 0) return chooseTogether(job, threads, milliseconds);
      const bot = await seatBot(job);
      return bot.notation.text(bot.seated.bot(decisionFor(bot, job, freshNumber())));
    },
    thinkingAhead: {
      isFor: level => threads.count > 0 && isLevel(level) && usesAllItsTime(level),
      begin(job) {
        const seed = freshNumber();
        for (let thread = 0; thread < threads.count; thread++)
          threads.thinkAhead(thread, job && { ...job, seed: threadSeed(seed, thread + 1) });
      },
    },
  };
}

/** The milliseconds that a level uses in full, whatever the device; undefined if more threads would change nothing. */
function sharedTime({ level, moves }: BotJob): number | undefined {
  if (!isLevel(level) || !usesAllItsTime(level) || moves.length < 2) return undefined;
  return (timeLimitSeconds(level) ?? 0) * 1000;
}

async function chooseTogether(job: BotJob, threads: SearchThreads, milliseconds: number): Promise<string> {
  const seed = freshNumber();
  const endsAt = Date.now() + milliseconds;
  const helped = Array.from({ length: threads.count }, (_, index) =>
    threads.search(index, { ...job, seed: threadSeed(seed, index + 1), endsAt }),
  );
  const bot = await seatBot(job);
  const { seated, notation } = bot;
  const decision = decisionFor(bot, job, seed, milliseconds);
  if (seated.look === undefined) throw new Error(`the bot ${job.level} does not search`);
  const own = seated.look(decision);
  const others = (await Promise.all(helped)).filter(figures => figures !== undefined);
  return notation.text(decision.moves[bestChoice(mergeFigures([own, ...others]))]);
}

/** Plays a lesson's replies in order, as long as they are legal; after that the bot decides. */
export function scriptedChooser(
  script: readonly string[],
  choose: (job: BotJob) => Promise<string>,
): (job: BotJob) => Promise<string> {
  const replies = [...script];
  return job => {
    const line = replies.shift();
    const isNext = line !== undefined && Number(line[0]) === job.seat && job.moves.includes(line.slice(2));
    return isNext ? Promise.resolve(line.slice(2)) : choose(job);
  };
}
