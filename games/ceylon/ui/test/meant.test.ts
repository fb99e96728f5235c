import { signal } from '@preact/signals';
import { beforeAll, afterAll, describe, expect, test, vi } from 'vitest';
import { CONTRACT_NAMES } from '../../rules/moves.ts';
import { loadGame } from '../../../index.ts';
import type { Move } from '../../../../kernel/game.ts';
import { forcedMove, play, startMatch, type AnyMatch } from '../../../../kernel/match.ts';
import { fastRandom } from '../../../../kernel/random.ts';
import { seedFrom } from '../../../../kernel/seed.ts';
import { loadBoard } from '../../../../web/boards.ts';
import { frameOf } from '../../../../web/local/frame.ts';
import type { MatchClient } from '../../../../web/match-client.ts';
import type { BoardController } from '../../../../web/play/controller.ts';

// The controller asks a browser, when it is loaded, whether pieces may move.
beforeAll(() => void vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true })));
afterAll(() => void vi.unstubAllGlobals());

/** A random game of Ceylon as far as the first decision of which something holds. */
async function ceylonUntil(holds: (choices: readonly string[]) => boolean): Promise<AnyMatch> {
  const { game } = await loadGame('ceylon');
  for (let seed = 1; seed < 100; seed++) {
    const random = fastRandom(seed);
    let match = startMatch(game, { players: 2, options: {} }, seedFrom(`stage ${seed}`));
    for (let seat = game.toAct(match.state).at(0); seat !== undefined; seat = game.toAct(match.state).at(0)) {
      const moves: Move[] = [];
      game.moves(match.state, seat, moves);
      if (holds(moves.map(move => game.notation.text(move)))) return match;
      const isForced = forcedMove(game, match.state) !== undefined;
      match = play(match, seat, moves[random.below(moves.length)], isForced);
    }
  }
  throw new Error('it never came to that');
}

interface Shown {
  readonly stage: BoardController;
  readonly played: readonly string[];
}

/** The board of the seat that is to act. */
async function stageAt(match: AnyMatch): Promise<Shown> {
  const [module, board] = await Promise.all([loadGame('ceylon'), loadBoard('ceylon')]);
  const { createBoardController } = await import('../../../../web/play/controller.ts');
  const { game, state, config } = match;
  const [seat] = game.toAct(state);
  const played: string[] = [];
  const sitting: MatchClient = {
    game: 'ceylon',
    config,
    players: signal([]),
    listen(heard) {
      heard(frameOf(match, seat, [true, true]));
      return () => undefined;
    },
    play: text => played.push(text),
    takeBack: () => undefined,
    whyNot(text) {
      const move = game.notation.parse(text);
      return Promise.resolve(move === undefined ? undefined : game.whyNot(state, seat, move));
    },
    record: () => Promise.resolve(undefined),
    close: () => undefined,
  };
  return { stage: createBoardController(sitting, module, board, () => undefined), played };
}

/** The spots of the districts and contracts that are on the table. */
const DISTRICTS = ['dimbula', 'ruhuna', 'kandy', 'uva'].map(name => `district:${name}`);
const CONTRACTS = CONTRACT_NAMES.map(name => `contract:${name}`);

/** What comes of touching each spot at a decision: the moves chosen or played, and the rules named. */
async function touchAll(match: AnyMatch, spots: readonly string[]) {
  const chosen = new Map<string, string>();
  const rules = new Set<string>();
  for (const spot of spots) {
    const { stage, played } = await stageAt(match);
    stage.touch(spot);
    await vi.waitFor(() =>
      expect([stage.note.value, stage.pending.value, played[0]]).not.toEqual([
        undefined,
        undefined,
        undefined,
      ]),
    );
    const move = played[0] ?? stage.pending.value?.text;
    if (move !== undefined) chosen.set(spot, move);
    for (const rule of stage.note.value?.rules ?? []) rules.add(rule);
  }
  return { chosen, rules };
}

describe('while an action is to be chosen in Ceylon', () => {
  test('touching the councillor beside the pawn is to hire, and waits to be confirmed', async () => {
    const match = await ceylonUntil(choices => choices.includes('hire'));
    const { chosen } = await touchAll(match, DISTRICTS);
    expect([...chosen.values()]).toEqual(['hire']);
    const { stage, played } = await stageAt(match);
    stage.touch([...chosen.keys()][0]);
    await vi.waitFor(() => expect(stage.pending.value?.text).toBe('hire'));
    expect(played).toEqual([]);
    stage.confirm();
    expect(played).toEqual(['hire']);
  });

  test('what is not possible is explained by a rule', async () => {
    const match = await ceylonUntil(choices => choices.includes('take') && !choices.includes('trade'));
    const { chosen, rules } = await touchAll(match, CONTRACTS.slice(0, 3));
    expect(chosen.size).toBe(0);
    expect(rules.size).toBe(1);
  });
});
