import type { BoardModule } from '../../../board/module.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { soundOf, TELLING } from './echo.ts';
import { intendedMove } from './intended-move.ts';
import { Board } from './board.tsx';
import { Dock } from './dock.tsx';
import { confirmName } from './confirm-name.ts';
import { gains } from './gains.ts';
import { Chip } from './icons.tsx';
import { PHASE_RULES } from './phase-rules.ts';
import { LESSON } from './lesson.ts';
import { SeatPanel } from './panel.tsx';
import { preview } from './preview.ts';
import { isInstant, KINDS, targetOfChip, targets } from './targets.ts';
import { translated } from './text.ts';
import { turnOrder } from './turn-order.ts';
import { standings } from './standings.ts';
import './ceylon.css';
import './map.css';
import './train.css';
import './hand.css';
import './panel.css';
import './screens.css';

export const board: BoardModule<View, Move, Event> = {
  kinds: KINDS,
  targets,
  isInstant,
  intendedMove,
  preview,
  standings,
  gains,
  confirmName,
  turnOrder,
  progress: view => translated(({ progress }) => progress(view)),
  Board,
  Dock,
  SeatPanel,
  Chip,
  roundOf: view => view.round,
  phaseRules: PHASE_RULES,
  targetOfChip,
  soundOf,
  tellingEvents: TELLING,
  lesson: LESSON,
};
