import type { Result } from '../../kernel/game.ts';
import type { NumberedVisibleEntry } from '../../table/visible-entry.ts';
import type { TableSettings } from '../../table/settings.ts';
import type { Outcome } from '../../table/table.ts';
import type { Frame, Player, PlayerClock } from '../match-client.ts';
import type { Message } from './api.ts';
import { toGameLog } from './log.ts';

/** The table on the screen; undefined before the match. */
export function frameFrom({ table }: Message, lines: readonly NumberedVisibleEntry[]): Frame | undefined {
  if (table.view === null) return undefined;
  const last = lines.findLast(line => line.type === 'moved' || line.type === 'takenBack');
  return {
    ply: table.ply,
    viewer: table.seat,
    view: table.view,
    toAct: table.toAct,
    choices: table.seat !== null && table.seats[table.seat].bot !== null ? [] : table.moves,
    log: toGameLog(lines),
    last: last?.type === 'moved' ? { seat: last.seat, isForced: last.by === 'table' } : null,
    canTakeBack: table.undo.free > 0 || (table.undo.asking > 0 && table.undo.request === null),
    result: table.outcome === null ? null : resultOf(table.outcome),
  };
}

/** A match that was given up has places but no points. */
const resultOf = (outcome: Outcome): Result =>
  outcome.kind === 'played'
    ? outcome.result
    : { totals: outcome.ranks.map(() => 0), breakdown: [], ranks: outcome.ranks };

/** Who sits there, who of them looks on now, and the time they have. `ahead`: the server's clock minus ours. */
export function playersFrom(
  { table }: Message,
  here: readonly string[] | undefined,
  ahead: number,
): readonly Player[] {
  return table.seats.map(({ kind, name, bot, because, person, isHere }, seat) => {
    const clock = table.clocks?.[seat];
    // After the end it no longer matters who played on for whom.
    const isOver = table.status === 'finished' && kind === 'person';
    return {
      name: name ?? '',
      bot: isOver ? null : bot,
      ...(kind === 'person' ? { isPresent: person !== null && (here?.includes(person) ?? isHere) } : {}),
      ...(because === null || isOver ? {} : { standIn: because }),
      ...(clock === undefined || bot !== null || isOver
        ? {}
        : { clock: clockFrom(clock, table.settings, ahead) }),
    };
  });
}

const SECOND = 1000;
const HOUR = 3_600_000;

function clockFrom(
  { left, since }: { readonly left: number; readonly since: number | null },
  { speed }: TableSettings,
  ahead: number,
): PlayerClock {
  const low = speed.kind === 'live' ? Math.min(120, speed.bank / 4) * SECOND : 12 * HOUR;
  return { left, until: since === null ? null : since + left - ahead, low };
}
