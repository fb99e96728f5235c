import { useEffect, useState } from 'preact/hooks';
import type { Meta } from '../../../api/meta.ts';
import type { Me } from '../../../api/person.ts';
import { noticeState, startNotices, stopNotices, type NoticeState } from '../../online/notifications.ts';
import { updateMe, meta } from '../../online/session.ts';
import { onlineText } from '../../online/online-text.ts';
import { NoticeRhythm } from '../../social/notice-rhythm.tsx';
import { Mail } from './email-form.tsx';
import { ErrorText, Section } from './section.tsx';

/** How you hear that it is your turn: only what the server and the browser can do is offered. */
export function Notices({ person }: { readonly person: Me }) {
  const [offer, setOffer] = useState<Meta | undefined>(undefined);
  useEffect(() => {
    meta().then(setOffer, () => undefined);
  }, []);
  const { you } = onlineText();
  return (
    <section class="you-section" aria-labelledby="notices">
      <h2 id="notices">{you.notifications}</h2>
      <p class="hint">{you.notificationsLead}</p>
      {offer !== undefined && offer.pushKey === null && !offer.email && <p>{you.notificationsNone}</p>}
      <div class="you-parts">
        {offer !== undefined && offer.pushKey !== null && <Push person={person} />}
        {offer?.email === true && <Mail person={person} />}
        {offer !== undefined && (offer.pushKey !== null || offer.email) && <NoticeRhythm offer={offer} />}
      </div>
    </section>
  );
}

function Push({ person }: { readonly person: Me }) {
  const [state, setState] = useState<NoticeState | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const look = (): void => {
    noticeState().then(setState, () => setState(undefined));
  };
  useEffect(() => {
    look();
    // The browser's settings may have changed while the page was hidden.
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, []);
  const { you } = onlineText();
  const change = async (work: () => Promise<Me | undefined>): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      const now = await work();
      if (now !== undefined) updateMe(now);
    } catch {
      setFailed(true);
    }
    setBusy(false);
    look();
  };
  const isOn = state === 'on' && person.pushes > 0;
  return (
    <Section title={you.push}>
      {state === 'unable' && <p>{you.pushUnable}</p>}
      {state === 'denied' && <p role="status">{you.pushDenied}</p>}
      {(state === 'off' || state === 'on') && (
        <>
          {isOn && <p role="status">{you.pushIsOn}</p>}
          <button
            type="button"
            class="choice"
            disabled={isBusy}
            onClick={() => void change(isOn ? stopNotices : startNotices)}
          >
            {isOn ? you.pushOff : you.pushOn}
          </button>
        </>
      )}
      {person.pushes > (isOn ? 1 : 0) && <p class="hint">{you.pushCount(person.pushes)}</p>}
      {isFailed && <ErrorText says={you.pushFailed} />}
    </Section>
  );
}
