import { useEffect, useState } from 'preact/hooks';
import { EVENT_NEWS, OWN_NEWS, type CreatedWebhook, type Webhooks } from '../../../api/webhook.ts';
import { ApiError, request } from '../../online/api.ts';
import { preferences } from '../../preferences.ts';
import { socialText } from '../../social/social-text.ts';
import type { WebhookRefusal } from '../../social/text/text.ts';
import { ErrorText, OneTimeSecret, TaskError, useTask } from './section.tsx';
import { WebhookForm, type WantedWebhook } from './webhook-form.tsx';
import { WebhookList } from './webhook-list.tsx';

const WAIT = 2000;

const REFUSALS: Readonly<Record<string, WebhookRefusal>> = {
  'bad-request': 'address',
  forbidden: 'limit',
  unavailable: 'off',
};

/** Addresses that are told news: of your own tables, or of the event you organise. Seldom wanted, so it is folded. */
export function WebhookSection({ event }: { readonly event?: string }) {
  const { webhooks, load } = useWebhooks(event);
  const [made, setMade] = useState<CreatedWebhook | undefined>(undefined);
  const [refusal, setRefusal] = useState<WebhookRefusal | undefined>(undefined);
  const work = useTask();
  const { webhooks: say, tokens } = socialText();
  useEffect(() => work.run(load), []);
  const act = (path: string, method: 'POST' | 'DELETE'): void =>
    work.run(async () => {
      await request(method, `/me/webhooks/${path}`);
      setMade(undefined);
      await load();
    });
  const create = (wanted: WantedWebhook): void =>
    work.run(async () => {
      setRefusal(undefined);
      const { language } = preferences.value;
      const body = { ...wanted, language, ...(event === undefined ? {} : { event }) };
      try {
        setMade(await request<CreatedWebhook>('POST', '/me/webhooks', body));
      } catch (error) {
        const why = error instanceof ApiError ? REFUSALS[error.code] : undefined;
        if (why === undefined) throw error;
        setRefusal(why);
      }
      await load();
    });
  return (
    <section class="you-section" aria-labelledby="webhooks">
      <details>
        <summary>
          <h2 id="webhooks">{say.title}</h2>
        </summary>
        <p class="hint">
          {event === undefined ? say.lead : say.eventLead} <a href="/api/docs">{tokens.docs}</a>
        </p>
        <WebhookList
          webhooks={webhooks}
          isBusy={work.isBusy}
          test={id => act(`${id}/test`, 'POST')}
          remove={id => act(id, 'DELETE')}
        />
        <WebhookForm
          key={made?.id}
          choices={event === undefined ? OWN_NEWS : EVENT_NEWS}
          isBusy={work.isBusy}
          create={create}
        />
        {made !== undefined && <OneTimeSecret key={made.id} text={made.secret} lead={say.secret} />}
        {refusal !== undefined && <ErrorText says={say.refusals[refusal]} />}
        <TaskError work={work} />
      </details>
    </section>
  );
}

/** The webhooks to show; asked again while a message is on its way. */
function useWebhooks(event: string | undefined) {
  const [webhooks, setWebhooks] = useState<Webhooks['webhooks']>([]);
  const load = async (): Promise<void> => {
    const all = (await request<Webhooks>('GET', '/me/webhooks')).webhooks;
    setWebhooks(event === undefined ? all : all.filter(one => one.event?.id === event));
  };
  useEffect(() => {
    if (!webhooks.some(({ status, waiting }) => status === 'working' && waiting > 0)) return undefined;
    const timer = setTimeout(() => void load().catch(() => undefined), WAIT);
    return () => clearTimeout(timer);
  }, [webhooks]);
  return { webhooks, load };
}
