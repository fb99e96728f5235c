import '../../board/test/fake-browser.ts';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { configsOf } from '../../kernel/conformance.ts';
import { fastRandom } from '../../kernel/random.ts';
import { LANGUAGES, type Language } from '../../kernel/text.ts';
import type { BoardModule, Target } from '../../board/module.ts';
import { loadBoard } from '../boards.ts';
import { narrowMoves } from '../../board/narrow-moves.ts';
import { playLesson } from '../../board/test/lessons.ts';
import { sceneOf } from '../../board/test/board-props.ts';
import { walk } from '../../board/test/random-game.ts';
import { textBoard } from '../text-board.tsx';

/** Of all that is closed at a decision, so many are touched. */
const TOUCHES = 8;

/** Each game on its own board, and on the board that a game without one gets. */
const BOARDS = await Promise.all(
  GAME_IDS.map(async id => [
    { name: `the board of ${id}`, id, board: await loadBoard(id) },
    { name: `the text board of ${id}`, id, board: textBoard(await loadGame(id)) },
  ]),
);

/** Targets without a name, or with that of another one. */
function unclearIn(language: Language, targets: readonly Target[]): string[] {
  const owners = new Map<string, string>(targets.map(({ id, name }) => [name[language], id]));
  return targets.flatMap(({ id, name }) =>
    owners.get(name[language]) === id && name[language].trim() !== '' ? [] : [id],
  );
}

describe.each(BOARDS.flat())('$name', ({ id, board }) => {
  const { kinds, targets } = board;

  test('leads to every move, and to no other, by targets with names of their own in both languages', async () => {
    const { game } = await loadGame(id);
    const [unreachable, unclear] = [new Set<string>(), new Set<string>()];
    let met = 0;
    for (const config of configsOf(game)) {
      for (const { view, moves } of walk(game, config, config.players)) {
        const choices = moves.map(move => ({
          move,
          text: game.notation.text(move),
          targets: targets(move, view),
        }));
        met += choices.length;
        for (const choice of choices) {
          const ids = choice.targets.map(target => target.id);
          const { left } = narrowMoves(choices, ids, kinds);
          if (left.length !== 1 || left[0] !== choice) unreachable.add(choice.text);
        }
        const all = choices.flatMap(choice => choice.targets);
        for (const target of all) if (!(target.kind in kinds)) unclear.add(target.id);
        for (const language of LANGUAGES) for (const target of unclearIn(language, all)) unclear.add(target);
      }
    }
    expect([...unreachable]).toEqual([]);
    expect([...unclear]).toEqual([]);
    expect(met).toBeGreaterThan(100);
  });

  test('shows a score for every seat, or none at all', async () => {
    const { game } = await loadGame(id);
    for (const config of configsOf(game)) {
      const [{ view }] = walk(game, config, 1);
      const totals = board.standings(view)?.totals ?? [];
      expect([0, config.players]).toContain(totals.length);
    }
  });
});

describe.each(BOARDS.flat().filter(({ board }) => board.intendedMove !== undefined))(
  '$name',
  ({ id, board: { targets, intendedMove } }) => {
    test('knows which move a touch of a closed target means', async () => {
      const { game } = await loadGame(id);
      const random = fastRandom(4);
      const faults = new Set<string>();
      let refused = 0;
      for (const config of configsOf(game)) {
        const met = new Set<string>();
        for (const moment of walk(game, config, 20 + config.players)) {
          const { state, seat, view, moves } = moment;
          const open = new Set(moves.flatMap(move => targets(move, view)).map(target => target.id));
          for (const target of open) met.add(target);
          const closed = [...met].filter(one => !open.has(one));
          for (let touch = 0; touch < Math.min(TOUCHES, closed.length); touch++) {
            const target = closed[random.below(closed.length)];
            const line = intendedMove?.(target, sceneOf(moment));
            if (line === undefined) continue;
            const move = game.notation.parse(line);
            if (move === undefined) faults.add(`${target}: ${line}`);
            else if (game.whyNot(state, seat, move) !== undefined) refused++;
          }
        }
      }
      expect([...faults]).toEqual([]);
      expect(refused).toBeGreaterThan(0);
    });
  },
);

const LESSONS = BOARDS.flat().flatMap(({ id, board: { lesson } }) =>
  lesson === undefined ? [] : [{ id, lesson }],
);

describe.each(LESSONS)('the first game of $id', ({ id, lesson }) => {
  test('asks for exactly one legal move in every step', async () => {
    const { game } = await loadGame(id);
    const { wanted, unused } = playLesson(game, lesson);
    expect(wanted.map(moves => moves.length)).toEqual(wanted.map(() => 1));
    expect(wanted.length).toBeGreaterThan(2);
    expect(unused).toEqual([]);
    for (const { says } of lesson.steps)
      for (const language of LANGUAGES) expect(says[language]).not.toBe('');
  });
});

describe('the text board', () => {
  test('shows the scores of a game that keeps them open', async () => {
    const module = await loadGame(GAME_IDS[0]);
    const scored: BoardModule = textBoard({ ...module, openScores: () => [3, 5] });
    expect(scored.standings(undefined)?.totals).toEqual([3, 5]);
    const { openScores: _open, ...closed } = module;
    expect(textBoard(closed).standings(undefined)).toBeUndefined();
  });
});
