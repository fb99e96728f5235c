import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameModule } from '../../../games/module.ts';
import type { BoardModule } from '../../../board/module.ts';
import type { Alternative } from '../../../review/decision.ts';
import { wordsOfReview } from '../../review/review-text.ts';

export interface ChanceMarksProps {
  readonly module: GameModule;
  readonly board: BoardModule;
  readonly view: unknown;
  readonly alternatives: readonly Alternative[];
  readonly played: string | undefined;
}

/** On the board: the chance after each alternative, at the place that tells it from the others. */
export function ChanceMarks(props: ChanceMarksProps) {
  const list = useRef<HTMLDivElement>(null);
  const marks = marksOf(props);
  useLayoutEffect(() => {
    const board = list.current?.parentElement;
    if (list.current === null || board === null || board === undefined) return undefined;
    const marksShown = [...list.current.children].filter(child => child instanceof HTMLElement);
    const settle = (): void => {
      for (const mark of marksShown) place(mark, board);
      separate(marksShown.filter(mark => !mark.hidden));
    };
    settle();
    const watcher = new ResizeObserver(settle);
    watcher.observe(board);
    // The picture moves under the marks while it is pushed or zoomed.
    const follow = (): void => void requestAnimationFrame(settle);
    for (const move of MOVES) board.addEventListener(move, follow, { passive: true });
    return () => {
      watcher.disconnect();
      for (const move of MOVES) board.removeEventListener(move, follow);
    };
  });
  return (
    <div class="chance-marks" ref={list} aria-hidden="true">
      {marks.map(({ spot, share, rank, isPlayed }) => (
        <span
          key={spot}
          data-at={spot}
          class={`chance-mark ${rank === 0 ? 'is-best' : ''} ${isPlayed ? 'is-played' : ''}`}
        >
          {wordsOfReview().percent(share)}
        </span>
      ))}
    </div>
  );
}

const MOVES = ['wheel', 'pointermove', 'pointerup', 'click'] as const;

interface PlacedMark {
  readonly spot: string;
  readonly share: number;
  readonly rank: number;
  readonly isPlayed: boolean;
}

/** A place that all alternatives share tells nothing; of two at the same place the better one is shown. */
function marksOf({ module, board, view, alternatives, played }: ChanceMarksProps): PlacedMark[] {
  const places = alternatives.map(({ move }) => {
    const parsed = module.game.notation.parse(move);
    const targets = parsed === undefined ? [] : board.targets(parsed, view);
    return targets.filter(({ kind }) => isPlace(board, kind)).map(({ id }) => id);
  });
  const taken = new Set<string>();
  return alternatives.flatMap(({ move, chance }, rank) => {
    const spot = places[rank].findLast(id => places.some(others => !others.includes(id)));
    if (spot === undefined || taken.has(spot)) return [];
    taken.add(spot);
    return [{ spot, share: chance.mean, rank, isPlayed: move === played }];
  });
}

/** A way to turn a tile has no place of its own. */
const isPlace = ({ kinds }: BoardModule, kind: string): boolean =>
  kinds[kind]?.on === 'table' && kinds[kind].cycle === undefined;

function place(mark: HTMLElement, board: Element): void {
  const id = CSS.escape(mark.dataset['at'] ?? '');
  const spot = board.querySelector(`[data-spot="${id}"], [data-place="${id}"]`);
  const at = spot?.getBoundingClientRect();
  mark.hidden = at === undefined || at.width === 0;
  if (at === undefined) return;
  const room = board.getBoundingClientRect();
  const x = at.right - room.left - at.width * 0.15;
  mark.style.left = `${Math.min(x, room.width - mark.offsetWidth / 2)}px`;
  mark.style.top = `${at.top - room.top + at.height * 0.15}px`;
}

/** A mark that would cover an earlier one moves below it. */
function separate(marks: readonly HTMLElement[]): void {
  for (const [index, mark] of marks.entries()) {
    for (const other of marks.slice(0, index)) {
      const [one, two] = [mark.getBoundingClientRect(), other.getBoundingClientRect()];
      const isApart =
        one.left >= two.right || one.right <= two.left || one.top >= two.bottom || one.bottom <= two.top;
      if (!isApart) mark.style.top = `${Number.parseFloat(mark.style.top) + two.bottom - one.top}px`;
    }
  }
}
