import { describe, expect, test } from 'vitest';
import { LANGUAGES, plainText, type Sentence } from '../../../../kernel/text.ts';
import { lastOf, tried, walk } from '../../../../board/test/random-game.ts';
import { alubari } from '../../rules/game.ts';
import { visibleScores } from '../visible-scores.ts';
import { goodsChanges, GOODS } from '../goods-changes.ts';
import { digOutlook } from '../outlook.ts';
import { preview } from '../preview.ts';

const isBlank = (sentence: Sentence): boolean => plainText(sentence).trim() === '';

describe('preview', () => {
  test.each([1, 2, 3, 4, 5])('with %i players the ledger of events is what the move does', players => {
    let compared = 0;
    const faults: string[] = [];
    for (const decision of walk(alubari, { players, options: {} }, 20 + players)) {
      const { view: before, moves } = decision;
      for (const move of moves) {
        const { after, certain: events, isDrawn } = tried(alubari, decision, move);
        if (
          preview({ before, after, events, isCertain: !isDrawn }).some(({ says }) =>
            LANGUAGES.some(language => isBlank(says[language])),
          )
        )
          faults.push(`${move.type} says nothing`);
        if (isDrawn) continue;
        compared++;
        goodsChanges(events, players).forEach((entry, seat) => {
          for (const good of GOODS) {
            const change = after.seats[seat][good] - before.seats[seat][good];
            if (entry[good] !== change) faults.push(`${move.type}: ${good} ${entry[good]}, not ${change}`);
          }
        });
      }
    }
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(100);
  });

  test('a lone worker digs what was foreseen', () => {
    let dug = 0;
    for (const decision of walk(alubari, { players: 3, options: {} }, 3)) {
      const { view, moves } = decision;
      const act = moves.find(move => move.type === 'act' && !move.isBoosted && !move.isCarded);
      if (act === undefined || view.worker.area !== 1 || view.replaced) continue;
      const { certain: events } = tried(alubari, decision, act);
      const [first] = events.filter(event => event.type === 'rubbleDug');
      if (first === undefined) continue;
      dug++;
      const { rubble, spaces } = digOutlook(view, 0);
      expect([rubble, spaces]).toEqual([first.count, first.claimed.length + first.unclaimed.length]);
    }
    expect(dug).toBeGreaterThan(0);
  });

  test('the last worker that is placed tells of its space alone, not of what everybody then does', () => {
    let last = 0;
    for (const decision of walk(alubari, { players: 3, options: {} }, 5)) {
      const { view: before, moves } = decision;
      for (const move of moves) {
        if (move.type !== 'place') continue;
        const { after, certain: events, isDrawn } = tried(alubari, decision, move);
        if (after.phase === 'placement') continue;
        last++;
        const consequences = preview({ before, after, events, isCertain: !isDrawn });
        expect(consequences.length).toBeLessThanOrEqual(2);
      }
    }
    expect(last).toBeGreaterThan(0);
  });

  test('a worker that acts tells what it finds, with and without chai', () => {
    const told: string[] = [];
    for (const decision of walk(alubari, { players: 3, options: {} }, 3)) {
      const { view: before, moves } = decision;
      if (before.phase !== 'boost' || before.worker.area !== 0 || before.stock.iron < 5) continue;
      if (before.seats[before.worker.seat].inForce !== 0) continue;
      for (const move of moves) {
        const { after, certain: events, isDrawn } = tried(alubari, decision, move);
        const says = preview({ before, after, events, isCertain: !isDrawn }).map(one =>
          plainText(one.says.en),
        );
        const cubes = move.type === 'act' && move.isBoosted ? '5 cubes to take' : '3 cubes to take';
        expect(says).toContain(cubes);
        told.push(cubes);
      }
    }
    expect(new Set(told).size).toBe(2);
  });

  test('at the end the points shown are the result', () => {
    for (const players of [1, 2, 5]) {
      const view = alubari.view(lastOf(walk(alubari, { players, options: {} }, 30 + players)), undefined);
      expect(visibleScores(view)).toEqual(view.result?.totals);
    }
  });
});
