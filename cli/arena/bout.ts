import { opponentName, parseOpponent } from '../../bots/index.ts';
import { loadGame, type GameId } from '../../games/index.ts';
import type { Config } from '../../kernel/game.ts';
import { toRecord, type MatchRecord } from '../../kernel/record.ts';
import type { Seed } from '../../kernel/seed.ts';
import { seated, sitting, type Guest } from '../sitting.ts';

/** A game to be played, in words that pass from thread to thread. */
export interface Order {
  readonly game: GameId;
  readonly config: Config;
  readonly seed: Seed;
  readonly bots: readonly string[];
}

/** Bots that have sat down in this thread, by game, name and seat: their trees and tables are used again. */
const guests = new Map<string, Guest>();

/** Plays one game to its end and writes it down; the thread of an arena runs this. */
export async function playBout({ game: id, config, seed, bots }: Order): Promise<MatchRecord> {
  const module = await loadGame(id);
  const seats = bots.map((name, seat) => {
    const key = `${id} ${name} ${seat}`;
    const known = guests.get(key);
    if (known !== undefined) return known;
    const opponent = parseOpponent(name);
    if (opponent === undefined) throw new Error(`no bot ${name}`);
    const guest = seated(module, opponent);
    guests.set(key, guest);
    return guest;
  });
  const match = sitting(module.game, config, seed, seats);
  return toRecord(
    match,
    seats.map(({ opponent }, seat) => `${seat + 1} (${opponentName(opponent)})`),
  );
}
