import { useEffect, useState } from 'preact/hooks';
import type { Invitations } from '../../api/contacts.ts';
import type { OwnSanctions } from '../../api/moderation.ts';
import { isGameId } from '../../games/index.ts';
import { GAME_INFO } from '../game-list.ts';
import { request } from '../online/api.ts';
import { ensureSession } from '../online/session.ts';
import { locale } from '../preferences.ts';
import { hrefTo } from '../route.ts';
import { socialText } from './social-text.ts';
import '../style/social.css';

type Invitation = Invitations['invitations'][number];
type Sanction = OwnSanctions['sanctions'][number];

/** What others want of you: invitations of friends, and words from the operators. */
export function SocialNews({ isAfloat = false }: { readonly isAfloat?: boolean }) {
  const [invitations, setInvitations] = useState<readonly Invitation[]>([]);
  const [sanctions, setSanctions] = useState<readonly Sanction[]>([]);
  useEffect(() => {
    const look = async (): Promise<void> => {
      await ensureSession();
      const [asked, decided] = await Promise.all([
        request<Invitations>('GET', '/me/invitations'),
        request<OwnSanctions>('GET', '/me/sanctions'),
      ]);
      setInvitations(asked.invitations);
      setSanctions(decided.sanctions.filter(({ kind, isSeen }) => kind !== 'warn' || !isSeen));
    };
    look().catch(() => undefined);
  }, []);
  const read = async (): Promise<void> => {
    await request('POST', '/me/sanctions/seen');
    setSanctions(sanctions.filter(({ kind }) => kind !== 'warn'));
  };
  const refuse = async (table: string): Promise<void> => {
    await request('DELETE', `/me/invitations/${table}`);
    setInvitations(invitations.filter(one => one.table.id !== table));
  };
  return (
    <>
      {sanctions.length > 0 && <Sanctions sanctions={sanctions} read={() => void read()} />}
      {invitations.length > 0 && (
        <InvitationList invitations={invitations} isAfloat={isAfloat} refuse={table => void refuse(table)} />
      )}
    </>
  );
}

function Sanctions({
  sanctions,
  read,
}: {
  readonly sanctions: readonly Sanction[];
  readonly read: () => void;
}) {
  const { sanctions: say } = socialText();
  const format = new Intl.DateTimeFormat(locale(), { dateStyle: 'long' });
  return (
    <section class="operator-words" role="status" aria-label={say.title}>
      <h2>{say.title}</h2>
      {sanctions.map(({ kind, reason, until, at }) => (
        <p key={at}>
          <b>{say.kinds[kind]}</b> {until !== null && say.until(format.format(until))} {say.reason(reason)}
        </p>
      ))}
      <button type="button" class="choice" onClick={read}>
        {say.read}
      </button>
    </section>
  );
}

interface InvitationsProps {
  readonly invitations: readonly Invitation[];
  /** Over the page, so that nothing moves when they arrive. */
  readonly isAfloat: boolean;
  readonly refuse: (table: string) => void;
}

function InvitationList({ invitations, isAfloat, refuse }: InvitationsProps) {
  const { friends: say } = socialText();
  return (
    <section class={`matches ${isAfloat ? 'is-afloat' : ''}`} aria-label={say.invitations}>
      <h2>{say.invitations}</h2>
      <ul>
        {invitations.map(({ table: { id, settings }, from }) => {
          const game = isGameId(settings.game) ? GAME_INFO[settings.game].name : settings.game;
          return (
            <li key={id} class="is-long">
              <div>{say.invites(from ?? say.someone, game)}</div>
              <a class="main" href={hrefTo('table', id)}>
                {say.go}
              </a>
              <button type="button" class="plain" onClick={() => refuse(id)}>
                {say.refuse}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
