import { describe, expect, test } from 'vitest';
import { quickRandom } from '../../../../kernel/random.ts';
import { LANGUAGES } from '../../../../kernel/text.ts';
import { narrow } from '../../../../web/choosing.ts';
import { ceylon } from '../../rules/game.ts';
import { attempt } from '../attempt.ts';
import { KINDS, targets } from '../targets.ts';
import { eachDecision } from './walk.ts';

const TABLES = [2, 3, 4].flatMap(players => [
  { players, startTiles: 'off' },
  { players, startTiles: 'on' },
]);

describe('targets', () => {
  test.each(TABLES)('every move is found by touching one thing: %o', ({ players, startTiles }) => {
    const seen = new Set<string>();
    eachDecision({ players, options: { startTiles } }, quickRandom(players), ({ view, moves }) => {
      const choices = moves.map(move => ({
        move,
        text: ceylon.notation.text(move),
        targets: targets(move, view),
      }));
      for (const { move, targets: own } of choices) {
        seen.add(move.type);
        const { left } = narrow(
          choices,
          own.map(({ id }) => id),
          KINDS,
        );
        expect(left.map(one => one.move)).toEqual([move]);
        for (const { name, kind } of own) {
          expect(Object.keys(KINDS)).toContain(kind);
          for (const language of LANGUAGES) expect(name[language].trim()).not.toBe('');
        }
      }
      const names = choices.flatMap(one => one.targets.map(({ name }) => name.en));
      expect(new Set(names).size).toBe(names.length);
    });
    expect([...seen]).toEqual(expect.arrayContaining(['startAt', 'playCard', 'act', 'pick', 'moveTo']));
  });

  test('what is touched in vain names a move that the rules know', () => {
    const ids = [
      'hex:a1',
      'card:plant/harvest',
      'action:hire',
      'contract:2-BGG',
      'district:kandy',
      'tea:green',
    ];
    eachDecision({ players: 3, options: {} }, quickRandom(5), ({ view, seat, moves }) => {
      const scene = {
        view,
        viewer: seat,
        language: 'en' as const,
        players: ['A', 'B', 'C'],
        toAct: [seat],
        chosen: new Set<string>(),
        moves,
        pending: undefined,
      };
      for (const id of ids) {
        const text = attempt(id, scene);
        if (text !== undefined) expect(ceylon.notation.parse(text)).toBeDefined();
      }
    });
  });
});
