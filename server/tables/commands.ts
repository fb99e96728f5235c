import { setTimeout as wait } from 'node:timers/promises';
import { decide, type CommandOutcome } from '../../table/decide.ts';
import type { CommandContext, TableCommand, HostCommand, PlayerCommand } from '../../table/command.ts';
import { CommandError } from '../../table/command-error.ts';
import { rematchOf } from '../../table/seating.ts';
import { isBotLevel } from '../bots/levels.ts';
import { RequestError } from '../request-error.ts';
import type { NewTable } from '../../api/table.ts';
import { idFromText } from '../people/token.ts';
import { notifyChanges } from './after-commit.ts';
import { runGuarded, withTable, refresh, load, loadFor, type TableRuntime } from './runtime.ts';
import { createTable, firstEntry } from './create-table.ts';
import { sendMissing, sendBroadcast, prepareBroadcast, type Broadcast } from './broadcast.ts';
import { awaySeats } from './presence.ts';
import { applyWritten, peopleShown, toTableWrite, type LiveTable } from './live-table.ts';

export interface CommandRequest {
  readonly person: string;
  readonly wish: PlayerCommand;
  /** The version that the person saw. */
  readonly version: number;
  readonly key: string;
}

export interface CommandResult {
  readonly version: number;
  readonly repeated?: boolean;
}

/** So often somebody else may be quicker before we give up. */
const MAX_ATTEMPTS = 25;
/** Whoever loses waits a random while, longer each time, so that everybody gets a turn. */
const BACKOFF_MS = 4;

/** Does what a person asks of a table; answers when it is written. */
export function handleCommand(
  runtime: TableRuntime,
  id: string,
  { person, wish, version, key }: CommandRequest,
): Promise<CommandResult> {
  return withTable(runtime, id, async live => {
    await loadFor(runtime, live, person);
    if ((live.table?.version ?? 0) < version) await refresh(runtime, live);
    if (wish.type === 'rematch') await openRematch(runtime, live, person);
    return commitCommand(runtime, live, { ...wish, person }, { seen: version, key });
  });
}

/** Opens a table; the same key of the same person means the same table. */
export async function openTable(
  runtime: TableRuntime,
  person: string,
  wanted: NewTable,
): Promise<{ id: string; version: number; invite: string | null }> {
  const id = idFromText(`table ${person} ${wanted.key}`);
  await createTable(runtime, id, await firstEntry(person, wanted), person);
  const row = await runtime.storage.tables.row(id);
  const opened = { id, version: row?.version ?? 1, invite: row?.invite ?? null };
  if (wanted.start !== true || opened.version > 1) return opened;
  const { version } = await handleCommand(runtime, id, {
    person,
    wish: { type: 'start' },
    version: 1,
    key: wanted.key,
  });
  return { ...opened, version };
}

/** Does what happens by itself. Whatever the table refuses is no longer true, and nobody misses it. */
export async function handleHostCommand(
  runtime: TableRuntime,
  id: string,
  occurrence: HostCommand,
  seen: number,
): Promise<void> {
  await withTable(runtime, id, async live => {
    await load(runtime, live);
    try {
      await commitCommand(runtime, live, occurrence, { seen });
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
    }
  });
}

interface Origin {
  readonly seen: number;
  readonly key?: string;
}

async function commitCommand(
  runtime: TableRuntime,
  live: LiveTable,
  command: TableCommand,
  origin: Origin,
): Promise<CommandResult> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const before = await load(runtime, live);
    // Asked each time: another process may have done it meanwhile.
    const known = previousResult(live, command, origin);
    if (known !== undefined) return { version: known, repeated: true };
    const decision = await decideCommand(runtime, live, command, origin);
    if (decision === 'overtaken') continue;
    const { acted, mail } = decision;
    if (acted.entries.length === 0) return { version: before.version };
    const [first, ...rest] = acted.entries;
    const facts = origin.key === undefined ? acted.entries : [{ ...first, key: origin.key }, ...rest];
    const write = toTableWrite(live.id, before, acted.table, facts, {
      noticeDelay: runtime.policy.noticeDelay,
    });
    if (await runtime.storage.tables.append(write)) {
      applyWritten(live, acted.table, facts);
      if (!sendBroadcast(runtime, live, mail)) void deliverLater(runtime, live.id);
      notifyChanges(runtime, live, before);
      return { version: acted.table.version };
    }
    await wait(Math.random() * BACKOFF_MS * attempt);
    await refresh(runtime, live);
  }
  throw new RequestError('unavailable', 'too much is happening at this table: try again');
}

/** The version to which the very same command has led already. */
const previousResult = (live: LiveTable, command: TableCommand, { key }: Origin): number | undefined =>
  key !== undefined && 'person' in command ? live.recentKeys.get(`${command.person} ${key}`) : undefined;

/** What is to be written, and what is to be sent once it is. */
interface Decision {
  readonly acted: CommandOutcome;
  readonly mail: Broadcast;
}

/** In a shared store a refusal may come of not knowing the newest; then it is thought over. */
async function decideCommand(
  runtime: TableRuntime,
  live: LiveTable,
  command: TableCommand,
  { seen }: Origin,
): Promise<Decision | 'overtaken'> {
  const table = await load(runtime, live);
  await runtime.names.preload(peopleShown(live, []));
  if ('person' in command) await runtime.names.preload([command.person]);
  try {
    return await runGuarded(runtime, live, () => {
      const acted = decide(table, command, commandContext(runtime, live, command, seen));
      const streams = [...live.streams].filter(({ version }) => version === table.version);
      return { acted, mail: prepareBroadcast(runtime, live, acted.table, { streams, facts: acted.entries }) };
    });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    if (runtime.storage.bus.isShared && (await refresh(runtime, live))) return 'overtaken';
    if (error.code === 'stale') throw new RequestError('stale', error.message, live.table?.version);
    throw error;
  }
}

const commandContext = (
  runtime: TableRuntime,
  live: LiveTable,
  { type }: TableCommand,
  seen: number,
): CommandContext => ({
  now: runtime.now(),
  seenVersion: seen,
  seed: type === 'start' ? runtime.newSeed() : '',
  standIn: runtime.policy.standIn,
  isKnownBot: isBotLevel,
  absentSeats: type === 'handOver' && live.table !== undefined ? awaySeats(runtime, live, live.table) : [],
  rematchId: type === 'rematch' ? rematchId(live.id) : '',
});

/** Everybody who wants a rematch of a table means the same one. */
const rematchId = (id: string): string => idFromText(`rematch ${id}`);

async function openRematch(runtime: TableRuntime, live: LiveTable, person: string): Promise<void> {
  const { table } = live;
  if (table?.status !== 'finished' || table.rematch !== null) return;
  await createTable(runtime, rematchId(live.id), rematchOf(table, live.id, person));
}

function deliverLater(runtime: TableRuntime, id: string): Promise<void> {
  return withTable(runtime, id, live => sendMissing(runtime, live)).catch((error: unknown) =>
    runtime.reportError(error, id),
  );
}
