import type { AnyGame, Config, Result } from './game.ts';
import { configError, IllegalMove, play, startMatch, type AnyMatch } from './match.ts';
import { seedHash, isSeed, type Seed } from './seed.ts';

/** A match as a small readable file. The same form serves export, import, bug reports and tests. */
export interface MatchRecord {
  readonly cosecha: 1;
  readonly game: string;
  readonly rules: number;
  readonly config: Config;
  /** Who sat there, by name. */
  readonly seats?: readonly string[];
  /** The bots among them, by level: null for a person. */
  readonly bots?: readonly (string | null)[];
  readonly seed: Seed;
  readonly commitment: string;
  /** Where the moves begin, when an older rules version can no longer be replayed from the set-up. */
  readonly snapshot?: { readonly ply: number; readonly state: object };
  /** `<seat> <move>`, seats counted from 0. */
  readonly moves: readonly string[];
  readonly result?: Result;
}

/** Something is wrong with a record; `place` says where. */
export class RecordError extends Error {
  readonly place: string;

  constructor(place: string, message: string) {
    super(`${place}: ${message}`);
    this.name = 'RecordFault';
    this.place = place;
  }
}

export function toRecord(
  match: AnyMatch,
  seats?: readonly string[],
  bots: readonly (string | null)[] = [],
): MatchRecord {
  const { game, config, seed, commitment, start } = match;
  const result = game.result(match.state);
  return {
    cosecha: 1,
    game: game.meta.id,
    rules: game.meta.rules,
    config,
    ...(seats === undefined ? {} : { seats }),
    ...(bots.some(isString) ? { bots } : {}),
    seed,
    commitment,
    ...(start.ply === 0 ? {} : { snapshot: { ply: start.ply, state: start.state } }),
    moves: match.steps.map(({ seat, move }) => `${seat} ${game.notation.text(move)}`),
    ...(result === undefined ? {} : { result }),
  };
}

/** What anybody may know of a match that is still running: no seed, no moves, since some may be secret. */
export const publicRecord = (match: AnyMatch): Omit<MatchRecord, 'seed' | 'moves'> | MatchRecord => {
  if (match.game.result(match.state) !== undefined) return toRecord(match);
  const { game, config, commitment } = match;
  return { cosecha: 1, game: game.meta.id, rules: game.meta.rules, config, commitment };
};

/** Reads a record from text and checks its form; which game and which rules it names is the caller's business. */
export function parseRecord(text: string): MatchRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new RecordError('record', `not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
  if (!isObject(value)) throw new RecordError('record', 'not an object');
  expect(value['cosecha'] === 1, 'cosecha', 'must be 1, the version of the record format');
  expect(typeof value['game'] === 'string', 'game', 'must be the id of a game');
  expect(Number.isInteger(value['rules']), 'rules', 'must be the number of a rules version');
  const config = value['config'];
  expect(isObject(config) && Number.isInteger(config['players']), 'config.players', 'must be a whole number');
  expect(
    isObject(config) && isObject(config['options']) && Object.values(config['options']).every(isString),
    'config.options',
    'must pair option names with values',
  );
  expect(isSeed(value['seed']), 'seed', 'must be 64 hexadecimal digits');
  expect(isString(value['commitment']), 'commitment', 'must be 64 hexadecimal digits');
  const moves = value['moves'];
  expect(Array.isArray(moves) && moves.every(isString), 'moves', 'must be a list of lines');
  expect(isListOf(value['seats'], isString), 'seats', 'must be a list of names');
  expect(
    isListOf(value['bots'], bot => bot === null || isString(bot)),
    'bots',
    'must be a list of levels, null for a person',
  );
  expect(value['snapshot'] === undefined || isObject(value['snapshot']), 'snapshot', 'must be an object');
  // Every field that MatchRecord requires was checked above; the result is compared, never trusted.
  return value as unknown as MatchRecord;
}

/** Plays a record through; throws RecordFault at the first line that the rules forbid or do not know. */
export function replay(game: AnyGame, record: MatchRecord, watch?: (match: AnyMatch) => void): AnyMatch {
  const fault = configError(game.meta, record.config);
  if (fault !== undefined) throw new RecordError('config', fault);
  let match =
    record.snapshot === undefined ? startMatch(game, record.config, record.seed) : resume(game, record);
  watch?.(match);
  record.moves.forEach((line, index) => {
    match = playLine(match, line, `moves[${index}]`);
    watch?.(match);
  });
  return match;
}

/** Replays and compares everything the record claims: commitment, every move, the result. */
export function verify(game: AnyGame, record: MatchRecord): AnyMatch {
  const commitment = seedHash(record.seed);
  expect(record.commitment === commitment, 'commitment', 'the seed does not match it');
  const match = replay(game, record);
  const result = game.result(match.state);
  expect(
    JSON.stringify(record.result) === JSON.stringify(result),
    'result',
    result === undefined
      ? 'the game is not over after these moves'
      : `the moves give totals ${result.totals.join(', ')}`,
  );
  return match;
}

/** A match that goes on from a stored state, with the draws of its own seed. */
function resume(game: AnyGame, record: MatchRecord): AnyMatch {
  const { config, seed, snapshot } = record;
  const ply = snapshot?.ply ?? 0;
  expect(Number.isInteger(ply) && ply >= 0, 'snapshot.ply', 'must be the number of moves before it');
  const start = { ply, state: snapshot?.state ?? {} };
  return {
    game,
    config,
    seed,
    commitment: seedHash(seed),
    start,
    setupEvents: [],
    steps: [],
    state: game.copy(start.state),
  };
}

function playLine(match: AnyMatch, line: string, place: string): AnyMatch {
  const [, seat, text] = /^(\d) (.+)$/.exec(line) ?? [];
  if (seat === undefined || text === undefined)
    throw new RecordError(place, `"${line}" is not "<seat> <move>"`);
  const move = match.game.notation.parse(text);
  if (move === undefined) throw new RecordError(place, `"${text}" is no move of ${match.game.meta.id}`);
  try {
    return play(match, Number(seat), move);
  } catch (error) {
    if (error instanceof IllegalMove) throw new RecordError(place, `"${line}" is ${error.message}`);
    throw error;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isString = (value: unknown): value is string => typeof value === 'string';

/** For parts of a record that may be missing. */
const isListOf = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  value === undefined || (Array.isArray(value) && value.every(isOne));

function expect(condition: boolean, place: string, message: string): void {
  if (!condition) throw new RecordError(place, message);
}
