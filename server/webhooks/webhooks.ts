import {
  EVENT_NEWS,
  OWN_NEWS,
  type CreatedWebhook,
  type NewWebhook,
  type Webhooks,
} from '../../api/webhook.ts';
import { newId, newToken } from '../people/token.ts';
import { notFound, RequestError } from '../request-error.ts';
import type { Services } from '../services.ts';
import type { WebhookRow } from '../storage/social-rows.ts';
import { newsIn, skipPast } from './runner.ts';
import { addressFault } from './send.ts';

const MOST = 10;

/** Makes a webhook: for an event by its organiser, or for a person's own tables. */
export async function createWebhook(
  services: Services,
  person: string,
  { url, news, event, language }: NewWebhook,
): Promise<CreatedWebhook> {
  const { storage, runtime, settings } = services;
  if (settings.webhooks === 'off') throw new RequestError('unavailable', 'this server sends no webhooks');
  const fault = addressFault(url, settings.webhooks);
  if (fault !== undefined) throw new RequestError('bad-request', fault);
  const known: readonly string[] = event === undefined ? OWN_NEWS : EVENT_NEWS;
  if (!news.every(one => known.includes(one)))
    throw new RequestError('bad-request', `choose from ${known.join(', ')}`);
  if (event !== undefined && (await storage.events.find(event))?.organiser !== person)
    throw new RequestError('forbidden', 'only the organiser can do this');
  const owner = await storage.people.find(person);
  if (owner?.kind !== 'guest') throw new RequestError('forbidden', 'bot programs have no webhooks');
  if ((await storage.webhooks.ofPerson(person)).length >= MOST)
    throw new RequestError('forbidden', `you have ${MOST} webhooks: delete one first`);
  const webhook: WebhookRow = {
    id: newId(),
    person,
    event: event ?? null,
    url,
    secret: newToken(),
    news: JSON.stringify(news),
    language: language ?? owner.language,
    created: runtime.now(),
    failing_since: null,
    // Nothing is sent until the past is marked as told.
    disabled: runtime.now(),
    delivered: null,
  };
  await storage.webhooks.add(webhook);
  await skipPast(services, webhook);
  await storage.webhooks.change(webhook.id, { disabled: null });
  return { id: webhook.id, secret: webhook.secret };
}

export async function ownWebhook({ storage }: Services, person: string, id: string): Promise<WebhookRow> {
  const webhook = await storage.webhooks.find(id);
  if (webhook?.person !== person) throw notFound();
  return webhook;
}

export async function listWebhooks({ storage }: Services, person: string): Promise<Webhooks> {
  const rows = await storage.webhooks.ofPerson(person);
  return {
    webhooks: await Promise.all(
      rows.map(async row => {
        const event = row.event === null ? undefined : await storage.events.find(row.event);
        return {
          id: row.id,
          host: new URL(row.url).host,
          news: [...newsIn(row)],
          event: event === undefined ? null : { id: event.id, name: event.name },
          status: row.disabled !== null ? 'disabled' : row.failing_since !== null ? 'failing' : 'working',
          delivered: row.delivered,
          waiting: await storage.webhooks.waiting(row.id),
        } as const;
      }),
    ),
  };
}
