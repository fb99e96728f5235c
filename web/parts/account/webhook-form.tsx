import { useState } from 'preact/hooks';
import type { News, NewWebhook } from '../../../api/webhook.ts';
import { socialText } from '../../social/social-text.ts';

export type WantedWebhook = Pick<NewWebhook, 'url' | 'news'>;

interface FormProps {
  readonly choices: readonly News[];
  readonly isBusy: boolean;
  readonly create: (wanted: WantedWebhook) => void;
}

/** Where news go, and which. */
export function WebhookForm({ choices, isBusy, create }: FormProps) {
  const [url, setUrl] = useState('');
  const [news, setNews] = useState<readonly News[]>(choices);
  const { webhooks: say } = socialText();
  const toggle = (wanted: News): void =>
    setNews(choices.filter(one => (one === wanted ? !news.includes(one) : news.includes(one))));
  return (
    <form
      class="plan-limits"
      onSubmit={event => {
        event.preventDefault();
        create({ url: url.trim(), news: [...news] });
      }}
    >
      <label class="option webhook-url">
        <span>{say.url}</span>
        <input
          type="url"
          required
          minLength={8}
          maxLength={500}
          placeholder="https://"
          autoComplete="off"
          value={url}
          onInput={({ currentTarget }) => setUrl(currentTarget.value)}
        />
      </label>
      <fieldset class="scopes">
        <legend>{say.what}</legend>
        {choices.map(one => (
          <label key={one}>
            <input type="checkbox" checked={news.includes(one)} onChange={() => toggle(one)} />{' '}
            {say.news[one]}
          </label>
        ))}
      </fieldset>
      <button type="submit" class="choice" disabled={isBusy || news.length === 0}>
        {say.create}
      </button>
    </form>
  );
}
