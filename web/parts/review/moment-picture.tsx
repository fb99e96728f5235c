import { useMemo } from 'preact/hooks';
import type { BoardModule } from '../../../board/module.ts';
import { BoardContext } from '../../../board/context.ts';
import type { GameModule } from '../../../games/module.ts';
import type { DecisiveMoment } from '../../../review/decisive.ts';
import type { ReplayClient } from '../../local/replay.ts';
import { preferences } from '../../preferences.ts';
import { ChanceMarks } from './chance-marks.tsx';

export interface MomentPictureProps {
  readonly client: ReplayClient;
  readonly module: GameModule;
  readonly board: BoardModule;
  readonly players: readonly string[];
  readonly moment: DecisiveMoment;
}

const NOTHING: ReadonlySet<string> = new Set();

/** The board as it was, with the best move and the one that was played; the words beside it say the same. */
export function MomentPicture({ client, module, board, players, moment }: MomentPictureProps) {
  const { language } = preferences.value;
  // The same picture is not drawn again with every result that comes in.
  return useMemo(() => {
    const view = client.viewAt(moment.ply);
    const { Board } = board;
    const shown = moment.kind === 'decision' ? moment.of : undefined;
    const marked = shown?.alternatives.filter(({ move }, index) => index === 0 || move === shown.played);
    return (
      <span class="moment-picture" aria-hidden="true" inert data-game={client.game}>
        <BoardContext.Provider value={undefined}>
          <Board
            view={view}
            viewer={null}
            language={language}
            players={players}
            toAct={[]}
            chosen={NOTHING}
            moves={[]}
            pendingMove={undefined}
            preview={undefined}
            lastMoves={[]}
            gainAt={() => undefined}
          />
        </BoardContext.Provider>
        {marked !== undefined && (
          <ChanceMarks
            module={module}
            board={board}
            view={view}
            alternatives={marked}
            played={shown?.played}
          />
        )}
      </span>
    );
  }, [moment.ply, moment.kind, moment.kind === 'decision' ? moment.of : undefined, language]);
}
