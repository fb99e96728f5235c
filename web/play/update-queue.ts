import { signal, type ReadonlySignal } from '@preact/signals';
import type { TableUpdate } from '../../table/update.ts';
import { areAnimationsOn, preferences, type Pace } from '../preferences.ts';
import { hasOwnMove } from './entries.ts';

/** How long another player's move is shown before the next: the animation and a moment to take it in. */
const PAUSES: Readonly<Record<Exclude<Pace, 'step'>, number>> = { slow: 2200, normal: 1200, fast: 500 };
/** What is shown again is there to be read, however fast the game goes. */
const LEAST_OF_RECAP = 1600;
/** A move that the table played needs less: nobody decided it. */
const AUTOMATIC = 0.4;

const isAutomatic = ({ lines, table }: TableUpdate): boolean => {
  const last = lines.findLast(({ ply }) => ply === table.ply);
  return last?.type === 'moved' && last.by === 'table';
};

/** Shows updates one after another, so that the others' moves can be followed. */
export interface UpdateQueue {
  readonly shown: ReadonlySignal<TableUpdate | undefined>;
  readonly isCatchingUp: ReadonlySignal<boolean>;
  /** Whether it is shown again what others did. */
  readonly isRecap: ReadonlySignal<boolean>;
  /** What others did since the viewer's last decision; the update with that decision comes first. */
  readonly sinceMyMove: ReadonlySignal<readonly TableUpdate[]>;
  push(update: TableUpdate): void;
  /** Shows the next update, where every one waits for a touch. */
  next(): void;
  /** Shows the latest update at once. */
  skip(): void;
  /** Shows again what others did. */
  replayRecent(): void;
  stop(): void;
}

/** With `isPaced` false every update is shown when it comes: its sender sets the pace. */
export function createUpdateQueue(onChange: () => void, isPaced: boolean): UpdateQueue {
  const shown = signal<TableUpdate | undefined>(undefined);
  const waiting = signal<readonly TableUpdate[]>([]);
  const isCatchingUp = signal(false);
  const isRecap = signal(false);
  const sinceMyMove = signal<readonly TableUpdate[]>([]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the shown update stays until it is touched on. */
  let isHeld = false;

  const show = (update: TableUpdate): void => {
    onChange();
    shown.value = update;
  };
  const step = (): void => {
    timer = undefined;
    const [next, ...rest] = waiting.value;
    if (next === undefined) {
      isCatchingUp.value = false;
      isRecap.value = false;
      return;
    }
    waiting.value = rest;
    show(next);
    if (rest.length === 0) isCatchingUp.value = false;
    pauseAfter(next);
  };
  const pauseAfter = (update: TableUpdate): void => {
    const { pace } = preferences.value;
    const isQuick = isAutomatic(update);
    isHeld = pace === 'step' && !isQuick;
    const pause = PAUSES[pace === 'step' ? 'normal' : pace];
    const least = isRecap.value ? LEAST_OF_RECAP : 0;
    if (!isHeld) timer = setTimeout(step, Math.max(pause, least) * (isQuick ? AUTOMATIC : 1));
  };
  const enqueue = (update: TableUpdate): void => {
    waiting.value = [...waiting.value, update];
    isCatchingUp.value = true;
    if (timer === undefined && !isHeld) step();
  };
  const skip = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isHeld = false;
    const last = waiting.value.at(-1);
    waiting.value = [];
    isCatchingUp.value = false;
    isRecap.value = false;
    if (last !== undefined) show(last);
  };

  /** The same position again, after a chat message or an arrival: what waits or is remembered stays. */
  const refresh = (update: TableUpdate): void => {
    sinceMyMove.value = [...sinceMyMove.value.slice(0, -1), update];
    if (waiting.value.length > 0) waiting.value = [...waiting.value.slice(0, -1), update];
    else show(update);
  };

  return {
    shown,
    isCatchingUp,
    isRecap,
    sinceMyMove,
    skip,
    next() {
      clearTimeout(timer);
      isHeld = false;
      step();
    },
    push(update) {
      const latest = waiting.value.at(-1) ?? shown.value;
      const isSameViewer = latest !== undefined && update.you.seat === latest.you.seat;
      if (isSameViewer && update.table.ply === latest.table.ply) return refresh(update);
      const isLater = isSameViewer && update.table.ply > latest.table.ply;
      const fresh = isLater ? update.lines.filter(({ n }) => n > latest.table.version) : [];
      const isKept = isLater && !hasOwnMove(fresh, update.you.seat);
      sinceMyMove.value = isKept ? [...sinceMyMove.value, update] : [update];
      const isNext = isLater && update.table.ply === latest.table.ply + 1;
      // Step by step is a wish of its own, also without animations.
      const isFollowed = isPaced && (areAnimationsOn() || preferences.value.pace === 'step');
      if (!isNext || !isFollowed || !isKept) {
        waiting.value = [update];
        skip();
      } else enqueue(update);
    },
    replayRecent() {
      skip();
      const [first, ...rest] = sinceMyMove.value;
      if (first === undefined || rest.length === 0) return;
      show({ ...first, table: { ...first.table, moves: [] } });
      waiting.value = rest;
      isCatchingUp.value = true;
      isRecap.value = true;
      pauseAfter(first);
    },
    stop: () => clearTimeout(timer),
  };
}
