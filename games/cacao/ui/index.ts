import type { BoardModule } from '../../../board/module.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Board } from './board.tsx';
import { Dock } from './dock.tsx';
import { Chip } from './icons.tsx';
import { soundOf, TELLING } from './echo.ts';
import { intendedMove } from './intended-move.ts';
import { LESSON } from './lesson.ts';
import { SeatPanel } from './panel.tsx';
import { PHASE_RULES } from './phase-rules.ts';
import { prefer } from './prefer.ts';
import { preview } from './preview.ts';
import { KINDS, targetOfChip, targets } from './targets.ts';
import { Side } from './side.tsx';
import { standings } from './standings.ts';
import { TaskCards } from './task-cards.tsx';
import { confirmName, progress, turnOrder } from './turn.ts';
import './art.css';
import './cacao.css';
import './dock.css';

export const board: BoardModule<View, Move, Event> = {
  kinds: KINDS,
  targets,
  prefer,
  intendedMove,
  preview,
  standings,
  layout: { decision: 'card', dock: 'rail' },
  progress,
  turnOrder,
  confirmName,
  Board,
  Dock,
  Choices: TaskCards,
  Side,
  SeatPanel,
  Chip,
  phaseRules: PHASE_RULES,
  targetOfChip,
  soundOf,
  tellingEvents: TELLING,
  lesson: LESSON,
};
