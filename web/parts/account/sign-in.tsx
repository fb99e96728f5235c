import { useState } from 'preact/hooks';
import type { Me } from '../../../api/person.ts';
import { ApiError, request } from '../../online/api.ts';
import { canUsePasskeys, signInWithPasskey } from '../../online/passkey.ts';
import { switchAccount } from '../../online/session.ts';
import { onlineText } from '../../online/online-text.ts';
import { ErrorText, InlineForm, Section, TaskError, useTask } from './section.tsx';

/** Signs in to an existing account from this browser. */
export function Comeback() {
  const [complaint, setComplaint] = useState<'code' | 'dropped' | 'known' | 'refused' | undefined>(undefined);
  const [name, setName] = useState<string | undefined>(undefined);
  const work = useTask();
  const { you } = onlineText();
  const welcome = (person: Me): void => {
    switchAccount(person);
    setName(person.name);
  };
  const start = (): void => {
    setComplaint(undefined);
    setName(undefined);
  };
  const byCode = async (code: string): Promise<void> => {
    start();
    try {
      welcome(await request<Me>('POST', '/session/recovery', { code }));
    } catch (error) {
      // A code that is too short is as wrong as one that does not exist.
      if (isRefused(error, ['bad-credentials', 'bad-request'])) setComplaint('code');
      else throw error;
    }
  };
  const byPasskey = async (): Promise<void> => {
    start();
    try {
      const answer = await signInWithPasskey();
      if (typeof answer === 'string') setComplaint(answer);
      else welcome(answer);
    } catch (error) {
      if (isRefused(error, ['bad-credentials'])) setComplaint('refused');
      else throw error;
    }
  };
  return (
    <section class="you-section" aria-labelledby="return">
      <h2 id="return">{you.return}</h2>
      <p class="hint">{you.returnLead}</p>
      <div class="you-parts">
        {canUsePasskeys() && (
          <Section title={you.passkey}>
            <button type="button" class="choice" disabled={work.isBusy} onClick={() => work.run(byPasskey)}>
              {you.returnPasskey}
            </button>
          </Section>
        )}
        <div class="you-part">
          <InlineForm label={you.returnField} button={you.returnCode} most={60} work={work} enter={byCode} />
        </div>
      </div>
      {complaint !== undefined && (
        <ErrorText says={complaint === 'code' ? you.returnBad : you.passkeyFaults[complaint]} />
      )}
      <TaskError work={work} />
      {name !== undefined && <p role="status">{you.returned(name)}</p>}
    </section>
  );
}

const isRefused = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof ApiError && codes.includes(error.code);
