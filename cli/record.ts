import { isGameId, loadGame, GAME_IDS } from '../games/index.ts';
import type { GameModule } from '../games/module.ts';
import type { AnyMatch } from '../kernel/match.ts';
import { parseRecord, RecordError, replay, replaysRules, type MatchRecord } from '../kernel/record.ts';
import { lineOf, pathsIn } from '../kernel/variations.ts';
import { jsonEqual } from '../kernel/json-equal.ts';
import { seedHash } from '../kernel/seed.ts';
import { checkOption, playerCount } from './arguments.ts';
import { readText } from './files.ts';
import type { CliContext } from './context.ts';
import { UsageError } from './usage-error.ts';

/** A record of the right form, with a game, a rules version and a configuration that exist. */
export interface OpenRecord {
  readonly file: string;
  readonly record: MatchRecord;
  readonly module: GameModule;
}

export async function openRecord(file: string, context: CliContext): Promise<OpenRecord> {
  const { text } = context;
  const refuse = (place: string, reason: string): UsageError =>
    new UsageError(text.record.at(file, place, reason));
  const record = parsed(readText(file, text), context, refuse);
  if (!isGameId(record.game)) throw refuse('game', text.faults.unknownGame(record.game, GAME_IDS));
  const module = await loadGame(record.game);
  const { meta } = module.game;
  if (!replaysRules(module.game, record.rules))
    throw refuse('rules', text.record.otherRules(record.rules, meta.rules));
  try {
    playerCount(String(record.config.players), meta, text);
    for (const [id, value] of Object.entries(record.config.options)) {
      checkOption(meta, record.config.players, { id, value }, text);
    }
  } catch (error) {
    throw error instanceof UsageError ? refuse('config', error.message) : error;
  }
  const { seats, bots, config } = record;
  if (seats !== undefined && seats.length !== config.players) throw refuse('seats', text.record.form.seats);
  if (bots !== undefined && bots.length !== config.players) throw refuse('bots', text.record.form.bots);
  return { file, record, module };
}

function parsed(
  content: string,
  { text }: CliContext,
  refuse: (place: string, reason: string) => UsageError,
): MatchRecord {
  try {
    return parseRecord(content);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    const jsonError = jsonErrorIn(content);
    if (error.place === 'record' && jsonError !== undefined)
      throw refuse('record', jsonErrorText(jsonError, text));
    const form: Readonly<Record<string, string>> = text.record.form;
    throw refuse(error.place, form[error.place] ?? error.message);
  }
}

function jsonErrorIn(content: string): string | undefined {
  try {
    JSON.parse(content);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

function jsonErrorText(error: string, text: CliContext['text']): string {
  if (/end of JSON|Unterminated/i.test(error)) return text.record.endsEarly;
  const [, line, column] = /line (\d+) column (\d+)/.exec(error) ?? [];
  return text.record.notJson(line === undefined ? '' : text.record.position(line, column));
}

/** Replays a record. The first line that cannot be played is a UsageError with its place and the reason. */
export function replayOrFail(
  opened: OpenRecord,
  context: CliContext,
  watch?: (match: AnyMatch) => void,
): AnyMatch {
  const { file, record, module } = opened;
  let last: AnyMatch | undefined;
  try {
    return replay(module.game, record, match => {
      last = match;
      watch?.(match);
    });
  } catch (error) {
    const { text } = context;
    if (error instanceof RecordError)
      throw new UsageError(text.record.at(file, error.place, replayErrorText(opened, context, last)));
    // A stored state may be anything, and rules may fail on one that is not a state.
    if (record.snapshot === undefined) throw error;
    throw new UsageError(text.record.at(file, 'snapshot', text.record.form.snapshot));
  }
}

/** The reason why the line after the last good position could not be played. */
function replayErrorText(
  { record, module }: OpenRecord,
  { language, text }: CliContext,
  last: AnyMatch | undefined,
): string {
  if (last === undefined) return text.record.form.snapshot;
  const line = record.moves[last.steps.length];
  const [, seat, words] = /^(\d) (.+)$/.exec(line) ?? [];
  if (seat === undefined || words === undefined) return text.record.badLine(line);
  if (Number(seat) >= record.config.players) return text.record.noSeat(seat);
  const { game } = module;
  const move = game.notation.parse(words);
  if (move === undefined) return text.record.noMove(words, game.meta.id);
  const rule = game.whyNot(last.state, Number(seat), move) ?? '';
  return text.record.illegal(line, module.text[language].rules[rule] ?? rule, rule);
}

/** Replays a record and compares everything it claims: each seed's commitment, every move and draw, the result. */
export function verifyOrFail(opened: OpenRecord, context: CliContext): AnyMatch {
  const { record, module } = opened;
  const { text } = context;
  const refuse = refusalFor(opened, context);
  if (record.commitment !== seedHash(record.seed)) throw refuse('commitment', text.record.form.commitment);
  checkReseeds(opened, context);
  const match = replayOrFail(opened, context);
  if (!canPlayVariations(opened)) throw refuse('variations', text.record.form.variations);
  const result = module.game.result(match.state);
  if (jsonEqual(record.result, result)) return match;
  if (result === undefined) throw refuse('result', text.record.noResult);
  const message = record.result === undefined ? text.record.claimsNoResult : text.record.otherResult;
  throw refuse('result', message(result.totals));
}

function canPlayVariations({ record, module }: OpenRecord): boolean {
  const { variations = [], moves } = record;
  try {
    for (const path of pathsIn(variations))
      replay(module.game, { ...record, moves: lineOf(moves, variations, path) });
    return true;
  } catch (error) {
    if (error instanceof RecordError) return false;
    throw error;
  }
}

/** A fresh seed must match its commitment and begin at a move of the match, after the seed before it. */
function checkReseeds(opened: OpenRecord, context: CliContext): void {
  const { reseeds = [], moves, snapshot } = opened.record;
  const { text } = context;
  const refuse = refusalFor(opened, context);
  const last = (snapshot?.ply ?? 0) + moves.length;
  let before = -1;
  for (const [index, { ply, seed, commitment }] of reseeds.entries()) {
    if (commitment !== seedHash(seed))
      throw refuse(`reseeds[${index}].commitment`, text.record.form.commitment);
    if (ply <= before || ply > last) throw refuse(`reseeds[${index}].ply`, text.record.reseedOrder(last));
    before = ply;
  }
}

const refusalFor =
  ({ file }: Pick<OpenRecord, 'file'>, { text }: CliContext) =>
  (place: string, reason: string): UsageError =>
    new UsageError(text.record.at(file, place, reason));
