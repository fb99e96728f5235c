import { useState } from 'preact/hooks';
import type { Me } from '../../../api/person.ts';
import { request } from '../../online/api.ts';
import { stopNotices } from '../../online/notifications.ts';
import { resetSession } from '../../online/session.ts';
import { onlineText } from '../../online/online-text.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { Section, TaskError, useTask } from './section.tsx';

/** Signing out of this browser, and being forgotten altogether. */
export function Farewell({ person }: { readonly person: Me }) {
  const [isForgotten, setForgotten] = useState(false);
  const work = useTask();
  const { you } = onlineText();
  const hasWayBack = person.hasRecoveryCode || person.passkeys.length > 0;
  const signOut = async (): Promise<void> => {
    await stopNotices().catch(() => undefined);
    await request('DELETE', '/session');
    await resetSession();
  };
  const forget = async (): Promise<void> => {
    await stopNotices().catch(() => undefined);
    await request('DELETE', '/me');
    await resetSession();
    setForgotten(true);
  };
  return (
    <section class="you-section" aria-labelledby="farewell">
      <h2 id="farewell">{you.leave}</h2>
      <div class="you-parts">
        <Section title={you.signOut} lead={you.signOutLead}>
          <ConfirmButton
            name={you.signOut}
            look="choice"
            title={you.signOutSure}
            lead={hasWayBack ? you.signOutKept : you.signOutLost}
            yes={you.signOut}
            no={you.cancel}
            act={() => work.run(signOut)}
          />
        </Section>
        <Section title={you.forget} lead={you.forgetLead}>
          <ConfirmButton
            name={you.forget}
            look="choice"
            title={you.forgetSure}
            lead={you.forgetWhat}
            yes={you.forgetYes}
            no={you.cancel}
            act={() => work.run(forget)}
          />
          {isForgotten && <p role="status">{you.forgotten}</p>}
        </Section>
      </div>
      <TaskError work={work} />
    </section>
  );
}
