import { createContext } from 'preact';
import type { BoardController } from './controller.ts';

/** The controller of the match screen around a component; none on pages without a board. */
export const ControllerContext = createContext<BoardController | undefined>(undefined);
