import '../../board/test/fake-browser.ts';
import { effect } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame, type GameId } from '../../games/index.ts';
import { forcedMove, playLegal, type AnyMatch } from '../../kernel/match.ts';
import { legalMoves } from '../../table/view.ts';
import { loadBoard } from '../boards.ts';
import { createBoardController, type BoardController } from '../play/controller.ts';
import { updatePreferences } from '../preferences.ts';
import { forPlayers, randomMatch, tableAt, testClient, updateAt, type TestClient } from './updates.ts';

const PLAYERS = 2;

/** Positions of a random game at which a player chooses between several moves. */
async function* decisions(id: GameId): AsyncGenerator<AnyMatch> {
  const { game } = await loadGame(id);
  for (const match of randomMatch(game, forPlayers(PLAYERS), 5))
    if (game.toAct(match.state).length > 0 && forcedMove(game, match.state) === undefined) yield match;
}

async function firstDecision(id: GameId): Promise<AnyMatch> {
  for await (const match of decisions(id)) return match;
  throw new Error(`${id} asks for nothing`);
}

interface Shown extends TestClient {
  readonly controller: BoardController;
}

/** The controller of the player to move. */
async function controllerAt(id: GameId, match: AnyMatch): Promise<Shown> {
  const [module, board] = await Promise.all([loadGame(id), loadBoard(id)]);
  const shown = testClient(id, PLAYERS);
  shown.feed.push(updateAt(match, match.game.toAct(match.state)[0] ?? 0));
  return Object.assign(shown, {
    controller: createBoardController(shown.client, { module, board }, () => undefined),
  });
}

/** Touches targets until a move waits to be confirmed or was played at once. */
function choose({ controller, sent }: Shown): void {
  for (let touches = 0; touches < 20; touches++) {
    if (sent.length > 0 || (controller.pending.value !== undefined && controller.chosen.value.length > 0))
      return;
    const { open, buttons, settled } = controller.narrowing.value;
    const [next] = [...open.keys(), ...buttons.map(({ id }) => id), ...settled];
    controller.touch(next);
  }
  throw new Error('the choice never ends');
}

/** Whether a game has a board of its own; the text board plays every move at one touch. */
const hasOwnBoard = async (id: GameId): Promise<boolean> =>
  Object.keys((await loadBoard(id)).kinds).join() !== 'move';

describe.each(GAME_IDS)('the controller of %s', id => {
  test('leads from touches to a legal move, and sends it once it is confirmed', async () => {
    let confirmed = 0;
    for await (const match of decisions(id)) {
      const shown = await controllerAt(id, match);
      const seat = match.game.toAct(match.state)[0];
      choose(shown);
      const pending = shown.controller.pending.value?.text;
      if (shown.sent.length === 0) {
        shown.controller.confirm();
        confirmed++;
        expect(shown.sent).toEqual([{ type: 'move', move: pending }]);
      }
      const [command] = shown.sent;
      expect(legalMoves(tableAt(match), seat)).toContain(command.type === 'move' ? command.move : '');
      shown.controller.leave();
    }
    expect(confirmed > 0).toBe(await hasOwnBoard(id));
  });

  test('sends a move once, however often it is confirmed', async () => {
    const match = await firstDecision(id);
    const shown = await controllerAt(id, match);
    choose(shown);
    for (let times = 0; times < 3; times++) shown.controller.confirm();
    expect(shown.sent).toHaveLength(1);
    expect(shown.controller.narrowing.value.left).toEqual([]);
    // A chat message shows the same position again: the move is still on its way.
    shown.feed.push(updateAt(match, match.game.toAct(match.state)[0]));
    expect(shown.controller.narrowing.value.left).toEqual([]);
  });

  test('has nothing to choose from the moment a move is confirmed', async () => {
    if (!(await hasOwnBoard(id))) return;
    const shown = await controllerAt(id, await firstDecision(id));
    choose(shown);
    const open: number[] = [];
    const stop = effect(() => void open.push(shown.controller.narrowing.value.open.size));
    open.length = 0;
    shown.controller.confirm();
    stop();
    // The board is drawn once for this, not with everything to choose from in between.
    expect(open).toEqual([0]);
    shown.controller.leave();
  });

  test('lets a refused move be made again', async () => {
    const shown = await controllerAt(id, await firstDecision(id));
    shown.answer = false;
    choose(shown);
    shown.controller.confirm();
    await expect.poll(() => shown.controller.narrowing.value.left.length).toBeGreaterThan(1);
    const sent = shown.sent.splice(0);
    choose(shown);
    shown.controller.confirm();
    expect(shown.sent).toEqual(sent);
  });

  test('lets an undone move be made again', async () => {
    const { game } = await loadGame(id);
    const match = await firstDecision(id);
    const [seat] = game.toAct(match.state);
    const shown = await controllerAt(id, match);
    choose(shown);
    shown.controller.confirm();
    const [command] = shown.sent.splice(0);
    const move = command.type === 'move' ? game.notation.parse(command.move) : undefined;
    if (move === undefined) throw new Error('no move was sent');
    shown.feed.push(updateAt(playLegal(match, { seat, move, forced: false }), seat));
    shown.feed.push(updateAt(match, seat));
    choose(shown);
    shown.controller.confirm();
    expect(shown.sent).toEqual([command]);
  });

  test('keeps a half-made choice when the same position comes again, and drops it at the next', async () => {
    const { game } = await loadGame(id);
    let kept = 0;
    for await (const match of decisions(id)) {
      const shown = await controllerAt(id, match);
      const { controller } = shown;
      const [target] = controller.narrowing.value.open.keys();
      if (target === undefined) continue;
      controller.touch(target);
      if (shown.sent.length > 0) continue;
      const chosen = controller.chosen.value;
      shown.feed.push(updateAt(match, game.toAct(match.state)[0]));
      expect(controller.chosen.value).toEqual(chosen);
      shown.feed.push(updateAt(match, null));
      expect(controller.chosen.value).toEqual([]);
      if (++kept === 5) return;
    }
    expect(kept > 0).toBe(await hasOwnBoard(id));
  });

  test('takes a touch of a closed target for the move it means, or names the rule against it', async () => {
    const [module, board] = await Promise.all([loadGame(id), loadBoard(id)]);
    const { game } = module;
    const met = new Set<string>();
    let meanings = 0;
    for await (const match of decisions(id)) {
      const shown = await controllerAt(id, match);
      const { controller, sent } = shown;
      const { open, settled, left, buttons } = controller.narrowing.value;
      const asked = new Set([...open.keys(), ...settled, ...buttons.map(one => one.id)]);
      const target = [...met].findLast(one => !asked.has(one));
      for (const { targets } of left) for (const { id: one } of targets) met.add(one);
      if (target === undefined) continue;
      const update = updateAt(match, game.toAct(match.state)[0]);
      const meant = board.intendedMove?.(target, controller.boardProps(update.table, []));
      controller.touch(target, 'its name');
      const move = meant === undefined ? undefined : game.notation.parse(meant);
      if (meant !== undefined && update.table.moves.includes(meant)) {
        if (sent.length === 0 && controller.narrowing.value.cycles === undefined)
          expect(controller.pending.value?.text).toBe(meant);
        else if (sent.length > 0) expect(sent).toEqual([{ type: 'move', move: meant }]);
      } else {
        const rule = move && game.whyNot(match.state, update.you.seat ?? 0, move);
        const rules = rule === undefined ? [] : [rule];
        expect(controller.note.value).toEqual({ kind: 'refusal', rules, about: 'its name' });
        expect(sent).toEqual([]);
        if (rule !== undefined) meanings++;
      }
      controller.leave();
    }
    expect(meanings > 0).toBe(board.intendedMove !== undefined);
  });
});

test('a forced move is offered to no one: the table plays it', async () => {
  let forced = 0;
  for (const id of GAME_IDS) {
    const [module, board] = await Promise.all([loadGame(id), loadBoard(id)]);
    const { game } = module;
    const { client, feed } = testClient(id, PLAYERS);
    const controller = createBoardController(client, { module, board }, () => undefined);
    for (const match of randomMatch(game, forPlayers(PLAYERS), 5)) {
      const isForced = forcedMove(game, match.state) !== undefined;
      if (isForced) forced++;
      for (const seat of game.toAct(match.state)) {
        feed.push(updateAt(match, seat));
        const legal = legalMoves(tableAt(match), seat);
        expect(controller.offered.value).toEqual(isForced ? [] : legal);
        expect(controller.narrowing.value.left.length).toBe(isForced ? 0 : legal.length);
      }
    }
    controller.leave();
  }
  expect(forced).toBeGreaterThan(0);
});

describe('undo', () => {
  const [id] = GAME_IDS;

  /** What the controller sends when the table allows so many steps. */
  async function sentWith(undo: { free: number; asking: number; isAsked?: boolean }): Promise<unknown[]> {
    const match = await firstDecision(id);
    const { controller, feed, sent } = await controllerAt(id, match);
    const update = updateAt(match, 0);
    const request = undo.isAsked === true ? { seat: 1, waitingFor: [0] } : null;
    const view = { free: undo.free, asking: undo.asking, request };
    feed.push({ ...update, table: { ...update.table, undo: view } });
    controller.undo();
    return sent;
  }

  test('is free where the table allows it, asked for where it needs consent, and off otherwise', async () => {
    expect(await sentWith({ free: 1, asking: 1 })).toEqual([{ type: 'undo' }]);
    expect(await sentWith({ free: 0, asking: 2 })).toEqual([{ type: 'askUndo' }]);
    expect(await sentWith({ free: 0, asking: 2, isAsked: true })).toEqual([]);
    expect(await sentWith({ free: 0, asking: 0 })).toEqual([]);
  });
});

describe('a seat that a bot plays for', () => {
  test('has nothing to choose', async () => {
    const [id] = GAME_IDS;
    const match = await firstDecision(id);
    const { controller, feed } = await controllerAt(id, match);
    const update = updateAt(match, match.game.toAct(match.state)[0]);
    expect(controller.offered.value.length).toBeGreaterThan(0);
    const seats = update.table.seats.map(seat => ({ ...seat, bot: 'level-1', because: 'left' as const }));
    feed.push({ ...update, table: { ...update.table, seats } });
    expect(controller.offered.value).toEqual([]);
  });
});

describe('the preference to play at once', () => {
  test('spares the confirming tap', async () => {
    updatePreferences({ confirm: 'play' });
    try {
      for (const id of GAME_IDS) {
        const shown = await controllerAt(id, await firstDecision(id));
        const { open, buttons } = shown.controller.narrowing.value;
        const [target] = [...open.keys(), ...buttons.map(button => button.id)];
        for (let touches = 0; shown.sent.length === 0 && touches < 10; touches++) {
          const { open: left, buttons: rest, cycles } = shown.controller.narrowing.value;
          // A tile that can be turned still waits: the tap that turns it is not the tap that plays it.
          if (cycles !== undefined) shown.controller.confirm();
          else shown.controller.touch([...left.keys(), ...rest.map(button => button.id)][0] ?? target);
        }
        expect(shown.sent, id).toHaveLength(1);
      }
    } finally {
      updatePreferences({ confirm: 'ask' });
    }
  });
});
