import type { Habit } from '../../games/habits.ts';
import type { GameEvent } from '../../kernel/game.ts';

/** What the report says about one habit of one bot: a mean per game, a share, or the share of each amount. */
export type HabitValue =
  | { readonly mean: number }
  | { readonly share: number | null }
  | { readonly amounts: Readonly<Record<string, number>> };

export interface BotHabits {
  readonly bot: string;
  /** Seats in all games. */
  readonly seats: number;
  readonly habits: Readonly<Record<string, HabitValue>>;
}

export interface HabitReport {
  /** Adds a game: its bots by seat, and everything that happened. */
  add(bots: readonly string[], events: readonly GameEvent[]): void;
  bots(): BotHabits[];
}

interface Sums {
  seats: number;
  readonly parts: number[];
  readonly wholes: number[];
  readonly amounts: Map<number, number>[];
}

/** Counts the habits of a game's bots over a tournament. */
export function createHabitReport(habits: readonly Habit[]): HabitReport {
  const byBot = new Map<string, Sums>();

  const sumsOf = (bot: string): Sums => {
    const sums = byBot.get(bot) ?? {
      seats: 0,
      parts: habits.map(() => 0),
      wholes: habits.map(() => 0),
      amounts: habits.map(() => new Map<number, number>()),
    };
    byBot.set(bot, sums);
    return sums;
  };

  const addSeat = (sums: Sums, seat: number, events: readonly GameEvent[]): void => {
    sums.seats++;
    habits.forEach((habit, index) => {
      const total = (count: (event: GameEvent, seat: number) => number): number =>
        events.reduce((sum, event) => sum + count(event, seat), 0);
      switch (habit.kind) {
        case 'sum':
          sums.parts[index] += total(habit.count);
          break;
        case 'most':
          sums.parts[index] += Math.max(0, ...events.map(event => habit.count(event, seat)));
          break;
        case 'share':
          sums.parts[index] += total(habit.part);
          sums.wholes[index] += total(habit.whole);
          break;
        case 'amounts':
          for (const event of events) addAmount(sums.amounts[index], habit.amount(event, seat));
      }
    });
  };

  const valueOf = ({ seats, parts, wholes, amounts }: Sums, { kind }: Habit, index: number): HabitValue => {
    if (kind === 'amounts') return { amounts: sharesOf(amounts[index]) };
    if (kind === 'share') return { share: wholes[index] === 0 ? null : parts[index] / wholes[index] };
    return { mean: parts[index] / seats };
  };

  return {
    add: (bots, events) => bots.forEach((bot, seat) => addSeat(sumsOf(bot), seat, events)),
    bots: () =>
      [...byBot].map(([bot, sums]) => ({
        bot,
        seats: sums.seats,
        habits: Object.fromEntries(habits.map((habit, index) => [habit.id, valueOf(sums, habit, index)])),
      })),
  };
}

function addAmount(amounts: Map<number, number>, amount: number | undefined): void {
  if (amount !== undefined) amounts.set(amount, (amounts.get(amount) ?? 0) + 1);
}

/** The share of each amount, the smallest first. */
function sharesOf(amounts: ReadonlyMap<number, number>): Record<string, number> {
  const all = [...amounts.values()].reduce((sum, count) => sum + count, 0);
  return Object.fromEntries(
    [...amounts]
      .sort(([one], [other]) => one - other)
      .map(([amount, count]) => [String(amount), count / all]),
  );
}

/** Rows of a table: a line for each habit, one for each amount, and a column for each bot. */
export function habitRows(
  habits: readonly Habit[],
  report: readonly BotHabits[],
  language: keyof Habit['name'],
): string[][] {
  return habits.flatMap(({ id, name }) => {
    const values = report.map(bot => bot.habits[id]);
    const row = [name[language], ...values.map(cell)];
    const amounts = new Set(values.flatMap(value => ('amounts' in value ? Object.keys(value.amounts) : [])));
    const lines = [...amounts]
      .sort((one, other) => Number(one) - Number(other))
      .map(amount => [
        `  ${amount}`,
        ...values.map(value => ('amounts' in value ? percent(value.amounts[amount] ?? 0) : '')),
      ]);
    return [row, ...lines];
  });
}

function cell(value: HabitValue): string {
  if ('mean' in value) return value.mean.toFixed(1);
  return 'share' in value && value.share !== null ? percent(value.share) : '';
}

const percent = (share: number): string => `${(100 * share).toFixed(0)}%`;
