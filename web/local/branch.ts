import type { MatchRecord } from '../../kernel/record.ts';
import { seedHash, type Seed } from '../../kernel/seed.ts';
import type { Seat } from '../../kernel/seat.ts';
import { DEFAULT_LEVEL } from './levels.ts';
import type { LocalPlayer } from './local-table.ts';

/** The match up to a move, with a fresh seed for everything that is drawn later. */
export function branchRecord(record: MatchRecord, ply: number, seed: Seed): MatchRecord {
  const { result: _result, reseeds = [], ...rest } = record;
  return {
    ...rest,
    reseeds: [...reseeds.filter(part => part.ply < ply), { ply, seed, commitment: seedHash(seed) }],
    moves: record.moves.slice(0, ply),
  };
}

/** One person on the given seat, bots on the others. Bots of the record keep their level. */
export const branchPlayers = (players: readonly LocalPlayer[], seat: Seat, name: string): LocalPlayer[] =>
  players.map((player, index) =>
    index === seat ? { name, bot: null } : { name: player.name, bot: player.bot ?? DEFAULT_LEVEL },
  );
