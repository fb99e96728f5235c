import { useEffect, useState } from 'preact/hooks';
import type { Comfort, Deadlines, NewCalendar } from '../../api/comfort.ts';
import { isGameId } from '../../games/index.ts';
import { GAME_INFO } from '../game-list.ts';
import { request } from '../online/api.ts';
import { OneTimeSecret, Section, TaskError, useTask } from '../parts/account/section.tsx';
import { preferences } from '../preferences.ts';
import { hrefTo } from '../route.ts';
import { companyText } from './company-text.ts';
import { VacationPart } from './vacation.tsx';

/** When no notice comes, and the deadlines of your tables: as a list, and as a calendar for other programs. */
export function DaysSection() {
  const [comfort, setComfort] = useState<Comfort | undefined>(undefined);
  useEffect(() => {
    request<Comfort>('GET', '/me/comfort').then(setComfort, () => undefined);
  }, []);
  const { days: say } = companyText();
  return (
    <section class="you-section" aria-labelledby="days">
      <h2 id="days">{say.title}</h2>
      <div class="you-parts">
        {comfort !== undefined && <QuietHours comfort={comfort} change={setComfort} />}
        <VacationPart />
        {comfort !== undefined && <Calendar comfort={comfort} change={setComfort} />}
      </div>
    </section>
  );
}

interface PartProps {
  readonly comfort: Comfort;
  readonly change: (comfort: Comfort) => void;
}

function QuietHours({ comfort: { quiet }, change }: PartProps) {
  const [from, setFrom] = useState(quiet?.from ?? '22:00');
  const [until, setUntil] = useState(quiet?.until ?? '08:00');
  const work = useTask();
  const { days: say } = companyText();
  const save = (wanted: Comfort['quiet']): void =>
    work.run(async () => change(await request<Comfort>('PUT', '/me/comfort', { quiet: wanted })));
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

function Calendar({ comfort, change }: PartProps) {
  const [deadlines, setDeadlines] = useState<Deadlines['deadlines']>([]);
  const [address, setAddress] = useState<string | undefined>(undefined);
  const work = useTask();
  useEffect(() => {
    request<Deadlines>('GET', '/me/deadlines').then(
      found => setDeadlines(found.deadlines),
      () => undefined,
    );
  }, []);
  const { days: say } = companyText();
  const format = new Intl.DateTimeFormat(preferences.value.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const make = async (): Promise<void> => {
    setAddress((await request<NewCalendar>('POST', '/me/calendar')).address);
    change({ ...comfort, hasCalendar: true });
  };
  const end = async (): Promise<void> => {
    await request('DELETE', '/me/calendar');
    setAddress(undefined);
    change({ ...comfort, hasCalendar: false });
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
        {comfort.hasCalendar ? say.renew : say.make}
      </button>
      {comfort.hasCalendar && (
        <button type="button" class="plain" disabled={work.isBusy} onClick={() => work.run(end)}>
          {say.end}
        </button>
      )}
      {address !== undefined && <OneTimeSecret text={address} lead={say.secret} />}
      <TaskError work={work} />
    </Section>
  );
}
