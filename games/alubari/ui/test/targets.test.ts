import { describe, expect, test } from 'vitest';
import { quickRandom } from '../../../../kernel/random.ts';
import { LANGUAGES } from '../../../../kernel/text.ts';
import { narrow } from '../../../../web/choosing.ts';
import { alubari } from '../../rules/game.ts';
import { attempt } from '../attempt.ts';
import { KINDS, targets } from '../targets.ts';
import { eachDecision } from './walk.ts';

const COUNTS = [1, 2, 3, 4, 5];

describe('targets', () => {
  test.each(COUNTS)('every move of %i players is found by touching its targets, and by no other', players => {
    const seen = new Set<string>();
    const faults: string[] = [];
    eachDecision(players, quickRandom(players), ({ view, moves }) => {
      const choices = moves.map(move => ({
        move,
        text: alubari.notation.text(move),
        targets: targets(move, view),
      }));
      for (const { move, targets: own } of choices) {
        seen.add(move.type);
        const { left } = narrow(
          choices,
          own.map(({ id }) => id),
          KINDS,
        );
        const isNamed = own.every(
          ({ name, kind }) => kind in KINDS && LANGUAGES.every(language => name[language].trim() !== ''),
        );
        if (left.length !== 1 || left[0].move !== move || !isNamed) faults.push(alubari.notation.text(move));
      }
    });
    expect(faults).toEqual([]);
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'place',
        'take',
        'use',
        'act',
        'build',
        'pick',
        'gather',
        'smelt',
        'done',
        'stop',
      ]),
    );
  });

  test('two targets of one decision never sound the same', () => {
    eachDecision(4, quickRandom(11), ({ view, moves }) => {
      for (const language of LANGUAGES) {
        const names = new Map<string, string>();
        for (const { id, name } of moves.flatMap(move => targets(move, view))) {
          expect(names.get(name[language]) ?? id).toBe(id);
          names.set(name[language], id);
        }
      }
    });
  });

  test('what is touched in vain names a move that the rules know', () => {
    const ids = [
      'space:A1',
      'cube:chai',
      'rail:4',
      'station:DAR-1',
      'station:SIL-3',
      'shed:garratt',
      'row:8',
      'hand:10',
      'hand:11',
    ];
    eachDecision(3, quickRandom(5), ({ view, seat, moves }) => {
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
        expect(alubari.notation.parse(attempt(id, scene) ?? '')).toBeDefined();
      }
    });
  });
});
