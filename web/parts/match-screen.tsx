import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameModule } from '../../games/module.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { BoardModule } from '../../board/module.ts';
import { GAME_INFO } from '../game-list.ts';
import type { TableUpdate } from '../../table/update.ts';
import type { TableClient } from '../table-client.ts';
import { useFocus } from '../play/focus.ts';
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
import { HintMarks, useHints } from './review/hint-panel.tsx';
import { KeySheet } from './key-sheet.tsx';
import { LastCaption } from './last-caption.tsx';
import { useNameTips } from './name-tips.ts';
import { RecapArrow } from './recap-arrow.tsx';
import { PlayLine, PlayMenu } from './play-line.tsx';
import { SeatStrip } from './seat-strip.tsx';
import { useFreeCorner } from './free-corner.ts';
import { useEcho } from './use-echo.ts';
import { hasSide } from './wide-screen.ts';

export interface TableProps {
  readonly client: TableClient;
  readonly module: GameModule;
  readonly board: BoardModule;
  /** Above the board: lessons, the end of the game. */
  readonly over?: (controller: BoardController, update: TableUpdate) => ComponentChildren;
  /** What is said in a lesson: above the seats, or with the board where there is no column beside it. */
  readonly teacher?: (controller: BoardController) => ComponentChildren;
  /** Instead of the bar with prompt and choices; it is given what lies in front of the viewer. */
  readonly below?: (dock: ComponentChildren) => ComponentChildren;
  /** In the bar, while the viewer has nothing to decide. */
  readonly idle?: ComponentChildren;
  /** Whose panel comes first, when it is not the viewer's. */
  readonly firstSeat?: Seat;
  /** Instead of seats and log. */
  readonly side?: ComponentChildren;
  /** Instead of the log, above the seats. */
  readonly lead?: ComponentChildren;
  /** Under the log: what else belongs to this table. */
  readonly beside?: ComponentChildren;
  /** In the menu: what else can be done with this match. */
  readonly ways?: ComponentChildren;
}

/** The table on the screen: board, seats, story and bar. */
export function MatchScreen({
  client,
  module,
  board,
  over,
  teacher,
  below,
  side,
  lead,
  beside,
  ways,
  idle,
  firstSeat,
}: TableProps) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<Positions>(new Map());
  const [isDrawn, setDrawn] = useState(false);
  const controller = useMemo(
    () =>
      createBoardController(client, { module, board }, () => {
        before.current = areAnimationsOn() ? positionsIn(root.current) : new Map<string, DOMRect>();
      }),
    [client],
  );
  useEffect(() => () => controller.leave(), [controller]);
  const update = controller.update.value;
  useLayoutEffect(() => {
    animatePieces(root.current, before.current);
    before.current = new Map();
  }, [update]);
  useLayoutEffect(() => keepTabStop(root.current));
  const hints = useHints(controller);
  useFreeCorner(root, controller);
  useFocus(root, controller);
  useNameTips(root, update !== undefined);
  const players = playerNames(client.players.value);
  const reader = { players, you: below === undefined ? (update?.table.seat ?? null) : null };
  useEcho(root, controller, reader);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (root.current !== null) handleKey(event, controller, root.current, hints.toggle);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [controller]);

  if (update === undefined) return <p class="waiting">{appText().home.starting}</p>;
  const { table } = update;
  const scene = controller.boardProps(table, players);
  const { table: say } = appText();
  const standings = controller.standings.value;
  const seating = { module, board, scene, standings, players: client.players.value };
  const layout = board.layout ?? { decision: 'bar', dock: 'bar' };
  const dock = board.Dock !== undefined && (
    <div class="dock" role="group" aria-label={say.dock}>
      <board.Dock {...scene} />
    </div>
  );
  return (
    <ControllerContext.Provider value={controller}>
      <BoardContext.Provider value={controller}>
        <ChipContext.Provider value={board.Chip}>
          <div
            class="table"
            ref={root}
            data-game={client.game}
            data-ply={table.ply}
            data-phase={module.phase(table.view) ?? 'over'}
            data-decision={layout.decision}
            data-dock={layout.dock}
            // Styles ask for it here: a selector that looks for the teacher inside would cost every touch of every table.
            data-lesson={teacher === undefined ? undefined : hasSide.value ? 'side' : 'board'}
          >
            <h1 class="unseen">{GAME_INFO[client.game].name}</h1>
            <PlayLine game={client.game} board={board} scene={scene} />
            <PlayMenu game={client.game}>{ways}</PlayMenu>
            <div class="table-board" role="group" aria-label={say.board} tabIndex={-1}>
              <h2 class="unseen">{say.board}</h2>
              <board.Board {...scene} />
              <LastCaption controller={controller} root={root} />
              <HintMarks controller={controller} hints={hints} />
              {over?.(controller, update)}
              {!hasSide.value && teacher?.(controller)}
            </div>
            {below?.(dock) ??
              (table.outcome === null && (
                <>
                  {layout.dock === 'rail' && dock}
                  <ActionBar
                    controller={controller}
                    table={table}
                    players={players}
                    idle={idle}
                    hints={hints}
                  >
                    {layout.dock === 'bar' && dock}
                    {board.Choices !== undefined && (
                      <div class="game-choices">
                        <board.Choices {...scene} />
                      </div>
                    )}
                  </ActionBar>
                </>
              ))}
            <SeatStrip {...seating} isOpen={isDrawn} toggle={() => setDrawn(!isDrawn)} />
            <aside class={`table-side ${isDrawn ? 'is-open' : ''}`} aria-label={say.drawer}>
              {side ?? (
                <>
                  {lead}
                  {hasSide.value && teacher?.(controller)}
                  <Seats {...seating} first={firstSeat ?? scene.viewer ?? 0} />
                  {board.Side !== undefined && (
                    <section class="side-game">
                      <board.Side {...scene} />
                    </section>
                  )}
                  {lead === undefined && (
                    <GameLog
                      module={module}
                      board={board}
                      entries={client.entries.value}
                      version={table.version}
                      reader={reader}
                    />
                  )}
                  {beside}
                </>
              )}
            </aside>
            <RecapArrow controller={controller} root={root} />
            <KeySheet />
            <Announcer module={module} update={update} reader={reader} />
          </div>
        </ChipContext.Provider>
      </BoardContext.Provider>
    </ControllerContext.Provider>
  );
}
