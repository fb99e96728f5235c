// `cosecha/kernel`: the contract of a game, matches and records.
export type {
  AnyGame,
  Config,
  Effects,
  Game,
  GameEvent,
  Meta,
  Move,
  Option,
  Result,
} from '../kernel/game.ts';
export { eventFor, winners } from '../kernel/game.ts';
export type { AnyMatch, Match, MatchStep, Reseed } from '../kernel/match.ts';
export {
  configError,
  forcedMove,
  freeUndoSteps,
  IllegalMove,
  play,
  playForced,
  reseed,
  startMatch,
  undoSteps,
} from '../kernel/match.ts';
export type { MatchRecord } from '../kernel/record.ts';
export { parseRecord, RecordError, replay, toRecord, verify } from '../kernel/record.ts';
export type { MovePreview } from '../kernel/foresight.ts';
export { previewMove, whyNotInView } from '../kernel/foresight.ts';
export type { Random } from '../kernel/random.ts';
export { fastRandom } from '../kernel/random.ts';
export type { Seat } from '../kernel/seat.ts';
export type { Seed } from '../kernel/seed.ts';
export { seedFrom, seedHash } from '../kernel/seed.ts';
export type { Language, Sentence } from '../kernel/text.ts';
export { eventText, moveText, plainText, seatNames } from '../kernel/text.ts';
