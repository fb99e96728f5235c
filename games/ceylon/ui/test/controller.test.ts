import { signal } from '@preact/signals';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Moment, walk } from '../../../../board/test/random-game.ts';
import type { TableUpdate } from '../../../../table/update.ts';
import type { BoardController } from '../../../../web/play/controller.ts';
import type { TableClient } from '../../../../web/table-client.ts';
import { loadGame } from '../../../index.ts';
import { DISTRICTS } from '../../data/map.ts';
import { ceylon } from '../../rules/game.ts';
import { CONTRACT_NAMES, type Move, notation } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { board } from '../index.ts';
import { contractId, districtId } from '../targets.ts';

// The app asks a browser, when it is loaded, whether pieces may move.
beforeAll(() => void vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true })));
afterAll(() => void vi.unstubAllGlobals());

type Decision = Moment<State, Move, View>;

/** The first decision of a random game whose choices meet a condition. */
function firstDecision(isWanted: (choices: readonly string[]) => boolean): Decision {
  for (let seed = 1; seed < 100; seed++) {
    for (const decision of walk(ceylon, { players: 2, options: {} }, seed)) {
      if (isWanted(decision.moves.map(move => notation.text(move)))) return decision;
    }
  }
  throw new Error('no such decision in any game');
}

interface Controlled {
  readonly controller: BoardController;
  readonly played: readonly string[];
}

/** The board of the seat that is to act, and the moves that it sends. */
async function boardAt({ seat, view, moves }: Decision): Promise<Controlled> {
  const { createBoardController } = await import('../../../../web/play/controller.ts');
  const played: string[] = [];
  const person = { kind: 'person', person: null, name: null, isHere: true, isProgram: false, bot: null };
  // The controller reads no other field of a table.
  const update = {
    lines: [],
    table: {
      seat,
      seats: view.seats.map(() => person),
      toAct: [seat],
      view,
      moves: moves.map(move => notation.text(move)),
      ply: 1,
      undo: { free: 0, asking: 0, request: null },
    },
  } as unknown as TableUpdate;
  const client: TableClient = {
    game: 'ceylon',
    config: { players: 2, options: {} },
    players: signal([]),
    entries: signal([]),
    listen(heard) {
      heard(update);
      return () => undefined;
    },
    send(command) {
      if (command.type === 'move') played.push(command.move);
      return Promise.resolve(true);
    },
    record: () => Promise.resolve(undefined),
    close: () => undefined,
  };
  const module = await loadGame('ceylon');
  // A board whose inner types do not matter to the app.
  const anyBoard = board as unknown as Parameters<typeof createBoardController>[1]['board'];
  return { controller: createBoardController(client, { module, board: anyBoard }, () => undefined), played };
}

describe('touching what cannot be chosen', () => {
  test('the councillor beside the pawn means to hire, and waits to be confirmed', async () => {
    const decision = firstDecision(choices => choices.includes('hire'));
    const { map, seats } = decision.view;
    const here = map.find(({ hex }) => hex === seats[decision.seat].pawn)?.district ?? DISTRICTS[0];
    const { controller, played } = await boardAt(decision);
    controller.touch(districtId(here));
    expect(controller.pending.value?.text).toBe('hire');
    expect(played).toEqual([]);
    controller.confirm();
    expect(played).toEqual(['hire']);
  });

  test('what is not possible is explained by a rule', async () => {
    const decision = firstDecision(choices => choices.includes('take') && !choices.includes('trade'));
    const { controller, played } = await boardAt(decision);
    controller.touch(contractId(CONTRACT_NAMES[0]));
    expect(controller.pending.value).toBeUndefined();
    expect(controller.note.value?.rules).toHaveLength(1);
    expect(played).toEqual([]);
  });
});
