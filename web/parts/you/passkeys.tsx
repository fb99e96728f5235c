import { useState } from 'preact/hooks';
import type { Me } from '../../online/api.ts';
import { canUsePasskeys, dropPasskey, makePasskey, type PasskeyFault } from '../../online/passkey.ts';
import { learn } from '../../online/session.ts';
import { words } from '../../online/words.ts';
import { settings } from '../../settings.ts';
import { Question } from '../question.tsx';
import { Complaint, Part, Trouble, useWork } from './part.tsx';

/** The passkeys that let you in. */
export function Passkeys({ person }: { readonly person: Me }) {
  const [outcome, setOutcome] = useState<PasskeyFault | 'made' | undefined>(undefined);
  const work = useWork();
  const { you } = words();
  const make = async (): Promise<void> => {
    setOutcome(undefined);
    const answer = await makePasskey();
    if (typeof answer === 'string') return setOutcome(answer);
    learn(answer);
    setOutcome('made');
  };
  return (
    <Part title={you.passkey} lead={you.passkeyLead}>
      <ul class="you-list">
        {person.passkeys.map(({ id, at }) => (
          <Passkey key={id} at={at} drop={() => work.run(async () => learn(await dropPasskey(id)))} />
        ))}
      </ul>
      {canUsePasskeys() ? (
        <button type="button" class="choice" disabled={work.isBusy} onClick={() => work.run(make)}>
          {you.passkeyMake}
        </button>
      ) : (
        <p>{you.passkeyUnable}</p>
      )}
      {outcome === 'made' && <p role="status">{you.passkeyMade}</p>}
      {outcome !== undefined && outcome !== 'made' && <Complaint says={you.passkeyFaults[outcome]} />}
      <Trouble work={work} />
    </Part>
  );
}

function Passkey({ at, drop }: { readonly at: number; readonly drop: () => void }) {
  const { you } = words();
  const date = new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'long' }).format(at);
  return (
    <li>
      <span>{you.passkeyOf(date)}</span>
      <Question
        name={you.passkeyDrop}
        label={`${you.passkeyDrop}: ${you.passkeyOf(date)}`}
        look="plain"
        title={you.passkeyDropSure}
        lead={you.passkeyDropLead}
        yes={you.passkeyDrop}
        no={you.cancel}
        act={drop}
      />
    </li>
  );
}
