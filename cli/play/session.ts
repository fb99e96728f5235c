import { parseBotSpec } from '../../bots/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { GameEvent, Move } from '../../kernel/game.ts';
import type { Random } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Seed } from '../../kernel/seed.ts';
import { hostOnDevice, type DeviceTable } from '../../table/device-host.ts';
import type { NumberedEntry } from '../../table/entry.ts';
import type { BotJob } from '../../table/ports.ts';
import type { TableUpdate } from '../../table/update.ts';
import type { CliContext } from '../context.ts';
import { botRandom, chooseMove, createNamedBot, requireBot, type NamedBot } from '../play-match.ts';
import type { MatchStore } from './match-store.ts';

/** A person at a table with bots, hosted in this process. */
export interface Session {
  readonly module: GameModule;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly table: DeviceTable;
  readonly store: MatchStore;
  context: CliContext;
  /** The table as the person last saw it. */
  update(): TableUpdate;
  /** Events since the last call, as the person may know them. */
  takeEvents(): readonly GameEvent[];
  /** Waits until no bot is to act: then it is the person's turn, or the game is over. */
  settle(): Promise<void>;
}

export interface SessionOptions {
  readonly module: GameModule;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly store: MatchStore;
  readonly context: CliContext;
  /** For a match that starts now. */
  readonly seed: Seed;
}

const TABLE_ID = 'terminal';

/** Opens the table. The match of a new table starts; a stored one continues. */
export async function openSession({ seed, ...options }: SessionOptions): Promise<Session> {
  const { module, names, store } = options;
  const events: GameEvent[] = [];
  const bots = new Map<Seat, NamedBot>();
  let update: TableUpdate | undefined;
  let error: unknown;
  let wake = (): void => undefined;
  const seen = store.readLog().length;

  const current = (): TableUpdate => {
    if (error !== undefined) throw error;
    if (update === undefined) throw new Error('the table is not open');
    return update;
  };
  const botAt = async ({ seat, level }: BotJob): Promise<NamedBot> => {
    const bot = bots.get(seat) ?? (await createNamedBot(module, requireBot(level)));
    bots.set(seat, bot);
    return bot;
  };
  /** The same seed gives the same moves, also when the match was interrupted and resumed. */
  const randomFor = (seat: Seat): Random => botRandom(seedIn(store.readLog()), seat, current().table.ply);

  const table = hostOnDevice(TABLE_ID, {
    now: () => Date.now(),
    newSeed: () => seed,
    wait: () => Promise.resolve(),
    loadGame: () => Promise.resolve(module.game),
    readLog: () => Promise.resolve(store.readLog()),
    appendLog: (entries, changed) => Promise.resolve(store.append(entries, changed)),
    chooseMove: async job => botMove(module, await botAt(job), job, randomFor(job.seat)),
    isKnownBot: level => parseBotSpec(level) !== undefined,
    names,
    botPace: 0,
    onUpdate(next) {
      update = next;
      for (const line of next.lines) if (line.n > seen && 'events' in line) events.push(...line.events);
      wake();
    },
    reportError(failure) {
      error = failure;
      wake();
    },
  });

  await table.open();
  if (current().table.status === 'open') await table.send({ type: 'start' }, current().table.version);
  return {
    ...options,
    table,
    update: current,
    takeEvents: () => events.splice(0),
    async settle() {
      while (isBotToAct(current())) await new Promise<void>(resolve => (wake = resolve));
    },
  };
}

const isBotToAct = ({ table: { toAct, seats } }: TableUpdate): boolean =>
  toAct.some(seat => seats[seat].bot !== null);

/** The person's legal moves. */
export const movesOf = ({ module, update }: Session): Move[] =>
  update().table.moves.flatMap(text => module.game.notation.parse(text) ?? []);

/** The bot's answer in notation. */
function botMove({ game: { notation } }: GameModule, bot: NamedBot, job: BotJob, random: Random): string {
  const { seat, view } = job;
  const moves = job.moves.flatMap(text => notation.parse(text) ?? []);
  return notation.text(chooseMove({ seat, view, moves }, bot, random));
}

function seedIn(log: readonly NumberedEntry[]): Seed {
  for (const { entry } of log) if (entry.type === 'started') return entry.seed;
  throw new Error('the match has not started');
}
