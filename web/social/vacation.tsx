import { useEffect, useState } from 'preact/hooks';
import { VACATION_DAYS, type NewVacation, type Vacations } from '../../api/vacation.ts';
import { ApiError, request } from '../online/api.ts';
import { shortDate } from '../online/time.ts';
import { ErrorText, Section, TaskError, useTask } from '../parts/account/section.tsx';
import { preferences } from '../preferences.ts';
import { socialText } from './social-text.ts';

const DAY = 86_400_000;
const AHEAD_DAYS = 180;

/** The day of a moment here, as a field for a date holds it. */
const dayOf = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** Days on which your clocks stand still: what is left, what is planned, and a form for the next ones. */
export function VacationPart() {
  const [found, setFound] = useState<Vacations | undefined>(undefined);
  const [isRefused, setRefused] = useState(false);
  const work = useTask();
  const { vacation: say } = socialText();
  useEffect(() => {
    request<Vacations>('GET', '/me/vacations').then(setFound, () => undefined);
  }, []);
  if (found === undefined) return null;
  const take = (wanted: NewVacation): void =>
    work.run(async () => {
      setRefused(false);
      try {
        setFound(await request<Vacations>('POST', '/me/vacations', wanted));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'no-vacation') throw error;
        setRefused(true);
      }
    });
  const end = (id: string): void =>
    work.run(async () => setFound(await request<Vacations>('DELETE', `/me/vacations/${id}`)));
  return (
    <Section title={say.title} lead={say.lead(found.allowance)}>
      <p>{say.left(found.left)}</p>
      <VacationList vacations={found.vacations} isBusy={work.isBusy} end={end} />
      {found.left > 0 && <VacationForm most={found.left} isBusy={work.isBusy} take={take} />}
      <p class="hint">{say.rules}</p>
      {isRefused && <ErrorText says={say.refused} />}
      <TaskError work={work} />
    </Section>
  );
}

interface ListProps {
  readonly vacations: Vacations['vacations'];
  readonly isBusy: boolean;
  readonly end: (id: string) => void;
}

function VacationList({ vacations, isBusy, end }: ListProps) {
  const { vacation: say } = socialText();
  const now = Date.now();
  const day = (at: number): string => shortDate(at, preferences.value.language);
  const coming = vacations.filter(({ until }) => until > now);
  return (
    <ul class="you-list">
      {coming.map(({ id, from, until }) => (
        <li key={id}>
          <span role={from <= now ? 'status' : undefined}>
            {from <= now ? say.now(day(until)) : say.planned(day(from), day(until))}
          </span>
          <button type="button" class="plain" disabled={isBusy} onClick={() => end(id)}>
            {from <= now ? say.end : say.cancel}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface FormProps {
  readonly most: number;
  readonly isBusy: boolean;
  readonly take: (wanted: NewVacation) => void;
}

function VacationForm({ most, isBusy, take }: FormProps) {
  const today = dayOf(Date.now());
  const [from, setFrom] = useState(today);
  const [days, setDays] = useState(Math.min(7, most));
  const { vacation: say } = socialText();
  return (
    <form
      class="plan-limits"
      onSubmit={event => {
        event.preventDefault();
        take(from === today ? { days } : { from: new Date(`${from}T00:00`).getTime(), days });
      }}
    >
      <label class="option">
        <span>{say.from}</span>
        <input
          type="date"
          required
          min={today}
          max={dayOf(Date.now() + AHEAD_DAYS * DAY)}
          value={from}
          onInput={({ currentTarget }) => setFrom(currentTarget.value)}
        />
      </label>
      <label class="option">
        <span>{say.days}</span>
        <input
          type="number"
          required
          min={1}
          max={VACATION_DAYS}
          value={days}
          onInput={({ currentTarget }) => setDays(currentTarget.valueAsNumber)}
        />
      </label>
      <button type="submit" class="choice" disabled={isBusy}>
        {from === today ? say.take : say.plan}
      </button>
    </form>
  );
}
