import { newId } from '../people/token.ts';
import { requireName } from '../people/name.ts';
import { notFound } from '../request-error.ts';
import type { DataStore } from '../storage/storage.ts';
import type { SanctionRow } from '../storage/social-rows.ts';
import { onPersonChanged } from '../tables/signals.ts';
import type { TableRuntime } from '../tables/runtime.ts';
import type { NewSanction } from '../../api/moderation.ts';
import type { Sanctions } from './sanctions.ts';

const DAY = 86_400_000;

/** What an operator needs: the store and the tables. The command line has no more. */
export interface ModerationParts {
  readonly storage: DataStore;
  readonly runtime: TableRuntime;
  /** What this process remembers, if it serves people. */
  readonly sanctions?: Pick<Sanctions, 'forget'>;
}

/** Who acts, and why. Every act is written down before it is done. */
export interface ActAuthor {
  readonly operator: string;
  readonly reason: string;
}

async function writeDown(
  { storage, runtime }: ModerationParts,
  { operator, reason }: ActAuthor,
  { act, target, detail = '' }: { act: string; target: string; detail?: string },
): Promise<void> {
  await storage.moderation.addAct({ id: newId(), operator, act, target, reason, detail, at: runtime.now() });
}

async function requirePerson({ storage }: ModerationParts, person: string): Promise<string> {
  const row = await storage.people.find(person);
  if (row === undefined) throw notFound();
  return row.name;
}

/** Everything that processes have cached about a person is void. */
async function announce({ storage, runtime, sanctions }: ModerationParts, person: string): Promise<void> {
  sanctions?.forget();
  storage.bus.publish([{ type: 'person', id: person }]);
  await onPersonChanged(runtime, person);
}

/** Warns, mutes or bans a person and the programs that play for them. */
export async function sanction(
  parts: ModerationParts,
  author: ActAuthor,
  person: string,
  { kind, days }: Pick<NewSanction, 'kind' | 'days'>,
): Promise<void> {
  await requirePerson(parts, person);
  const { storage, runtime } = parts;
  const at = runtime.now();
  const until = days === undefined || kind === 'warn' ? null : at + days * DAY;
  await writeDown(parts, author, {
    act: kind,
    target: person,
    detail: until === null ? '' : new Date(until).toISOString(),
  });
  const programs = kind === 'ban' ? await storage.people.programsOf(person) : [];
  for (const one of [person, ...programs.map(({ id }) => id)]) {
    const row: SanctionRow = { id: newId(), person: one, kind, reason: author.reason, until, seen: 0, at };
    await storage.moderation.addSanction(row);
    if (kind === 'ban') await leaveTables(parts, one);
    await announce(parts, one);
  }
}

/** Bots play on for someone who is banned. */
async function leaveTables({ storage, runtime }: ModerationParts, person: string): Promise<void> {
  for (const { id } of await storage.tables.playedBy(person)) {
    const request = { person, command: { type: 'leave' }, version: 0, key: newId() } as const;
    await runtime.host.handleCommand(id, request).catch((error: unknown) => runtime.reportError(error, id));
  }
}

export async function lift(
  parts: ModerationParts,
  author: ActAuthor,
  person: string,
  kind: 'mute' | 'ban',
): Promise<void> {
  await requirePerson(parts, person);
  await writeDown(parts, author, { act: `lift ${kind}`, target: person });
  const programs = kind === 'ban' ? await parts.storage.people.programsOf(person) : [];
  for (const one of [person, ...programs.map(({ id }) => id)]) {
    await parts.storage.moderation.lift(one, kind, parts.runtime.now());
    await announce(parts, one);
  }
}

export async function rename(
  parts: ModerationParts,
  author: ActAuthor,
  person: string,
  name: string,
): Promise<void> {
  const clean = requireName(name);
  const before = await requirePerson(parts, person);
  await writeDown(parts, author, { act: 'rename', target: person, detail: `${before} → ${clean}` });
  await parts.storage.people.change(person, { name: clean });
  await announce(parts, person);
}

/** Closes a table, also in the middle of a match; it leaves no result. */
export async function closeTable(parts: ModerationParts, author: ActAuthor, table: string): Promise<void> {
  if ((await parts.storage.tables.row(table)) === undefined) throw notFound();
  await writeDown(parts, author, { act: 'close table', target: table });
  await parts.runtime.host.handleHostCommand(table, { type: 'closeTable' }, Number.MAX_SAFE_INTEGER);
}

export async function closeReport(parts: ModerationParts, author: ActAuthor, report: string): Promise<void> {
  if ((await parts.storage.moderation.report(report)) === undefined) throw notFound();
  await writeDown(parts, author, { act: 'close report', target: report });
  await parts.storage.moderation.closeReport(report);
}

/** Only the command line makes and unmakes operators. */
export async function appoint(parts: ModerationParts, author: ActAuthor, person: string): Promise<void> {
  await requirePerson(parts, person);
  await writeDown(parts, author, { act: 'appoint', target: person });
  await parts.storage.moderation.appoint(person, parts.runtime.now());
}

export async function dismiss(parts: ModerationParts, author: ActAuthor, person: string): Promise<void> {
  await writeDown(parts, author, { act: 'dismiss', target: person });
  await parts.storage.moderation.dismiss(person);
}
