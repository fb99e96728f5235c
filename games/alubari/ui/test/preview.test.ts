import { describe, expect, test } from 'vitest';
import { quickRandom } from '../../../../kernel/random.ts';
import { LANGUAGES, plain, type Sentence } from '../../../../kernel/text.ts';
import { standing } from '../forecast.ts';
import { ledger, LEDGER_GOODS } from '../ledger.ts';
import { digOutlook } from '../outlook.ts';
import { isCertain, preview } from '../preview.ts';
import { eachDecision, tried } from './walk.ts';

const isBlank = (sentence: Sentence): boolean => plain(sentence).trim() === '';

describe('preview', () => {
  test.each([1, 2, 3, 4, 5])('with %i players the ledger of events is what the move does', players => {
    let compared = 0;
    const faults: string[] = [];
    eachDecision(players, quickRandom(20 + players), decision => {
      const { view: before, moves } = decision;
      for (const move of moves) {
        const { after, events, isDrawn } = tried(decision, move, quickRandom(1));
        if (isCertain(before, after) && isDrawn) faults.push(`${move.type} draws`);
        if (
          preview({ before, after, events }).some(({ says }) =>
            LANGUAGES.some(language => isBlank(says[language])),
          )
        )
          faults.push(`${move.type} says nothing`);
        if (isDrawn) continue;
        compared++;
        ledger(events, players).forEach((entry, seat) => {
          for (const good of LEDGER_GOODS) {
            const change = after.seats[seat][good] - before.seats[seat][good];
            if (entry[good] !== change) faults.push(`${move.type}: ${good} ${entry[good]}, not ${change}`);
          }
        });
      }
    });
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(100);
  });

  test('a lone worker digs what was foreseen', () => {
    let dug = 0;
    eachDecision(3, quickRandom(3), decision => {
      const { view, moves } = decision;
      const act = moves.find(move => move.type === 'act' && !move.isBoosted && !move.isCarded);
      if (act === undefined || view.worker.area !== 1 || view.replaced) return;
      const { events } = tried(decision, act, quickRandom(1));
      const [first] = events.filter(event => event.type === 'rubbleDug');
      if (first === undefined) return;
      dug++;
      const { rubble, spaces } = digOutlook(view, 0);
      expect([rubble, spaces]).toEqual([first.count, first.claimed.length + first.unclaimed.length]);
    });
    expect(dug).toBeGreaterThan(0);
  });

  test('at the end the points shown are the result', () => {
    for (const players of [1, 2, 5]) {
      const view = eachDecision(players, quickRandom(30 + players), () => {});
      expect(standing(view)).toEqual(view.result?.totals);
    }
  });
});
