import { useState } from 'preact/hooks';
import { ApiFault, ask, type Me } from '../../online/api.ts';
import { canUsePasskeys, returnByPasskey } from '../../online/passkey.ts';
import { become } from '../../online/session.ts';
import { words } from '../../online/words.ts';
import { Complaint, Entry, Trouble, useWork } from './part.tsx';

/** Somebody who is known already, in a browser that does not know them. */
export function Comeback() {
  const [complaint, setComplaint] = useState<'code' | 'dropped' | 'known' | 'refused' | undefined>(undefined);
  const [name, setName] = useState<string | undefined>(undefined);
  const work = useWork();
  const { you } = words();
  const welcome = (person: Me): void => {
    become(person);
    setName(person.name);
  };
  const start = (): void => {
    setComplaint(undefined);
    setName(undefined);
  };
  const byCode = async (code: string): Promise<void> => {
    start();
    try {
      welcome(await ask<Me>('POST', '/session/recovery', { code }));
    } catch (error) {
      // Too short to be a code is as wrong as one that nobody has.
      if (isRefused(error, ['bad-credentials', 'bad-request'])) setComplaint('code');
      else throw error;
    }
  };
  const byPasskey = async (): Promise<void> => {
    start();
    try {
      const answer = await returnByPasskey();
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
      {canUsePasskeys() && (
        <button type="button" class="choice" disabled={work.isBusy} onClick={() => work.run(byPasskey)}>
          {you.returnPasskey}
        </button>
      )}
      <Entry label={you.returnField} button={you.returnCode} most={60} work={work} enter={byCode} />
      {complaint !== undefined && (
        <Complaint says={complaint === 'code' ? you.returnBad : you.passkeyFaults[complaint]} />
      )}
      <Trouble work={work} />
      {name !== undefined && <p role="status">{you.returned(name)}</p>}
    </section>
  );
}

const isRefused = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof ApiFault && codes.includes(error.code);
