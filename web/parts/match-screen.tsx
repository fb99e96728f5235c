import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameModule } from '../../games/module.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { BoardModule } from '../../board/module.ts';
import { GAME_INFO } from '../game-list.ts';
import type { Frame, MatchClient } from '../match-client.ts';
import { keepTabStop, handleKey } from '../play/keyboard.ts';
import { animatePieces, positionsIn, type Positions } from '../../board/animation.ts';
import { BoardContext } from '../../board/context.ts';
import { ControllerContext } from '../play/context.ts';
import { areAnimationsOn } from '../preferences.ts';
import { createBoardController, type BoardController } from '../play/controller.ts';
import { appText } from '../app-text.ts';
import { Announcer } from './announcer.tsx';
import { ActionBar } from './action-bar.tsx';
import { playerNames } from './player-names.ts';
import { Seats } from './seats.tsx';
import { ChipContext } from './sentence.tsx';
import { GameLog } from './game-log.tsx';
import { SeatStrip } from './seat-strip.tsx';
import { playTurnSound } from './turn-sound.ts';

export interface TableProps {
  readonly sitting: MatchClient;
  readonly module: GameModule;
  readonly board: BoardModule;
  /** Above the board: lessons, the end of the game. */
  readonly over?: (stage: BoardController, frame: Frame) => ComponentChildren;
  /** Instead of the bar with prompt and choices; it is given what lies in front of the viewer. */
  readonly below?: (dock: ComponentChildren) => ComponentChildren;
  /** Whose panel comes first, when it is not the viewer's. */
  readonly firstSeat?: Seat;
  /** Under the story: what else belongs to this table. */
  readonly beside?: ComponentChildren;
}

/** The table on the screen: board, seats, story and bar. */
export function MatchScreen({ sitting, module, board, over, below, beside, firstSeat }: TableProps) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<Positions>(new Map());
  const [isDrawn, setDrawn] = useState(false);
  const stage = useMemo(
    () =>
      createBoardController(sitting, module, board, () => {
        before.current = areAnimationsOn() ? positionsIn(root.current) : new Map<string, DOMRect>();
      }),
    [sitting],
  );
  useEffect(() => () => stage.leave(), [stage]);
  const frame = stage.frame.value;
  useLayoutEffect(() => {
    animatePieces(root.current, before.current);
    before.current = new Map();
  }, [frame]);
  useLayoutEffect(() => keepTabStop(root.current));
  const isAsked = frame !== undefined && frame.choices.length > 0;
  useEffect(() => {
    if (isAsked) playTurnSound();
  }, [isAsked]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (root.current !== null) handleKey(event, stage, root.current);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [stage]);

  if (frame === undefined) return <p class="waiting">{appText().home.starting}</p>;
  const players = playerNames(sitting.players.value);
  const scene = stage.sceneOf(frame, players);
  const { table } = appText();
  const seating = { board, scene, players: sitting.players.value };
  const dock = board.Dock !== undefined && (
    <div class="dock" role="group" aria-label={table.dock}>
      <board.Dock {...scene} />
    </div>
  );
  return (
    <ControllerContext.Provider value={stage}>
      <BoardContext.Provider value={stage}>
        <ChipContext.Provider value={board.Chip}>
          <div
            class="table"
            ref={root}
            data-game={sitting.game}
            data-ply={frame.ply}
            data-phase={module.phase(frame.view) ?? 'over'}
          >
            <h1 class="unseen">{GAME_INFO[sitting.game].name}</h1>
            <div class="table-board" role="group" aria-label={table.board}>
              <h2 class="unseen">{table.board}</h2>
              <board.Board {...scene} />
              {over?.(stage, frame)}
            </div>
            {below?.(dock) ??
              (frame.result === null && (
                <ActionBar stage={stage} frame={frame} players={players}>
                  {dock}
                </ActionBar>
              ))}
            <SeatStrip {...seating} isOpen={isDrawn} toggle={() => setDrawn(!isDrawn)} />
            <aside class={`table-side ${isDrawn ? 'is-open' : ''}`} aria-label={table.drawer}>
              <Seats {...seating} first={firstSeat ?? scene.viewer ?? 0} />
              <GameLog module={module} log={frame.log} players={players} />
              {beside}
            </aside>
            <Announcer module={module} frame={frame} players={players} />
          </div>
        </ChipContext.Provider>
      </BoardContext.Provider>
    </ControllerContext.Provider>
  );
}
