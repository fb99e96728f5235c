// Searches a decision beside the worker that hosts the table; what all of them find out is added up there. Thinks ahead while
// people decide, if it is asked to.
import type { RootFigures } from '../../bots/root-figures.ts';
import { fastRandom } from '../../kernel/random.ts';
import { createSearchMemory } from './search-memory.ts';
import type { AheadRequest, SearchAnswer, SearchRequest, ThreadRequest } from './search-messages.ts';
import { decisionFor } from './thinking.ts';

/** So long a thread hears nothing while it thinks ahead, in milliseconds. */
const SLICE = 40;

const recall = createSearchMemory();
let requests = 0;

async function search({ seed, endsAt, ...job }: SearchRequest): Promise<RootFigures | undefined> {
  const bot = await recall(job);
  return bot.seated.look?.(decisionFor(bot, job, seed, endsAt - Date.now()));
}

async function thinkAhead({ seed, seat, view, ...job }: AheadRequest): Promise<void> {
  const request = requests;
  const bot = await recall({ seat, view, ...job });
  const { playouts } = decisionFor(bot, { ...job, seat, view, moves: [] }, seed);
  const random = fastRandom(seed);
  let { since } = bot;
  const goOn = (): void => {
    if (request !== requests) return;
    const end = performance.now() + SLICE;
    const isOutOfTime = (): boolean => performance.now() > end;
    const situation = { seat, view, random, playouts, isOutOfTime, ...(since && { since }) };
    since = [];
    if (bot.seated.thinkAhead?.(situation) === true) setTimeout(goOn);
  };
  goOn();
}

addEventListener('message', ({ data }: MessageEvent<ThreadRequest>) => {
  requests++;
  if (data.type === 'rest') return;
  if (data.type === 'ahead') return void thinkAhead(data).catch(() => undefined);
  const answer = (figures?: RootFigures): void =>
    postMessage({ id: data.id, ...(figures && { figures }) } satisfies SearchAnswer);
  search(data).then(answer, () => answer());
});
