import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameModule } from '../../games/module.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { BoardModule } from '../board.ts';
import { SHELF } from '../shelf.ts';
import type { Frame, Sitting } from '../sitting.ts';
import { keepWayIn, onKey } from '../stage/keys.ts';
import { move, positionsIn, type Positions } from '../stage/motion.ts';
import { StageContext } from '../stage/spot.tsx';
import { openStage, type Stage } from '../stage/stage.ts';
import { texts } from '../texts.ts';
import { Announcer } from './announcer.tsx';
import { Bar } from './bar.tsx';
import { namesAt } from './names.ts';
import { Seats } from './seats.tsx';
import { ChipContext } from './sentence.tsx';
import { Story } from './story.tsx';
import { Strip } from './strip.tsx';
import { tap } from './tap.ts';

export interface TableProps {
  readonly sitting: Sitting;
  readonly module: GameModule;
  readonly board: BoardModule;
  /** Above the board: lessons, the end of the game. */
  readonly over?: (stage: Stage, frame: Frame) => ComponentChildren;
  /** Instead of the bar with prompt and choices; it is given what lies in front of the viewer. */
  readonly below?: (dock: ComponentChildren) => ComponentChildren;
  /** Whose panel comes first, when it is not the viewer's. */
  readonly firstSeat?: Seat;
  /** Under the story: what else belongs to this table. */
  readonly beside?: ComponentChildren;
}

/** The table on the screen: board, seats, story and bar. */
export function Table({ sitting, module, board, over, below, beside, firstSeat }: TableProps) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<Positions>(new Map());
  const [isDrawn, setDrawn] = useState(false);
  const stage = useMemo(
    () =>
      openStage(sitting, module, board, () => {
        before.current = positionsIn(root.current);
      }),
    [sitting],
  );
  useEffect(() => () => stage.leave(), [stage]);
  const frame = stage.frame.value;
  useLayoutEffect(() => {
    move(root.current, before.current);
    before.current = new Map();
  }, [frame]);
  useLayoutEffect(() => keepWayIn(root.current));
  const isAsked = frame !== undefined && frame.choices.length > 0;
  useEffect(() => {
    if (isAsked) tap();
  }, [isAsked]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (root.current !== null) onKey(event, stage, root.current);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [stage]);

  if (frame === undefined) return <p class="waiting">{texts().home.starting}</p>;
  const players = namesAt(sitting.players.value);
  const scene = stage.sceneOf(frame, players);
  const { table } = texts();
  const seating = { board, scene, players: sitting.players.value };
  const dock = board.Dock !== undefined && (
    <div class="dock" role="group" aria-label={table.dock}>
      <board.Dock {...scene} />
    </div>
  );
  return (
    <StageContext.Provider value={stage}>
      <ChipContext.Provider value={board.Chip}>
        <div
          class="table"
          ref={root}
          data-game={sitting.game}
          data-ply={frame.ply}
          data-phase={module.phase(frame.view) ?? 'over'}
        >
          <h1 class="unseen">{SHELF[sitting.game].name}</h1>
          <div class="table-board" role="group" aria-label={table.board}>
            <h2 class="unseen">{table.board}</h2>
            <board.Board {...scene} />
            {over?.(stage, frame)}
          </div>
          {below?.(dock) ??
            (frame.result === null && (
              <Bar stage={stage} frame={frame} players={players}>
                {dock}
              </Bar>
            ))}
          <Strip {...seating} isOpen={isDrawn} toggle={() => setDrawn(!isDrawn)} />
          <aside class={`table-side ${isDrawn ? 'is-open' : ''}`} aria-label={table.drawer}>
            <Seats {...seating} first={firstSeat ?? scene.viewer ?? 0} />
            <Story module={module} log={frame.log} players={players} />
            {beside}
          </aside>
          <Announcer module={module} frame={frame} players={players} />
        </div>
      </ChipContext.Provider>
    </StageContext.Provider>
  );
}
