import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { configsOf } from '../../kernel/conformance.ts';
import { fastRandom } from '../../kernel/random.ts';
import { LANGUAGES, type Language } from '../../kernel/text.ts';
import type { Target } from '../../board/module.ts';
import { loadBoard } from '../boards.ts';
import { narrowMoves } from '../../board/narrow-moves.ts';
import { playLesson } from '../../board/test/lessons.ts';
import { sceneOf } from '../../board/test/board-props.ts';
import { walk } from '../../board/test/random-game.ts';

// Boards ask a browser, when they are loaded, whether pieces may move.
beforeAll(() => void vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true })));
afterAll(() => void vi.unstubAllGlobals());

/** Of all that is closed at a decision, so many are touched. */
const TOUCHES = 8;

/** Targets without a name, or with that of another one. */
function unclearIn(language: Language, targets: readonly Target[]): string[] {
  const owners = new Map<string, string>(targets.map(({ id, name }) => [name[language], id]));
  return targets.flatMap(({ id, name }) =>
    owners.get(name[language]) === id && name[language].trim() !== '' ? [] : [id],
  );
}

describe.each(GAME_IDS)('the board of %s', id => {
  test('leads to every move by touching its targets, and to no other', async () => {
    const [{ game }, { kinds, targets }] = await Promise.all([loadGame(id), loadBoard(id)]);
    const faults = new Set<string>();
    const types = new Set<string>();
    for (const config of configsOf(game)) {
      for (const { view, moves } of walk(game, config, config.players)) {
        const choices = moves.map(move => ({
          move,
          text: game.notation.text(move),
          targets: targets(move, view),
        }));
        for (const choice of choices) {
          types.add(choice.move.type);
          const { left } = narrowMoves(
            choices,
            choice.targets.map(target => target.id),
            kinds,
          );
          if (left.length !== 1 || left[0] !== choice) faults.add(choice.text);
        }
      }
    }
    expect([...faults]).toEqual([]);
    expect(types.size).toBeGreaterThan(3);
  });

  test('calls every target by a name of its own, in both languages', async () => {
    const [{ game }, { kinds, targets }] = await Promise.all([loadGame(id), loadBoard(id)]);
    const faults = new Set<string>();
    for (const config of configsOf(game)) {
      for (const { view, moves } of walk(game, config, 10 + config.players)) {
        const all = moves.flatMap(move => targets(move, view));
        for (const { id: target, kind } of all) if (!(kind in kinds)) faults.add(target);
        for (const language of LANGUAGES) for (const target of unclearIn(language, all)) faults.add(target);
      }
    }
    expect([...faults]).toEqual([]);
  });

  test('knows which move was meant by a touch of what is closed', async () => {
    const [{ game }, { intendedMove: attempt, targets }] = await Promise.all([loadGame(id), loadBoard(id)]);
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
          const line = attempt?.(target, sceneOf(moment));
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

  test('teaches a first game in which every step asks for exactly one legal move', async () => {
    const [{ game }, { lesson }] = await Promise.all([loadGame(id), loadBoard(id)]);
    if (lesson === undefined) throw new Error('there is no first game');
    const { wanted, unused } = playLesson(game, lesson);
    expect(wanted.map(moves => moves.length)).toEqual(wanted.map(() => 1));
    expect(wanted.length).toBeGreaterThan(2);
    expect(unused).toEqual([]);
    for (const { says } of lesson.steps)
      for (const language of LANGUAGES) expect(says[language]).not.toBe('');
  });
});
