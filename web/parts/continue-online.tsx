import { useState } from 'preact/hooks';
import type { LocalTableClient } from '../local/client.ts';
import { goTo } from '../route.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { continueText } from './continue-text.ts';

/** Moves a copy of a game on this device to the server, where the others join by link. */
export function ContinueOnline({ client }: { readonly client: LocalTableClient }) {
  const [fault, setFault] = useState<string | undefined>(undefined);
  const { button, title, lead, cancel } = continueText();
  const move = async (): Promise<void> => {
    setFault(undefined);
    try {
      const record = await client.record();
      if (record === undefined) return;
      const { continueOnline } = await import('../online/lobby.ts');
      goTo('table', await continueOnline(record, client.players.value));
    } catch (refusal) {
      const [{ errorKind }, { onlineText }] = await Promise.all([
        import('../online/errors.ts'),
        import('../online/online-text.ts'),
      ]);
      setFault(onlineText().faults[errorKind(refusal)]);
    }
  };
  return (
    <>
      <ConfirmButton
        name={button}
        look="plain"
        title={title}
        lead={lead}
        yes={button}
        no={cancel}
        act={() => void move()}
      />
      {fault !== undefined && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
