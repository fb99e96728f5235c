import '../../board/test/fake-browser.ts';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { playLesson } from '../../board/test/lessons.ts';
import type { LessonStep } from '../../board/module.ts';
import type { TableUpdate } from '../../table/update.ts';
import { loadBoard } from '../boards.ts';
import { createLocalClient } from '../local/client.ts';
import { guidedClient, lessonTable } from '../local/lesson.ts';
import { createBoardController } from '../play/controller.ts';
import { undoCommand } from '../play/offered-moves.ts';
import { testWorker } from './in-process.ts';

const boards = await Promise.all(GAME_IDS.map(async id => ({ id, board: await loadBoard(id) })));
const taught = boards.flatMap(({ id, board }) =>
  board.lesson === undefined ? [] : [{ id, board, lesson: board.lesson }],
);

describe.each(taught)('the first game of $id', ({ id, board, lesson }) => {
  test('offers exactly the moves that each step asks for, and the others reply as written', async () => {
    const module = await loadGame(id);
    const worker = testWorker();
    const at = signal(0);
    const step = signal<LessonStep | undefined>(lesson.steps[0]);
    const goTo = (next: number): void => {
      at.value = next;
      step.value = lesson.steps[next];
    };
    const errors: string[] = [];
    const inner = createLocalClient(
      lessonTable(module, lesson),
      module.game,
      text => errors.push(text),
      worker,
    );
    const client = guidedClient(inner, step, () => {
      // The next words come when the table has moved on, never before.
      expect(latestPly()).toBeGreaterThan(sentAt);
      goTo(at.value + 1);
    });
    const seen: TableUpdate[] = [];
    inner.listen(update => seen.push(update));
    const latestPly = (): number => seen.at(-1)?.table.ply ?? 0;
    let sentAt = -1;
    const controller = createBoardController(client, { module, board }, () => undefined);
    let latest: TableUpdate | undefined;
    client.listen(update => (latest = update));
    const { wanted, unused } = playLesson(module.game, lesson);
    expect(unused).toEqual([]);
    const offered = (): readonly string[] => controller.offered.value;
    let played = 0;
    while (at.value < lesson.steps.length) {
      const { goal } = lesson.steps[at.value];
      if (goal === undefined) {
        await expect.poll(() => latest).toBeDefined();
        expect(offered()).toEqual([]);
        expect(latest && undoCommand(latest.table)).toBeUndefined();
        goTo(at.value + 1);
        continue;
      }
      const texts = wanted[played++].map(move => module.game.notation.text(move));
      await expect.poll(offered, { interval: 1 }).toEqual(texts);
      expect(client.guidance?.value).toBe('guided');
      expect(latest && undoCommand(latest.table)).toBeUndefined();
      const before = at.value;
      sentAt = latestPly();
      const sending = client.send({ type: 'move', move: texts[0] });
      expect(at.value).toBe(before);
      expect(await sending).toBe(true);
      await expect.poll(() => at.value, { interval: 1 }).toBe(before + 1);
    }
    expect(played).toBe(wanted.length);
    expect(errors).toEqual([]);
    expect(worker.saved).toEqual([]);
    controller.leave();
  });
});
