import type { AnyGame } from '../kernel/game.ts';
import { forcedMove, plyOf } from '../kernel/match.ts';
import { RecordError, replay, type MatchRecord } from '../kernel/record.ts';
import type { LogEntry, NumberedEntry } from './entry.ts';
import { botLevelAt, type PersonId, type SeatState } from './seat-state.ts';
import type { TableSettings } from './settings.ts';

/** Who sits at the table that a record becomes. */
export interface Seating {
  readonly settings: TableSettings;
  readonly host: PersonId;
  readonly places: readonly SeatState[];
}

/**
 * The log of a table at which the record's match was played: how a file, an older save or a match from another host
 * becomes a table. Throws RecordError when a line cannot be played.
 */
export function logFromRecord(
  game: AnyGame,
  record: MatchRecord,
  { settings, host, places }: Seating,
  at: number,
): NumberedEntry[] {
  if (record.snapshot !== undefined)
    throw new RecordError('snapshot', 'a match that starts in the middle cannot become a table');
  const entries: LogEntry[] = [
    { type: 'opened', settings, host, places },
    { type: 'started', seed: record.seed, rules: record.rules },
    ...moveEntries(game, record, places),
  ];
  return entries.map((entry, index) => ({ n: index + 1, at, entry }));
}

function moveEntries(game: AnyGame, record: MatchRecord, places: readonly SeatState[]): LogEntry[] {
  const entries: LogEntry[] = [];
  let forced: ReturnType<typeof forcedMove>;
  replay(game, record, match => {
    const step = match.steps.at(-1);
    if (step !== undefined) {
      const { seat, move } = step;
      const isForced = forced?.seat === seat && forced.move === move;
      entries.push({
        type: 'moved',
        seat,
        move: game.notation.text(move),
        ...(isForced ? { forced: true } : botLevelAt(places[seat]) === undefined ? {} : { bot: true }),
      });
    }
    const ply = plyOf(match);
    for (const { ply: from, seed } of record.reseeds ?? [])
      if (from === ply) entries.push({ type: 'reseeded', seed });
    forced = forcedMove(game, match.state);
  });
  return entries;
}
