import type { PlayerId } from './round.ts';

/** What it costs to seat two players at one table. */
export type PairCost = (one: PlayerId, other: PlayerId) => number;

type Tables = readonly (readonly PlayerId[])[];

/** Steps of the exact search; beyond them the best so far is improved by exchanges. */
const MOST_STEPS = 6000;
const MOST_SWEEPS = 40;

/**
 * Splits players into tables of `size` at the least cost. Few players are searched through completely; for many, players
 * change places between tables for as long as that helps. The number of players is a multiple of the size.
 */
export function partition(players: readonly PlayerId[], size: number, cost: PairCost): Tables {
  const found = search(players, size, memoised(cost));
  return found.isExact ? found.tables : improve(found.tables, memoised(cost));
}

function memoised(cost: PairCost): PairCost {
  const known = new Map<string, number>();
  return (one, other) => {
    const key = `${one} ${other}`;
    const value = known.get(key) ?? cost(one, other);
    known.set(key, value);
    return value;
  };
}

const costWith = (table: readonly PlayerId[], player: PlayerId, cost: PairCost): number =>
  table.reduce((sum, other) => sum + cost(player, other), 0);

/** A table being filled: who is left for all tables, and who of them may still join this one. */
interface Part {
  readonly done: Tables;
  readonly table: readonly PlayerId[];
  readonly left: readonly PlayerId[];
  readonly open: readonly PlayerId[];
}

function search(
  players: readonly PlayerId[],
  size: number,
  cost: PairCost,
): { readonly tables: Tables; readonly isExact: boolean } {
  let best: Tables = [];
  let least = Number.POSITIVE_INFINITY;
  let steps = 0;

  const startTable = (done: Tables, left: readonly PlayerId[], spent: number): void => {
    if (left.length > 0) fill({ done, table: [left[0]], left: left.slice(1), open: left.slice(1) }, spent);
    else {
      best = done;
      least = spent;
    }
  };

  const fill = ({ done, table, left, open }: Part, spent: number): void => {
    if (spent >= least || (steps++ > MOST_STEPS && best.length > 0)) return;
    if (table.length === size) {
      startTable([...done, table], left, spent);
      return;
    }
    const choices = open
      .map((player, index) => ({ player, index, extra: costWith(table, player, cost) }))
      .toSorted((one, other) => one.extra - other.extra || one.index - other.index);
    choices.forEach(({ player, extra }, tried) => {
      const part = { done, table: [...table, player], left: left.filter(other => other !== player) };
      fill({ ...part, open: choices.slice(tried + 1).map(choice => choice.player) }, spent + extra);
    });
  };

  startTable([], players, 0);
  return { tables: best, isExact: steps <= MOST_STEPS };
}

/** Exchanges two players of different tables while that lowers the cost. */
function improve(tables: Tables, cost: PairCost): Tables {
  const current = tables.map(table => [...table]);
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let hasChanged = false;
    for (const [index, one] of current.entries())
      for (const other of current.slice(index + 1)) hasChanged = exchange(one, other, cost) || hasChanged;
    if (!hasChanged) return current;
  }
  return current;
}

/** Makes every exchange between two tables that helps; tells whether there was one. */
function exchange(one: PlayerId[], other: PlayerId[], cost: PairCost): boolean {
  let hasChanged = false;
  for (let place = 0; place < one.length; place++)
    for (let otherPlace = 0; otherPlace < other.length; otherPlace++) {
      const stays = one.filter((_, seat) => seat !== place);
      const comes = other.filter((_, seat) => seat !== otherPlace);
      const before = costWith(stays, one[place], cost) + costWith(comes, other[otherPlace], cost);
      const after = costWith(stays, other[otherPlace], cost) + costWith(comes, one[place], cost);
      if (after >= before) continue;
      [one[place], other[otherPlace]] = [other[otherPlace], one[place]];
      hasChanged = true;
    }
  return hasChanged;
}
