import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ApiFault, ask, type Me } from '../online/api.ts';
import { canNotify, startNotices, stopNotices } from '../online/notices.ts';
import { arrive, become, me } from '../online/session.ts';
import { settings } from '../settings.ts';
import { texts } from '../texts.ts';

/** Who you are to the server, how to be it again elsewhere, and how to be forgotten. */
export function Identity() {
  useEffect(() => {
    arrive().catch(() => undefined);
  }, []);
  const { online, setup } = texts();
  const person = me.value;
  return (
    <section class="identity" aria-labelledby="identity">
      <h2 id="identity">{online.identity}</h2>
      {person === undefined || person === null ? (
        <p>{setup.noServer}</p>
      ) : (
        <>
          <p>{online.identityLead}</p>
          <p>
            <b>{person.name}</b>
          </p>
          {settings.value.name !== '' && settings.value.name !== person.name && (
            <Act
              name={online.saveName}
              act={async () => become(await ask<Me>('PATCH', '/me', { name: settings.value.name }))}
            />
          )}
          <Recovery />
          <Notices person={person} />
          <Part title={online.forget} lead={online.forgetLead}>
            <Act
              name={online.forget}
              act={async () => {
                if (!confirm(online.forgetSure)) return;
                await ask('DELETE', '/me');
                become(undefined);
                await arrive();
              }}
            />
          </Part>
        </>
      )}
    </section>
  );
}

function Part({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly children: ComponentChildren;
}) {
  return (
    <div class="identity-part">
      <h3>{title}</h3>
      <p class="hint">{lead}</p>
      {children}
    </div>
  );
}

/** A button that says when it is done. */
function Act({ name, act }: { readonly name: string; readonly act: () => Promise<void> }) {
  const [isDone, setDone] = useState(false);
  const { online } = texts();
  const run = async (): Promise<void> => {
    await act();
    setDone(true);
  };
  return (
    <button type="button" class="choice" onClick={() => void run()}>
      {isDone ? online.saved : name}
    </button>
  );
}

function Recovery() {
  const [code, setCode] = useState<string | undefined>(undefined);
  const [typed, setTyped] = useState('');
  const [isBad, setBad] = useState(false);
  const { online } = texts();
  const use = async (): Promise<void> => {
    try {
      become(await ask<Me>('POST', '/session/recovery', { code: typed.trim() }));
      setTyped('');
    } catch (error) {
      if (error instanceof ApiFault) setBad(true);
    }
  };
  return (
    <Part title={online.recovery} lead={online.recoveryLead}>
      {code === undefined ? (
        <Act
          name={online.recoveryMake}
          act={async () => setCode((await ask<{ code: string }>('POST', '/me/recovery-code')).code)}
        />
      ) : (
        <p>
          <code class="code">{code}</code> {online.recoveryShown}
        </p>
      )}
      <form
        class="identity-row"
        onSubmit={event => {
          event.preventDefault();
          void use();
        }}
      >
        <input
          aria-label={online.recoveryField}
          placeholder={online.recoveryField}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <button type="submit" class="choice">
          {online.recoveryUse}
        </button>
      </form>
      {isBad && (
        <p class="fault" role="alert">
          {online.recoveryBad}
        </p>
      )}
    </Part>
  );
}

function Notices({ person }: { readonly person: Me }) {
  const [isRefused, setRefused] = useState(!canNotify());
  const { online } = texts();
  const start = async (): Promise<void> => {
    const now = await startNotices().catch(() => undefined);
    if (now === undefined) setRefused(true);
    else become(now);
  };
  const stop = async (): Promise<void> => {
    const now = await stopNotices();
    if (now !== undefined) become(now);
  };
  return (
    <Part title={online.notices} lead={online.noticesLead}>
      {isRefused ? (
        <p>{online.noticesNot}</p>
      ) : person.pushes > 0 ? (
        <button type="button" class="choice" onClick={() => void stop()}>
          {online.noticesOff}
        </button>
      ) : (
        <button type="button" class="choice" onClick={() => void start()}>
          {online.noticesOn}
        </button>
      )}
    </Part>
  );
}
