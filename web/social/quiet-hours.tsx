import { useEffect, useState } from 'preact/hooks';
import type { Correspondence, Deadlines, NewCalendar } from '../../api/correspondence.ts';
import { isGameId } from '../../games/index.ts';
import { GAME_INFO } from '../game-list.ts';
import { request } from '../online/api.ts';
import { OneTimeSecret, Section, TaskError, useTask } from '../parts/account/section.tsx';
import { locale } from '../preferences.ts';
import { hrefTo } from '../route.ts';
import { socialText } from './social-text.ts';
import { VacationPart } from './vacation.tsx';

/** When no notice comes, and the deadlines of your tables: as a list, and as a calendar for other programs. */
export function DaysSection() {
  const [correspondence, setCorrespondence] = useState<Correspondence | undefined>(undefined);
  useEffect(() => {
    request<Correspondence>('GET', '/me/correspondence').then(setCorrespondence, () => undefined);
  }, []);
  const { days: say } = socialText();
  return (
    <section class="you-section" aria-labelledby="days">
      <h2 id="days">{say.title}</h2>
      <div class="you-parts">
        {correspondence !== undefined && (
          <QuietHours correspondence={correspondence} change={setCorrespondence} />
        )}
        <VacationPart />
        {correspondence !== undefined && (
          <Calendar correspondence={correspondence} change={setCorrespondence} />
        )}
      </div>
    </section>
  );
}

interface PartProps {
  readonly correspondence: Correspondence;
  readonly change: (correspondence: Correspondence) => void;
}

function QuietHours({ correspondence: { quiet }, change }: PartProps) {
  const [from, setFrom] = useState(quiet?.from ?? '22:00');
  const [until, setUntil] = useState(quiet?.until ?? '08:00');
  const work = useTask();
  const { days: say } = socialText();
  const save = (wanted: Correspondence['quiet']): void =>
    work.run(async () =>
      change(await request<Correspondence>('PUT', '/me/correspondence', { quiet: wanted })),
    );
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Section title={say.quiet} lead={say.quietLead}>
      <form
        class="plan-limits"
        onSubmit={event => {
          event.preventDefault();
          save({ from, until, zone });
        }}
      >
        <label class="option">
          <span>{say.from}</span>
          <input
            type="time"
            required
            value={from}
            onInput={({ currentTarget }) => setFrom(currentTarget.value)}
          />
        </label>
        <label class="option">
          <span>{say.until}</span>
          <input
            type="time"
            required
            value={until}
            onInput={({ currentTarget }) => setUntil(currentTarget.value)}
          />
        </label>
        <button type="submit" class="choice" disabled={work.isBusy}>
          {say.save}
        </button>
        {quiet !== null && (
          <button type="button" class="plain" disabled={work.isBusy} onClick={() => save(null)}>
            {say.noQuiet}
          </button>
        )}
      </form>
      {quiet !== null && <p role="status">{say.isQuiet(quiet.from, quiet.until, quiet.zone)}</p>}
      <TaskError work={work} />
    </Section>
  );
}

function Calendar({ correspondence, change }: PartProps) {
  const [deadlines, setDeadlines] = useState<Deadlines['deadlines']>([]);
  const [address, setAddress] = useState<string | undefined>(undefined);
  const work = useTask();
  useEffect(() => {
    request<Deadlines>('GET', '/me/deadlines').then(
      found => setDeadlines(found.deadlines),
      () => undefined,
    );
  }, []);
  const { days: say } = socialText();
  const format = new Intl.DateTimeFormat(locale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const make = async (): Promise<void> => {
    setAddress((await request<NewCalendar>('POST', '/me/calendar')).address);
    change({ ...correspondence, hasCalendar: true });
  };
  const end = async (): Promise<void> => {
    await request('DELETE', '/me/calendar');
    setAddress(undefined);
    change({ ...correspondence, hasCalendar: false });
  };
  return (
    <Section title={say.deadlines} lead={say.calendarLead}>
      {deadlines.length === 0 && <p class="hint">{say.none}</p>}
      <ul>
        {deadlines.map(({ table, game, deadline }) => (
          <li key={table}>
            <a href={hrefTo('table', table)}>{isGameId(game) ? GAME_INFO[game].name : game}</a>{' '}
            {format.format(deadline)}
          </li>
        ))}
      </ul>
      <button type="button" class="choice" disabled={work.isBusy} onClick={() => work.run(make)}>
        {correspondence.hasCalendar ? say.renew : say.make}
      </button>
      {correspondence.hasCalendar && (
        <button type="button" class="plain" disabled={work.isBusy} onClick={() => work.run(end)}>
          {say.end}
        </button>
      )}
      {address !== undefined && <OneTimeSecret text={address} lead={say.secret} />}
      <TaskError work={work} />
    </Section>
  );
}
