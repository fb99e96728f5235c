import type { AnyGame, Config, Result } from './game.ts';
import { configError, IllegalMove, play, reseed, startMatch, type AnyMatch, type Reseed } from './match.ts';
import { seedHash, isSeed, type Seed } from './seed.ts';
import { isVariation, lineOf, pathsIn, type Variation } from './variations.ts';

/** A match as a small readable file. The same form serves export, import, bug reports and tests. */
export interface MatchRecord {
  readonly cosecha: 1;
  readonly game: string;
  readonly rules: number;
  readonly config: Config;
  /** The players' names. */
  readonly seats?: readonly string[];
  /** The bots among them, by level: null for a person. */
  readonly bots?: readonly (string | null)[];
  readonly seed: Seed;
  readonly commitment: string;
  /** Fresh seeds for later draws, when the match moved from one host to another. */
  readonly reseeds?: readonly Reseed[];
  /** Only for a common deal: each pile is the same in every match with this seed. */
  readonly draws?: 'deck';
  /** Where the moves begin, when an older rules version can no longer be replayed from the set-up. */
  readonly snapshot?: { readonly ply: number; readonly state: object };
  /** `<seat> <move>`, seats counted from 0. */
  readonly moves: readonly string[];
  readonly result?: Result;
  /** Other ways in which the match could have gone on. They change nothing about the match itself. */
  readonly variations?: readonly Variation[];
}

/** Something is wrong with a record; `place` says where. */
export class RecordError extends Error {
  readonly place: string;

  constructor(place: string, message: string) {
    super(`${place}: ${message}`);
    this.name = 'RecordError';
    this.place = place;
  }
}

export function toRecord(
  match: AnyMatch,
  seats?: readonly string[],
  bots: readonly (string | null)[] = [],
): MatchRecord {
  const { game, config, seed, commitment, reseeds, start } = match;
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
    ...(reseeds.length === 0 ? {} : { reseeds }),
    ...(match.draws === 'deck' ? { draws: match.draws } : {}),
    ...(start.ply === 0 ? {} : { snapshot: { ply: start.ply, state: start.state } }),
    moves: match.steps.map(({ seat, move }) => `${seat} ${game.notation.text(move)}`),
    ...(result === undefined ? {} : { result }),
  };
}

/** The public part of a match that is still running: no seed, and no moves, since some may be secret. */
export function publicRecord(match: AnyMatch): PublicRecord | MatchRecord {
  if (match.game.result(match.state) !== undefined) return toRecord(match);
  const { game, config, commitment } = match;
  const reseeds = match.reseeds.map(part => ({ ply: part.ply, commitment: part.commitment }));
  return {
    cosecha: 1,
    game: game.meta.id,
    rules: game.meta.rules,
    config,
    commitment,
    ...(reseeds.length === 0 ? {} : { reseeds }),
  };
}

export interface PublicRecord extends Pick<
  MatchRecord,
  'cosecha' | 'game' | 'rules' | 'config' | 'commitment'
> {
  readonly reseeds?: readonly Omit<Reseed, 'seed'>[];
}

/** Reads a record from text and checks its form; which game and which rules it names is the caller's business. */
export function parseRecord(text: string): MatchRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new RecordError('record', `not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
  if (!isObject(value)) throw new RecordError('record', 'not an object');
  requireField(value['cosecha'] === 1, 'cosecha', 'must be 1, the version of the record format');
  requireField(typeof value['game'] === 'string', 'game', 'must be the id of a game');
  requireField(Number.isInteger(value['rules']), 'rules', 'must be the number of a rules version');
  const config = value['config'];
  requireField(
    isObject(config) && Number.isInteger(config['players']),
    'config.players',
    'must be a whole number',
  );
  requireField(
    isObject(config) && isObject(config['options']) && Object.values(config['options']).every(isString),
    'config.options',
    'must pair option names with values',
  );
  requireField(isSeed(value['seed']), 'seed', 'must be 64 hexadecimal digits');
  requireField(isString(value['commitment']), 'commitment', 'must be 64 hexadecimal digits');
  const moves = value['moves'];
  requireField(Array.isArray(moves) && moves.every(isString), 'moves', 'must be a list of lines');
  requireField(isListOf(value['seats'], isString), 'seats', 'must be a list of names');
  requireField(
    isListOf(value['bots'], bot => bot === null || isString(bot)),
    'bots',
    'must be a list of levels, null for a person',
  );
  requireField(
    isListOf(value['reseeds'], isReseed),
    'reseeds',
    'must be a list of { ply, seed, commitment }',
  );
  requireField(value['draws'] === undefined || value['draws'] === 'deck', 'draws', 'must be "deck"');
  requireField(
    isListOf(value['variations'], isVariation),
    'variations',
    'must be a list of { ply, moves } with names, comments and variations of their own',
  );
  requireField(
    value['snapshot'] === undefined || isObject(value['snapshot']),
    'snapshot',
    'must be an object',
  );
  // Every field that MatchRecord requires was checked above; the result is compared, never trusted.
  return value as unknown as MatchRecord;
}

/** Whether these rules replay a record of that rules version to the same states. */
export const replaysRules = ({ meta }: AnyGame, version: number): boolean =>
  version === meta.rules || meta.replays?.includes(version) === true;

/** Plays a record through; throws RecordError at the first line that the rules forbid or do not know. */
export function replay(game: AnyGame, record: MatchRecord, watch?: (match: AnyMatch) => void): AnyMatch {
  const fault = configError(game.meta, record.config);
  if (fault !== undefined) throw new RecordError('config', fault);
  let match =
    record.snapshot === undefined
      ? startMatch(game, record.config, record.seed, record.draws)
      : resume(game, record);
  watch?.(match);
  record.moves.forEach((line, index) => {
    match = playLine(reseeded(match, record), line, `moves[${index}]`);
    watch?.(match);
  });
  return reseeded(match, record);
}

/** Takes over the fresh seeds that begin where the match stands. */
function reseeded(match: AnyMatch, { reseeds = [] }: MatchRecord): AnyMatch {
  const ply = match.start.ply + match.steps.length;
  return reseeds.filter(part => part.ply === ply).reduce((one, { seed }) => reseed(one, seed), match);
}

/** Replays and compares everything the record claims: commitment, every move, the result. */
export function verify(game: AnyGame, record: MatchRecord): AnyMatch {
  const commitment = seedHash(record.seed);
  requireField(record.commitment === commitment, 'commitment', 'the seed does not match it');
  checkReseeds(record);
  const match = replay(game, record);
  const result = game.result(match.state);
  requireField(
    JSON.stringify(record.result) === JSON.stringify(result),
    'result',
    result === undefined
      ? 'the game is not over after these moves'
      : `the moves give totals ${result.totals.join(', ')}`,
  );
  checkVariations(game, record);
  return match;
}

/** Every variation can be played, with the draws of the match's own seed. */
function checkVariations(game: AnyGame, record: MatchRecord): void {
  const { variations = [] } = record;
  for (const path of pathsIn(variations)) {
    try {
      replay(game, { ...record, moves: lineOf(record.moves, variations, path) });
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      throw new RecordError(`variations[${path.join('.')}]`, error.message);
    }
  }
}

/** Each fresh seed fits its commitment and begins within the match, one after the other. */
function checkReseeds({ reseeds = [], moves, snapshot }: MatchRecord): void {
  const last = (snapshot?.ply ?? 0) + moves.length;
  reseeds.forEach(({ ply, seed, commitment }, index) => {
    const path = `reseeds[${index}]`;
    requireField(commitment === seedHash(seed), `${path}.commitment`, 'the seed does not match it');
    const isInOrder = ply >= (reseeds[index - 1]?.ply ?? 0) && ply <= last;
    requireField(isInOrder, `${path}.ply`, 'is not a move of this match, or not in order');
  });
}

/** A match that continues from a stored state, with the draws of its own seed. */
function resume(game: AnyGame, record: MatchRecord): AnyMatch {
  const { config, seed, snapshot, draws } = record;
  const ply = snapshot?.ply ?? 0;
  requireField(Number.isInteger(ply) && ply >= 0, 'snapshot.ply', 'must be the number of moves before it');
  const start = { ply, state: snapshot?.state ?? {} };
  return {
    game,
    config,
    seed,
    commitment: seedHash(seed),
    reseeds: [],
    ...(draws === undefined ? {} : { draws }),
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
  if (move === undefined) throw new RecordError(place, `"${text}" is not a move of ${match.game.meta.id}`);
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

const isReseed = (value: unknown): boolean =>
  isObject(value) && Number.isInteger(value['ply']) && isSeed(value['seed']) && isString(value['commitment']);

/** For parts of a record that may be missing. */
const isListOf = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  value === undefined || (Array.isArray(value) && value.every(isOne));

function requireField(condition: boolean, place: string, message: string): void {
  if (!condition) throw new RecordError(place, message);
}
