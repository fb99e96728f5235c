import { isGameId, loadGame, GAME_IDS } from '../games/index.ts';
import type { GameModule } from '../games/module.ts';
import type { AnyMatch } from '../kernel/match.ts';
import { parseRecord, RecordError, replay, type MatchRecord } from '../kernel/record.ts';
import { jsonEqual } from '../kernel/json-equal.ts';
import { seedHash } from '../kernel/seed.ts';
import { checkOption, playerCount } from './arguments.ts';
import { readText } from './files.ts';
import type { CliContext } from './context.ts';
import { UsageError } from './usage-error.ts';

/** A record that has the right form and names a game, a rules version and a configuration that exist. */
export interface OpenRecord {
  readonly file: string;
  readonly record: MatchRecord;
  readonly module: GameModule;
}

export async function openRecord(file: string, shell: CliContext): Promise<OpenRecord> {
  const { text } = shell;
  const refuse = (place: string, reason: string): UsageError =>
    new UsageError(text.record.at(file, place, reason));
  const record = parsed(readText(file, text), shell, refuse);
  if (!isGameId(record.game)) throw refuse('game', text.faults.unknownGame(record.game, GAME_IDS));
  const module = await loadGame(record.game);
  const { meta } = module.game;
  if (record.rules !== meta.rules) throw refuse('rules', text.record.otherRules(record.rules, meta.rules));
  try {
    playerCount(String(record.config.players), meta, text);
    for (const [id, value] of Object.entries(record.config.options)) {
      checkOption(meta, record.config.players, { id, value }, text);
    }
  } catch (error) {
    throw error instanceof UsageError ? refuse('config', error.message) : error;
  }
  const { seats } = record;
  const isWellSeated =
    seats === undefined ||
    (Array.isArray(seats) &&
      seats.length === record.config.players &&
      seats.every(name => typeof name === 'string'));
  if (!isWellSeated) throw refuse('seats', text.record.form.seats);
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
    const jsonFault = jsonFaultIn(content);
    if (error.place === 'record' && jsonFault !== undefined)
      throw refuse('record', jsonErrorText(jsonFault, text));
    const form: Readonly<Record<string, string>> = text.record.form;
    throw refuse(error.place, form[error.place] ?? error.message);
  }
}

function jsonFaultIn(content: string): string | undefined {
  try {
    JSON.parse(content);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

function jsonErrorText(fault: string, text: CliContext['text']): string {
  if (/end of JSON|Unterminated/i.test(fault)) return text.record.endsEarly;
  const [, line, column] = /line (\d+) column (\d+)/.exec(fault) ?? [];
  return text.record.notJson(line === undefined ? '' : text.record.position(line, column));
}

/** Plays a record through; the first line that cannot be played is a UsageError with its place and the reason. */
export function replayOrFail(
  opened: OpenRecord,
  shell: CliContext,
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
    const { text } = shell;
    if (error instanceof RecordError)
      throw new UsageError(text.record.at(file, error.place, replayErrorText(opened, shell, last)));
    // A stored state may be anything: what the rules make of nonsense is not their fault.
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

/** Replays a record and compares all it claims: commitment, every move, the result. */
export function verifyOrFail(opened: OpenRecord, shell: CliContext): AnyMatch {
  const { file, record, module } = opened;
  const { text } = shell;
  const refuse = (place: string, reason: string): UsageError =>
    new UsageError(text.record.at(file, place, reason));
  if (record.commitment !== seedHash(record.seed)) throw refuse('commitment', text.record.form.commitment);
  const match = replayOrFail(opened, shell);
  const result = module.game.result(match.state);
  if (jsonEqual(record.result, result)) return match;
  if (result === undefined) throw refuse('result', text.record.noResult);
  throw refuse(
    'result',
    (record.result === undefined ? text.record.claimsNoResult : text.record.otherResult)(result.totals),
  );
}
