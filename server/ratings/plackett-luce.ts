import { rate, type Options, type Rating } from 'openskill';

/**
 * The ratings after a match, for players in the order of their places. The model's own way with shared places gives
 * someone who comes third more than two who share the first place; here a shared place is the mean over all orders of
 * those who share it.
 */
export function plackettLuce(
  players: readonly Rating[],
  places: readonly number[],
  options: Options,
): Rating[] {
  const sums = players.map(() => ({ mu: 0, sigma: 0 }));
  const orders = ordersOf(places);
  for (const order of orders) {
    const rated = rate(
      order.map(index => [{ ...players[index] }]),
      options,
    );
    order.forEach((index, position) => {
      sums[index].mu += rated[position][0].mu;
      sums[index].sigma += rated[position][0].sigma;
    });
  }
  return sums.map(({ mu, sigma }) => ({ mu: mu / orders.length, sigma: sigma / orders.length }));
}

/** Every order of the players, as indices, that agrees with their places. */
function ordersOf(places: readonly number[]): number[][] {
  const groups = [...Map.groupBy(places.keys(), index => places[index])]
    .sort(([one], [other]) => one - other)
    .map(([, members]) => permutations(members));
  return groups.reduce<number[][]>(
    (orders, group) => orders.flatMap(order => group.map(members => [...order, ...members])),
    [[]],
  );
}

const permutations = (items: readonly number[]): number[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((first, index) =>
        permutations(items.filter((_, other) => other !== index)).map(rest => [first, ...rest]),
      );
