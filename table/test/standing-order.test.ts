import { describe, expect, test } from 'vitest';
import { decide } from '../decide.ts';
import type { OrderStep, StandingOrder } from '../standing-order.ts';
import { pendingStep } from '../standing-order.ts';
import { legalMoves } from '../view.ts';
import { PEOPLE, Scenario } from './scenario.ts';

/** A table of three with orders: the scenario hands them to every decision. */
const withOrders = (orders: StandingOrder[]): Scenario => {
  const table = new Scenario({ speed: { kind: 'correspondence', days: 3 } }).start();
  table.orders = orders;
  return table;
};

const order = (table: Scenario, person: string, steps: readonly OrderStep[]): StandingOrder => ({
  person,
  version: table.table.version,
  ply: table.table.match?.steps.length ?? 0,
  steps,
});

const moved = ({ entries }: Scenario): string[] =>
  entries.flatMap(({ entry }) =>
    entry.type === 'moved' ? [`${entry.seat} ${entry.move}${entry.ordered === true ? ' ordered' : ''}`] : [],
  );

/** Plays until all stake at the same time. */
const toStakes = (table: Scenario): Scenario => {
  while (table.acting.length === 1) table.move();
  return table;
};

describe('a standing order', () => {
  test('is carried out in the same step as the move it waits for, as a move of its owner', () => {
    const table = withOrders([]);
    const [first] = table.acting;
    const foreseen = table.choice(first);
    const second = (first + 1) % 3;
    const probe = new Scenario({}).start().move();
    const reply = legalMoves(probe.table, second)[0];
    const steps = [{ after: [{ seat: first, moves: [foreseen] }], play: [reply] }];
    table.orders = [order(table, PEOPLE[second], steps)];
    const before = table.entries.length;
    table.send(PEOPLE[first], { type: 'move', move: foreseen });
    const [own, ordered] = table.entries.slice(before);
    expect(own.entry).toMatchObject({ type: 'moved', seat: first });
    expect(ordered).toMatchObject({
      entry: { type: 'moved', seat: second, ordered: true },
      by: PEOPLE[second],
    });
    expect(moved(table).filter(text => text.endsWith('ordered'))).toHaveLength(1);
  });

  test('asks its owner when something else is played', () => {
    const table = withOrders([]);
    const [first] = table.acting;
    const moves = legalMoves(table.table, first);
    const second = (first + 1) % 3;
    const steps = [{ after: [{ seat: first, moves: [moves[0]] }], play: ['play 0', 'play 1', 'play 2'] }];
    table.orders = [order(table, PEOPLE[second], steps)];
    table.send(PEOPLE[first], { type: 'move', move: moves[1] });
    expect(table.acting).toEqual([second]);
    expect(pendingStep(table.table, table.orders[0])).toBeUndefined();
    // Nor is it carried out later.
    table.move().move();
    expect(moved(table).some(text => text.endsWith('ordered'))).toBe(false);
  });

  test('plays the first choice that is legal, and none that is not', () => {
    const table = withOrders([]);
    const [first] = table.acting;
    const second = (first + 1) % 3;
    const all = ['play 0', 'play 1', 'play 2', 'play 3', 'play 4'];
    table.orders = [order(table, PEOPLE[second], [{ after: null, play: ['stake 1', ...all] }])];
    table.move();
    const [ordered] = moved(table).filter(text => text.endsWith('ordered'));
    const probe = new Scenario({}).start().move();
    expect(legalMoves(probe.table, second)).toContain(ordered.split(' ').slice(1, 3).join(' '));
    const hopeless = withOrders([]);
    hopeless.orders = [order(hopeless, PEOPLE[second], [{ after: null, play: ['stake 1'] }])];
    hopeless.move();
    expect(hopeless.acting).toEqual([second]);
  });

  test('continues with its next step, and ends when its owner decides otherwise', () => {
    const all = ['play 0', 'play 1', 'play 2', 'play 3', 'play 4'];
    const table = withOrders([]);
    const [first] = table.acting;
    const second = (first + 1) % 3;
    const whatever = { after: null, play: all };
    table.orders = [order(table, PEOPLE[second], [whatever, whatever])];
    table.move().move().move().move();
    expect(moved(table).filter(text => text.endsWith('ordered'))).toHaveLength(2);
    const other = withOrders([]);
    other.orders = [order(other, PEOPLE[second], [{ after: null, play: ['stake 1'] }, whatever])];
    while (other.acting.length === 1) other.move();
    expect(moved(other).some(text => text.endsWith('ordered'))).toBe(false);
  });

  test('is cancelled by an undo', () => {
    const table = withOrders([]);
    const [first] = table.acting;
    const second = (first + 1) % 3;
    const foreseen = table.choice(first);
    table.send(PEOPLE[first], { type: 'move', move: foreseen });
    table.send(PEOPLE[first], { type: 'askUndo' });
    for (const person of PEOPLE.filter(one => one !== PEOPLE[first]))
      table.send(person, { type: 'answerUndo', agree: true });
    expect(table.acting).toEqual([first]);
    const made = { ...order(table, PEOPLE[second], [{ after: null, play: ['play 0', 'play 1', 'play 2'] }]) };
    table.orders = [{ ...made, version: made.version - 1 }];
    table.send(PEOPLE[first], { type: 'move', move: foreseen });
    expect(table.acting).toEqual([second]);
  });

  test('does not play for someone whose seat a bot plays', () => {
    const table = withOrders([]);
    const [first] = table.acting;
    const second = (first + 1) % 3;
    table.orders = [order(table, PEOPLE[second], [{ after: null, play: ['play 0', 'play 1', 'play 2'] }])];
    table.send(PEOPLE[second], { type: 'leave' }).move();
    expect(moved(table).some(text => text.endsWith('ordered'))).toBe(false);
  });

  test('tells nothing about choices that are still secret', () => {
    const table = toStakes(new Scenario().start());
    const [ana, blas] = [0, 1];
    const guess = (coins: number): StandingOrder =>
      order(table, PEOPLE[ana], [
        { after: [{ seat: blas, moves: [`stake ${coins}`] }], play: ['stake 0', 'stake 1'] },
      ]);
    const guesses = [guess(0), guess(1)];
    table.orders = guesses;
    table.send(PEOPLE[blas], { type: 'move', move: table.choice(blas) });
    // Both guesses look alike, and neither is carried out.
    expect(guesses.map(one => pendingStep(table.table, one)?.isReady)).toEqual([false, false]);
    expect(table.acting).toContain(ana);
  });

  test('of several players at the same decision are all carried out', () => {
    const table = new Scenario().start();
    while (table.acting.length === 1 && table.entries.length < 200) {
      const last = new Scenario();
      last.table = table.table;
      last.move();
      if (last.acting.length > 1) break;
      table.move();
    }
    const play = ['stake 0', 'stake 1', 'stake 2'];
    table.orders = PEOPLE.map(person => order(table, person, [{ after: null, play }]));
    const own = PEOPLE[table.acting[0]];
    table.orders = table.orders.filter(({ person }) => person !== own);
    table.move();
    expect(moved(table).filter(text => text.endsWith('ordered'))).toHaveLength(2);
  });

  test('runs when a host looks again, and only once', () => {
    const table = new Scenario().start().move();
    const [seat] = table.acting;
    const made = order(table, PEOPLE[seat], [
      { after: null, play: ['play 0', 'play 1', 'play 2', 'play 3'] },
    ]);
    table.orders = [made];
    const ply = table.table.match?.steps.length ?? 0;
    table.sendFromHost({ type: 'runOrders' });
    table.sendFromHost({ type: 'runOrders' });
    expect(table.table.match?.steps.length).toBe(ply + 1);
    const { entries } = decide(table.table, { type: 'runOrders' }, table.contextAt(table.table.version));
    expect(entries).toEqual([]);
  });
});
