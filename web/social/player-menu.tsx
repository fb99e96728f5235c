import { useEffect, useState } from 'preact/hooks';
import type { OnlineTable } from '../online/table.ts';
import { me } from '../online/session.ts';
import { TaskError, useTask } from '../parts/account/section.tsx';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import { changeContacts, contacts, isSilenced, loadContacts } from './contacts.ts';
import { socialText } from './social-text.ts';
import { ReportForm } from './report-form.tsx';

interface Other {
  readonly id: string;
  readonly name: string;
}

/** Everyone else who sits at the table or has written there. */
function othersAt(table: OnlineTable): Other[] {
  const seats = table.update.value?.table.seats ?? [];
  const found = new Map<string, string>();
  for (const { kind, person, name } of seats)
    if (kind === 'person' && person !== null && name !== null) found.set(person, name);
  for (const line of table.entries.value)
    if (line.type === 'said' && line.person !== null && line.name !== null) found.set(line.person, line.name);
  found.delete(me.value?.id ?? '');
  return [...found].map(([id, name]) => ({ id, name }));
}

/** The people at the table: friends to be, and those one would rather not hear. */
export function PlayerMenu({ table }: { readonly table: OnlineTable }) {
  useEffect(() => {
    loadContacts().catch(() => undefined);
  }, []);
  const { players: say } = socialText();
  const others = othersAt(table);
  if (others.length === 0) return null;
  return (
    <details class="own-fold player-menu">
      <summary>{say.title}</summary>
      <ul>
        {others.map(other => (
          <PlayerRow key={other.id} table={table} other={other} />
        ))}
      </ul>
    </details>
  );
}

function PlayerRow({ table, other: { id, name } }: { readonly table: OnlineTable; readonly other: Other }) {
  const [isReporting, setReporting] = useState(false);
  const work = useTask();
  const { players: say } = socialText();
  const { friends = [], asked = [], blocked = [] } = contacts.value ?? {};
  const isIn = (list: readonly { readonly id: string }[]): boolean => list.some(one => one.id === id);
  const isBlocked = isIn(blocked);
  const isMuted = isSilenced(id);
  return (
    <li>
      <b>{name}</b>
      <div class="player-ways">
        {!isIn(friends) && !isBlocked && (
          <button
            type="button"
            class="plain"
            disabled={work.isBusy || isIn(asked)}
            aria-label={`${isIn(asked) ? say.asked : say.befriend}, ${name}`}
            onClick={() => work.run(() => changeContacts('PUT', 'friends', id))}
          >
            {isIn(asked) ? say.asked : say.befriend}
          </button>
        )}
        {!isBlocked && (
          <button
            type="button"
            class="plain"
            disabled={work.isBusy}
            aria-label={`${isMuted ? say.unmute : say.mute}, ${name}`}
            onClick={() => work.run(() => changeContacts(isMuted ? 'DELETE' : 'PUT', 'mutes', id))}
          >
            {isMuted ? say.unmute : say.mute}
          </button>
        )}
        {!isBlocked && (
          <ConfirmButton
            name={say.block}
            label={`${say.block}, ${name}`}
            look="plain"
            title={say.blockSure(name)}
            lead={say.blockLead}
            yes={say.block}
            no={say.cancel}
            act={() => work.run(() => changeContacts('PUT', 'blocks', id))}
          />
        )}
        <button
          type="button"
          class="plain"
          aria-expanded={isReporting}
          aria-label={say.reportOf(name)}
          onClick={() => setReporting(!isReporting)}
        >
          {say.report}
        </button>
      </div>
      {isReporting && <ReportForm table={table} person={id} name={name} />}
      <TaskError work={work} />
    </li>
  );
}
