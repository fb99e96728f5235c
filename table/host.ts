import { jobFor } from './bot-turn.ts';
import type { CommandContext, HostCommand, PlayerCommand, TableCommand } from './command.ts';
import { CommandError } from './command-error.ts';
import { decide, type CommandOutcome } from './decide.ts';
import type { AppliedEntry, LogEntry } from './entry.ts';
import { applyWritten, type LiveTable } from './live-table.ts';
import { entriesSince, loadTable, refresh, replayLog } from './load.ts';
import { BusyError, type HostPorts } from './ports.ts';
import type { PersonId } from './seat-state.ts';
import { rematchOf } from './seating.ts';
import type { Table } from './table.ts';

export interface CommandRequest {
  readonly person: PersonId;
  readonly command: PlayerCommand;
  /** The version that the person saw. */
  readonly version: number;
  /** The same key again is the same command again: it is done once. */
  readonly key: string;
}

export interface CommandResult {
  readonly version: number;
  readonly repeated?: boolean;
}

/** Runs tables: the only way a table changes, on a server, in a browser and in a terminal. */
export interface TableHost<L extends LiveTable> {
  readonly tables: Map<string, L>;
  /** Runs one piece of work after the other on a table. */
  withTable<T>(id: string, work: (live: L) => Promise<T>): Promise<T>;
  load(live: L): Promise<Table>;
  refresh(live: L): Promise<boolean>;
  entriesSince(live: L, version: number): Promise<readonly AppliedEntry[]>;
  /** Creates a table from the first entries of its log; does nothing when it exists already. */
  create(id: string, entries: readonly LogEntry[], by?: PersonId): Promise<void>;
  /** Does what a person asks; answers once it is stored. */
  handleCommand(
    id: string,
    request: CommandRequest,
    mayEnter?: (table: Table) => void,
  ): Promise<CommandResult>;
  /** Does what the host itself has to do. A refusal means it is no longer due. */
  handleHostCommand(id: string, command: HostCommand, seenVersion: number): Promise<void>;
  /** Lets the bot whose turn it is think, and plays its move. */
  playBot(id: string): void;
}

/** How often another process may write first before the host gives up. */
const MAX_ATTEMPTS = 25;
/** Milliseconds between a bot's attempts while the store is away. */
const RETRY_PAUSES = [250, 500, 1000, 2000, 4000];

interface Origin {
  readonly seenVersion: number;
  readonly key?: string;
}

export function createHost<L extends LiveTable, P>(ports: HostPorts<L, P>): TableHost<L> {
  const tables = new Map<string, L>();

  const withTable = <T>(id: string, work: (live: L) => Promise<T>): Promise<T> => {
    const live = tables.get(id) ?? ports.newLive(id);
    tables.set(id, live);
    live.waiting++;
    const result = live.queue.then(() => work(live));
    const finish = (): void => {
      live.waiting--;
      live.lastUsed = ports.now();
    };
    live.queue = result.then(finish, finish);
    return result;
  };

  const commit = async (live: L, command: TableCommand, origin: Origin): Promise<CommandResult> => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const before = live.table ?? (await loadTable(ports, live));
      // Looked up each time: another process may have done it in the meantime.
      const known = previousResult(live, command, origin);
      if (known !== undefined) return { version: known, repeated: true };
      const decision = await decideOrRefresh(ports, live, command, origin);
      if (decision === 'overtaken') continue;
      if (decision.outcome.entries.length === 0) return { version: before.version };
      const outcome = withKey(decision.outcome, origin.key);
      if (await ports.append(live, before, outcome)) {
        applyWritten(live, outcome);
        ports.committed(live, before, decision.prepared);
        return { version: outcome.table.version };
      }
      await ports.backOff(attempt);
      await refresh(ports, live);
    }
    throw new BusyError();
  };

  const create = async (id: string, entries: readonly LogEntry[], by?: PersonId): Promise<void> => {
    const at = ports.now();
    const author = by === undefined ? {} : { by };
    const log = entries.map((entry, index) => ({ n: index + 1, at, entry, ...author }));
    const live = ports.newLive(id);
    const { table, entries: applied } = await replayLog(ports, live, log);
    await ports.append(live, undefined, { table, entries: applied, states: [] });
  };

  const handleHostCommand = (id: string, command: HostCommand, seenVersion: number): Promise<void> =>
    withTable(id, async live => {
      await loadTable(ports, live);
      try {
        await commit(live, command, { seenVersion });
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
      }
    });

  /** Works for a bot until it is done: after an outage no one else would soon come back to it. */
  const insist = async <T>(id: string, work: () => Promise<T>): Promise<T> => {
    for (let failures = 0; ; failures++) {
      try {
        return await work();
      } catch (error) {
        if (ports.isPassing?.(error) !== true) throw error;
        if (failures === 0) ports.reportError(error, id);
        await ports.wait(RETRY_PAUSES[Math.min(failures, RETRY_PAUSES.length - 1)]);
      }
    }
  };

  /** The decision that a bot has to make now, unless it is being made. */
  const takeDecision = (id: string, isOvertaken: boolean) =>
    withTable(id, async live => {
      if (live.isBotThinking) return undefined;
      await loadTable(ports, live);
      if (isOvertaken && ports.isShared) await refresh(ports, live);
      const table = await loadTable(ports, live);
      if (ports.mayBotsPlay?.(live, table) === false) return undefined;
      const job = await ports.run(live, () => jobFor(table));
      live.isBotThinking = job !== undefined;
      return job && { job, version: table.version, live };
    });

  const thinkAndPlay = async (id: string): Promise<void> => {
    for (let isOvertaken = false; ;) {
      const pending = await insist(id, () => takeDecision(id, isOvertaken));
      if (pending === undefined) return;
      const { job, version } = pending;
      try {
        const choice = insist(id, () => ports.chooseMove(job, pending.live));
        const [move] = await Promise.all([choice, ports.wait(ports.botPace)]);
        // Someone else may have decided it.
        isOvertaken = move === undefined;
        if (move === undefined) continue;
        if (!job.moves.includes(move))
          throw new Error(`the bot ${job.level} chose "${move}", which is not legal`);
        await insist(id, () => handleHostCommand(id, { type: 'botMove', seat: job.seat, move }, version));
      } finally {
        const live = tables.get(id);
        if (live !== undefined) live.isBotThinking = false;
      }
    }
  };

  return {
    tables,
    withTable,
    create,
    handleHostCommand,
    load: live => loadTable(ports, live),
    refresh: live => refresh(ports, live),
    entriesSince: (live, version) => entriesSince(ports, live, version),
    handleCommand: (id, { person, command, version, key }, mayEnter) =>
      withTable(id, async live => {
        const table = live.table ?? (await loadTable(ports, live));
        mayEnter?.(table);
        if (table.version < version) await refresh(ports, live);
        if (command.type === 'rematch') await createRematch(ports, live, person, create);
        return commit(live, { ...command, person }, { seenVersion: version, key });
      }),
    playBot: id => void thinkAndPlay(id).catch((error: unknown) => ports.reportError(error, id)),
  };
}

/** The version that the same command has already led to. */
const previousResult = (live: LiveTable, command: TableCommand, { key }: Origin): number | undefined =>
  key !== undefined && 'person' in command ? live.recentKeys.get(`${command.person} ${key}`) : undefined;

function withKey(outcome: CommandOutcome, key: string | undefined): CommandOutcome {
  const [first, ...rest] = outcome.entries;
  return key === undefined ? outcome : { ...outcome, entries: [{ ...first, key }, ...rest] };
}

/** In a shared store a refusal may come from an old version of the table; then it is decided again. */
async function decideOrRefresh<L extends LiveTable, P>(
  ports: HostPorts<L, P>,
  live: L,
  command: TableCommand,
  { seenVersion }: Origin,
): Promise<{ outcome: CommandOutcome; prepared: P } | 'overtaken'> {
  const table = live.table ?? (await loadTable(ports, live));
  const preparing = ports.beforeDecide?.(live, command);
  if (preparing !== undefined) await preparing;
  const asking = ports.orders?.(live, table);
  const orders = asking === undefined ? [] : await asking;
  try {
    return await ports.run(live, () => {
      const outcome = decide(table, command, {
        ...contextFor(ports, live, table, { command, seenVersion }),
        orders,
      });
      return { outcome, prepared: ports.prepare(live, outcome) };
    });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    if (ports.isShared && (await refresh(ports, live))) return 'overtaken';
    throw error;
  }
}

const contextFor = <L extends LiveTable, P>(
  ports: HostPorts<L, P>,
  live: L,
  table: Table,
  { command: { type }, seenVersion }: { command: TableCommand; seenVersion: number },
): CommandContext => ({
  now: ports.now(),
  seenVersion,
  seed: type === 'start' ? ports.newSeed() : '',
  standIn: ports.standIn,
  isKnownBot: level => ports.isKnownBot(level),
  absentSeats: type === 'handOver' ? ports.absentSeats(live, table) : [],
  rematchId: type === 'rematch' ? ports.rematchId(live.id) : '',
});

async function createRematch<L extends LiveTable, P>(
  ports: HostPorts<L, P>,
  live: L,
  person: PersonId,
  create: (id: string, entries: readonly LogEntry[]) => Promise<void>,
): Promise<void> {
  const { table } = live;
  if (table?.status !== 'finished' || table.rematch !== null) return;
  await create(ports.rematchId(live.id), [rematchOf(table, live.id, person)]);
}
