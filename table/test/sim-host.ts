import { seedFrom } from '../../kernel/seed.ts';
import { toy } from '../../kernel/test/toy.ts';
import type { CommandOutcome } from '../decide.ts';
import type { AppliedEntry } from '../entry.ts';
import { createHost, type TableHost } from '../host.ts';
import { newLiveTable, type LiveTable } from '../live-table.ts';
import type { HostPorts } from '../ports.ts';
import { nextBotSeat } from '../table.ts';
import { LostConnection, type SimWorld } from './sim-world.ts';

export const TABLE = 'table';

/** Someone who has the table open at a host. */
export interface SimViewer {
  version: number;
  hear(entries: readonly AppliedEntry[]): void;
}

/** A server process as far as a table is concerned: a host, its viewers, and word from the other processes. */
export interface SimHost {
  readonly name: string;
  readonly host: TableHost<LiveTable>;
  readonly viewers: Set<SimViewer>;
  /** Another process says that the table has reached a version. */
  onSignal(version: number): void;
  /** Asks the store whether anything was missed, and takes care of what is due. */
  sweep(): void;
  open(viewer: SimViewer): Promise<void>;
}

export function createSimHost(world: SimWorld, name: string, announce: (version: number) => void): SimHost {
  const viewers = new Set<SimViewer>();
  const tell = (entries: readonly AppliedEntry[], before: number): void => {
    for (const viewer of viewers) if (viewer.version === before) send(viewer, entries);
  };
  const ports: HostPorts<LiveTable, CommandOutcome> = {
    now: () => 0,
    newSeed: () => seedFrom('simulation'),
    wait: () => world.taking(name, () => undefined),
    backOff: () => world.taking(name, () => undefined),
    loadGame: () => Promise.resolve(toy),
    newLive: id => newLiveTable(id, 0),
    readLog: (_id, since) => world.taking(name, () => world.log.filter(({ n }) => n > since)),
    append: (_live, before, outcome) => commit(world, name, before?.version ?? 0, { outcome, announce }),
    isShared: true,
    run: (_live, work) => Promise.resolve().then(work),
    prepare(live, outcome) {
      if (world.planted.tellFirst === true) tell(outcome.entries, live.table?.version ?? 0);
      return outcome;
    },
    committed(live, before, { entries }) {
      if (world.planted.forgetKeys === true) live.recentKeys.clear();
      tell(entries, before.version);
      if (live.table !== undefined && nextBotSeat(live.table) !== undefined) host.playBot(TABLE);
    },
    chooseMove: job => world.taking(name, () => world.oneOf(job.moves)),
    botPace: 0,
    standIn: 'random',
    isKnownBot: () => true,
    absentSeats: () => [],
    rematchId: id => `${id}-again`,
    reportError: error => world.report(error),
  };
  const host = createHost(ports);
  const sendMissing = async (live: LiveTable): Promise<void> => {
    for (const viewer of viewers) send(viewer, await host.entriesSince(live, viewer.version));
  };

  return {
    name,
    host,
    viewers,
    onSignal(version) {
      void host
        .withTable(TABLE, async live => {
          const table = await host.load(live);
          if (table.version < version) await host.refresh(live);
          await sendMissing(live);
        })
        .catch((error: unknown) => world.report(error));
    },
    sweep() {
      void host
        .withTable(TABLE, async live => {
          await host.load(live);
          await host.refresh(live);
          await sendMissing(live);
          const table = await host.load(live);
          if (nextBotSeat(table) !== undefined) host.playBot(TABLE);
        })
        .catch((error: unknown) => world.report(error));
    },
    open: viewer =>
      host.withTable(TABLE, async live => {
        await host.load(live);
        await host.refresh(live);
        send(viewer, await host.entriesSince(live, viewer.version));
        viewers.add(viewer);
      }),
  };
}

function send(viewer: SimViewer, entries: readonly AppliedEntry[]): void {
  if (entries.length === 0) return;
  viewer.version = entries.at(-1)?.n ?? viewer.version;
  viewer.hear(entries);
}

/** The entries reach the store, then the answer comes back; in between the host may crash or the connection break. */
async function commit(
  world: SimWorld,
  name: string,
  before: number,
  { outcome, announce }: { outcome: CommandOutcome; announce: (version: number) => void },
): Promise<boolean> {
  const isWritten = await new Promise<boolean>((resolve, reject) => {
    // What is on its way to the store arrives, whatever becomes of the host.
    world.later(undefined, () => {
      if (world.isRough && world.happens(3)) return world.later(name, () => reject(new LostConnection()));
      const result = world.append(before, outcome.entries);
      const isLost = world.isRough && world.happens(5);
      world.later(name, () => (isLost ? reject(new LostConnection()) : resolve(result)));
    });
  });
  if (isWritten) announce(outcome.table.version);
  return isWritten;
}
