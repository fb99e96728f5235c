import type { GameModule } from '../../games/module.ts';
import type { BoardModule } from '../../board/module.ts';
import type { DecisiveTurn } from '../local/race.ts';
import { mostTelling } from '../play/last-moves.ts';
import { tellEvent, type Reader } from '../play/story.ts';
import { appText, signed } from '../app-text.ts';
import { ChipContext, Sentence } from './sentence.tsx';

export interface DecisiveTurnsProps {
  readonly turns: readonly DecisiveTurn[];
  readonly module: GameModule;
  readonly board: BoardModule;
  readonly reader: Reader;
}

/** The turns that moved the reader ahead or behind the most, numbered as in the chart. */
export function DecisiveTurns({ turns, module, board, reader }: DecisiveTurnsProps) {
  const { end } = appText();
  if (turns.length === 0) return null;
  return (
    <section class="decisive">
      <h3>{end.decisive}</h3>
      <p class="hint">{end.swing}</p>
      <ChipContext.Provider value={board.Chip}>
        <ol>
          {turns.map(({ seat, events, to, swing }) => {
            const told = events.map(event => ({ event, words: tellEvent(module, event, reader) }));
            const title = mostTelling(told, seat, board);
            return (
              <li key={to}>
                <span>{title !== undefined && <Sentence words={title.words} />}</span>
                <b class={swing > 0 ? 'is-gain' : 'is-loss'}>{signed(swing)}</b>
              </li>
            );
          })}
        </ol>
      </ChipContext.Provider>
    </section>
  );
}
