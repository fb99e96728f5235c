import type { FastifyRequest } from 'fastify';
import { failures } from '../../../api/error.ts';
import { IdParams } from '../../../api/schema.ts';
import {
  AcquireAnswer,
  AcquireBody,
  LeaseAnswer,
  SubmitAnswer,
  SubmitBody,
  WorkStatus,
} from '../../../api/work.ts';
import { hashOf } from '../../people/token.ts';
import { RequestError } from '../../request-error.ts';
import type { Services } from '../../services.ts';
import { acquireWithin } from '../../work/acquire-within.ts';
import { WORK_KINDS, type Lease } from '../../work/work.ts';
import type { ApiInstance } from '../instance.ts';
import { countMiss } from '../limit-hooks.ts';

const tags = ['work'];
const config = { isPublic: true, isWork: true } as const;
const SECOND = 1000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For workers with a key: not counted, unless the key is wrong. */
    isWork?: true;
  }
}

/** Bots think on other machines: a worker takes a decision, renews its lease while it thinks, and hands in the move. */
export function workRoutes(app: ApiInstance, services: Services): void {
  const { work, settings } = services;
  const workers = new Map(
    settings.workerKeys.map(key => [hashOf(key), `worker ${hashOf(key).slice(0, 12)}`]),
  );

  /** The name of the worker whose key a request carries; empty for a key that is not known. */
  const workerOf = ({ headers }: FastifyRequest): string => {
    const [, key = ''] = /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '') ?? [];
    return workers.get(hashOf(key)) ?? '';
  };
  /** Before the body is read: a stranger's requests count, whatever they carry. */
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    if (workerOf(request) !== '') return;
    await countMiss(services, request);
    throw new RequestError('bad-credentials', 'unknown worker key: add it to --worker-keys of the server');
  };

  app.post(
    '/api/work/acquire',
    {
      config,
      onRequest,
      schema: {
        tags,
        summary: 'Acquire work',
        body: AcquireBody,
        response: { 200: AcquireAnswer, ...failures },
      },
    },
    async (request, reply) => {
      const worker = workerOf(request);
      const { kinds, wait = 0 } = request.body;
      const isGone = (): boolean => reply.raw.destroyed;
      return { lease: (await acquireWithin(work, worker, kinds, { time: wait * SECOND, isGone })) ?? null };
    },
  );
  app.post(
    '/api/work/:id/submit',
    {
      config,
      onRequest,
      schema: {
        tags,
        summary: 'Submit a result and acquire the next work',
        params: IdParams,
        body: SubmitBody,
        response: { 200: SubmitAnswer, ...failures },
      },
    },
    async request => {
      const worker = workerOf(request);
      const accepted = await work.submit(request.params.id, worker, request.body.result);
      const lease: Lease | undefined = await work.acquire(worker, WORK_KINDS.slice(0, 1));
      return { accepted, lease: lease ?? null };
    },
  );
  for (const [name, summary] of [
    ['renew', 'Keep a lease'],
    ['abort', 'Give work back'],
  ] as const)
    app.post(
      `/api/work/:id/${name}`,
      {
        config,
        onRequest,
        schema: { tags, summary, params: IdParams, response: { 200: LeaseAnswer, ...failures } },
      },
      async request => ({ held: await work[name](request.params.id, workerOf(request)) }),
    );
  app.get(
    '/api/work/status',
    {
      config,
      onRequest,
      schema: { tags, summary: 'Get the status of the queue', response: { 200: WorkStatus, ...failures } },
    },
    async () => ({ ...(await work.status()) }),
  );
}
