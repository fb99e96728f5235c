import { useState } from 'preact/hooks';
import { ask, type Me } from '../../online/api.ts';
import { stopNotices } from '../../online/notices.ts';
import { beNobody } from '../../online/session.ts';
import { words } from '../../online/words.ts';
import { Question } from '../question.tsx';
import { Part, Trouble, useWork } from './part.tsx';

/** Signing out of this browser, and being forgotten altogether. */
export function Farewell({ person }: { readonly person: Me }) {
  const [isForgotten, setForgotten] = useState(false);
  const work = useWork();
  const { you } = words();
  const hasWayBack = person.hasRecoveryCode || person.passkeys.length > 0;
  const signOut = async (): Promise<void> => {
    await stopNotices().catch(() => undefined);
    await ask('DELETE', '/session');
    await beNobody();
  };
  const forget = async (): Promise<void> => {
    await stopNotices().catch(() => undefined);
    await ask('DELETE', '/me');
    await beNobody();
    setForgotten(true);
  };
  return (
    <section class="you-section" aria-labelledby="farewell">
      <h2 id="farewell">{you.leave}</h2>
      <div class="you-parts">
        <Part title={you.signOut} lead={you.signOutLead}>
          <Question
            name={you.signOut}
            look="choice"
            title={you.signOutSure}
            lead={hasWayBack ? you.signOutKept : you.signOutLost}
            yes={you.signOut}
            no={you.cancel}
            act={() => work.run(signOut)}
          />
        </Part>
        <Part title={you.forget} lead={you.forgetLead}>
          <Question
            name={you.forget}
            look="choice"
            title={you.forgetSure}
            lead={you.forgetWhat}
            yes={you.forgetYes}
            no={you.cancel}
            act={() => work.run(forget)}
          />
          {isForgotten && <p role="status">{you.forgotten}</p>}
        </Part>
      </div>
      <Trouble work={work} />
    </section>
  );
}
