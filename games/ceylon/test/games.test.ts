import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseRecord, verify } from '../../../kernel/record.ts';
import { module } from '../index.ts';
import type { Event } from '../rules/events.ts';

const folder = join(import.meta.dirname, 'games');
const files = readdirSync(folder);

/** How the end was triggered: by marker or card, by the active seat or a follower. */
function endOf(file: string): { by: string; isActive: boolean } {
  const match = verify(module.game, parseRecord(readFileSync(join(folder, file), 'utf8')));
  // The module's game emits nothing but its own events.
  const events = match.steps.flatMap(step => step.events) as unknown as Event[];
  const end = events.findIndex(({ type }) => type === 'endTriggered');
  const trigger = events[end];
  const begun = events.slice(0, end).findLast(event => event.type === 'turnBegun');
  if (trigger?.type !== 'endTriggered' || begun?.type !== 'turnBegun')
    throw new Error(`${file} does not end`);
  return { by: trigger.by, isActive: trigger.seat === begun.seat };
}

describe('recorded games', () => {
  test.each(files)('%s replays to the recorded result, and ends as its name says', file => {
    const { by, isActive } = endOf(file);
    expect(by).toBe(file.startsWith('last-card') ? 'card' : 'marker');
    if (file.includes('follower')) expect(isActive).toBe(false);
    if (file.includes('active-player')) expect(isActive).toBe(true);
  });

  test('there is one for every way a game can end', () => {
    expect(files.toSorted()).toEqual([
      'last-card-four-players-start-tiles.json',
      'last-card-three-players.json',
      'last-card-two-players-without-uva.json',
      'last-marker-active-player.json',
      'last-marker-follower.json',
      'last-marker-four-players.json',
      'last-marker-last-turn-of-a-round.json',
      'last-marker-two-players-without-dimbula-start-tiles.json',
    ]);
  });
});
