import { useState } from 'preact/hooks';
import { ask, type Me } from '../../online/api.ts';
import { learn } from '../../online/session.ts';
import { words } from '../../online/words.ts';
import { Part, Secret, Trouble, useWork } from './part.tsx';

/** The code that brings you back; shown once. */
export function RecoveryCode({ person }: { readonly person: Me }) {
  const [code, setCode] = useState<string | undefined>(undefined);
  const work = useWork();
  const { you } = words();
  const make = async (): Promise<void> => {
    setCode((await ask<{ code: string }>('POST', '/me/recovery-code')).code);
    learn({ ...person, hasRecoveryCode: true });
  };
  return (
    <Part title={you.code} lead={you.codeLead}>
      {code === undefined ? (
        <>
          {person.hasRecoveryCode && <p>{you.codeHas}</p>}
          <button type="button" class="choice" disabled={work.isBusy} onClick={() => work.run(make)}>
            {person.hasRecoveryCode ? you.codeRenew : you.codeMake}
          </button>
        </>
      ) : (
        <Secret text={code} lead={you.codeShown} />
      )}
      <Trouble work={work} />
    </Part>
  );
}
