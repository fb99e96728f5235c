import { VACATION_DAYS, type NewVacation, type Vacations } from '../../api/vacation.ts';
import { HostError } from '../../table/ports.ts';
import { notFound, RequestError } from '../request-error.ts';
import type { Services } from '../services.ts';
import type { VacationRow } from '../storage/social-rows.ts';
import { newId } from './token.ts';

const DAY = 86_400_000;
const YEAR = 365 * DAY;
/** How far ahead a vacation may be planned. */
const AHEAD = 180 * DAY;
const MOST_PLANNED = 5;

type VacationServices = Pick<Services, 'storage' | 'runtime'>;

/** Days used up in the 365 days before a moment; a day that has begun counts as a whole one. */
export const daysUsed = (vacations: readonly Pick<VacationRow, 'starts' | 'ends'>[], at: number): number =>
  vacations.reduce((sum, { starts, ends }) => {
    const within = Math.min(ends, at) - Math.max(starts, at - YEAR);
    return sum + Math.max(0, Math.ceil(within / DAY));
  }, 0);

/** Whether the allowance holds at every moment: it is largest where a vacation ends. */
const isWithinAllowance = (vacations: readonly VacationRow[]): boolean =>
  vacations.every(({ ends }) => daysUsed(vacations, ends) <= VACATION_DAYS);

const overlaps = (one: VacationRow, other: VacationRow): boolean =>
  one.id !== other.id && one.starts < other.ends && other.starts < one.ends;

export async function readVacations(
  { storage, runtime }: VacationServices,
  person: string,
): Promise<Vacations> {
  const now = runtime.now();
  const rows = await storage.vacations.ofPerson(person, now - YEAR);
  const last = Math.max(now, ...rows.map(({ ends }) => ends));
  return {
    allowance: VACATION_DAYS,
    left: Math.max(0, VACATION_DAYS - Math.max(daysUsed(rows, now), daysUsed(rows, last))),
    vacations: rows.map(({ id, starts, ends }) => ({ id, from: starts, until: ends })),
  };
}

/** Takes a vacation, or plans one. */
export async function takeVacation(
  services: VacationServices,
  person: string,
  { from, days }: NewVacation,
): Promise<void> {
  const { storage, runtime } = services;
  const now = runtime.now();
  const starts = Math.max(now, from ?? now);
  if (starts > now + AHEAD)
    throw new RequestError('bad-request', 'a vacation starts within 180 days from now');
  const wanted: VacationRow = { id: newId(), person, starts, ends: starts + days * DAY };
  await storage.vacations.add(wanted);
  const all = await storage.vacations.ofPerson(person, now - YEAR);
  const isRefused =
    all.some(other => overlaps(wanted, other)) ||
    !isWithinAllowance(all) ||
    all.filter(({ starts: begins }) => begins > now).length > MOST_PLANNED;
  if (isRefused) {
    // Written first and judged afterwards: of two requests at once, neither escapes the other.
    await storage.vacations.remove(wanted.id);
    throw new RequestError('no-vacation', 'this vacation overlaps another one or exceeds your allowance');
  }
  if (starts === now) await applyVacation(services, person);
}

/** Ends a vacation now; one that has not begun is as if it had never been planned. */
export async function endVacation(services: VacationServices, person: string, id: string): Promise<void> {
  const { storage, runtime } = services;
  const now = runtime.now();
  const row = (await storage.vacations.ofPerson(person, now)).find(one => one.id === id);
  if (row === undefined) throw notFound();
  if (row.starts > now) return storage.vacations.remove(id);
  await storage.vacations.end(id, now);
  await storage.notices.hasten(person, row.ends, now);
  await applyVacation(services, person);
}

/** Says to all of a person's tables whether they are away; a table that knows it already does not change. */
async function applyVacation(services: VacationServices, person: string): Promise<void> {
  const { storage, runtime } = services;
  const until = (await storage.vacations.current(person, runtime.now()))?.ends ?? null;
  for (const { id } of await storage.tables.playedBy(person)) await tellTable(services, id, person, until);
}

async function tellTable(
  { runtime }: VacationServices,
  id: string,
  person: string,
  until: number | null,
): Promise<void> {
  try {
    await runtime.host.handleHostCommand(id, { type: 'setVacation', person, until }, Number.MAX_SAFE_INTEGER);
  } catch (error) {
    // The table may have been deleted.
    if (!(error instanceof HostError)) throw error;
  }
}

/** An early end is told again for this long, in case the process that did so was stopped in the middle. */
const TOLD_AGAIN = 10 * 60_000;
const FORGOTTEN = 10_000;

/** Vacations that begin as planned, matches that begin during one, and whatever a stopped process left undone. */
export function createVacationWork(services: VacationServices): () => Promise<void> {
  const { storage, runtime } = services;
  const told = new Set<string>();
  return async () => {
    const now = runtime.now();
    const begun = await storage.vacations.begun(now, now - TOLD_AGAIN);
    if (told.size > FORGOTTEN) told.clear();
    for (const { person, ends } of begun) {
      const until = ends > now ? ends : null;
      for (const { id } of await storage.tables.playedBy(person)) {
        const fact = `${person} ${id} ${ends} ${until === null ? 'over' : 'on'}`;
        if (told.has(fact)) continue;
        // A later vacation may have begun since this one ended.
        const current = until ?? (await storage.vacations.current(person, now))?.ends ?? null;
        await tellTable(services, id, person, current);
        told.add(fact);
      }
    }
  };
}
