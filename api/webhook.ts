import { Type, type Static } from 'typebox';
import { LANGUAGES } from '../kernel/text.ts';
import { enumOf, Id, nullable, strictObject } from './schema.ts';

/** What an organiser's webhook may tell about an event, and a person's about their own tables. */
export const EVENT_NEWS = ['round-started', 'table-finished', 'standings'] as const;
export const OWN_NEWS = ['your-turn', 'table-finished'] as const;
const NEWS = ['round-started', 'table-finished', 'standings', 'your-turn'] as const;
export type News = (typeof NEWS)[number];

const news = Type.Array(enumOf(NEWS), { minItems: 1, maxItems: NEWS.length, uniqueItems: true });
const url = Type.String({ minLength: 8, maxLength: 500, examples: ['https://chat.example.org/hooks/abc'] });

export const NewWebhook = strictObject({
  url,
  news,
  event: Type.Optional(Id),
  language: Type.Optional(enumOf(LANGUAGES)),
});
export type NewWebhook = Static<typeof NewWebhook>;

export const CreatedWebhook = strictObject({
  id: Id,
  secret: Type.String({ description: 'Shown once; it signs what is sent.' }),
});
export type CreatedWebhook = Static<typeof CreatedWebhook>;

const Webhook = strictObject({
  id: Id,
  host: Type.String({ description: 'The host of the address; the rest may be a secret.' }),
  news,
  event: nullable(strictObject({ id: Id, name: Type.String() })),
  status: enumOf(['working', 'failing', 'disabled']),
  delivered: nullable(Type.Number({ description: 'When a message was last taken.' })),
  waiting: Type.Integer({ description: 'Messages that are still to be sent.' }),
});

export const Webhooks = strictObject({ webhooks: Type.Array(Webhook) });
export type Webhooks = Static<typeof Webhooks>;
