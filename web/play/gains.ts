import { signal, type ReadonlySignal } from '@preact/signals';
import type { GameModule } from '../../games/module.ts';
import { previewMove } from '../../kernel/foresight.ts';
import type { Move } from '../../kernel/game.ts';
import type { BoardModule, Gain } from '../../board/module.ts';
import type { SelectionState } from '../../board/narrow-moves.ts';
import type { TableView } from '../../table/view.ts';

/** Milliseconds of one frame that previews may take. */
const BUDGET = 6;

export interface GainFinder {
  /** What choosing a target would bring; undefined until it is known. */
  gainAt(target: string, selection: SelectionState<Move>, table: TableView): readonly Gain[] | undefined;
  stop(): void;
}

/** Previews moves a few at a time, so that a board with many places stays quick; `found` changes with every batch. */
export function createGainFinder(
  { game }: GameModule,
  board: BoardModule,
): GainFinder & { readonly found: ReadonlySignal<number> } {
  const found = signal(0);
  let of: TableView | undefined;
  let known = new Map<Move, readonly Gain[]>();
  let wanted = new Set<Move>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const work = (): void => {
    timer = undefined;
    if (of === undefined || of.seat === null) return;
    const until = performance.now() + BUDGET;
    for (const move of wanted) {
      wanted.delete(move);
      known.set(move, board.gains?.(previewMove(game, of.view, of.seat, move), of.seat) ?? []);
      if (performance.now() > until) break;
    }
    if (wanted.size > 0) timer = setTimeout(work);
    found.value++;
  };

  return {
    found,
    gainAt(target, { left, open }, table) {
      if (board.gains === undefined || !open.has(target)) return undefined;
      if (of?.view !== table.view) {
        of = table;
        known = new Map();
        wanted = new Set();
      }
      const move = moveThrough(board, target, left, table.view);
      if (move === undefined) return undefined;
      const gains = known.get(move);
      if (gains === undefined) {
        wanted.add(move);
        timer ??= setTimeout(work);
      }
      return gains;
    },
    stop: () => clearTimeout(timer),
  };
}

/** The move that a target stands for: the only one, or the preferred one of those that differ in a cycle. */
export function moveThrough(
  board: BoardModule,
  target: string,
  left: SelectionState<Move>['left'],
  view: unknown,
): Move | undefined {
  const through = left.filter(({ targets }) => targets.some(({ id }) => id === target));
  if (through.length < 2) return through[0]?.move;
  const fixed = (option: (typeof through)[number]): string =>
    option.targets
      .filter(({ kind }) => board.kinds[kind].cycle === undefined)
      .map(({ id }) => id)
      .join(' ');
  const isOneChoice = through.every(option => fixed(option) === fixed(through[0]));
  if (!isOneChoice) return undefined;
  return board.prefer?.(
    through.map(({ move }) => move),
    view,
  );
}
