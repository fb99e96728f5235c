import { useContext, useMemo, useState } from 'preact/hooks';
import type { GameModule } from '../../games/module.ts';
import type { BoardModule } from '../../board/module.ts';
import type { Sentence as Words } from '../../kernel/text.ts';
import type { NumberedVisibleEntry } from '../../table/visible-entry.ts';
import { ControllerContext } from '../play/context.ts';
import { entriesUntil, turnsIn, type Turn } from '../play/entries.ts';
import { mostTelling, targetsIn } from '../play/last-moves.ts';
import { tellEvent, type Reader } from '../play/story.ts';
import { preferences } from '../preferences.ts';
import { appText, signed } from '../app-text.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';
import { Sentence } from './sentence.tsx';

/** Older turns are hidden by the half-dozen, so that the visible ones stay where they are. */
const HALF_DOZEN = 6;

export interface GameLogProps {
  readonly module: GameModule;
  readonly board: BoardModule;
  readonly entries: readonly NumberedVisibleEntry[];
  /** The version of the table that is shown: later entries wait. */
  readonly version: number;
  readonly reader: Reader;
}

/** The log in words, turn by turn, the newest last: its last turns, or all of it. */
export function GameLog({ module, board, entries, version, reader }: GameLogProps) {
  const turns = useMemo(() => turnsIn(entriesUntil(entries, version)), [entries, version]);
  const [isWhole, setWhole] = useState(false);
  const { table } = appText();
  const first = isWhole ? 0 : Math.max(0, Math.floor(turns.length / HALF_DOZEN) - 1) * HALF_DOZEN;
  const { list, onScroll, comeBack } = useStickToBottom(turns, isWhole, preferences.value.language);
  return (
    <section class={`story ${isWhole ? 'is-whole' : ''}`} aria-label={table.log}>
      <header>
        <h2>{table.log}</h2>
        <button
          type="button"
          class="plain"
          aria-expanded={isWhole}
          disabled={turns.length < HALF_DOZEN}
          onClick={() => {
            comeBack();
            setWhole(!isWhole);
          }}
        >
          {isWhole ? table.logLess : table.logMore}
        </button>
      </header>
      <ol ref={list} onScroll={onScroll} tabIndex={0} aria-label={table.log}>
        {turns.slice(first).map((turn, index) => (
          <LogTurn
            key={first + index}
            turn={turn}
            isLast={first + index === turns.length - 1}
            module={module}
            board={board}
            reader={reader}
          />
        ))}
      </ol>
    </section>
  );
}

interface TurnProps extends Pick<GameLogProps, 'module' | 'board' | 'reader'> {
  readonly turn: Turn;
  readonly isLast: boolean;
}

/** A turn in its most telling sentence, with what it brought; the other sentences open below. */
function LogTurn({ turn, isLast, module, board, reader }: TurnProps) {
  const controller = useContext(ControllerContext);
  const [isOpen, setOpen] = useState<boolean | undefined>(undefined);
  const { table } = appText();
  const told = turn.events.map(event => ({ event, words: tellEvent(module, event, reader) }));
  const title = turn.seat === null ? told.at(0) : mostTelling(told, turn.seat, board);
  if (title === undefined) return null;
  const others = told.filter(one => one !== title);
  const isShown = isOpen ?? isLast;
  const gain = turn.seat === null ? undefined : controller?.gainBetween(turn.seat, turn.from, turn.to);
  /** The board shows the place that the words under the mouse speak of. */
  const point = (words: Words | undefined) => () => {
    if (controller !== undefined)
      controller.pointed.value = words === undefined ? undefined : targetsIn(board, words)[0];
  };
  const pointing = (words: Words) => ({ onPointerEnter: point(words), onPointerLeave: point(undefined) });
  return (
    <li class="turn">
      <div class="turn-title" {...pointing(title.words)}>
        <span>
          <Sentence words={title.words} />
        </span>
        {gain !== undefined && gain !== 0 && (
          <b
            class={`turn-gain ${gain > 0 ? 'is-gain' : 'is-loss'}`}
            data-gain={signed(gain)}
            title={table.turnGain}
          />
        )}
        {others.length > 0 && (
          <button
            type="button"
            class="turn-more"
            aria-expanded={isShown}
            aria-label={table.turnMore}
            onClick={() => setOpen(!isShown)}
          >
            {isShown ? '▴' : '▾'}
          </button>
        )}
      </div>
      {isShown && (
        <ul>
          {others.map(({ words }, index) => (
            <li key={index} {...pointing(words)}>
              <Sentence words={words} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
