import type { Clock } from '../../table/clock.ts';
import type { TableSettings } from '../../table/settings.ts';
import type { TableUpdate } from '../../api/table-update.ts';
import type { Player, PlayerClock } from '../table-client.ts';

/** Who has the table open, and how far the server's clock is ahead of ours. */
export interface Presence {
  readonly here: readonly string[] | undefined;
  readonly ahead: number;
}

export function playersIn({ table }: TableUpdate, { here, ahead }: Presence): readonly Player[] {
  return table.seats.map(({ kind, name, bot, because, person, isHere, vacation }, seat) => {
    const clock = table.clocks?.[seat];
    // After the end it no longer matters which bot played for whom.
    const isOver = table.status === 'finished' && kind === 'person';
    return {
      name: name ?? '',
      ...(kind === 'person' && person !== null ? { person } : {}),
      bot: isOver ? null : bot,
      ...(kind === 'open' ? { isOpen: true as const } : {}),
      ...(kind === 'person' ? { isPresent: person !== null && (here?.includes(person) ?? isHere) } : {}),
      ...(because === null || isOver ? {} : { standIn: because }),
      ...(clock === undefined || bot !== null || isOver
        ? {}
        : { clock: clockFrom(clock, table.settings, ahead) }),
      ...(vacation === undefined || isOver || vacation - ahead <= Date.now() ? {} : { vacation }),
    };
  });
}

const SECOND = 1000;
const HOUR = 3_600_000;

function clockFrom({ left, since, heldUntil }: Clock, { speed }: TableSettings, ahead: number): PlayerClock {
  const lowThreshold = speed.kind === 'live' ? Math.min(120, speed.bank / 4) * SECOND : 12 * HOUR;
  // On vacation the clock stands still with what is left at the end.
  if (since !== null && heldUntil !== undefined && heldUntil - ahead > Date.now())
    return { left: since + left - heldUntil, until: null, lowThreshold };
  return { left, until: since === null ? null : since + left - ahead, lowThreshold };
}
