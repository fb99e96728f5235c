import { useEffect, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { changeContacts, contacts, loadContacts } from '../social/contacts.ts';
import { socialText } from '../social/social-text.ts';
import { SocialNews } from '../social/news.tsx';
import { ApiError } from '../online/api.ts';
import { copyText } from '../local/share.ts';
import { onlineText } from '../online/online-text.ts';
import { me } from '../online/session.ts';
import { ErrorText, InlineForm, TaskError, useTask, type Task } from '../parts/account/section.tsx';
import { PersonName } from '../parts/person-name.tsx';
import { PersonTabs } from '../parts/profile/person-tabs.tsx';
import { appText } from '../app-text.ts';
import { ServerOffline } from './server-offline.tsx';
import '../style/online.css';
import '../style/social.css';

/** Friends and requests, and the people one would rather not meet. */
export function FriendsPage() {
  const [isOffline, setOffline] = useState(false);
  const work = useTask();
  const load = (): void => {
    setOffline(false);
    loadContacts().catch(() => setOffline(true));
  };
  useEffect(load, []);
  const { friends: say } = socialText();
  if (isOffline) return <ServerOffline again={load} />;
  const all = contacts.value;
  if (all === undefined) return <p class="waiting">{appText().home.starting}</p>;
  const remove = (list: 'friends' | 'blocks' | 'mutes', id: string) => (): void =>
    work.run(() => changeContacts('DELETE', list, id));
  return (
    <div class="page friends-page">
      <PersonTabs here="friends" />
      <h1>{say.title}</h1>
      <p class="hint">{say.lead}</p>
      <div class="friends-columns">
        <div>
          <SocialNews />
          {all.friends.length === 0 && <p>{say.none}</p>}
          <People title={say.title} people={all.friends}>
            {({ id, name, isHere }) => (
              <>
                <small>{isHere === true ? say.here : say.away}</small>
                <Way name={say.end} of={name} work={work} act={remove('friends', id)} />
              </>
            )}
          </People>
          <People title={say.asking} people={all.asking}>
            {({ id, name }) => (
              <>
                <Way
                  name={say.accept}
                  of={name}
                  work={work}
                  act={() => work.run(() => changeContacts('PUT', 'friends', id))}
                />
                <Way name={say.decline} of={name} work={work} act={remove('friends', id)} />
              </>
            )}
          </People>
          <People title={say.asked} people={all.asked}>
            {({ id, name }) => <Way name={say.withdraw} of={name} work={work} act={remove('friends', id)} />}
          </People>
          <People title={say.muted} people={all.muted}>
            {({ id, name }) => <Way name={say.unmute} of={name} work={work} act={remove('mutes', id)} />}
          </People>
          <People title={say.blocked} lead={say.blockedLead} people={all.blocked}>
            {({ id, name }) => <Way name={say.unblock} of={name} work={work} act={remove('blocks', id)} />}
          </People>
        </div>
        <Add />
      </div>
      <TaskError work={work} />
    </div>
  );
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly isHere?: boolean;
}

interface PeopleProps {
  readonly title: string;
  readonly lead?: string;
  readonly people: readonly Person[];
  readonly children: (person: Person) => ComponentChildren;
}

function People({ title, lead, people, children }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <section class="matches" aria-label={title}>
      <h2>{title}</h2>
      {lead !== undefined && <p class="hint">{lead}</p>}
      <ul>
        {people.map(person => (
          <li key={person.id}>
            <div>
              <b>
                <PersonName id={person.id} name={person.name} />
              </b>
            </div>
            {children(person)}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WayProps {
  readonly name: string;
  readonly of: string;
  readonly work: Task;
  readonly act: () => void;
}

const Way = ({ name, of, work, act }: WayProps) => (
  <button type="button" class="choice" aria-label={`${name}: ${of}`} disabled={work.isBusy} onClick={act}>
    {name}
  </button>
);

/** Asks someone by the code on their page; your own is beside it. */
function Add() {
  const [isUnknown, setUnknown] = useState(false);
  const work = useTask();
  const { friends: say } = socialText();
  const ask = async (code: string): Promise<void> => {
    setUnknown(false);
    try {
      await changeContacts('PUT', 'friends', encodeURIComponent(code));
    } catch (error) {
      if (!(error instanceof ApiError) || !['not-found', 'bad-request'].includes(error.code)) throw error;
      setUnknown(true);
    }
  };
  return (
    <section class="friends-add" aria-label={say.add}>
      <InlineForm label={say.code} button={say.add} most={40} work={work} enter={ask} />
      {isUnknown && <ErrorText says={say.unknown} />}
      <TaskError work={work} />
      <OwnCode />
    </section>
  );
}

/** What others enter to ask you. */
function OwnCode() {
  const [isCopied, setCopied] = useState(false);
  const { you } = onlineText();
  const { friends: say } = socialText();
  const code = me.value?.id ?? '';
  return (
    <div class="own-code">
      <p>{say.own}</p>
      <code>{code}</code>
      <button type="button" class="plain" onClick={() => void copyText(code).then(setCopied)}>
        {isCopied ? you.copied : you.copy}
      </button>
    </div>
  );
}
