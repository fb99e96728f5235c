import type { AnyGame } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Seed } from '../kernel/seed.ts';
import type { PlayerCommand } from './command.ts';
import type { CommandOutcome } from './decide.ts';
import type { AppliedEntry, NumberedEntry } from './entry.ts';
import { createHost, type CommandResult, type TableHost } from './host.ts';
import { newLiveTable, type LiveTable } from './live-table.ts';
import { HostError, type BotJob, type ThinkingAhead } from './ports.ts';
import { personSeat, type PersonId, type SeatState } from './seat-state.ts';
import { screenAfter, type Screen } from './shared-screen.ts';
import { nextBotSeat, type Table } from './table.ts';
import { aheadJobFor, movesSeen } from './think-ahead.ts';
import { updateFor, type TableUpdate } from './update.ts';
import type { PeopleInfo } from './view.ts';

/** What one device lends the runtime to host a table on it. */
export interface DevicePorts {
  now(): number;
  newSeed(): Seed;
  wait(milliseconds: number): Promise<void>;
  loadGame(id: string): Promise<AnyGame>;
  readLog(): Promise<readonly NumberedEntry[]>;
  appendLog(entries: readonly NumberedEntry[], table: Table): Promise<void>;
  chooseMove(job: BotJob): Promise<string>;
  /** Without it bots think in their own time only. */
  readonly thinkingAhead?: ThinkingAhead | undefined;
  isKnownBot(level: string): boolean;
  /** The bot that takes over for a player who leaves. */
  readonly standIn?: string;
  /** Stores the first entries of another table; without it the device offers no rematch. */
  createTable?(id: string, log: readonly NumberedEntry[]): Promise<void>;
  /** The players' names by seat; an empty one leaves the seat nameless. */
  readonly names: readonly string[];
  readonly botPace: number;
  /** Called once for every entry, so that each step of a change can be shown. */
  onUpdate(update: TableUpdate): void;
  reportError(error: unknown): void;
}

/** A table on this device, for the people around its screen. */
export interface DeviceTable {
  /** Loads the table and sends the first update, with the whole log. */
  open(): Promise<void>;
  /** The same key again is the same command again. */
  send(command: PlayerCommand, version: number, key?: string): Promise<CommandResult>;
  /** Turns the screen to another player. */
  viewAs(seat: Seat | null): Promise<void>;
  /** The log as it is now. */
  log(): Promise<readonly NumberedEntry[]>;
}

/** People at one device have no accounts: a seat is an identity. */
export const devicePerson = (seat: Seat): PersonId => `player-${seat}`;

/** Who owns a table at which only bots sit. */
export const DEVICE_OWNER: PersonId = 'device';

const STAND_IN = 'level-2';

/** The seats of a table on a device; a level seats a bot, null a person. */
export const deviceSeats = (bots: readonly (string | null)[]): SeatState[] =>
  bots.map((level, seat) => (level === null ? personSeat(devicePerson(seat)) : { kind: 'bot', level }));

export function hostOnDevice(id: string, ports: DevicePorts): DeviceTable {
  let screen: Screen = { seat: null, handOverTo: null };
  let sent = 0;

  const people: PeopleInfo = {
    name: person => nameOf(ports.names, person),
    isHere: () => true,
    isProgram: () => false,
  };
  const show = (table: Table, entries: readonly AppliedEntry[]): void => {
    screen = screenAfter(table, screen.seat);
    const update = updateFor({ id, now: ports.now(), table, entries }, viewerOf(screen), people);
    const { handOverTo } = screen;
    ports.onUpdate(handOverTo === null ? update : { ...update, you: { ...update.you, handOverTo } });
  };
  const showSteps = ({ entries, states }: CommandOutcome): void => {
    entries.forEach((entry, index) => show(states[index], [entry]));
  };

  const letBotsThink = (name: string, table: Table): void => {
    ports.thinkingAhead?.begin(aheadJobFor(table, ports.thinkingAhead));
    if (nextBotSeat(table) !== undefined) host.playBot(name);
  };
  /** A bot that may have thought ahead is told what has happened since. */
  const withMoves = (job: BotJob, { table }: LiveTable): BotJob => {
    const played = ports.thinkingAhead && table && movesSeen(table);
    return played === undefined ? job : { ...job, played };
  };

  const host: TableHost<LiveTable> = createHost<LiveTable, CommandOutcome>({
    now: () => ports.now(),
    newSeed: () => ports.newSeed(),
    wait: milliseconds => ports.wait(milliseconds),
    backOff: () => Promise.resolve(),
    loadGame: game => ports.loadGame(game),
    newLive: name => newLiveTable(name, ports.now()),
    readLog: async (_, since) => (await ports.readLog()).filter(({ n }) => n > since),
    append: async (live, _before, { entries, table }) => {
      const log = entries.map(withoutEvents);
      await (live.id === id ? ports.appendLog(log, table) : ports.createTable?.(live.id, log));
      return true;
    },
    isShared: false,
    run: (_, work) => Promise.resolve(work()),
    prepare: (_, outcome) => outcome,
    committed: (live, _before, outcome) => {
      showSteps(outcome);
      letBotsThink(live.id, outcome.table);
    },
    chooseMove: (job, live) => ports.chooseMove(withMoves(job, live)),
    botPace: ports.botPace,
    standIn: ports.standIn ?? STAND_IN,
    isKnownBot: level => ports.isKnownBot(level),
    absentSeats: () => [],
    rematchId: name => `${name}-rematch`,
    reportError: error => ports.reportError(error),
  });

  return {
    open: () =>
      host.withTable(id, async live => {
        const table = await host.load(live);
        show(table, await host.entriesSince(live, 0));
        letBotsThink(id, table);
      }),
    send: (command, version, key = `${version} ${++sent}`) =>
      command.type === 'rematch' && ports.createTable === undefined
        ? Promise.reject(new HostError('unavailable', 'this device does not offer rematches'))
        : host.handleCommand(id, { person: viewerOf(screen), command, version, key }),
    viewAs: seat =>
      host.withTable(id, async live => {
        screen = { seat, handOverTo: null };
        show(await host.load(live), await host.entriesSince(live, 0));
      }),
    log: () => ports.readLog(),
  };
}

const viewerOf = ({ seat }: Screen): PersonId => (seat === null ? DEVICE_OWNER : devicePerson(seat));

function nameOf(names: readonly string[], person: PersonId): string | null {
  const seat = names.findIndex((_, index) => devicePerson(index) === person);
  return seat === -1 || names[seat] === '' ? null : names[seat];
}

const withoutEvents = ({ events: _events, ply: _ply, ...numbered }: AppliedEntry): NumberedEntry => numbered;
