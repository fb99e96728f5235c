import { GAME_IDS, loadGame, type GameId } from '../../games/index.ts';
import type { Profile } from '../../api/profile.ts';
import type { Services } from '../services.ts';
import type { Whose } from '../storage/profiles.ts';
import type { MatchResult } from '../storage/results.ts';

const NEWEST = 100;

type GoalLines = NonNullable<Profile['details']>['goals'];

/** The goals of the games that have some, and which of them a person has met in matches played alone. */
export async function goalsOf(
  services: Pick<Services, 'storage' | 'runtime'>,
  whose: Whose,
): Promise<GoalLines> {
  const lines: GoalLines[] = [];
  for (const game of GAME_IDS) lines.push(await goalsIn(services, whose, game));
  return lines.flat();
}

async function goalsIn(
  services: Pick<Services, 'storage' | 'runtime'>,
  whose: Whose,
  game: GameId,
): Promise<GoalLines> {
  const { goals } = await loadGame(game);
  if (goals === undefined) return [];
  const filter = { game, players: 1 };
  const { results } = await services.storage.profiles.results(whose, filter, { limit: NEWEST });
  if (results.length === 0) return [];
  const met = new Set<string>();
  for (const result of results) for (const goal of await goalsMet(services, result)) met.add(goal);
  const totals = results.toReversed().flatMap(({ seats: [{ score }] }) => score ?? []);
  return [
    ...goals.ids.map(goal => ({ game, goal, isMet: met.has(goal) })),
    ...goals.campaign(totals).map(({ goal, isMet }) => ({ game, goal, isMet })),
  ];
}

/** The goals that a match has met; they are looked up in its last position once. */
async function goalsMet(
  { storage, runtime }: Pick<Services, 'storage' | 'runtime'>,
  { table_id: id, game, ending, seats: [{ goals: known }] }: MatchResult,
): Promise<readonly string[]> {
  // Written below.
  if (known !== null) return JSON.parse(known) as string[];
  if (ending !== 'played') return [];
  const { goals } = await loadGame(game as GameId);
  try {
    const { match } = await runtime.host.withTable(id, live => runtime.host.load(live));
    const met =
      match === null
        ? []
        : (goals?.review(match.state) ?? []).flatMap(({ goal, isMet }) => (isMet ? [goal] : []));
    await storage.profiles.saveGoals(id, met);
    return met;
  } catch {
    // The table was deleted before anyone asked.
    return [];
  }
}
