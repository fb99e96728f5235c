import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { GameModule } from '../../games/module.ts';
import type { BoardModule, BoardProps } from '../../board/module.ts';
import type { BoardControls } from '../../board/context.ts';
import { appText } from '../app-text.ts';
import { preferences } from '../preferences.ts';
import type { Frame, MatchClient } from '../match-client.ts';
import { createFrameQueue, type FrameQueue } from './frame-queue.ts';
import { createMoveSelection, type MoveSelection } from './selection.ts';

/** Rules by their ids: why something cannot be done, or what is asked for now. */
export interface RuleNote {
  readonly kind: 'refusal' | 'guide';
  /** None when there is nothing more to say than that it is not asked for now. */
  readonly rules: readonly string[];
}

/** A table with a board on it: what is shown, what is chosen, what waits to be confirmed. */
export interface BoardController
  extends BoardControls, Omit<MoveSelection, 'toggle' | 'accept' | 'choose' | 'clear'> {
  readonly module: GameModule;
  readonly board: BoardModule;
  readonly sitting: MatchClient;
  readonly parade: FrameQueue;
  readonly frame: ReadonlySignal<Frame | undefined>;
  readonly note: Signal<RuleNote | undefined>;
  /** The spot that somebody points at in the story. */
  readonly pointed: Signal<string | undefined>;
  /** The spot that the arrow keys stand on. */
  readonly focused: Signal<string | undefined>;
  /** The rules that the question of the moment is about. */
  guidesOf(frame: Frame): readonly string[];
  /** Shows these rules, or puts them away again. */
  explain(): void;
  touch(id: string): void;
  cancel(): void;
  confirm(): void;
  takeBack(): void;
  sceneOf(frame: Frame, players: readonly string[]): BoardProps<unknown>;
  leave(): void;
}

export function createBoardController(
  sitting: MatchClient,
  module: GameModule,
  board: BoardModule,
  onChange: () => void,
): BoardController {
  const parade = createFrameQueue(onChange, sitting.isPaced ?? true);
  const frame = parade.shown;
  const note = signal<RuleNote | undefined>(undefined);
  const pointed = signal<string | undefined>(undefined);
  const focused = signal<string | undefined>(undefined);
  const sent = signal(-1);

  /** What was sent is decided: until the table moves on there is nothing to choose. */
  const asked = computed(() => (frame.value?.ply === sent.value ? undefined : frame.value));
  const selection = createMoveSelection(asked, module, board);
  const { chosen, narrowing, pending, preview, consequences, turn } = selection;

  const reset = (): void => {
    selection.clear();
    note.value = undefined;
  };
  const confirm = (): void => {
    const [now, picked] = [frame.value, pending.value];
    if (now === undefined || picked === undefined) return;
    reset();
    sent.value = now.ply;
    sitting.play(picked.text);
  };
  const sceneOf = (now: Frame, players: readonly string[]): BoardProps<unknown> => ({
    view: now.view,
    viewer: now.viewer,
    language: preferences.value.language,
    players,
    toAct: now.toAct,
    chosen: narrowing.value.settled,
    moves: narrowing.value.left.map(({ move }) => move),
    pendingMove: chosen.value.length === 0 ? undefined : pending.value?.move,
    preview: chosen.value.length === 0 ? undefined : preview.value,
  });

  const guidesOf = (now: Frame): readonly string[] => board.phaseRules[module.phase(now.view) ?? ''] ?? [];
  const explain = (): void => {
    const now = frame.value;
    const isShown = note.value?.kind === 'guide';
    note.value = isShown || now === undefined ? undefined : { kind: 'guide', rules: guidesOf(now) };
  };

  /** Some moves need no confirmation. */
  const confirmIfInstant = (): void => {
    const picked = pending.value;
    if (picked === undefined || narrowing.value.cycles !== undefined) return;
    if (preferences.value.confirm === 'play' || board.isInstant?.(picked.move, frame.value?.view) === true)
      confirm();
  };

  /** Someone touched what cannot be chosen: it stands for a move that can, or the rules say why not. */
  const interpret = async (id: string): Promise<void> => {
    const now = frame.value;
    if (now === undefined || now.viewer === null) return;
    const meant = board.intendedMove?.(id, sceneOf(now, []));
    if (meant !== undefined && selection.choose(meant)) return confirmIfInstant();
    const rule = meant === undefined ? undefined : await sitting.whyNot(meant);
    note.value = { kind: 'refusal', rules: rule === undefined ? [] : [rule] };
  };

  const touch = (id: string): void => {
    note.value = undefined;
    const { open, alternatives: others, buttons, cycles } = narrowing.value;
    if (chosen.value.includes(id)) {
      if (cycles !== undefined) turn();
      else if (pending.value !== undefined) confirm();
      else selection.toggle(id);
      return;
    }
    if (!open.has(id) && !others.has(id) && !buttons.some(target => target.id === id)) {
      if (narrowing.value.settled.has(id) && pending.value !== undefined) selection.accept(id);
      else void interpret(id);
      return;
    }
    selection.toggle(id);
    confirmIfInstant();
  };

  const stopListening = sitting.listen(parade.push);
  let moment = '';
  let furthest = 0;
  const stopResetting = effect(() => {
    const now = frame.value;
    const ply = now?.ply ?? 0;
    // A move that did not arrive, or was taken back, can be made again.
    if (now?.isRefused === true || ply < furthest) sent.value = -1;
    furthest = ply;
    const next = `${now?.viewer} ${now?.ply} ${now?.choices.join(' ')}`;
    // Somebody who talks or comes in does not undo what is half chosen.
    if (next === moment) return;
    moment = next;
    reset();
  });

  return {
    module,
    board,
    sitting,
    parade,
    frame,
    narrowing,
    chosen,
    pending,
    preview,
    consequences,
    note,
    pointed,
    focused,
    language: computed(() => preferences.value.language),
    labels: computed(() => appText().table),
    guidesOf,
    explain,
    touch,
    turn,
    cancel: reset,
    confirm,
    takeBack: () => {
      sent.value = -1;
      sitting.takeBack();
    },
    sceneOf,
    leave() {
      stopListening();
      stopResetting();
      parade.stop();
    },
  };
}
