import { BOTS } from '../../bots/index.ts';
import { LEVELS } from '../../bots/level-ids.ts';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import type { Move } from '../../kernel/game.ts';
import { toRecord } from '../../kernel/record.ts';
import { version } from '../version.ts';
import { isObject, optionalTextIn, textIn, textsIn, wholeNumberIn, type Fields } from './fields.ts';
import {
  applyMove,
  gameNamed,
  movesAt,
  openMatch,
  parseMove,
  progressOf,
  seatToAct,
  type EngineMatch,
} from './match.ts';
import { analysisText } from './analysis-text.ts';
import { EngineError, METHODS, PROTOCOL, type EngineResponse, type Method } from './protocol.ts';
import type { Thinker } from './thinking.ts';

/** A client's games in one process. */
export interface EngineSession {
  /** Answers one line: a request, or a list of requests that is answered by a list. */
  answer(line: string): Promise<EngineResponse | readonly EngineResponse[]>;
}

const MAX_PLAYOUTS = 1_000_000;

export function startSession(thinker: Thinker): EngineSession {
  const matches = new Map<string, EngineMatch>();
  let opened = 0;

  const matchIn = (fields: Fields): EngineMatch => {
    const name = textIn(fields, 'match');
    const known = matches.get(name);
    if (known === undefined)
      throw new EngineError('unknown-match', `no match "${name}" is open; "new" opens one`);
    return known;
  };
  const seatIn = (fields: Fields): number | undefined => wholeNumberIn(fields, 'seat');

  const methods: Readonly<Record<Method, (fields: Fields) => unknown>> = {
    hello: describeEngine,
    new: async fields => {
      const match = await openMatch(fields, textIn(fields, 'game'));
      const name = `m${++opened}`;
      matches.set(name, match);
      const { config, commitment, setupEvents } = match.match;
      return { match: name, config, commitment, ...progressOf(match, setupEvents) };
    },
    state: fields => matchIn(fields).match.state,
    view: fields => {
      const { module, match } = matchIn(fields);
      const seat = fields['seat'] === null ? undefined : seatIn(fields);
      if (seat !== undefined && seat >= match.config.players)
        throw new EngineError('bad-request', `"seat" must be below ${match.config.players}`);
      return module.game.view(match.state, seat);
    },
    moves: fields => {
      const match = matchIn(fields);
      const seat = seatToAct(match, seatIn(fields));
      const { notation } = match.module.game;
      return { seat, moves: movesAt(match, seat).map(move => notation.text(move)) };
    },
    apply: fields => {
      const match = matchIn(fields);
      return applyMove(match, seatIn(fields) ?? seatToAct(match, undefined), textIn(fields, 'move'));
    },
    playout: fields => {
      const count = wholeNumberIn(fields, 'count') ?? 1;
      if (count > MAX_PLAYOUTS) throw new EngineError('bad-request', `"count" is at most ${MAX_PLAYOUTS}`);
      return thinker.playOut(matchIn(fields), count, optionalTextIn(fields, 'bot') ?? 'random');
    },
    search: async fields => {
      const match = matchIn(fields);
      const { game } = match.module;
      const seat = seatToAct(match, seatIn(fields));
      const decision = { seat, view: game.view(match.match.state, seat), moves: movesAt(match, seat) };
      return { seat, move: game.notation.text(await thinker.choose(match.module, decision, fields)) };
    },
    analyse: fields => {
      const match = matchIn(fields);
      const { game } = match.module;
      const seat = seatToAct(match, seatIn(fields));
      const include = fields['moves'] === undefined ? [] : textsIn(fields, 'moves');
      const decision = { seat, view: game.view(match.match.state, seat), moves: movesAt(match, seat) };
      const analysis = thinker.analyse(match.module, decision, {
        include: include.map(text => legalMove(match, decision.moves, text)),
        fields,
      });
      return analysisText(match.module, analysis);
    },
    choose: async fields => {
      const module = await gameNamed(textIn(fields, 'game'));
      const seat = seatIn(fields);
      if (seat === undefined) throw new EngineError('bad-request', '"seat" must be a whole number');
      const moves = textsIn(fields, 'moves').map(text => parseMove(module, text));
      if (moves.length === 0) throw new EngineError('bad-request', '"moves" must not be empty');
      const move = await thinker.choose(module, { seat, view: fields['view'], moves }, fields);
      return { move: module.game.notation.text(move) };
    },
    result: fields => {
      const { module, match } = matchIn(fields);
      return module.game.result(match.state) ?? null;
    },
    record: fields => toRecord(matchIn(fields).match),
    close: fields => matches.delete(textIn(fields, 'match')),
  };

  const answerOne = async (request: unknown): Promise<EngineResponse> => {
    const id = isObject(request) ? (request['id'] ?? null) : null;
    try {
      if (!isObject(request)) throw new EngineError('bad-request', 'a request is a JSON object');
      const method = textIn(request, 'method');
      if (!isMethod(method))
        throw new EngineError('unknown-method', `"${method}" is not one of ${METHODS.join(', ')}`);
      return { id, result: await methods[method](request) };
    } catch (error) {
      return { id, error: errorBody(error) };
    }
  };

  return {
    async answer(line) {
      let request: unknown;
      try {
        request = JSON.parse(line);
      } catch {
        const error = new EngineError('bad-json', 'this line is not JSON; write one request per line');
        return { id: null, error: errorBody(error) };
      }
      if (!Array.isArray(request)) return answerOne(request);
      const answers: EngineResponse[] = [];
      // In order: a later request of the list may depend on an earlier one.
      for (const one of request) answers.push(await answerOne(one));
      return answers;
    },
  };
}

/** A move of the list by its text. */
function legalMove({ module }: EngineMatch, moves: readonly Move[], text: string): Move {
  const move = parseMove(module, text);
  if (!moves.includes(move)) throw new EngineError('illegal-move', `"${text}" is not legal now`);
  return move;
}

const isMethod = (text: string): text is Method => METHODS.some(method => method === text);

function errorBody(error: unknown): { code: EngineError['code']; message: string; rule?: string } {
  if (!(error instanceof EngineError))
    return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
  const { code, message, rule } = error;
  return rule === undefined ? { code, message } : { code, message, rule };
}

async function describeEngine(): Promise<object> {
  const games = await Promise.all(
    GAME_IDS.map(async id => {
      const { meta } = (await loadGame(id)).game;
      return { id, rules: meta.rules, players: meta.players, options: meta.options };
    }),
  );
  return {
    engine: 'cosecha',
    version: version(),
    protocol: PROTOCOL,
    methods: METHODS,
    games,
    bots: [...LEVELS, ...BOTS.map(({ name }) => name)],
  };
}
