import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { fastRandom } from '../../kernel/random.ts';
import { applyEntry, initialTable } from '../apply.ts';
import { toVisible } from '../visible-entry.ts';
import { personSeat } from '../seat-state.ts';
import { viewTable } from '../view.ts';
import type { Table } from '../table.ts';
import { people, PEOPLE, Scenario } from './scenario.ts';

describe.each(GAME_IDS)('%s at a table', id => {
  test('shows no one the seed before the end, and everyone after it', async () => {
    const { game } = await loadGame(id);
    const table = await whole(id, 1, played => {
      const said = everythingSaid(played);
      if (played.table.status === 'playing') expect(said).not.toContain(played.table.match?.seed);
    });
    expect(table.table.status).toBe('finished');
    expect(everythingSaid(table)).toContain(table.table.match?.seed);
    expect(game.meta.id).toBe(id);
  });

  test('shows no one a difference in what they may not know', async () => {
    const { game } = await loadGame(id);
    const random = fastRandom(5);
    await whole(id, 2, ({ table }) => {
      if (table.match === null || table.status !== 'playing' || random.below(6) > 0) return;
      for (const viewer of [undefined, ...table.places.keys()]) {
        const state = game.copy(table.match.state);
        game.redeal(state, viewer, random);
        const other: Table = { ...table, match: { ...table.match, state } };
        expect(JSON.stringify(viewTable(other, viewer, people))).toBe(
          JSON.stringify(viewTable(table, viewer, people)),
        );
      }
    });
  });

  test('is the same again from its log', async () => {
    const { game } = await loadGame(id);
    const { entries, table } = await whole(id, 3);
    const log = entries.map(({ n, at, entry }) => ({ n, at, entry }));
    // The log goes through JSON, as it does in a store.
    const [first, ...rest] = JSON.parse(JSON.stringify(log)) as typeof log;
    let again = initialTable(game, first).table;
    const told: unknown[] = [];
    for (const logged of rest) {
      const step = applyEntry(again, logged);
      again = step.table;
      told.push(step.entry.events);
    }
    expect(again.match?.state).toEqual(table.match?.state);
    expect(again.turns).toEqual(table.turns);
    expect(told).toEqual(entries.slice(1).map(({ events }) => events));
  });
});

/** A whole match by chance, watched after every step. */
async function whole(
  id: (typeof GAME_IDS)[number],
  seed: number,
  watch?: (table: Scenario) => void,
): Promise<Scenario> {
  const { game } = await loadGame(id);
  const random = fastRandom(seed);
  const players = Math.max(2, game.meta.players.least);
  const table = new Scenario({}, PEOPLE.slice(0, players).map(personSeat), game).start();
  while (table.table.status === 'playing') {
    watch?.(table);
    table.move(random.below(10_000), table.acting[random.below(table.acting.length)]);
  }
  return table;
}

/** All sights and the newest line, for every seat and for a spectator, as text. */
const everythingSaid = ({ table, entries }: Scenario): string =>
  [undefined, ...table.places.keys()]
    .flatMap(viewer => [
      viewTable(table, viewer, people),
      ...entries.slice(-3).map(entry => toVisible(entry, viewer, people)),
      toVisible(entries[1], viewer, people),
    ])
    .map(part => JSON.stringify(part))
    .join('\n');

test('a chat message has its author’s name, and no one sees an admission', () => {
  const table = new Scenario()
    .sendFromHost({ type: 'admit', person: 'dora' })
    .send('dora', { type: 'say', text: 'hola' });
  const lines = table.entries.map(entry => toVisible(entry, 0, people));
  expect(lines[1]).toBeUndefined();
  expect(lines[2]).toMatchObject({ type: 'said', name: 'DORA', text: 'hola' });
});
