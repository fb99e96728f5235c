import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../kernel/seat.ts';
import { SeatIcon } from '../../board/seat-icon.tsx';
import type { LocalTableClient } from '../local/client.ts';
import { appText } from '../app-text.ts';
import { playerNames } from './player-names.ts';

interface HandOverProps {
  readonly client: LocalTableClient;
  /** The player who must take the device before play continues. */
  readonly to: Seat | undefined;
}

/** On a shared screen hands stay hidden until the right person says so. */
export function HandOver({ client, to }: HandOverProps) {
  if (to === undefined) return null;
  const name = playerNames(client.players.value)[to];
  return <HandOverScreen key={to} seat={to} name={name} uncover={() => client.viewAs(to)} />;
}

interface ScreenProps {
  readonly seat: Seat;
  readonly name: string;
  readonly uncover: () => void;
}

/** Covers the whole table, for the keyboard too. */
function HandOverScreen({ seat, name, uncover }: ScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const show = (): void => dialog.current?.showModal();
  useEffect(show, []);
  const { table } = appText();
  return (
    <dialog
      ref={dialog}
      class="hand-over"
      aria-label={table.handOver(name)}
      // The escape key does not uncover the table: only the player who is asked for does.
      onCancel={event => event.preventDefault()}
      onClose={show}
      onKeyDown={event => event.stopPropagation()}
    >
      <SeatIcon seat={seat} />
      {/* Here, not on the button: the key that ended one turn must not uncover the next hand. */}
      <h2 tabIndex={-1} autoFocus>
        {table.handOver(name)}
      </h2>
      <p>{table.handOverLead}</p>
      <button type="button" class="main" onClick={uncover}>
        {table.handOverDone(name)}
      </button>
    </dialog>
  );
}
