import '../../board/test/fake-browser.ts';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { plainText } from '../../kernel/text.ts';
import { loadBoard } from '../boards.ts';
import { turnsIn } from '../play/entries.ts';
import { lastMoveOf, turnsSince } from '../play/last-moves.ts';
import { createBoardController } from '../play/controller.ts';
import { forPlayers, randomMatch, testClient, updateAt } from './updates.ts';

const PLAYERS = ['Ana', 'Blas', 'Cleo'];

/** A game of three, up to the first decision of seat 0 after others have moved. */
async function cacaoUntilAsked() {
  const [module, board] = await Promise.all([loadGame('cacao'), loadBoard('cacao')]);
  const table = testClient('cacao', 3);
  const controller = createBoardController(table.client, { module, board }, () => undefined);
  let hasMoved = false;
  for (const match of randomMatch(module.game, forPlayers(3), 4)) {
    table.feed.push(updateAt(match, 0));
    const last = match.steps.at(-1);
    if (last?.seat === 0 && !last.forced) hasMoved = true;
    if (hasMoved && last !== undefined && last.seat !== 0 && module.game.toAct(match.state)[0] === 0) break;
  }
  controller.queue.skip();
  return { module, board, controller, client: table.client };
}

describe('the last moves of others', () => {
  test('are their turns since the own last decision, with the places they touched', async () => {
    const { module, board, controller, client } = await cacaoUntilAsked();
    const turns = turnsSince(client.entries.value, { players: PLAYERS, you: 0 }, Number.MAX_SAFE_INTEGER);
    expect(turns.map(({ seat }) => seat)).toEqual([1, 2]);
    for (const turn of turns) {
      const last = lastMoveOf(turn, { module, board }, { players: PLAYERS, you: 0 });
      expect([...last.targets].some(id => id.startsWith('cell:'))).toBe(true);
      expect(plainText(last.caption)).toMatch(new RegExp(`^${PLAYERS[turn.seat]} `));
    }
    expect([...controller.lastTargets.value.values()].every(seat => seat === 2)).toBe(true);
    expect(controller.lastTargets.value.size).toBeGreaterThan(0);
    controller.leave();
  });

  test('stay outlined where the latest one touched a place, although workers of others answered to it', async () => {
    const [module, board] = await Promise.all([loadGame('cacao'), loadBoard('cacao')]);
    let answers = 0;
    for (const seed of [1, 2, 3]) {
      const table = testClient('cacao', 3);
      const controller = createBoardController(table.client, { module, board }, () => undefined);
      for (const match of randomMatch(module.game, forPlayers(3), seed)) {
        table.feed.push(updateAt(match, 0));
        controller.queue.skip();
        if (module.game.toAct(match.state)[0] !== 0) continue;
        const moves = controller.lastMoves.value;
        if (moves.at(-1)?.targets.size !== 0 || moves.every(({ targets }) => targets.size === 0)) continue;
        answers++;
        expect(controller.lastTargets.value.size).toBeGreaterThan(0);
      }
      controller.leave();
    }
    expect(answers).toBeGreaterThan(0);
  });

  test('are not outlined any more once a move is sent', async () => {
    const { controller } = await cacaoUntilAsked();
    expect(controller.lastMoves.value).not.toEqual([]);
    for (const id of controller.narrowing.value.open.keys()) {
      controller.touch(id);
      if (controller.pending.value !== undefined) break;
    }
    const [cell] = [...controller.narrowing.value.open.keys()].filter(id => id.startsWith('cell:'));
    if (cell !== undefined) controller.touch(cell);
    controller.confirm();
    expect(controller.lastMoves.value).toEqual([]);
    controller.leave();
  });

  test('of the whole log make one turn for each player in turn', async () => {
    const { client } = await cacaoUntilAsked();
    const turns = turnsIn(client.entries.value);
    turns.forEach(({ seat, from, to }, index) => {
      expect(seat).not.toBe(turns[index - 1]?.seat);
      expect(from).toBe(turns[index - 1]?.to ?? 0);
      expect(to).toBeGreaterThanOrEqual(from);
    });
  });
});

describe('what a place would bring', () => {
  test('is known for every open place after a while, and drawn again then', async () => {
    const { module, board } = await cacaoUntilAsked();
    const withGains = {
      ...board,
      gains: ({ before, after }: { before: unknown; after: unknown }, seat: number) => [
        {
          what: 'points',
          amount: (board.standings(after)?.totals[seat] ?? 0) - (board.standings(before)?.totals[seat] ?? 0),
        },
      ],
    };
    const table = testClient('cacao', 3);
    const controller = createBoardController(table.client, { module, board: withGains }, () => undefined);
    for (const match of randomMatch(module.game, forPlayers(3), 4)) {
      table.feed.push(updateAt(match, 0));
      if (module.game.toAct(match.state)[0] === 0) break;
    }
    controller.queue.skip();
    const shown = controller.update.value?.table;
    if (shown === undefined) throw new Error('nothing is shown');
    const [tile] = [...controller.narrowing.value.open.keys()].filter(id => !id.startsWith('cell:'));
    controller.touch(tile);
    const cells = [...controller.narrowing.value.open.keys()];
    const scene = () => controller.boardProps(shown, PLAYERS);
    expect(scene().gainAt(cells[0])).toBeUndefined();
    for (const cell of cells) scene().gainAt(cell);
    await expect.poll(() => cells.every(cell => scene().gainAt(cell)?.[0]?.what === 'points')).toBe(true);
    expect(scene().gainAt('cell:99,99')).toBeUndefined();
    controller.leave();
  });
});
