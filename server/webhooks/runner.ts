import type { News } from '../../api/webhook.ts';
import { sendEmail, sendPush } from '../notifications/channels.ts';
import { idFromText } from '../people/token.ts';
import type { Services } from '../services.ts';
import type { WebhookMessageRow, WebhookRow } from '../storage/social-rows.ts';
import { oneAtATime } from '../tables/one-at-a-time.ts';
import { languageOf, newsFor, type NewsItem } from './news.ts';
import { sendMessage } from './send.ts';
import { WEBHOOK_TEXTS } from './text.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const EVERY = 2 * SECOND;
/** A process that has not settled a message after this time has ended. */
const LEASE = 30 * SECOND;
/** The pause after each failed attempt; after the last one the message is given up. */
const PAUSES = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY, DAY];
/** A webhook that has failed for this long is switched off. */
const PATIENCE = 3 * DAY;
/** Messages that may wait for one webhook; more are not made. */
const MOST_WAITING = 200;
const KEPT = 7 * DAY;
const GONE = 410;

export const newsIn = ({ news }: Pick<WebhookRow, 'news'>): readonly News[] =>
  // Written when the webhook was made.
  JSON.parse(news) as News[];

/** A message as it is sent. Chat programs show `text` or `content`; no name in it calls anyone. */
function toMessage(webhook: WebhookRow, item: NewsItem, now: number, due: number | null): WebhookMessageRow {
  const id = idFromText(`webhook ${webhook.id} ${item.key}`);
  const text = `${item.text}\n${item.url}`;
  const { news, url, data } = item;
  const body = { id, news, at: now, text, content: text, allowed_mentions: { parse: [] }, url, ...data };
  return { id, webhook: webhook.id, body: JSON.stringify(body), created: now, due, attempts: 0 };
}

/** What has already happened when a webhook is made counts as told. */
export async function skipPast({ storage, runtime }: Services, webhook: WebhookRow): Promise<void> {
  const now = runtime.now();
  const items = await newsFor({ storage, runtime }, webhook, '');
  await storage.webhooks.addMessages(items.map(item => toMessage(webhook, item, now, null)));
}

/** A message that only says that the way is open. */
export async function sendPing(
  { storage, runtime }: Services,
  webhook: WebhookRow,
  origin: string,
): Promise<void> {
  const now = runtime.now();
  const text = WEBHOOK_TEXTS[languageOf(webhook)].ping;
  const item = { key: `ping ${now}`, news: newsIn(webhook)[0], text, url: origin, data: { isTest: true } };
  await storage.webhooks.addMessages([toMessage(webhook, item, now, now)]);
}

/** Finds news and sends them: each at least once, again with growing pauses until it is taken. */
export function startWebhooks(services: Services, origin: () => string): { stop(): Promise<void> } {
  const { settings, runtime, storage } = services;
  if (settings.webhooks === 'off') return { stop: () => Promise.resolve() };
  let working: Promise<void> = Promise.resolve();
  const round = oneAtATime<void>(runtime, async () => {
    await findNews(services, origin());
    const due = await storage.webhooks.due(runtime.now());
    // One after the other for each address: a slow one holds up only itself.
    const byWebhook = [...Map.groupBy(due, ({ webhook }) => webhook).values()];
    await Promise.all(
      byWebhook.map(async messages => {
        for (const message of messages) await attempt(services, message, origin());
      }),
    );
    await storage.webhooks.deleteOld(runtime.now() - KEPT);
  });
  const timer = setInterval(() => {
    working = round();
  }, EVERY);
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}

async function findNews(services: Services, origin: string): Promise<void> {
  const { storage, runtime } = services;
  const now = runtime.now();
  for (const webhook of await storage.webhooks.active()) {
    if ((await storage.webhooks.waiting(webhook.id)) >= MOST_WAITING) continue;
    const wanted = newsIn(webhook);
    const items = (await newsFor(services, webhook, origin)).filter(({ news }) => wanted.includes(news));
    await storage.webhooks.addMessages(items.map(item => toMessage(webhook, item, now, now)));
  }
}

async function attempt(services: Services, message: WebhookMessageRow, origin: string): Promise<void> {
  const { storage, runtime, settings } = services;
  const now = runtime.now();
  if (!(await storage.webhooks.claim(message, now + LEASE))) return;
  const webhook = await storage.webhooks.find(message.webhook);
  if (webhook === undefined || webhook.disabled !== null)
    return storage.webhooks.settle(message.id, null, message.attempts);
  const { url, secret } = webhook;
  // Written by `toMessage`.
  const { news } = JSON.parse(message.body) as { news: string };
  const delivery = { id: message.id, news, url, secret, body: message.body };
  const status = await sendMessage(delivery, settings.webhooks, now).catch(() => 0);
  if (status >= 200 && status < 300) {
    await storage.webhooks.change(webhook.id, { failing_since: null, delivered: now });
    return storage.webhooks.settle(message.id, null, message.attempts + 1);
  }
  await fail(services, webhook, { status, now, origin });
  const pause = PAUSES[message.attempts];
  await storage.webhooks.settle(message.id, pause === undefined ? null : now + pause, message.attempts + 1);
}

/** Notes a failure; a webhook that fails for days, or that says it is gone, is switched off and its owner is told. */
async function fail(
  services: Services,
  webhook: WebhookRow,
  { status, now, origin }: { status: number; now: number; origin: string },
): Promise<void> {
  const { storage } = services;
  const since = webhook.failing_since ?? now;
  const isOver = status === GONE || now - since >= PATIENCE;
  await storage.webhooks.change(webhook.id, { failing_since: since, ...(isOver ? { disabled: now } : {}) });
  const person = isOver ? await storage.people.find(webhook.person) : undefined;
  if (person === undefined) return;
  const text = WEBHOOK_TEXTS[languageOf(webhook)];
  const notice = {
    title: text.disabledTitle,
    body: text.disabled(new URL(webhook.url).host),
    url: `${origin}/#/you`,
  };
  await Promise.all([sendPush(services, person, notice), sendEmail(services, person, notice, origin)]);
}
