import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { GameModule } from '../../games/module.ts';
import { previewMove, type MovePreview } from '../../kernel/foresight.ts';
import type { Move } from '../../kernel/game.ts';
import type { BoardModule } from '../../board/module.ts';
import {
  narrowMoves,
  toggleTarget,
  type Guidance,
  type MoveOption,
  type SelectionState,
} from '../../board/narrow-moves.ts';
import type { TableView } from '../../table/view.ts';

/** A half-made choice: the targets chosen so far, the moves left, and the one that waits to be confirmed. */
export interface MoveSelection {
  readonly chosen: ReadonlySignal<readonly string[]>;
  readonly narrowing: ReadonlySignal<SelectionState<Move>>;
  readonly pending: ReadonlySignal<MoveOption<Move> | undefined>;
  /** What the pending move would do. */
  readonly preview: ReadonlySignal<MovePreview | undefined>;
  /** Chooses a target, or gives it up when it was chosen. */
  toggle(id: string): void;
  /** Chooses a target that was chosen automatically. */
  accept(id: string): void;
  /** Chooses all targets of a legal move; false when the move is not legal. */
  choose(text: string): boolean;
  /** Goes to the next of the moves that differ only in a kind that cycles. */
  turn(): void;
  clear(): void;
}

/** What is chosen from; `table` is undefined while there is nothing to choose. */
export interface Question {
  readonly module: GameModule;
  readonly board: BoardModule;
  readonly table: ReadonlySignal<TableView | undefined>;
  readonly moves: ReadonlySignal<readonly string[]>;
  readonly guidance: ReadonlySignal<Guidance>;
}

export function createMoveSelection({ module, board, table, moves, guidance }: Question): MoveSelection {
  const chosen = signal<readonly string[]>([]);
  /** The move that was turned to. */
  const turned = signal<string | undefined>(undefined);

  const choices = computed((): readonly MoveOption<Move>[] => {
    const view = table.value?.view;
    return moves.value.flatMap(text => {
      const move = module.game.notation.parse(text);
      return move === undefined ? [] : [{ move, text, targets: board.targets(move, view) }];
    });
  });
  const narrowing = computed(() => narrowMoves(choices.value, chosen.value, board.kinds, guidance.value));
  const pending = computed((): MoveOption<Move> | undefined => {
    const { left, cycles, isSettled } = narrowing.value;
    if (isSettled) return left[0];
    if (cycles === undefined) return undefined;
    const at = left.find(({ text }) => text === turned.value);
    if (at !== undefined) return at;
    const preferred = board.prefer?.(
      left.map(({ move }) => move),
      table.value?.view,
    );
    return left.find(({ move }) => move === preferred) ?? left[0];
  });
  const preview = computed((): MovePreview | undefined => {
    const [now, picked] = [table.value, pending.value];
    if (now === undefined || now.seat === null || picked === undefined) return undefined;
    return previewMove(module.game, now.view, now.seat, picked.move);
  });
  return {
    chosen,
    narrowing,
    pending,
    preview,
    toggle(id) {
      chosen.value = toggleTarget(choices.value, chosen.value, id);
      turned.value = undefined;
    },
    accept(id) {
      chosen.value = [...chosen.value, id];
    },
    choose(text) {
      const meant = choices.value.find(choice => choice.text === text);
      if (meant === undefined) return false;
      const byHand = meant.targets.filter(({ kind }) => board.kinds[kind].cycle === undefined);
      chosen.value = byHand.map(({ id }) => id);
      turned.value = undefined;
      return true;
    },
    turn() {
      const { left, cycles } = narrowing.value;
      if (cycles === undefined) return;
      const at = left.findIndex(choice => choice === pending.value);
      turned.value = left[(at + 1) % left.length].text;
    },
    clear() {
      chosen.value = [];
      turned.value = undefined;
    },
  };
}
