import type { BoardModule } from '../../../board/module.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Board } from './board.tsx';
import { Choices } from './choices.tsx';
import { Dock } from './dock.tsx';
import { Chip } from './icons.tsx';
import { payments, soundOf, TELLING } from './echo.ts';
import { intendedMove } from './intended-move.ts';
import { PHASE_RULES } from './phase-rules.ts';
import { LESSON } from './lesson.ts';
import { SeatPanel } from './panel.tsx';
import { preview } from './preview.ts';
import { KINDS, targetOfChip, targets } from './targets.ts';
import { standings } from './standings.ts';
import { confirmName, progress, turnOrder } from './turn.ts';
import './santiago.css';

export const board: BoardModule<View, Move, Event> = {
  kinds: KINDS,
  targets,
  intendedMove,
  preview,
  standings,
  progress,
  turnOrder,
  confirmName,
  Board,
  Dock,
  Choices,
  SeatPanel,
  Chip,
  roundOf: view => view.round,
  phaseRules: PHASE_RULES,
  targetOfChip,
  soundOf,
  payments,
  tellingEvents: TELLING,
  lesson: LESSON,
};
