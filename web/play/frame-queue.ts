import { signal, type ReadonlySignal } from '@preact/signals';
import { areAnimationsOn } from '../preferences.ts';
import type { Frame } from '../match-client.ts';

/** How long one move of somebody else stays before the next: the motion and a moment to take it in. */
const PAUSE = 750;

/** Shows frames one after another, so that the moves of others can be followed. */
export interface FrameQueue {
  readonly shown: ReadonlySignal<Frame | undefined>;
  readonly isCatchingUp: ReadonlySignal<boolean>;
  /** What others did since the viewer's last decision, the frame before it first. */
  readonly sinceMyMove: ReadonlySignal<readonly Frame[]>;
  push(frame: Frame): void;
  /** Shows the latest frame at once. */
  skip(): void;
  /** Shows again what others did. */
  replayRecent(): void;
  stop(): void;
}

/** With `isPaced` false every frame is shown when it comes: whoever sends them sets the pace. */
export function createFrameQueue(onChange: () => void, isPaced: boolean): FrameQueue {
  const shown = signal<Frame | undefined>(undefined);
  const waiting = signal<readonly Frame[]>([]);
  const isBehind = signal(false);
  const sinceMine = signal<readonly Frame[]>([]);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (frame: Frame): void => {
    onChange();
    shown.value = frame;
  };
  const step = (): void => {
    timer = undefined;
    const [next, ...rest] = waiting.value;
    if (next === undefined) {
      isBehind.value = false;
      return;
    }
    waiting.value = rest;
    show(next);
    if (rest.length === 0) isBehind.value = false;
    timer = setTimeout(step, PAUSE);
  };
  const enqueue = (frames: readonly Frame[]): void => {
    waiting.value = [...waiting.value, ...frames];
    isBehind.value = true;
    if (timer === undefined) step();
  };
  const skip = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const last = waiting.value.at(-1);
    waiting.value = [];
    isBehind.value = false;
    if (last !== undefined) show(last);
  };

  /** The same moment told again, with somebody come or gone: what was remembered or waits stays. */
  const refresh = (frame: Frame): void => {
    sinceMine.value = [...sinceMine.value.slice(0, -1), frame];
    if (waiting.value.length > 0) waiting.value = [...waiting.value.slice(0, -1), frame];
    else show(frame);
  };

  return {
    shown,
    isCatchingUp: isBehind,
    sinceMyMove: sinceMine,
    skip,
    push(frame) {
      const latest = waiting.value.at(-1) ?? shown.value;
      const isSame = latest !== undefined && frame.viewer === latest.viewer;
      if (isSame && frame.ply === latest.ply) return refresh(frame);
      const isMine = frame.last !== null && frame.last.seat === frame.viewer && !frame.last.isForced;
      const isOn = isSame && frame.ply > latest.ply;
      if (!isOn || isMine) sinceMine.value = [frame];
      else sinceMine.value = [...sinceMine.value, frame];
      const isNext = isOn && frame.ply === latest.ply + 1;
      if (!isNext || !isPaced || !areAnimationsOn()) {
        waiting.value = [frame];
        skip();
      } else enqueue([frame]);
    },
    replayRecent() {
      skip();
      const [first, ...rest] = sinceMine.value;
      if (first === undefined) return;
      show({ ...first, choices: [] });
      enqueue(rest);
    },
    stop: () => clearTimeout(timer),
  };
}
