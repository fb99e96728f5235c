import type { NewReport, ReportLine, Reports } from '../../api/moderation.ts';
import { REPORT_REASONS } from '../../api/moderation.ts';
import { takeTally } from '../limits/tally.ts';
import { idFromText } from '../people/token.ts';
import { notFound, RequestError } from '../request-error.ts';
import type { Services } from '../services.ts';
import type { DataStore } from '../storage/storage.ts';
import type { ReportRow } from '../storage/social-rows.ts';
import { loadFor } from '../tables/runtime.ts';

/** Without a choice, the latest lines of the person are attached. */
const ATTACHED = 10;
const LISTED = 200;

/** Keeps a report with the lines in question, as the server stored them. One report per person and table counts. */
export async function addReport(
  services: Services,
  reporter: string,
  { table: id, person, reason, text = '', lines = [] }: NewReport,
): Promise<boolean> {
  const { storage, runtime } = services;
  if (person === reporter) throw new RequestError('bad-request', 'you cannot report yourself');
  await runtime.host.withTable(id, live => loadFor(runtime, live, reporter));
  const said = await linesOf(storage, id, person);
  const hasSeat = (await storage.tables.listed(id))?.seats.some(seat => seat.person === person) === true;
  if (!hasSeat && said.length === 0) throw notFound();
  const chosen = lines.length === 0 ? said.slice(-ATTACHED) : said.filter(({ n }) => lines.includes(n));
  if (chosen.length < lines.length)
    throw new RequestError('bad-request', 'these are not chat lines of that person');
  await takeTally(services, 'reports', reporter, 'too many reports today');
  return storage.moderation.addReport({
    id: idFromText(`report ${reporter} ${person} ${id}`),
    reporter,
    person,
    table_id: id,
    reason,
    text,
    lines: JSON.stringify(chosen),
    status: 'open',
    at: runtime.now(),
  });
}

/** What a person wrote at a table. */
async function linesOf({ tables }: DataStore, table: string, person: string): Promise<ReportLine[]> {
  const log = await tables.log(table, 0);
  return log.flatMap(({ n, at, entry }) =>
    entry.type === 'said' && entry.person === person ? [{ n, at, text: entry.text }] : [],
  );
}

/** Open reports, with names and what was decided about the people before. */
export async function listReports({ people, moderation }: DataStore): Promise<Reports> {
  const rows = await moderation.reports('open', LISTED);
  const ids = rows.flatMap(({ reporter, person }) => (reporter === null ? [person] : [reporter, person]));
  const names = new Map((await people.names([...new Set(ids)])).map(({ id, name }) => [id, name]));
  const named = (id: string): { id: string; name: string | null } => ({ id, name: names.get(id) ?? null });
  const reports = rows.map(async (row): Promise<Reports['reports'][number]> => ({
    id: row.id,
    reporter: row.reporter === null ? null : named(row.reporter),
    person: named(row.person),
    table: row.table_id,
    reason: reasonOf(row),
    text: row.text,
    // Written by `addReport`.
    lines: JSON.parse(row.lines) as ReportLine[],
    sanctions: (await moderation.sanctionsOf(row.person)).map(({ kind, reason, until, at }) => ({
      kind,
      reason,
      until,
      at,
    })),
    at: row.at,
  }));
  return { reports: await Promise.all(reports) };
}

const reasonOf = ({ reason }: ReportRow): (typeof REPORT_REASONS)[number] =>
  REPORT_REASONS.find(one => one === reason) ?? 'other';
