import { useEffect, useState } from 'preact/hooks';
import type { Correspondence, NoticeMode, NoticeWays } from '../../api/correspondence.ts';
import type { Meta } from '../../api/meta.ts';
import { request } from '../online/api.ts';
import { Section, TaskError, useTask } from '../parts/account/section.tsx';
import { socialText } from './social-text.ts';

/** Single notices, a daily summary or nothing, for each way that the server offers. */
export function NoticeRhythm({ offer }: { readonly offer: Meta }) {
  const [ways, setWays] = useState<NoticeWays | undefined>(undefined);
  const [isSaved, setSaved] = useState(false);
  const work = useTask();
  const { rhythm: say } = socialText();
  useEffect(() => {
    request<Correspondence>('GET', '/me/correspondence').then(
      ({ notices }) => setWays(notices),
      () => undefined,
    );
  }, []);
  if (ways === undefined) return null;
  const change = (part: Partial<NoticeWays>): void => {
    setSaved(false);
    setWays({ ...ways, ...part });
  };
  const save = async (): Promise<void> => {
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    await request<Correspondence>('PUT', '/me/correspondence', { notices: { ...ways, zone } });
    setSaved(true);
  };
  const hasDigest = ways.email === 'digest' || ways.push === 'digest';
  return (
    <Section title={say.title} lead={say.lead}>
      <form
        class="plan-limits"
        onSubmit={event => {
          event.preventDefault();
          work.run(save);
        }}
      >
        {offer.pushKey !== null && (
          <Mode label={say.push} mode={ways.push} choose={push => change({ push })} />
        )}
        {offer.email && <Mode label={say.email} mode={ways.email} choose={email => change({ email })} />}
        {hasDigest && (
          <label class="option">
            <span>{say.at}</span>
            <input
              type="time"
              required
              value={ways.digestAt}
              onInput={({ currentTarget }) => change({ digestAt: currentTarget.value })}
            />
          </label>
        )}
        <button type="submit" class="choice" disabled={work.isBusy}>
          {say.save}
        </button>
      </form>
      {isSaved && <p role="status">{say.saved}</p>}
      <TaskError work={work} />
    </Section>
  );
}

interface ModeProps {
  readonly label: string;
  readonly mode: NoticeMode;
  readonly choose: (mode: NoticeMode) => void;
}

function Mode({ label, mode, choose }: ModeProps) {
  const { modes } = socialText().rhythm;
  return (
    <label class="option">
      <span>{label}</span>
      <select
        value={mode}
        // The values are the modes' own names.
        onChange={({ currentTarget }) => choose(currentTarget.value as NoticeMode)}
      >
        {Object.entries(modes).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
