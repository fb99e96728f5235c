import type { GameModule } from '../../games/module.ts';
import { replay, type MatchRecord } from '../../kernel/record.ts';
import { settingsOf } from './local-table.ts';
import { listTables } from './store.ts';

/** One goal of a game played alone, or over several such games. */
export interface GoalLine {
  readonly goal: string;
  readonly isMet: boolean;
  /** For goals over several games: the points so far and those asked for. */
  readonly sum?: { readonly have: number; readonly need: number };
}

/** How the goals stand after a match played alone; none when the game has no goals. */
export async function goalLines(module: GameModule, record: MatchRecord): Promise<readonly GoalLine[]> {
  const { goals, game } = module;
  if (goals === undefined || record.config.players !== 1) return [];
  const { state } = replay(game, record);
  const campaign = goals.campaign(await totalsAlone(game.meta.id));
  return [
    ...goals.review(state),
    ...campaign.map(({ goal, isMet, have, need }) => ({ goal, isMet, sum: { have, need } })),
  ];
}

/** The totals of all finished solo games in this browser, in the order of play. */
async function totalsAlone(game: string): Promise<number[]> {
  const tables = await listTables();
  return tables
    .filter(table => settingsOf(table).game === game && settingsOf(table).config.players === 1)
    .sort((one, other) => one.changed - other.changed)
    .flatMap(({ outcome }) => (outcome?.kind === 'played' ? outcome.result.totals : []));
}
