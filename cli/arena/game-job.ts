import { loadGame, type GameId } from '../../games/index.ts';
import { withKnowledge } from '../../games/knowledge.ts';
import type { GameModule } from '../../games/module.ts';
import type { Config } from '../../kernel/game.ts';
import { startMatch } from '../../kernel/match.ts';
import { toRecord, type MatchRecord } from '../../kernel/record.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Seed } from '../../kernel/seed.ts';
import { Forfeit, startEngine, type EngineProcess, type ForfeitReason } from '../engine/client.ts';
import {
  botChooser,
  createNamedBot,
  playMatch,
  requireBot,
  type Chooser,
  type NamedBot,
} from '../play-match.ts';
import { readKnowledge, splitKnowledgeFile } from '../knowledge-file.ts';
import { engineCommandOf } from './contestants.ts';
import { timedChooser, type Effort } from './effort.ts';

/** A game to play, in a form that can be sent to a thread. */
export interface GameJob {
  readonly game: GameId;
  readonly config: Config;
  readonly seed: Seed;
  /** Contestants by seat. */
  readonly bots: readonly string[];
  /** What a program may spend on a decision, in milliseconds. */
  readonly moveMs: number;
  /** Processor time for each decision of a bot of our own, in milliseconds, instead of its number of playouts. */
  readonly thinkMs?: number | undefined;
}

export interface PlayedGame {
  readonly record: MatchRecord;
  /** The contestant that broke off the game, and why. */
  readonly forfeit?: { readonly seat: Seat; readonly reason: ForfeitReason; readonly message: string };
  /** What each seat's bot has spent; programs spend their own time. */
  readonly efforts: readonly Effort[];
  /** The processes that this thread has started and not ended. */
  readonly processes: readonly number[];
}

/** A bot by name; after an @ its generation or a file of what it has learned. */
function createContestant(module: GameModule, name: string): Promise<NamedBot> {
  const withFile = splitKnowledgeFile(name);
  if (withFile === undefined) return createNamedBot(module, requireBot(name));
  const { heuristics } = module;
  if (heuristics === undefined) throw new Error(`${module.game.meta.id} has no facts for weights`);
  const learned = withKnowledge(heuristics, heuristics, readKnowledge(withFile.file));
  return createNamedBot({ ...module, heuristics: learned }, requireBot(withFile.bot));
}

/** The bots and programs of this thread by game, name and seat: their trees and tables are reused. */
const seatedBots = new Map<string, NamedBot>();
const engines = new Map<string, EngineProcess>();

/** Plays one game to its end and returns its record; runs in a thread of the arena. */
export async function playGame(job: GameJob): Promise<PlayedGame> {
  const module = await loadGame(job.game);
  const labels = job.bots.map((name, seat) => `${seat + 1} (${name})`);
  const efforts = job.bots.map(() => ({ decisions: 0, ms: 0 }));
  const choosers = await Promise.all(
    job.bots.map((name, seat) => chooserFor(module, job, { name, seat, effort: efforts[seat] })),
  );
  try {
    const match = await playMatch(module.game, job.config, job.seed, choosers);
    return { record: toRecord(match, labels), efforts, processes: processIds() };
  } catch (error) {
    if (!(error instanceof SeatForfeit)) throw error;
    const { seat, reason, message } = error;
    const record = toRecord(startMatch(module.game, job.config, job.seed), labels);
    return { record, forfeit: { seat, reason, message }, efforts, processes: processIds() };
  }
}

/** A forfeit with the seat that is to blame. */
class SeatForfeit extends Forfeit {
  readonly seat: Seat;

  constructor(seat: Seat, { reason, message }: Forfeit) {
    super(reason, message);
    this.seat = seat;
  }
}

const processIds = (): number[] => [...engines.values()].flatMap(({ pid }) => pid ?? []);

interface Contestant {
  readonly name: string;
  readonly seat: Seat;
  readonly effort: { decisions: number; ms: number };
}

async function chooserFor(
  module: GameModule,
  { seed, moveMs, thinkMs }: GameJob,
  { name, seat, effort }: Contestant,
): Promise<Chooser> {
  const key = `${module.game.meta.id} ${name} ${seat}`;
  const command = engineCommandOf(name);
  if (command !== undefined) return engineChooser(module, key, command, moveMs);
  const bot = seatedBots.get(key) ?? (await createContestant(module, name));
  seatedBots.set(key, bot);
  return timedChooser(botChooser(bot, seed, seat, thinkMs), effort);
}

function engineChooser({ game }: GameModule, key: string, command: string, moveMs: number): Chooser {
  return async ({ seat, view, moves }) => {
    if (moves.length === 1) return moves[0];
    const engine = engines.get(key) ?? startEngine(command);
    engines.set(key, engine);
    const texts = moves.map(move => game.notation.text(move));
    try {
      const chosen = await engine.choose({ game: game.meta.id, seat, view, moves: texts }, moveMs);
      return moves[texts.indexOf(chosen)];
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error;
      // The next game starts the program again.
      engines.delete(key);
      engine.close();
      throw new SeatForfeit(seat, error);
    }
  };
}
