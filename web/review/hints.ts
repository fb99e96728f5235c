import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Hint } from '../../review/hint.ts';
import { errorMark } from '../../review/marks.ts';
import { mayHaveHints } from '../../table/hints.ts';
import type { BoardController } from '../play/controller.ts';
import { preferences } from '../preferences.ts';
import { createHintThread, type HintThread } from './adviser.ts';

/** Help for the decision that is due. */
export interface Hints {
  /** Whether the player may ask for the best moves now. */
  readonly canAsk: ReadonlySignal<boolean>;
  readonly state: ReadonlySignal<HintState>;
  /** Shows the best moves, or closes what is shown. */
  toggle(): void;
  /** Plays the move that was held back. */
  playAnyway(): void;
  close(): void;
}

export type HintState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'thinking' }
  | { readonly kind: 'shown'; readonly hints: readonly Hint[] }
  /** A look at the move that is about to be played. */
  | { readonly kind: 'checking' }
  | { readonly kind: 'warning' };

const CLOSED: HintState = { kind: 'closed' };
const SHOWN = 3;
/** How long the best moves are looked for, and how long a single move is checked. */
const [THINK_MS, CHECK_MS] = [1500, 700];

export function createHints(controller: BoardController, thread: HintThread = createHintThread()): Hints {
  const state = signal<HintState>(CLOSED);
  const isAllowed = computed(() => {
    const table = controller.update.value?.table;
    const isGuided = controller.client.guidance?.value === 'guided';
    return table !== undefined && !isGuided && mayHaveHints(table) && controller.offered.value.length > 1;
  });
  /** The question that the state is about; another one closes it. */
  const question = computed(
    () => `${controller.update.value?.table.ply} ${controller.offered.value.join(' ')}`,
  );
  /** The move that was checked and may be played. */
  let passed: string | undefined;

  const ask = (candidates: number, milliseconds: number, include?: string): Promise<readonly Hint[]> => {
    const table = controller.update.value?.table;
    if (table === undefined || table.seat === null) return Promise.resolve([]);
    const { seat, view } = table;
    const { game, config } = controller.client;
    const about = {
      seat,
      view,
      moves: controller.offered.value,
      players: config.players,
      include,
      candidates,
    };
    return thread.ask({ game, question: about, milliseconds });
  };
  const show = async (): Promise<void> => {
    const about = question.value;
    state.value = { kind: 'thinking' };
    const hints = await ask(SHOWN, THINK_MS);
    if (question.value === about && state.value.kind === 'thinking')
      state.value = hints.length === 0 ? CLOSED : { kind: 'shown', hints };
  };
  const playAnyway = (): void => {
    passed = controller.pending.value?.text;
    state.value = CLOSED;
    controller.confirm();
  };
  const check = async (move: string): Promise<void> => {
    const about = question.value;
    state.value = { kind: 'checking' };
    const hints = await ask(SHOWN, CHECK_MS, move);
    if (question.value !== about || state.value.kind !== 'checking') return;
    const meant = hints.find(hint => hint.move === move);
    if (meant === undefined || errorMark(meant.loss.mean - meant.loss.error) !== 'blunder') playAnyway();
    else state.value = { kind: 'warning' };
  };

  controller.beforeMove.value = move => {
    if (preferences.value.help !== 'warn' || !isAllowed.value || passed === move) return true;
    if (state.value.kind !== 'checking') void check(move);
    return false;
  };
  const stop = effect(() => {
    void question.value;
    passed = undefined;
    state.value = CLOSED;
  });
  // Another choice is another move: it has not been checked.
  const stopChoices = effect(() => {
    void controller.pending.value;
    if (state.peek().kind === 'warning' || state.peek().kind === 'checking') state.value = CLOSED;
  });
  return {
    canAsk: computed(() => isAllowed.value && preferences.value.help === 'ask'),
    state,
    toggle() {
      if (state.value.kind !== 'closed') state.value = CLOSED;
      else if (isAllowed.value && preferences.value.help === 'ask') void show();
    },
    playAnyway,
    close() {
      stop();
      stopChoices();
      controller.beforeMove.value = undefined;
      thread.close();
    },
  };
}
