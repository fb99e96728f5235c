import { useState } from 'preact/hooks';
import type { Me, RecoveryCode as Code } from '../../../api/person.ts';
import { request } from '../../online/api.ts';
import { updateMe } from '../../online/session.ts';
import { onlineText } from '../../online/online-text.ts';
import { Section, OneTimeSecret, TaskError, useTask } from './section.tsx';

/** The code that brings you back; shown once. */
export function RecoveryCode({ person }: { readonly person: Me }) {
  const [code, setCode] = useState<string | undefined>(undefined);
  const work = useTask();
  const { you } = onlineText();
  const make = async (): Promise<void> => {
    setCode((await request<Code>('POST', '/me/recovery-code')).code);
    updateMe({ ...person, hasRecoveryCode: true });
  };
  return (
    <Section title={you.code} lead={you.codeLead}>
      {code === undefined ? (
        <>
          {person.hasRecoveryCode && <p>{you.codeHas}</p>}
          <button type="button" class="choice" disabled={work.isBusy} onClick={() => work.run(make)}>
            {person.hasRecoveryCode ? you.codeRenew : you.codeMake}
          </button>
        </>
      ) : (
        <OneTimeSecret text={code} lead={you.codeShown} />
      )}
      <TaskError work={work} />
    </Section>
  );
}
