import type { GameId } from '../../games/index.ts';
import { ask, freshKey, type Meta, type TableLine } from './api.ts';
import { arrive } from './session.ts';

export type Pace = 'untimed' | 'live' | 'days';

export interface Plan {
  readonly game: GameId;
  readonly players: number;
  readonly bots: number;
  readonly isPublic: boolean;
  readonly pace: Pace;
}

const SPEEDS = {
  untimed: { kind: 'untimed' },
  live: { kind: 'live', bank: 1200, increment: 20 },
  days: { kind: 'correspondence', days: 3 },
} as const satisfies Record<Pace, object>;

/** Opens a table at the server; you sit on the first seat, bots on the last ones. */
export async function openOnline({ game, players, bots, isPublic, pace }: Plan): Promise<string> {
  await arrive();
  const level = await usualBot();
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: 'me' } : seat >= players - bots ? { kind: 'bot', level } : { kind: 'open' },
  );
  const { id } = await ask<{ id: string }>('POST', '/tables', {
    key: freshKey(),
    game,
    seats,
    visibility: isPublic ? 'public' : 'private',
    speed: SPEEDS[pace],
  });
  return id;
}

/** A bot of middling strength, as the server calls it. */
export async function usualBot(): Promise<string> {
  const { bots } = await ask<Meta>('GET', '/meta');
  return bots[Math.floor(bots.length / 2)];
}

/** Tables that wait for players, and those you sit at. */
export async function lists(): Promise<{
  readonly open: readonly TableLine[];
  readonly mine: readonly TableLine[];
}> {
  await arrive();
  const [{ tables: open }, { tables: mine }] = await Promise.all([
    ask<{ tables: TableLine[] }>('GET', '/tables'),
    ask<{ tables: TableLine[] }>('GET', '/me/tables'),
  ]);
  return { open: open.filter(({ yourSeat }) => yourSeat === null), mine };
}
