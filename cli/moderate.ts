import { COMMAND_LINE, listActs } from '../server/moderation/act-list.ts';
import {
  appoint,
  closeReport,
  closeTable,
  dismiss,
  lift,
  rename,
  sanction,
  type ActAuthor,
  type ModerationParts,
} from '../server/moderation/acts.ts';
import { openOffline } from '../server/moderation/offline.ts';
import { listReports } from '../server/moderation/reports.ts';
import { RequestError } from '../server/request-error.ts';
import { StoreError } from '../server/storage/storage.ts';
import type { CliContext } from './context.ts';
import { print } from './output.ts';
import { settingsOf } from './serve.ts';
import { UsageError } from './usage-error.ts';

export interface ModerateOptions {
  readonly reason?: string;
  readonly days?: string;
  readonly name?: string;
  readonly kind?: string;
  readonly data?: string;
  readonly database?: string;
}

type Work = (
  parts: ModerationParts,
  author: ActAuthor,
  given: { readonly id: string; readonly options: ModerateOptions; readonly text: CliContext['text'] },
) => Promise<void>;

/** What is done to a person, a table or a report. Each needs a reason. */
const ACTIONS: Readonly<Record<string, Work>> = {
  appoint: (parts, author, { id }) => appoint(parts, author, id),
  dismiss: (parts, author, { id }) => dismiss(parts, author, id),
  warn: (parts, author, { id }) => sanction(parts, author, id, { kind: 'warn' }),
  mute: (parts, author, { id, options, text }) =>
    sanction(parts, author, id, { kind: 'mute', ...daysOf(options, text) }),
  ban: (parts, author, { id, options, text }) =>
    sanction(parts, author, id, { kind: 'ban', ...daysOf(options, text) }),
  lift: (parts, author, { id, options: { kind }, text }) => {
    if (kind !== 'mute' && kind !== 'ban') throw new UsageError(text.moderate.badKind);
    return lift(parts, author, id, kind);
  },
  rename: (parts, author, { id, options: { name }, text }) => {
    if (name === undefined) throw new UsageError(text.moderate.needsName);
    return rename(parts, author, id, name);
  },
  'close-table': (parts, author, { id }) => closeTable(parts, author, id),
  'close-report': (parts, author, { id }) => closeReport(parts, author, id),
};

/** What only shows something. */
const LISTS: Readonly<Record<string, (parts: ModerationParts, text: CliContext['text']) => Promise<void>>> = {
  reports: async ({ storage }, text) => {
    const { reports } = await listReports(storage);
    if (reports.length === 0) print(text.moderate.noReports);
    for (const { id, at, person, reporter, table, reason, text: words, lines } of reports) {
      print(`${id}  ${time(at)}  ${reason}  ${named(person)} ← ${named(reporter)}  ${table}  ${words}`);
      for (const line of lines) print(`    ${time(line.at)}  ${line.text}`);
    }
  },
  acts: async ({ storage }) => {
    for (const { at, operator, act, target, targetName, reason, detail } of (await listActs(storage)).acts)
      print(`${time(at)}  ${named(operator)}  ${act}  ${targetName ?? ''} ${target}  ${detail}  ${reason}`);
  },
  operators: async ({ storage }) => {
    const rows = await storage.moderation.operators();
    const names = await storage.people.names(rows.map(({ person }) => person));
    for (const { person, at } of rows)
      print(`${person}  ${names.find(({ id }) => id === person)?.name ?? ''}  ${time(at)}`);
  },
};

const time = (at: number): string => new Date(at).toISOString();
const named = (person: { id: string; name: string | null } | null): string =>
  person === null ? '—' : `${person.name ?? '—'} (${person.id})`;

/** Reads and changes a server's store directly, also while the server runs. Every change is written down. */
export async function moderateCommand(
  action: string,
  id: string | undefined,
  options: ModerateOptions,
  { text }: CliContext,
): Promise<void> {
  const show = LISTS[action];
  const change = ACTIONS[action];
  const words = text.moderate;
  if (show === undefined && change === undefined)
    throw new UsageError(
      words.unknownAction(action, [...Object.keys(LISTS), ...Object.keys(ACTIONS)].join(', ')),
    );
  if (change !== undefined && id === undefined) throw new UsageError(words.needsId(action));
  if (change !== undefined && options.reason === undefined) throw new UsageError(words.needsReason);
  const { reason: _reason, days: _days, name: _name, kind: _kind, ...store } = options;
  const parts = await openOffline(settingsOf({ ...store }, text)).catch((error: unknown) => {
    if (error instanceof StoreError) throw new UsageError(words.noStore(error.where));
    throw error;
  });
  try {
    if (show !== undefined) return await show(parts, text);
    const author = { operator: COMMAND_LINE, reason: options.reason ?? '' };
    await change?.(parts, author, { id: id ?? '', options, text });
    print(words.done(action, id ?? ''));
  } catch (error) {
    if (error instanceof RequestError && error.code === 'not-found')
      throw new UsageError(words.unknown(id ?? ''));
    throw error;
  } finally {
    await parts.close();
  }
}

function daysOf({ days }: ModerateOptions, { moderate }: CliContext['text']): { days?: number } {
  if (days === undefined) return {};
  const number = /^\d{1,4}$/.test(days) ? Number(days) : 0;
  if (number < 1 || number > 3650) throw new UsageError(moderate.badDays);
  return { days: number };
}
