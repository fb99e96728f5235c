import type { AnyGame, Move } from './game.ts';
import type { AnyMatch } from './match.ts';
import { toRecord, type MatchRecord } from './record.ts';
import type { Seat } from './seat.ts';

/** What every game must keep, in any position of any match. */
export const CHECKS = [
  'ends',
  'dead end',
  'equal moves',
  'ids',
  'playout',
  'whyNot',
  'notation',
  'json',
  'copy',
  'setup',
  'next',
  'purity',
  'census',
  'result',
  'leak through view',
  'leak through turn',
  'leak through moves',
  'leak through refusals',
  'leak through forced moves',
  'leak through events',
  'leak through undo',
  'sample',
  'undo',
  'replay',
] as const;
export type Check = (typeof CHECKS)[number];

/** A promise that a game breaks, with the match that shows it. */
export class ConformanceError extends Error {
  readonly check: Check;
  readonly record: MatchRecord;

  constructor(check: Check, message: string, record: MatchRecord) {
    super(`${check}: ${message} (after ${record.moves.length} moves)`);
    this.name = 'ConformanceError';
    this.check = check;
    this.record = record;
  }
}

export function assertCheck(condition: boolean, check: Check, message: () => string, match: AnyMatch): void {
  if (!condition) throw new ConformanceError(check, message(), toRecord(match));
}

export function movesOf(game: AnyGame, state: object, seat: Seat): Move[] {
  const choices: Move[] = [];
  game.moves(state, seat, choices);
  return choices;
}

export const seatsOf = (match: AnyMatch): Seat[] =>
  Array.from({ length: match.config.players }, (_, seat) => seat);
