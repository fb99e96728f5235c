import type { ComponentChildren } from 'preact';
import { seatNames, type Sentence as Words } from '../../kernel/text.ts';
import { SeatIcon } from '../../board/seat-icon.tsx';
import type { TableView } from '../../table/view.ts';
import { preferences } from '../preferences.ts';
import type { BoardController } from '../play/controller.ts';
import { undoCommand } from '../play/offered-moves.ts';
import { appText } from '../app-text.ts';
import { hintText } from '../review/hint-text.ts';
import type { Hints } from '../review/hints.ts';
import { HintPanel } from './review/hint-panel.tsx';
import { RuleNote } from './rule-note.tsx';
import { Sentence } from './sentence.tsx';

export interface BarProps {
  readonly controller: BoardController;
  readonly table: TableView;
  readonly players: readonly string[];
}

/** The question, the choices that have no place on the board, and the buttons to cancel, undo and confirm. */
export function ActionBar({
  controller,
  table,
  players,
  idle,
  hints,
  children,
}: BarProps & {
  readonly children?: ComponentChildren;
  readonly idle?: ComponentChildren;
  readonly hints: Hints;
}) {
  const { table: say } = appText();
  const { chosen, narrowing } = controller;
  const { buttons } = narrowing.value;
  const isAsked = controller.offered.value.length > 0;
  return (
    <section class={`bar ${isAsked ? '' : 'is-waiting'}`} aria-label={isAsked ? say.bar : say.watching}>
      <div class="bar-head">
        {table.seat === null && table.outcome === null && <span class="watch-tag">{say.youWatch}</span>}
        <Prompt controller={controller} table={table} players={players} />
        <Aids controller={controller} table={table} hints={hints} />
      </div>
      {children}
      <Consequences controller={controller} />
      <div class="bar-choices">
        {buttons.map(({ id, name }) => (
          <button key={id} type="button" class="choice" data-spot={id} onClick={() => controller.touch(id)}>
            {name[preferences.value.language]}
          </button>
        ))}
      </div>
      <div class="bar-actions">
        {chosen.value.length > 0 ? (
          <button type="button" class="plain" data-action="cancel" onClick={controller.cancel}>
            {say.cancel}
          </button>
        ) : (
          undoCommand(table) !== undefined && (
            <button type="button" class="plain" data-action="undo" onClick={controller.undo}>
              {say.undo}
            </button>
          )
        )}
        {isAsked ? (
          <MainButtons controller={controller} table={table} />
        ) : controller.queue.isCatchingUp.value ? (
          <FollowButtons controller={controller} />
        ) : (
          idle
        )}
      </div>
      <RuleNote controller={controller} />
      <HintPanel controller={controller} hints={hints} />
    </section>
  );
}

/** On to the next move of others, or to the last one. */
function FollowButtons({ controller: { queue } }: Pick<BarProps, 'controller'>) {
  const { table: say } = appText();
  return (
    <>
      <button type="button" class="plain" data-action="skip" onClick={queue.skip}>
        {say.skip}
      </button>
      {preferences.value.pace === 'step' && (
        <button type="button" class="main" data-action="next" onClick={queue.next}>
          {say.next}
        </button>
      )}
    </>
  );
}

/** Turning a piece, and playing the move that is complete. */
function MainButtons({ controller, table }: Omit<BarProps, 'players'>) {
  const { table: say } = appText();
  const { language } = preferences.value;
  const { pending, chosen, narrowing, board } = controller;
  const { cycles, isSettled } = narrowing.value;
  const picked = chosen.value.length > 0 || isSettled ? pending.value : undefined;
  const name = picked === undefined ? undefined : board.confirmName?.(picked.move, table.view)[language];
  return (
    <>
      {cycles?.cycle !== undefined && (
        <button type="button" class="choice" data-action="turn" onClick={controller.turn}>
          ⟳ <span class="turn-word">{cycles.cycle[language]}</span>
        </button>
      )}
      <button
        type="button"
        class="main"
        data-action="confirm"
        disabled={picked === undefined}
        onClick={controller.confirm}
      >
        {name ?? say.confirm}
      </button>
    </>
  );
}

/** Small helps beside the prompt: what happened, and the rules that the question is about. */
function Aids({ controller, table, hints }: Omit<BarProps, 'players'> & { readonly hints: Hints }) {
  const { table: say } = appText();
  const { queue } = controller;
  return (
    <div class={`bar-aids ${hints.canAsk.value ? 'has-hint' : ''}`}>
      {!queue.isCatchingUp.value && queue.sinceMyMove.value.length > 1 && (
        <Aid
          sign="M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"
          name={say.again}
          onClick={queue.replayRecent}
        />
      )}
      {hints.canAsk.value && (
        <Aid
          sign="M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.5 1.1-.5 2.1H9c0-1 .1-1.6-.5-2.1A6 6 0 0 1 12 3z"
          name={hintText().ask}
          isExpanded={hints.state.value.kind === 'thinking' || hints.state.value.kind === 'shown'}
          onClick={hints.toggle}
        />
      )}
      {controller.guidesFor(table).length > 0 && (
        <Aid
          sign="M9 9a3 3 0 1 1 4 2.8c-1 .4-1 1.2-1 2.2M12 18v.1M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z"
          name={say.guide}
          isExpanded={controller.note.value?.kind === 'guide'}
          onClick={controller.explain}
        />
      )}
    </div>
  );
}

interface AidProps {
  /** The path of its picture. */
  readonly sign: string;
  readonly name: string;
  readonly isExpanded?: boolean;
  readonly onClick: () => void;
}

/** A picture; its words come when it is pointed at, and are read out. */
const Aid = ({ sign, name, isExpanded, onClick }: AidProps) => (
  <button
    type="button"
    class="plain aid"
    title={name}
    onClick={onClick}
    {...(isExpanded === undefined ? {} : { 'aria-expanded': isExpanded })}
  >
    <span class="aid-sign" aria-hidden="true">
      <svg class="icon" viewBox="0 0 24 24">
        <path d={sign} />
      </svg>
    </span>
    <span class="aid-name">{name}</span>
  </button>
);

function Prompt({ controller, table, players }: BarProps) {
  const { table: say, learn } = appText();
  const isYours = table.seat !== null && table.toAct.includes(table.seat);
  // A lesson has something to say first.
  const isTold = isYours && controller.client.guidance !== undefined && !controller.queue.isCatchingUp.value;
  return (
    <p class="prompt" role="status" tabIndex={-1}>
      {controller.offered.value.length > 0 ? (
        <Sentence words={promptOf(controller, table, players)} />
      ) : isTold ? (
        learn.readOn
      ) : table.toAct.length > 0 ? (
        say.waitFor(table.toAct.map(seat => players[seat]))
      ) : (
        appText().end.title
      )}
    </p>
  );
}

/** The question of the phase; once something is chosen, what is still open. */
function promptOf(controller: BoardController, { view }: TableView, players: readonly string[]): Words {
  const { language } = preferences.value;
  const { narrowing, chosen, module, board, pending } = controller;
  const { open, buttons, cycles } = narrowing.value;
  if (chosen.value.length > 0) {
    if (pending.value !== undefined && cycles === undefined) {
      const say = module.text[language].moves[pending.value.move.type];
      // The sentences are typed by the game; this one belongs to the type of the move.
      return say(pending.value.move as never, seatNames(players));
    }
    if (cycles !== undefined) return [cycles.ask[language]];
    const kinds = new Set([...open.values(), ...buttons].map(({ kind }) => kind));
    if (kinds.size === 1) return [board.kinds[[...kinds][0]].ask[language]];
  }
  const phase = module.phase(view);
  const prompt = phase === undefined ? undefined : module.text[language].prompts[phase];
  // A prompt is typed by the game for its own view.
  return prompt === undefined ? [''] : prompt(view as never, seatNames(players));
}

function Consequences({ controller }: { readonly controller: BoardController }) {
  const { table } = appText();
  // Only once it is chosen: the bar keeps its height while the mouse passes over the board.
  if (controller.pending.value === undefined || controller.chosen.value.length === 0) return null;
  const all = controller.consequences.value;
  if (controller.board.preview === undefined) return null;
  return (
    <ul class="consequences" aria-label={table.wouldHappen}>
      {all.length === 0 && <li class="is-note">{table.nothingChanges}</li>}
      {all.map(({ seat, tone, says }, index) => (
        <li key={index} class={`is-${tone}`}>
          {seat !== undefined && <SeatIcon seat={seat} />}
          <Sentence words={says[preferences.value.language]} />
        </li>
      ))}
    </ul>
  );
}
