import type { BoardModule } from '../../../board/module.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { soundOf, TELLING } from './echo.ts';
import { intendedMove } from './intended-move.ts';
import { Board } from './board.tsx';
import { standings } from './visible-scores.ts';
import { translated } from './board-text.ts';
import { confirmName } from './confirm-name.ts';
import { gains } from './gains.ts';
import { Chip } from './glyphs.tsx';
import { PHASE_RULES } from './phase-rules.ts';
import { LESSON } from './lesson.ts';
import { SeatPanel } from './panel.tsx';
import { preview } from './preview.ts';
import { roundStep } from './round-step.ts';
import { turnOrder } from './turn-order.ts';
import { KINDS, targetOfChip, targets } from './targets.ts';
import { Choices } from './waiting-workers.tsx';
import './alubari.css';
import './mountain.css';
import './gauges.css';
import './street.css';
import './cards.css';
import './offers.css';
import './panel.css';
import './screens.css';
import './frame.css';

/** Small answers are played at the first touch, since they can be undone; the last one of a game cannot. */
const INSTANT: readonly Move['type'][] = ['take', 'done', 'stop', 'decline'];

export const board: BoardModule<View, Move, Event> = {
  kinds: KINDS,
  targets,
  isInstant: (move, { phase }) => INSTANT.includes(move.type) && phase !== 'scoring',
  intendedMove,
  preview,
  standings,
  gains,
  confirmName,
  turnOrder,
  progress: view => translated(({ progress }) => progress(view.round, roundStep(view))),
  Board,
  Choices,
  SeatPanel,
  Chip,
  roundOf: view => view.round,
  phaseRules: PHASE_RULES,
  targetOfChip,
  soundOf,
  tellingEvents: TELLING,
  lesson: LESSON,
};
