import { useEffect, useMemo, useRef } from 'preact/hooks';
import { previewMove } from '../../../kernel/foresight.ts';
import { pointsBeyond, type ExpectedPoints } from '../../../review/expected-points.ts';
import type { Hint } from '../../../review/hint.ts';
import { SeatIcon } from '../../../board/seat-icon.tsx';
import type { BoardController } from '../../play/controller.ts';
import { preferences } from '../../preferences.ts';
import { hintText } from '../../review/hint-text.ts';
import { createHints, type Hints } from '../../review/hints.ts';
import { appText } from '../../app-text.ts';
import { playerNames } from '../player-names.ts';
import { Sentence } from '../sentence.tsx';
import { Chance, MoveWords, PointChanges } from './decision-card.tsx';
import { ChanceMarks } from './chance-marks.tsx';
import '../../style/hints.css';

/** Help for the decisions of one table; it ends with the table. */
export function useHints(controller: BoardController): Hints {
  const hints = useMemo(() => createHints(controller), [controller]);
  useEffect(() => () => hints.close(), [hints]);
  return hints;
}

interface HintProps {
  readonly controller: BoardController;
  readonly hints: Hints;
}

/** On the board: the chance after each of the best moves. */
export function HintMarks({ controller, hints }: HintProps) {
  const state = hints.state.value;
  const table = controller.update.value?.table;
  if (state.kind !== 'shown' || table === undefined) return null;
  const { module, board } = controller;
  return (
    <ChanceMarks
      module={module}
      board={board}
      view={table.view}
      alternatives={state.hints}
      played={undefined}
    />
  );
}

/** The best moves with what they do and why, or a word before a blunder. */
export function HintPanel({ controller, hints }: HintProps) {
  const say = hintText();
  const state = hints.state.value;
  if (state.kind === 'closed') return null;
  if (state.kind === 'checking' || state.kind === 'warning')
    return <Nudge controller={controller} hints={hints} isChecking={state.kind === 'checking'} />;
  return (
    <section class="hints" aria-label={say.title}>
      <header>
        <h2>{say.title}</h2>
        <button type="button" class="plain" aria-label={say.close} onClick={hints.toggle}>
          ×
        </button>
      </header>
      <p role="status" class={state.kind === 'thinking' ? '' : 'unseen'}>
        {state.kind === 'thinking' ? say.thinking : say.title}
      </p>
      {state.kind === 'shown' && <BestMoves controller={controller} hints={hints} best={state.hints} />}
    </section>
  );
}

/** A move that gives a lot away is held back once; the words are the game's own for this kind of decision. */
function Nudge({ controller, hints, isChecking }: HintProps & { readonly isChecking: boolean }) {
  const say = hintText();
  const { module, update } = controller;
  const phase = module.phase(update.value?.table.view) ?? '';
  const words = module.text[preferences.value.language].nudges?.[phase] ?? say.nudge;
  return (
    <div class="note is-nudge" role="alert">
      <p class="note-words">{isChecking ? say.checking : words}</p>
      {!isChecking && (
        <button type="button" class="soft" data-action="play-anyway" onClick={hints.playAnyway}>
          {say.playAnyway}
        </button>
      )}
      <button type="button" class="plain" aria-label={appText().table.close} onClick={controller.cancel}>
        ×
      </button>
    </div>
  );
}

function BestMoves({ controller, hints, best }: HintProps & { readonly best: readonly Hint[] }) {
  const say = hintText();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), [best]);
  const { module, client } = controller;
  const players = playerNames(client.players.value);
  const choose = (move: string): void => {
    hints.toggle();
    controller.choose(move);
  };
  return (
    <ol class="alternatives">
      {best.map((hint, index) => (
        <li key={hint.move}>
          <button
            type="button"
            class="plain"
            title={say.choose}
            {...(index === 0 && { ref: first })}
            onClick={() => choose(hint.move)}
          >
            <span class="alternative-move">
              <MoveWords module={module} players={players} move={hint.move} />
            </span>
          </button>
          <Chance alternative={hint} />
          <Outcome controller={controller} move={hint.move} />
          {best.length > 1 && (
            <PointChanges
              module={module}
              reasons={reasonsFor(hint, best[index === 0 ? 1 : 0])}
              lead={index === 0 ? say.ahead : say.behind}
              names={{ rival: say.rival }}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

/** What one hint is expected to bring beyond another: to the player by source, and to the strongest of the others. */
const reasonsFor = (hint: Hint, other: Hint): ExpectedPoints => ({
  ...pointsBeyond(hint.points, other.points),
  ...(hint.rival !== undefined && other.rival !== undefined && { rival: hint.rival - other.rival }),
});

/** What a move does at once. */
function Outcome({ controller, move }: { readonly controller: BoardController; readonly move: string }) {
  const { module, board, update } = controller;
  const table = update.value?.table;
  const parsed = module.game.notation.parse(move);
  if (board.preview === undefined || table === undefined || table.seat === null || parsed === undefined)
    return null;
  const all = board.preview(previewMove(module.game, table.view, table.seat, parsed));
  if (all.length === 0) return null;
  return (
    <ul class="consequences" aria-label={appText().table.wouldHappen}>
      {all.map(({ seat, tone, says }, index) => (
        <li key={index} class={`is-${tone}`}>
          {seat !== undefined && <SeatIcon seat={seat} />}
          <Sentence words={says[preferences.value.language]} />
        </li>
      ))}
    </ul>
  );
}
