import { useEffect, useState } from 'preact/hooks';
import type { Me } from '../online/api.ts';
import { arrive, me, rename } from '../online/session.ts';
import { words } from '../online/words.ts';
import { RecoveryCode } from '../parts/you/code.tsx';
import { Comeback } from '../parts/you/comeback.tsx';
import { Farewell } from '../parts/you/farewell.tsx';
import { Notices } from '../parts/you/notices.tsx';
import { Entry, Trouble, useWork } from '../parts/you/part.tsx';
import { Passkeys } from '../parts/you/passkeys.tsx';
import { Programs } from '../parts/you/programs.tsx';
import '../style/online.css';
import { texts } from '../texts.ts';
import { Unreachable } from './unreachable.tsx';

/** Who you are to the server, how to be it again elsewhere, how you hear from it, and how to be forgotten. */
export function IdentityPage() {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    arrive().catch(() => undefined);
  }, [tries]);
  const { you } = words();
  const person = me.value;
  if (person === null) return <Unreachable again={() => setTries(tries + 1)} />;
  if (person === undefined) return <p class="waiting">{texts().home.starting}</p>;
  return (
    <div class="page you">
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
      <Programs key={person.id} />
      <Farewell person={person} />
    </div>
  );
}

function Name({ person }: { readonly person: Me }) {
  const [isSaved, setSaved] = useState(false);
  const work = useWork();
  const { you } = words();
  const save = async (name: string): Promise<void> => {
    setSaved(false);
    await rename(name);
    setSaved(true);
  };
  return (
    <div class="you-section">
      <Entry
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
      <Trouble work={work} />
    </div>
  );
}
