import { describe, expect, test } from 'vitest';
import { loadGeneration } from '../../games/generations.ts';
import type { Heuristics } from '../../games/heuristics.ts';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { moveList } from '../../kernel/game.ts';
import { completeConfig } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { LANGUAGES } from '../../kernel/text.ts';
import { formatBotSpec, parseBotSpec, createBot } from '../index.ts';
import { LEVELS } from '../level-ids.ts';
import { knowledgeOf, playoutBudget, timeLimitSeconds } from '../levels.ts';
import { levelRating } from '../scale.ts';
import { levelText } from '../text.ts';

describe.each(LEVELS)('%s', level => {
  test('has a name and a word about itself in every language', () => {
    for (const language of LANGUAGES) {
      const { name, about } = levelText(level, language);
      expect(name).not.toBe('');
      expect(about).toMatch(/\.$/);
    }
  });

  test('is an opponent that names itself', () => {
    const opponent = parseBotSpec(level);
    expect(opponent && formatBotSpec(opponent)).toBe(level);
  });
});

test('levels of earlier versions are still known, in the same order', () => {
  const stored = ['level-1', 'level-2', 'level-3', 'level-4'];
  expect(LEVELS.filter(level => stored.includes(level))).toEqual(stored);
});

describe('earlier generations', () => {
  test('are named with @ and keep their own levels', () => {
    for (const name of [
      'level-1@1',
      'level-3@1',
      'level-3@2',
      'level-2@3',
      'level-2b@4',
      'search:300@1',
      'random@1',
    ]) {
      const spec = parseBotSpec(name);
      expect(spec?.generation).toBe(Number(name.slice(-1)));
      expect(spec && formatBotSpec(spec)).toBe(name);
    }
    for (const name of ['level-3@7', 'level-1b@1', 'level-9@1', 'nobody@1', 'level-3@', 'level-3@0', '@1'])
      expect(parseBotSpec(name), name).toBeUndefined();
  });

  test.each(GAME_IDS)('%s: earlier generations have their own heuristics and budgets', async id => {
    const module = await loadGame(id);
    for (const generation of [1, 2, 3, 4, 5, 6]) {
      const heuristics = await loadGeneration(id, generation);
      if (heuristics === undefined) throw new Error(id);
      const spec = parseBotSpec(`level-3@${generation}`);
      expect(spec && createBot({ game: module.game, heuristics }, spec).playouts).toBe(
        Math.round(heuristics.iterationsPerSecond / 10),
      );
    }
    expect(await loadGeneration(id, 7)).toBeUndefined();
  });

  test('quick levels keep the budgets of their generation', async () => {
    const budgets = { cacao: [18, 46, 130, 360], alubari: [24, 48, 95, 300] };
    for (const id of ['cacao', 'alubari'] as const) {
      const { heuristics } = await loadGame(id);
      for (const generation of [2, 3])
        expect((await loadGeneration(id, generation))?.quickLevels).toEqual(budgets[id]);
      expect(heuristics?.quickLevels).not.toEqual(budgets[id]);
    }
  });
});

describe.each(GAME_IDS)('at %s', id => {
  test('each level spends more than the one before', async () => {
    const { heuristics: knowledge } = await loadGame(id);
    const budgets = LEVELS.map(level => playoutBudget(level, knowledge));
    expect(budgets).toEqual([...new Set(budgets)].toSorted((one, other) => one - other));
    expect(timeLimitSeconds('level-4')).toBeGreaterThan(timeLimitSeconds('level-3') ?? Infinity);
  });

  test('a move without an alternative costs no thought', async () => {
    const module = await loadGame(id);
    const random = { below: (): number => expect.fail('no chance is needed') };
    for (const level of ['level-3', 'level-4']) {
      const opponent = parseBotSpec(level);
      if (opponent === undefined) throw new Error(level);
      const { bot, playouts } = createBot(module, opponent);
      const move = { id: 0, type: 'only' };
      expect(bot({ seat: 0, view: null, moves: [move], random, playouts })).toBe(move);
    }
  });

  test('thinking ends when it is told to', async () => {
    const module = await loadGame(id);
    const opponent = parseBotSpec('level-4');
    if (opponent === undefined) throw new Error('level-4');
    const { bot, playouts } = createBot(module, opponent);
    const { game } = module;
    const random = fastRandom(4);
    const config = completeConfig(game.meta, { players: 2, options: {} });
    const state = game.setup(config, { random });
    const [seat] = game.toAct(state);
    const choices = moveList();
    game.moves(state, seat, choices);
    const moves = choices.items.slice(0, choices.count);
    let asked = 0;
    const isOver = (): boolean => ++asked === 3;
    expect(moves).toContain(
      bot({ seat, view: game.view(state, seat), moves, random, playouts, isOutOfTime: isOver }),
    );
    expect(asked).toBeLessThanOrEqual(3);
  });
});

describe('the knowledge of each game', () => {
  test.each(GAME_IDS)('%s: expects points near those that come in the end', async id => {
    const { game, heuristics: knowledge } = await loadGame(id);
    if (knowledge === undefined) throw new Error(`nothing is known about ${id}`);
    for (let players = game.meta.players.least; players <= game.meta.players.most; players++) {
      const random = fastRandom(players);
      const choices = moveList();
      const state = game.setup(completeConfig(game.meta, { players, options: {} }), { random });
      const points = new Float64Array(game.meta.players.most);
      while (game.toAct(state).length > 0) {
        const [seat] = game.toAct(state);
        choices.count = 0;
        game.moves(state, seat, choices);
        for (let index = 0; index < choices.count; index++) {
          const look = knowledge.prior?.(state, seat, choices.items[index]) ?? 0.5;
          expect(look).toBeGreaterThanOrEqual(0);
          expect(look).toBeLessThanOrEqual(1);
        }
        expect(knowledge.evaluate(state, points)).toBe(players);
        expect(points.subarray(0, players).every(Number.isFinite)).toBe(true);
        game.apply(state, seat, choices.items[random.below(choices.count)], { random });
      }
      knowledge.evaluate(state, points);
      const totals = game.result(state)?.totals ?? [];
      totals.forEach((total, seat) =>
        expect(Math.abs(points[seat] - total)).toBeLessThan(0.35 * Math.abs(total) + 12),
      );
    }
  });
});

describe('the rating scale', () => {
  test.each(GAME_IDS)('%s: begins with the weakest level at 1000 and rises with every level', async id => {
    const { heuristics } = await loadGame(id);
    const ratings = LEVELS.map(level => levelRating(level, heuristics));
    expect(heuristics?.levelRatings).toHaveLength(LEVELS.length);
    expect(heuristics?.quickLevels).toHaveLength(LEVELS.indexOf('level-3'));
    expect(ratings[0]).toBe(1000);
    for (let index = 1; index < ratings.length; index++)
      expect(ratings[index]).toBeGreaterThan(ratings[index - 1]);
  });

  test('a game that was not measured has even steps', () => {
    expect(LEVELS.map(level => levelRating(level))).toEqual([1000, 1200, 1400, 1600, 1800, 2000]);
  });
});

describe('levels that see the game differently', () => {
  test.each(LEVELS)('%s knows what its place in the list says', level => {
    const quickKnowledge = [{ horizon: 1 }, { horizon: 2 }, { horizon: 3 }, { horizon: 4 }];
    const heuristics = {
      iterationsPerSecond: 1000,
      winSpread: 5,
      horizon: 9,
      evaluate: () => 2,
      quickKnowledge,
    };
    expect(knowledgeOf(level, heuristics)?.horizon).toBe([1, 2, 3, 4, 9, 9][LEVELS.indexOf(level)]);
    expect(knowledgeOf(undefined, heuristics)).toBe(heuristics);
    expect(knowledgeOf(level, undefined)).toBeUndefined();
  });

  test('Alubari: each weak level has tastes, and plays with them', async () => {
    const module = await loadGame('alubari');
    const spec = parseBotSpec('level-1');
    if (spec === undefined || module.heuristics === undefined) throw new Error('level-1');
    let asked = 0;
    const evaluate: Heuristics['evaluate'] = (_, points) => {
      asked++;
      points.fill(1);
      return 2;
    };
    const heuristics = { ...module.heuristics, quickKnowledge: [{ evaluate }] };
    const { bot, playouts } = createBot({ game: module.game, heuristics }, spec);
    const random = fastRandom(1);
    const state = module.game.setup(completeConfig(module.game.meta, { players: 2, options: {} }), {
      random,
    });
    const [seat] = module.game.toAct(state);
    const choices = moveList();
    module.game.moves(state, seat, choices);
    bot({
      seat,
      view: module.game.view(state, seat),
      moves: choices.items.slice(0, choices.count),
      random,
      playouts,
    });
    expect(asked).toBeGreaterThan(0);
    expect(module.heuristics.quickKnowledge).toHaveLength(LEVELS.indexOf('level-3'));
  });
});
