import { useEffect, useState } from 'preact/hooks';
import { request } from '../online/api.ts';
import type { OnlineTable } from '../online/table.ts';
import { TaskError, useTask } from '../parts/account/section.tsx';
import { contacts, loadContacts } from './contacts.ts';
import { socialText } from './social-text.ts';

/** Friends who are asked to this table by name. */
export function InviteFriends({ table }: { readonly table: OnlineTable }) {
  const [invited, setInvited] = useState<readonly string[]>([]);
  const work = useTask();
  useEffect(() => {
    loadContacts().catch(() => undefined);
  }, []);
  const { friends: say } = socialText();
  const seated = table.update.value?.table.seats.map(({ person }) => person) ?? [];
  const friends = (contacts.value?.friends ?? []).filter(({ id }) => !seated.includes(id));
  if (table.update.value?.you.seat === null || friends.length === 0) return null;
  const invite = async (person: string): Promise<void> => {
    await request('POST', `/tables/${table.id}/invitations`, { person });
    setInvited([...invited, person]);
  };
  return (
    <section class="invite-friends" aria-label={say.inviteTitle}>
      <h3>{say.inviteTitle}</h3>
      <ul>
        {friends.map(({ id, name, isHere }) => (
          <li key={id}>
            <span>
              {name} <small>· {isHere ? say.here : say.away}</small>
            </span>
            <button
              type="button"
              class="choice"
              disabled={work.isBusy || invited.includes(id)}
              aria-label={`${invited.includes(id) ? say.invited : say.invite}: ${name}`}
              onClick={() => work.run(() => invite(id))}
            >
              {invited.includes(id) ? say.invited : say.invite}
            </button>
          </li>
        ))}
      </ul>
      <TaskError work={work} />
    </section>
  );
}
