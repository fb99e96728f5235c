import { useEffect, useState } from 'preact/hooks';
import type { Profile, RatingHistory } from '../../api/profile.ts';
import { appText } from '../app-text.ts';
import { errorKind } from '../online/errors.ts';
import { ensureSession, me } from '../online/session.ts';
import { Emblem } from '../parts/profile/emblem.tsx';
import { HeadToHead } from '../parts/profile/head-to-head.tsx';
import { OwnLook } from '../parts/profile/own-look.tsx';
import { PersonTabs } from '../parts/profile/person-tabs.tsx';
import { ladderKey, RatingCards } from '../parts/profile/rating-cards.tsx';
import { RatingChart } from '../parts/profile/rating-chart.tsx';
import { ResultsList } from '../parts/profile/results-list.tsx';
import { Statistics } from '../parts/profile/statistics.tsx';
import { fetchHistory, fetchProfile } from '../people/calls.ts';
import { monthText, peopleText, percentText } from '../people/people-text.ts';
import { NotFound } from './not-found.tsx';
import '../style/profile.css';
import { ServerOffline } from './server-offline.tsx';

const NO_HISTORY: RatingHistory = { points: [] };

/** Where there is nothing to count yet. */
const NONE = '–';

/** A person's page: who they are, how strong, against whom, and every match. Without an id it is your own. */
export function ProfilePage({ id }: { readonly id: string }) {
  const [profile, setProfile] = useState<Profile | 'missing' | 'offline'>();
  const [history, setHistory] = useState(NO_HISTORY);
  const [tries, setTries] = useState(0);
  const load = async (): Promise<void> => {
    try {
      const person = await ensureSession();
      const found = await fetchProfile(id === '' ? person.id : id);
      setHistory(found.details === null ? NO_HISTORY : await fetchHistory(found.id));
      setProfile(found);
    } catch (error) {
      setProfile(errorKind(error) === 'offline' ? 'offline' : 'missing');
    }
  };
  useEffect(() => void load(), [id, tries]);
  if (profile === undefined) return <p class="waiting">{appText().home.starting}</p>;
  if (profile === 'offline') return <ServerOffline again={() => setTries(tries + 1)} />;
  if (profile === 'missing') return <NotFound says={peopleText().missing} />;
  return <ProfileView key={profile.id} profile={profile} history={history} reload={() => void load()} />;
}

interface ViewProps {
  readonly profile: Profile;
  readonly history: RatingHistory;
  readonly reload: () => void;
}

function ProfileView({ profile, history, reload }: ViewProps) {
  const { details } = profile;
  const [first] = details?.ratings ?? [];
  const [chosen, setChosen] = useState(first === undefined ? '' : ladderKey(first));
  const words = peopleText();
  const person = me.value;
  return (
    <div class="page profile">
      {profile.isYou && <PersonTabs here="profile" />}
      <header class="profile-head">
        <span class="profile-medal">
          <Emblem symbol={profile.symbol} colour={profile.colour} />
        </span>
        <div>
          <h1>{profile.name}</h1>
          <p>{profile.kind === 'program' ? words.program : words.since(monthText(profile.since))}</p>
        </div>
        {details !== null && <Totals details={details} />}
      </header>
      {details === null ? (
        <p class="profile-card hint">{words.isPrivate}</p>
      ) : (
        <>
          <RatingCards details={details} chosen={chosen} choose={setChosen} isYou={profile.isYou} />
          <div class="profile-grid">
            <div class="profile-column">
              {history.points.length > 1 && <RatingChart history={history} chosen={chosen} />}
              <ResultsList profile={profile} />
            </div>
            <div class="profile-column">
              <HeadToHead people={details.people} bots={details.bots} />
              <Statistics details={details} />
            </div>
          </div>
        </>
      )}
      {profile.isYou && person != null && <OwnLook profile={profile} person={person} reload={reload} />}
    </div>
  );
}

function Totals({ details }: { readonly details: NonNullable<Profile['details']> }) {
  const words = peopleText();
  const together = details.games.reduce(
    (sum, { places }) => sum + places.reduce((count, each) => count + each, 0),
    0,
  );
  const figures = [
    [String(details.matches), words.matches],
    [together === 0 ? NONE : percentText(details.won / together), words.won],
    [details.accuracy === null ? NONE : percentText(details.accuracy.percent / 100), words.accuracy],
    [String(details.streak), words.streak(details.streak)],
  ] as const;
  return (
    <dl class="profile-totals">
      {figures.map(([value, label]) => (
        <div key={label} title={label === words.accuracy ? words.accuracyLead : undefined}>
          <dd>{value}</dd>
          <dt>{label}</dt>
        </div>
      ))}
    </dl>
  );
}
