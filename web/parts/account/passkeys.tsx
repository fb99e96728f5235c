import { useState } from 'preact/hooks';
import type { Me } from '../../../api/person.ts';
import { canUsePasskeys, deletePasskey, makePasskey, type PasskeyFault } from '../../online/passkey.ts';
import { updateMe } from '../../online/session.ts';
import { onlineText } from '../../online/online-text.ts';
import { locale } from '../../preferences.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { ErrorText, Section, TaskError, useTask } from './section.tsx';

/** The passkeys that let you in. */
export function Passkeys({ person }: { readonly person: Me }) {
  const [outcome, setOutcome] = useState<PasskeyFault | 'made' | undefined>(undefined);
  const work = useTask();
  const { you } = onlineText();
  const make = async (): Promise<void> => {
    setOutcome(undefined);
    const answer = await makePasskey();
    if (typeof answer === 'string') return setOutcome(answer);
    updateMe(answer);
    setOutcome('made');
  };
  return (
    <Section title={you.passkey} lead={you.passkeyLead}>
      <ul class="you-list">
        {person.passkeys.map(({ id, at }) => (
          <Passkey key={id} at={at} drop={() => work.run(async () => updateMe(await deletePasskey(id)))} />
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
      {outcome !== undefined && outcome !== 'made' && <ErrorText says={you.passkeyFaults[outcome]} />}
      <TaskError work={work} />
    </Section>
  );
}

function Passkey({ at, drop }: { readonly at: number; readonly drop: () => void }) {
  const { you } = onlineText();
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(at);
  return (
    <li>
      <span>{you.passkeyOf(date)}</span>
      <ConfirmButton
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
