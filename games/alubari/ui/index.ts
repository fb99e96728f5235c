import type { BoardModule } from '../../../board/module.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { attempt } from './attempt.ts';
import { Board } from './board.tsx';
import { Dock } from './dock.tsx';
import { standing } from './forecast.ts';
import { Chip } from './glyphs.tsx';
import { GUIDES } from './guides.ts';
import { LESSON } from './lesson.ts';
import { SeatPanel } from './panel.tsx';
import { preview } from './preview.ts';
import { KINDS, placeOf, targets } from './targets.ts';
import './alubari.css';

/** Small answers are played at the first touch; the bar can take them back. */
const INSTANT: readonly Move['type'][] = ['take', 'done', 'stop', 'decline'];

export const board: BoardModule<View, Move, Event> = {
  kinds: KINDS,
  targets,
  isInstant: move => INSTANT.includes(move.type),
  intendedMove: attempt,
  preview,
  visibleScores: standing,
  Board,
  Dock,
  SeatPanel,
  Chip,
  roundOf: view => view.round,
  phaseRules: GUIDES,
  targetOfChip: placeOf,
  lesson: LESSON,
};
