import type { ComponentChildren } from 'preact';
import { seatNames, type Sentence as Words } from '../../kernel/text.ts';
import { SeatIcon } from '../../board/seat-icon.tsx';
import type { TableView } from '../../table/view.ts';
import { preferences } from '../preferences.ts';
import type { BoardController } from '../play/controller.ts';
import { undoCommand } from '../play/offered-moves.ts';
import { appText } from '../app-text.ts';
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
  children,
}: BarProps & { readonly children?: ComponentChildren }) {
  const { table: say } = appText();
  const { pending, chosen, narrowing, queue } = controller;
  const { cycles, buttons } = narrowing.value;
  const isChoosing = chosen.value.length > 0;
  const isReady = pending.value !== undefined && (isChoosing || narrowing.value.isSettled);
  return (
    <section class="bar" aria-label={say.bar}>
      <div class="bar-head">
        <Prompt controller={controller} table={table} players={players} />
        <div class="bar-aids">
          {queue.isCatchingUp.value ? (
            <IconButton sign="»" name={say.skip} onClick={queue.skip} />
          ) : (
            queue.sinceMyMove.value.length > 1 && (
              <IconButton sign="↺" name={say.again} onClick={queue.replayRecent} />
            )
          )}
          {controller.guidesFor(table).length > 0 && (
            <IconButton
              sign="?"
              name={say.guide}
              isExpanded={controller.note.value?.kind === 'guide'}
              onClick={controller.explain}
            />
          )}
        </div>
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
        {isChoosing ? (
          <button type="button" class="plain" data-action="cancel" onClick={controller.cancel}>
            {say.cancel}
          </button>
        ) : (
          <button
            type="button"
            class="plain"
            data-action="undo"
            disabled={undoCommand(table) === undefined}
            onClick={controller.undo}
          >
            {say.undo}
          </button>
        )}
        {cycles?.cycle !== undefined && (
          <button type="button" class="choice" data-action="turn" onClick={controller.turn}>
            ⟳ {cycles.cycle[preferences.value.language]}
          </button>
        )}
        <button
          type="button"
          class="main"
          data-action="confirm"
          disabled={!isReady}
          onClick={controller.confirm}
        >
          {say.confirm}
        </button>
      </div>
      <RuleNote controller={controller} />
    </section>
  );
}

interface AidProps {
  readonly sign: string;
  readonly name: string;
  readonly isExpanded?: boolean;
  readonly onClick: () => void;
}

/** A small help beside the prompt: words where there is room, a sign on a phone. */
const IconButton = ({ sign, name, isExpanded, onClick }: AidProps) => (
  <button
    type="button"
    class="plain aid"
    onClick={onClick}
    {...(isExpanded === undefined ? {} : { 'aria-expanded': isExpanded })}
  >
    <span class="aid-sign" aria-hidden="true">
      {sign}
    </span>
    <span class="aid-name">{name}</span>
  </button>
);

function Prompt({ controller, table, players }: BarProps) {
  const { table: say } = appText();
  return (
    <p class="prompt" role="status">
      {controller.offered.value.length > 0 ? (
        <Sentence words={promptOf(controller, table, players)} />
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
