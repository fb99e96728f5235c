import { useState } from 'preact/hooks';
import type { Me } from '../../../api/person.ts';
import { ApiError, request } from '../../online/api.ts';
import { updateMe } from '../../online/session.ts';
import { onlineText } from '../../online/online-text.ts';
import { ErrorText, InlineForm, Section, TaskError, useTask } from './section.tsx';

/** Notices by e-mail: an address, the code that was sent to it, and the end of it. */
export function Mail({ person: { email } }: { readonly person: Me }) {
  const [complaint, setComplaint] = useState<'address' | 'code' | undefined>(undefined);
  const work = useTask();
  const { you } = onlineText();

  /** Sends what was typed; a refusal of just that is told beside the field. */
  const tell = async (wrong: 'address' | 'code', send: () => Promise<Me>): Promise<void> => {
    setComplaint(undefined);
    try {
      updateMe(await send());
    } catch (error) {
      const isWrong = error instanceof ApiError && ['bad-request', 'bad-credentials'].includes(error.code);
      if (!isWrong) throw error;
      setComplaint(wrong);
    }
  };
  const propose = (address: string): Promise<void> =>
    tell('address', () => request<Me>('PUT', '/me/email', { address }));
  const confirm = (code: string): Promise<void> =>
    tell('code', () => request<Me>('POST', '/me/email/confirm', { code }));
  const stop = (): void => work.run(async () => updateMe(await request<Me>('DELETE', '/me/email')));

  return (
    <Section title={you.mail}>
      {email === null && (
        <InlineForm
          label={you.mailField}
          button={you.mailSend}
          mode="email"
          complete="email"
          most={200}
          work={work}
          enter={propose}
        />
      )}
      {email !== null && !email.isConfirmed && (
        <>
          <p role="status">{you.mailSent(email.address)}</p>
          <InlineForm
            label={you.mailCode}
            button={you.mailConfirm}
            mode="numeric"
            complete="one-time-code"
            most={6}
            work={work}
            enter={confirm}
          />
        </>
      )}
      {email !== null && (
        <p>
          {email.isConfirmed && <span role="status">{you.mailIsOn(email.address)} </span>}
          <button type="button" class="plain" disabled={work.isBusy} onClick={stop}>
            {email.isConfirmed ? you.mailStop : you.cancel}
          </button>
        </p>
      )}
      {complaint !== undefined && (
        <ErrorText says={complaint === 'address' ? you.mailBad : you.mailCodeBad} />
      )}
      <TaskError work={work} />
    </Section>
  );
}
