import { Type } from 'typebox';
import { failures } from '../../../api/error.ts';
import { IdParams } from '../../../api/schema.ts';
import { CreatedWebhook, NewWebhook, Webhooks } from '../../../api/webhook.ts';
import type { Services } from '../../services.ts';
import { sendPing } from '../../webhooks/runner.ts';
import { createWebhook, listWebhooks, ownWebhook } from '../../webhooks/webhooks.ts';
import type { ApiInstance } from '../instance.ts';
import { originOf, personOf } from '../auth.ts';

const tags = ['webhooks'];
const nothing = { 204: Type.Null(), ...failures };
const creation = { limit: { of: 'creations' } } as const;

/** Addresses of a club's chat or of another program that are told news. */
export function webhookRoutes(app: ApiInstance, services: Services): void {
  const { webhooks } = services.storage;
  app.get(
    '/api/me/webhooks',
    { schema: { tags, summary: 'List your webhooks', response: { 200: Webhooks, ...failures } } },
    request => listWebhooks(services, personOf(request)),
  );
  app.post(
    '/api/me/webhooks',
    {
      config: creation,
      schema: {
        tags,
        summary: 'Create a webhook',
        body: NewWebhook,
        response: { 200: CreatedWebhook, ...failures },
      },
    },
    request => createWebhook(services, personOf(request), request.body),
  );
  app.post(
    '/api/me/webhooks/:id/test',
    {
      config: creation,
      schema: {
        tags,
        summary: 'Send a test message; switches a disabled webhook on again',
        params: IdParams,
        response: nothing,
      },
    },
    async (request, reply) => {
      const webhook = await ownWebhook(services, personOf(request), request.params.id);
      await webhooks.change(webhook.id, { disabled: null, failing_since: null });
      await sendPing(services, webhook, originOf(services, request));
      return reply.status(204).send(null);
    },
  );
  app.delete(
    '/api/me/webhooks/:id',
    { schema: { tags, summary: 'Delete a webhook', params: IdParams, response: nothing } },
    async (request, reply) => {
      await webhooks.remove((await ownWebhook(services, personOf(request), request.params.id)).id);
      return reply.status(204).send(null);
    },
  );
}
