import { createHmac, randomBytes } from 'node:crypto';
import type { Challenge } from '../../api/challenge.ts';
import { loadGame, type GameId } from '../../games/index.ts';
import { completeConfig } from '../../kernel/match.ts';
import { seedHash, type Seed } from '../../kernel/seed.ts';
import { personSeat, type SeatState } from '../../table/seat-state.ts';
import { mailboxOf } from '../people/mailbox.ts';
import { idFromText } from '../people/token.ts';
import { notFound, RequestError } from '../request-error.ts';
import type { Services } from '../services.ts';
import type { DailyRow } from '../storage/schema.ts';
import { arrangeTable } from './arrange.ts';
import { requireAccount } from './create-event.ts';

const DAY = 86_400_000;

/** The bots and the size of the table, the same for everyone and on every day. */
const TABLE = { players: 3, bot: 'level-2' } as const;

/** Days begin and end at midnight in UTC. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

type EventServices = Pick<Services, 'storage' | 'runtime'>;

/** One secret for all days and games; no seed tells anything about another. */
async function seedOf({ storage }: EventServices, game: string, day: string): Promise<Seed> {
  const secret = await storage.events.dailySecret(randomBytes(32).toString('hex'));
  return createHmac('sha256', secret).update(`daily ${game} ${day}`).digest('hex');
}

/** Begins a person's only attempt of today; asked again, it is the same table. */
export async function beginAttempt(services: Services, game: GameId, person: string): Promise<string> {
  const { storage, runtime } = services;
  await requireAccount(services, person);
  const day = dayOf(runtime.now());
  const known = await storage.daily.find(game, day, person);
  const id = known?.table_id ?? idFromText(`daily ${game} ${day} ${person}`);
  if (known === undefined) {
    await requireFirst(services, game, day, person);
    const attempt = { game, day, person, table_id: id, at: runtime.now() };
    await storage.daily.add({ ...attempt, score: null, margin: null, place: null, done: 0, revealed: 0 });
  }
  const { meta } = (await loadGame(game)).game;
  const { players, bot } = TABLE;
  const others = Array.from({ length: players - 1 }, (): SeatState => ({ kind: 'bot', level: bot }));
  await arrangeTable(runtime, {
    id,
    settings: {
      game,
      config: completeConfig(meta, { players, options: {} }),
      language: 'en',
      visibility: 'private',
      speed: { kind: 'untimed' },
      undo: 'free',
      event: { kind: 'daily', id: `${game}-${day}`, round: 1, deal: 'common' },
    },
    places: [personSeat(person), ...others],
    seed: await seedOf(services, game, day),
  });
  return id;
}

/** Someone who has seen the deal could come back as someone else: with a new account, or with their own address. */
async function requireFirst({ storage }: Services, game: string, day: string, person: string): Promise<void> {
  const own = await storage.people.find(person);
  if (own === undefined) throw notFound();
  if (own.at >= startOf(day))
    throw new RequestError('forbidden', "this account is newer than today's deal; come back tomorrow");
  if (own.email === null || own.email_confirmed !== 1) return;
  const mailbox = mailboxOf(own.email);
  for (const other of await storage.daily.peopleWithEmail(game, day))
    if (other.id !== person && mailboxOf(other.email) === mailbox)
      throw new RequestError('already-played', 'another account with your email address has played today');
}

/** The challenge of a day, as a person may see it. */
export async function readChallenge(
  services: EventServices,
  game: GameId,
  { day, person }: { readonly day: string; readonly person: string | undefined },
): Promise<Challenge> {
  const { storage, runtime } = services;
  const today = dayOf(runtime.now());
  if (day > today || Number.isNaN(startOf(day))) throw notFound();
  const isOver = day < today;
  const seed = await seedOf(services, game, day);
  const own = person === undefined ? undefined : await storage.daily.find(game, day, person);
  const ranking = ranked(await storage.daily.ranking(game, day));
  const mayRead = isOver || own?.done === 1;
  return {
    game,
    day,
    status: isOver ? 'over' : 'open',
    ends: startOf(day) + DAY,
    ...TABLE,
    attempts: await storage.daily.countOf(game, day),
    commitment: seedHash(seed),
    tomorrow: isOver ? null : seedHash(await seedOf(services, game, dayOf(startOf(day) + DAY))),
    seed: isOver ? seed : null,
    you:
      own === undefined
        ? null
        : {
            table: own.table_id,
            isDone: own.done === 1,
            rank: ranking.find(({ row }) => row.person === person)?.rank ?? null,
            ...scoreOf(own),
          },
    ranking: mayRead ? await toLines(services, ranking, isOver) : null,
  };
}

const scoreOf = ({ score, margin, place }: DailyRow) => ({ score, margin, place });

interface Ranked {
  readonly rank: number;
  readonly row: DailyRow;
}

/** Points decide, then the points ahead of the best opponent; equal attempts share a rank. */
function ranked(rows: readonly DailyRow[]): Ranked[] {
  const isSame = (one: DailyRow, other: DailyRow): boolean =>
    one.score === other.score && one.margin === other.margin;
  return rows.map(row => ({ rank: rows.findIndex(other => isSame(other, row)) + 1, row }));
}

async function toLines(
  { storage }: EventServices,
  ranking: readonly Ranked[],
  isOver: boolean,
): Promise<NonNullable<Challenge['ranking']>> {
  const people = await storage.people.names(ranking.map(({ row }) => row.person));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return ranking.map(({ rank, row }) => ({
    rank,
    person: row.person,
    name: names.get(row.person) ?? null,
    table: isOver && row.revealed === 1 ? row.table_id : null,
    ...scoreOf(row),
  }));
}
