import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { GameModule } from '../../games/module.ts';
import type { Move } from '../../kernel/game.ts';
import type { BoardModule, Consequence, Scene } from '../board.ts';
import { narrow, touched, type Choice, type Narrowing } from '../choosing.ts';
import { settings } from '../settings.ts';
import type { Frame, Sitting } from '../sitting.ts';
import { foresee } from './foresee.ts';
import { startParade, type Parade } from './parade.ts';

/** Rules by their ids: why something cannot be done, or what is asked for now. */
export interface Note {
  readonly kind: 'refusal' | 'guide';
  /** None when there is nothing more to say than that it is not asked for now. */
  readonly rules: readonly string[];
}

/** A table with a board on it: what is shown, what is chosen, what waits to be confirmed. */
export interface Stage {
  readonly module: GameModule;
  readonly board: BoardModule;
  readonly sitting: Sitting;
  readonly parade: Parade;
  readonly frame: ReadonlySignal<Frame | undefined>;
  readonly narrowing: ReadonlySignal<Narrowing<Move>>;
  readonly chosen: ReadonlySignal<readonly string[]>;
  readonly pending: ReadonlySignal<Choice<Move> | undefined>;
  readonly consequences: ReadonlySignal<readonly Consequence[]>;
  readonly note: Signal<Note | undefined>;
  /** The spot that somebody points at in the story. */
  readonly pointed: Signal<string | undefined>;
  /** The spot that the arrow keys stand on. */
  readonly focused: Signal<string | undefined>;
  /** The rules that the question of the moment is about. */
  guidesOf(frame: Frame): readonly string[];
  /** Shows these rules, or puts them away again. */
  explain(): void;
  touch(id: string): void;
  /** The next one of the moves that differ only in a kind that cycles. */
  turn(): void;
  cancel(): void;
  confirm(): void;
  takeBack(): void;
  sceneOf(frame: Frame, players: readonly string[]): Scene<unknown>;
  leave(): void;
}

export function openStage(
  sitting: Sitting,
  module: GameModule,
  board: BoardModule,
  onChange: () => void,
): Stage {
  const parade = startParade(onChange, sitting.isPaced ?? true);
  const frame = parade.shown;
  const chosen = signal<readonly string[]>([]);
  /** The move that a kind that cycles stands at. */
  const turned = signal<string | undefined>(undefined);
  const note = signal<Note | undefined>(undefined);
  const pointed = signal<string | undefined>(undefined);
  const focused = signal<string | undefined>(undefined);
  const sent = signal(-1);

  const choices = computed((): readonly Choice<Move>[] => {
    const now = frame.value;
    if (now === undefined || now.ply === sent.value) return [];
    return now.choices.flatMap(text => {
      const move = module.game.notation.parse(text);
      return move === undefined ? [] : [{ move, text, targets: board.targets(move, now.view) }];
    });
  });
  const narrowing = computed(() =>
    narrow(choices.value, chosen.value, board.kinds, frame.value?.isGuided === true ? 'guided' : 'free'),
  );
  const pending = computed((): Choice<Move> | undefined => {
    const { left, cycles, isSettled } = narrowing.value;
    if (isSettled) return left[0];
    if (cycles === undefined) return undefined;
    const at = left.find(({ text }) => text === turned.value);
    if (at !== undefined) return at;
    const preferred = board.prefer?.(
      left.map(({ move }) => move),
      frame.value?.view,
    );
    return left.find(({ move }) => move === preferred) ?? left[0];
  });
  const consequences = computed((): readonly Consequence[] => {
    const [now, picked] = [frame.value, pending.value];
    if (board.preview === undefined || now === undefined || now.viewer === null || picked === undefined)
      return [];
    return board.preview(foresee(module, now.view, now.viewer, picked.move));
  });

  const reset = (): void => {
    chosen.value = [];
    turned.value = undefined;
    note.value = undefined;
  };
  const confirm = (): void => {
    const [now, picked] = [frame.value, pending.value];
    if (now === undefined || picked === undefined) return;
    reset();
    sent.value = now.ply;
    sitting.play(picked.text);
  };
  const turn = (): void => {
    const { left, cycles } = narrowing.value;
    if (cycles === undefined) return;
    const at = left.findIndex(choice => choice === pending.value);
    turned.value = left[(at + 1) % left.length].text;
  };
  const sceneOf = (now: Frame, players: readonly string[]): Scene<unknown> => ({
    view: now.view,
    viewer: now.viewer,
    language: settings.value.language,
    players,
    toAct: now.toAct,
    chosen: narrowing.value.settled,
    moves: narrowing.value.left.map(({ move }) => move),
    pending: chosen.value.length === 0 ? undefined : pending.value?.move,
  });

  const guidesOf = (now: Frame): readonly string[] => board.guides[module.phase(now.view) ?? ''] ?? [];
  const explain = (): void => {
    const now = frame.value;
    const isShown = note.value?.kind === 'guide';
    note.value = isShown || now === undefined ? undefined : { kind: 'guide', rules: guidesOf(now) };
  };

  /** Someone touched what cannot be chosen: the rules say why. */
  const refuse = async (id: string): Promise<void> => {
    const now = frame.value;
    if (now === undefined || now.viewer === null) return;
    const meant = board.attempt?.(id, sceneOf(now, []));
    const rule = meant === undefined ? undefined : await sitting.whyNot(meant);
    note.value = { kind: 'refusal', rules: rule === undefined ? [] : [rule] };
  };

  const touch = (id: string): void => {
    note.value = undefined;
    const { open, others, buttons, cycles } = narrowing.value;
    if (chosen.value.includes(id)) {
      if (cycles !== undefined) turn();
      else if (pending.value !== undefined) confirm();
      else chosen.value = touched(choices.value, chosen.value, id);
      return;
    }
    if (!open.has(id) && !others.has(id) && !buttons.some(target => target.id === id)) {
      if (narrowing.value.settled.has(id) && pending.value !== undefined)
        chosen.value = [...chosen.value, id];
      else void refuse(id);
      return;
    }
    chosen.value = touched(choices.value, chosen.value, id);
    turned.value = undefined;
    const picked = pending.value;
    if (picked === undefined || narrowing.value.cycles !== undefined) return;
    if (settings.value.confirm === 'play' || board.isInstant?.(picked.move, frame.value?.view) === true)
      confirm();
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
    consequences,
    note,
    pointed,
    focused,
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
