// Searches a decision beside the worker that hosts the table; what all of them find out is added up there.
import type { RootFigures } from '../../bots/root-figures.ts';
import type { SearchAnswer, SearchRequest } from './search-messages.ts';
import { prepareThinking } from './thinking.ts';

async function search({ seed, endsAt, ...job }: SearchRequest): Promise<RootFigures | undefined> {
  const { seated, decision } = await prepareThinking(job, seed, endsAt - Date.now());
  return seated.look?.(decision);
}

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  const answer = (figures?: RootFigures): void =>
    postMessage({ id: data.id, ...(figures && { figures }) } satisfies SearchAnswer);
  search(data).then(answer, () => answer());
});
