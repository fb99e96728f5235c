import { formatBotSpec } from '../../bots/index.ts';
import { loadGame, type GameId } from '../../games/index.ts';
import type { Config } from '../../kernel/game.ts';
import { toRecord, type MatchRecord } from '../../kernel/record.ts';
import type { Seed } from '../../kernel/seed.ts';
import { createNamedBot, playMatch, requireBot, type NamedBot } from '../play-match.ts';

/** A game to play, in a form that can be sent to a thread. */
export interface GameJob {
  readonly game: GameId;
  readonly config: Config;
  readonly seed: Seed;
  readonly bots: readonly string[];
}

/** The bots of this thread by game, name and seat: their trees and tables are reused. */
const seatedBots = new Map<string, NamedBot>();

/** Plays one game to its end and returns its record; runs in a thread of the arena. */
export async function playGame({ game: id, config, seed, bots }: GameJob): Promise<MatchRecord> {
  const module = await loadGame(id);
  const seated = bots.map((name, seat) => {
    const key = `${id} ${name} ${seat}`;
    const bot = seatedBots.get(key) ?? createNamedBot(module, requireBot(name));
    seatedBots.set(key, bot);
    return bot;
  });
  const match = playMatch(module.game, config, seed, seated);
  return toRecord(
    match,
    seated.map(({ spec }, seat) => `${seat + 1} (${formatBotSpec(spec)})`),
  );
}
