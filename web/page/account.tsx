import { useEffect, useState } from 'preact/hooks';
import type { Me } from '../../api/person.ts';
import { DaysSection } from '../social/quiet-hours.tsx';
import { ensureSession, me, rename } from '../online/session.ts';
import { onlineText } from '../online/online-text.ts';
import { RecoveryCode } from '../parts/account/recovery-code.tsx';
import { Comeback } from '../parts/account/sign-in.tsx';
import { Farewell } from '../parts/account/sign-out.tsx';
import { Notices } from '../parts/account/notifications.tsx';
import { InlineForm, TaskError, useTask } from '../parts/account/section.tsx';
import { Passkeys } from '../parts/account/passkeys.tsx';
import { Tokens } from '../parts/account/tokens.tsx';
import { WebhookSection } from '../parts/account/webhooks.tsx';
import { PersonTabs } from '../parts/profile/person-tabs.tsx';
import { Programs } from '../parts/account/bot-programs.tsx';
import '../style/online.css';
import '../style/social.css';
import { appText } from '../app-text.ts';
import { ServerOffline } from './server-offline.tsx';

/** Who you are to the server, how to be it again elsewhere, how you hear from it, and how to be forgotten. */
export function AccountPage() {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    ensureSession().catch(() => undefined);
  }, [tries]);
  const { you } = onlineText();
  const person = me.value;
  if (person === null) return <ServerOffline again={() => setTries(tries + 1)} />;
  if (person === undefined) return <p class="waiting">{appText().home.starting}</p>;
  return (
    <div class="page you">
      <PersonTabs here="account" />
      <h1>{you.title}</h1>
      <p class="hint">{you.lead}</p>
      <Name key={person.id} person={person} />
      <section class="you-section" aria-labelledby="keep">
        <h2 id="keep">{you.keep}</h2>
        <p class="hint">{you.keepLead}</p>
        <div class="you-parts" key={person.id}>
          <Passkeys person={person} />
          <RecoveryCode person={person} />
        </div>
      </section>
      <Comeback />
      <Notices person={person} />
      <DaysSection key={`days ${person.id}`} />
      <Programs key={person.id} />
      <Tokens key={`tokens ${person.id}`} />
      <WebhookSection key={`webhooks ${person.id}`} />
      <Farewell person={person} />
    </div>
  );
}

function Name({ person }: { readonly person: Me }) {
  const [isSaved, setSaved] = useState(false);
  const work = useTask();
  const { you } = onlineText();
  const save = async (name: string): Promise<void> => {
    setSaved(false);
    await rename(name);
    setSaved(true);
  };
  return (
    <div class="you-section">
      <InlineForm
        label={you.name}
        button={you.save}
        first={person.name}
        most={24}
        complete="nickname"
        work={work}
        enter={save}
      />
      <p class="hint">{you.nameLead}</p>
      {isSaved && <p role="status">{you.saved}</p>}
      <TaskError work={work} />
    </div>
  );
}
