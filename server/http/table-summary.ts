import type { TableSettings } from '../../table/settings.ts';
import { STATUSES } from '../../table/table.ts';
import type { TableSummary } from '../../api/table.ts';
import type { MatchResult } from '../storage/results.ts';
import type { ListedTable } from '../storage/table-lists.ts';

/** A table in a list, as one person sees it. */
export function toSummary(
  { row, hostName, seats }: ListedTable,
  person: string,
  result?: MatchResult,
): TableSummary {
  // Written from the table's own settings and seats.
  const settings = JSON.parse(row.settings) as TableSettings;
  const toAct = JSON.parse(row.to_act) as number[];
  const mine = seats.find(seat => seat.kind === 'person' && seat.person === person);
  const { game, config, language, visibility, speed, undo, rated } = settings;
  return {
    id: row.id,
    settings: {
      game,
      config: { players: config.players, options: { ...config.options } },
      language,
      visibility,
      speed,
      undo,
      ...(rated === true ? { rated } : {}),
    },
    status: STATUSES.find(status => status === row.status) ?? 'closed',
    host: hostName,
    seats: seats.map(({ kind, name, bot }) => ({ kind, name, bot })),
    toAct,
    yourSeat: mine?.seat ?? null,
    yourTurn: mine !== undefined && mine.bot === null && toAct.includes(mine.seat),
    deadline: row.deadline,
    at: row.at,
    result: result === undefined ? null : toResult(result),
  };
}

/** Places and points by seat; points only if every seat has them. */
function toResult({ seats }: MatchResult): NonNullable<TableSummary['result']> {
  const scores = seats.flatMap(({ score }) => (score === null ? [] : [score]));
  return {
    places: seats.map(({ place }) => place),
    scores: scores.length === seats.length ? scores : null,
  };
}

/** Your turns first, then matches in play, then the rest; the newest first in each group. */
export const urgentFirst = (lines: readonly TableSummary[]): TableSummary[] => {
  const urgency = ({ yourTurn, status }: TableSummary): number =>
    yourTurn ? 0 : status === 'playing' ? 1 : status === 'open' ? 2 : 3;
  return lines.toSorted((one, other) => urgency(one) - urgency(other) || other.at - one.at);
};
