import type { MatchRecord } from '../kernel/record.ts';
import { seedHash } from '../kernel/seed.ts';
import type { NumberedEntry } from './entry.ts';
import { hasCommonDeal } from './settings.ts';
import type { Table } from './table.ts';

/** Who played, as a record names them. */
export interface RecordNames {
  readonly seats: readonly string[];
  /** The levels of the bots among them, null for a person. */
  readonly bots: readonly (string | null)[];
}

/**
 * The record of a finished match, read off its log. It needs no rules, so it is the same for as long as the log is
 * kept; undefined when the match never started.
 */
export function recordFromLog(
  { settings, outcome }: Pick<Table, 'settings' | 'outcome'>,
  log: readonly NumberedEntry[],
  { seats, bots }: RecordNames,
): MatchRecord | undefined {
  const moves: string[] = [];
  const reseeds: NonNullable<MatchRecord['reseeds']>[number][] = [];
  let start: { seed: string; rules: number } | undefined;
  for (const { entry } of log) {
    if (entry.type === 'started') start = entry;
    if (entry.type === 'moved') moves.push(`${entry.seat} ${entry.move}`);
    if (entry.type === 'takenBack') moves.length -= entry.count;
    if (entry.type === 'reseeded')
      reseeds.push({ ply: moves.length, seed: entry.seed, commitment: seedHash(entry.seed) });
  }
  if (start === undefined) return undefined;
  return {
    cosecha: 1,
    game: settings.game,
    rules: start.rules,
    config: settings.config,
    seats,
    ...(bots.every(level => level === null) ? {} : { bots }),
    seed: start.seed,
    commitment: seedHash(start.seed),
    ...(reseeds.length === 0 ? {} : { reseeds }),
    ...(hasCommonDeal(settings) ? { draws: 'deck' } : {}),
    moves,
    ...(outcome?.kind === 'played' ? { result: outcome.result } : {}),
  };
}
