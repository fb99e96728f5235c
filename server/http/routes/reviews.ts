import type { FastifyRequest } from 'fastify';
import { failures } from '../../../api/error.ts';
import { ReviewAnswer, ReviewQuery } from '../../../api/review.ts';
import { IdParams } from '../../../api/schema.ts';
import { REVIEW_VERSION, type ReviewResult } from '../../../review/review.ts';
import { RequestError } from '../../request-error.ts';
import type { Services } from '../../services.ts';
import type { ReviewResultRow, ReviewRow } from '../../storage/review-rows.ts';
import { requireReviewable } from '../../tables/reads.ts';
import { personOf } from '../auth.ts';
import type { ApiInstance } from '../instance.ts';
import { spend } from '../limit-hooks.ts';

const tags = ['reviews'];
const answers = { 200: ReviewAnswer, ...failures };
const path = '/api/tables/:id/review';

interface Reader {
  readonly person: string;
  /** Whether everyone may see the match. */
  readonly isPublic: boolean;
}

/** Reviews that the server makes: kept with the match, and shown to everyone who may see it. */
export function reviewRoutes(app: ApiInstance, services: Services): void {
  const { storage, runtime, reviewer, limits, settings } = services;
  const { reviews } = storage;
  const offered = settings.limits.reviews > 0;

  /** Someone who may see the whole match. */
  const readerOf = async (request: FastifyRequest, table: string): Promise<Reader> => {
    const person = personOf(request);
    return { person, isPublic: await requireReviewable(runtime, table, person) };
  };
  const answerFor = (
    row: ReviewRow | undefined,
    { person, isPublic }: Reader,
    results: readonly ReviewResultRow[] = [],
  ): ReviewAnswer => ({
    status: row?.status ?? 'none',
    version: REVIEW_VERSION,
    moments: row?.moments ?? 0,
    isYours: row !== undefined && row.owner === person,
    isPublic,
    offered,
    last: results.at(-1)?.n ?? 0,
    // Written by the reviewer.
    results: results.map(({ is_close, result }) => ({
      isClose: is_close === 1,
      result: JSON.parse(result) as ReviewResult,
    })) as ReviewAnswer['results'],
  });
  /** The review as this version of the analysis knows it. */
  const find = async (table: string): Promise<ReviewRow | undefined> => {
    const row = await reviews.find(table);
    return row?.version === REVIEW_VERSION ? row : undefined;
  };

  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'Get a review',
        params: IdParams,
        querystring: ReviewQuery,
        response: answers,
      },
    },
    async request => {
      const { id } = request.params;
      const reader = await readerOf(request, id);
      const since = Number(request.query.since ?? '0');
      const row = await find(id);
      const results = row === undefined ? [] : await reviews.results(id, since);
      const answer = answerFor(row, reader, results);
      return { ...answer, last: Math.max(since, answer.last) };
    },
  );
  app.post(
    path,
    { schema: { tags, summary: 'Ask for a review', params: IdParams, response: answers } },
    async request => {
      const { id } = request.params;
      const reader = await readerOf(request, id);
      const known = await find(id);
      if (known?.status === 'running' || known?.status === 'done') return answerFor(known, reader);
      if (!offered) throw new RequestError('forbidden', 'this server makes no reviews');
      await spend(services, limits.reviews, reader.person);
      await reviews.ask({
        table_id: id,
        version: REVIEW_VERSION,
        owner: reader.person,
        asked: runtime.now(),
      });
      reviewer.wake();
      return answerFor(await find(id), reader);
    },
  );
  app.delete(
    path,
    { schema: { tags, summary: 'Stop a review that you asked for', params: IdParams, response: answers } },
    async request => {
      const { id } = request.params;
      const reader = await readerOf(request, id);
      const known = await find(id);
      if (known?.owner !== reader.person)
        throw new RequestError('forbidden', 'someone else asked for this review');
      await reviewer.stop(id);
      return answerFor(await find(id), reader);
    },
  );
}
