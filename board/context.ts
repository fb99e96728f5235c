import type { ReadonlySignal, Signal } from '@preact/signals';
import { createContext } from 'preact';
import type { Move } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Language } from '../kernel/text.ts';
import type { SelectionState } from './narrow-moves.ts';

/** What the pieces of a board need from the screen that shows it. */
export interface BoardControls {
  /** Which targets are open, chosen or closed right now. */
  readonly narrowing: ReadonlySignal<SelectionState<Move>>;
  /** The target that the reader of the log points at. */
  readonly pointed: ReadonlySignal<string | undefined>;
  /** What the latest turn of another player touched, with that player's seat. */
  readonly lastTargets: ReadonlySignal<ReadonlyMap<string, Seat>>;
  /** The target that has the keyboard focus. */
  readonly focused: Signal<string | undefined>;
  /** The open target under the mouse or the focus: what choosing it would do is shown. */
  readonly hovered: Signal<string | undefined>;
  readonly language: ReadonlySignal<Language>;
  readonly labels: ReadonlySignal<BoardLabels>;
  /** Chooses a target, or explains by its name why it cannot be chosen. */
  touch(id: string, name?: string): void;
}

/** The words on the kit's own buttons, in the reader's language. */
export interface BoardLabels {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomFit: string;
}

/** Without a provider a board is a picture: nothing on it can be touched. */
export const BoardContext = createContext<BoardControls | undefined>(undefined);
