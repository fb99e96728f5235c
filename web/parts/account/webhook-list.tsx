import type { Webhooks } from '../../../api/webhook.ts';
import { formatRelativeTime } from '../../online/time.ts';
import { preferences } from '../../preferences.ts';
import { hrefTo } from '../../route.ts';
import { socialText } from '../../social/social-text.ts';
import { ConfirmButton } from '../confirm-button.tsx';

interface ListProps {
  readonly webhooks: Webhooks['webhooks'];
  readonly isBusy: boolean;
  readonly test: (id: string) => void;
  readonly remove: (id: string) => void;
}

/** Each webhook with what it tells and whether its messages arrive. */
export function WebhookList({ webhooks, isBusy, test, remove }: ListProps) {
  const { webhooks: say } = socialText();
  return (
    <ul class="you-list webhooks">
      {webhooks.map(webhook => {
        const { id, host, status } = webhook;
        const testName = status === 'disabled' ? say.restart : say.test;
        return (
          <li key={id}>
            <About webhook={webhook} />
            <span class="webhook-actions">
              <button
                type="button"
                class="plain"
                aria-label={`${testName}: ${host}`}
                disabled={isBusy}
                onClick={() => test(id)}
              >
                {testName}
              </button>
              <ConfirmButton
                name={say.remove}
                label={`${say.remove}: ${host}`}
                look="plain"
                title={say.removeSure(host)}
                lead={say.removeLead}
                yes={say.remove}
                no={say.cancel}
                act={() => remove(id)}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function About({ webhook }: { readonly webhook: Webhooks['webhooks'][number] }) {
  const { webhooks: say } = socialText();
  const { host, event, news, status, delivered, waiting } = webhook;
  const ago = (at: number): string => formatRelativeTime(at, Date.now(), preferences.value.language);
  return (
    <span>
      <b>{host}</b>
      {event !== null && (
        <>
          {' · '}
          <a href={hrefTo('events', event.id)}>{event.name}</a>
        </>
      )}
      <br />
      {news.map(one => say.news[one]).join(' · ')}
      <br />
      <small role="status">
        {say.status[status]} · {delivered === null ? say.undelivered : say.delivered(ago(delivered))}
        {waiting > 0 && status !== 'disabled' && ` · ${say.waiting(waiting)}`}
      </small>
    </span>
  );
}
