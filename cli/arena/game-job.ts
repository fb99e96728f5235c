import { formatBotSpec, parseBotSpec } from '../../bots/index.ts';
import { loadGame, type GameId } from '../../games/index.ts';
import type { Config } from '../../kernel/game.ts';
import { toRecord, type MatchRecord } from '../../kernel/record.ts';
import type { Seed } from '../../kernel/seed.ts';
import { createNamedBot, playMatch, type NamedBot } from '../play-match.ts';

/** A game to be played, in words that pass from thread to thread. */
export interface GameJob {
  readonly game: GameId;
  readonly config: Config;
  readonly seed: Seed;
  readonly bots: readonly string[];
}

/** Bots that have sat down in this thread, by game, name and seat: their trees and tables are used again. */
const guests = new Map<string, NamedBot>();

/** Plays one game to its end and writes it down; the thread of an arena runs this. */
export async function playGame({ game: id, config, seed, bots }: GameJob): Promise<MatchRecord> {
  const module = await loadGame(id);
  const seats = bots.map((name, seat) => {
    const key = `${id} ${name} ${seat}`;
    const known = guests.get(key);
    if (known !== undefined) return known;
    const opponent = parseBotSpec(name);
    if (opponent === undefined) throw new Error(`no bot ${name}`);
    const guest = createNamedBot(module, opponent);
    guests.set(key, guest);
    return guest;
  });
  const match = playMatch(module.game, config, seed, seats);
  return toRecord(
    match,
    seats.map(({ opponent }, seat) => `${seat + 1} (${formatBotSpec(opponent)})`),
  );
}
