import { useState } from 'preact/hooks';
import type { LocalTableClient } from '../local/client.ts';
import { errorKind, type ErrorKind } from '../online/errors.ts';
import { continueOnline } from '../online/lobby.ts';
import { onlineText } from '../online/online-text.ts';
import { goTo } from '../route.ts';
import { ConfirmButton } from './confirm-button.tsx';

/** Moves a copy of a game on this device to the server, where the others join by link. */
export function ContinueOnline({ client }: { readonly client: LocalTableClient }) {
  const [error, setError] = useState<ErrorKind | undefined>(undefined);
  const { continueOnline: say, table, faults } = onlineText();
  const move = async (): Promise<void> => {
    setError(undefined);
    try {
      const record = await client.record();
      if (record === undefined) return;
      goTo('table', await continueOnline(record, client.players.value));
    } catch (refusal) {
      setError(errorKind(refusal));
    }
  };
  return (
    <>
      <ConfirmButton
        name={say.button}
        look="plain"
        title={say.title}
        lead={say.lead}
        yes={say.button}
        no={table.cancel}
        act={() => void move()}
      />
      {error !== undefined && (
        <p class="fault" role="alert">
          {faults[error]}
        </p>
      )}
    </>
  );
}
