import type { ComponentChildren } from 'preact';
import { seatNames, type Sentence as Words } from '../../kernel/text.ts';
import { SeatIcon } from '../../board/seat-icon.tsx';
import { preferences } from '../preferences.ts';
import type { Frame } from '../match-client.ts';
import type { BoardController } from '../play/controller.ts';
import { appText } from '../app-text.ts';
import { RuleNote } from './rule-note.tsx';
import { Sentence } from './sentence.tsx';

export interface BarProps {
  readonly stage: BoardController;
  readonly frame: Frame;
  readonly players: readonly string[];
}

/** What is expected now, the choices without a place on the table, and cancel, take back and confirm at their spot. */
export function ActionBar({
  stage,
  frame,
  players,
  children,
}: BarProps & { readonly children?: ComponentChildren }) {
  const { table } = appText();
  const { pending, chosen, narrowing, parade } = stage;
  const { cycles, buttons } = narrowing.value;
  const isChoosing = chosen.value.length > 0;
  const isReady = pending.value !== undefined && (isChoosing || narrowing.value.isSettled);
  return (
    <section class="bar" aria-label={table.bar}>
      <div class="bar-head">
        <Prompt stage={stage} frame={frame} players={players} />
        <div class="bar-aids">
          {parade.isCatchingUp.value ? (
            <IconButton sign="»" name={table.skip} onClick={parade.skip} />
          ) : (
            parade.sinceMyMove.value.length > 1 && (
              <IconButton sign="↺" name={table.again} onClick={parade.replayRecent} />
            )
          )}
          {stage.guidesOf(frame).length > 0 && (
            <IconButton
              sign="?"
              name={table.guide}
              isExpanded={stage.note.value?.kind === 'guide'}
              onClick={stage.explain}
            />
          )}
        </div>
      </div>
      {children}
      <Consequences stage={stage} />
      <div class="bar-choices">
        {buttons.map(({ id, name }) => (
          <button key={id} type="button" class="choice" data-spot={id} onClick={() => stage.touch(id)}>
            {name[preferences.value.language]}
          </button>
        ))}
      </div>
      <div class="bar-actions">
        {isChoosing ? (
          <button type="button" class="plain" data-action="cancel" onClick={stage.cancel}>
            {table.cancel}
          </button>
        ) : (
          <button
            type="button"
            class="plain"
            data-action="undo"
            disabled={!frame.canTakeBack}
            onClick={stage.takeBack}
          >
            {table.undo}
          </button>
        )}
        {cycles?.cycle !== undefined && (
          <button type="button" class="choice" data-action="turn" onClick={stage.turn}>
            ⟳ {cycles.cycle[preferences.value.language]}
          </button>
        )}
        <button type="button" class="main" data-action="confirm" disabled={!isReady} onClick={stage.confirm}>
          {table.confirm}
        </button>
      </div>
      <RuleNote stage={stage} />
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

function Prompt({ stage, frame, players }: BarProps) {
  const { table } = appText();
  return (
    <p class="prompt" role="status">
      {frame.choices.length > 0 ? (
        <Sentence words={promptOf(stage, frame, players)} />
      ) : frame.toAct.length > 0 ? (
        table.waitFor(frame.toAct.map(seat => players[seat]))
      ) : (
        appText().end.title
      )}
    </p>
  );
}

/** The question of the phase; once something is chosen, what is still open. */
function promptOf(stage: BoardController, frame: Frame, players: readonly string[]): Words {
  const { language } = preferences.value;
  const { narrowing, chosen, module, board, pending } = stage;
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
  const phase = module.phase(frame.view);
  const prompt = phase === undefined ? undefined : module.text[language].prompts[phase];
  // A prompt is typed by the game for its own view.
  return prompt === undefined ? [''] : prompt(frame.view as never, seatNames(players));
}

function Consequences({ stage }: { readonly stage: BoardController }) {
  const { table } = appText();
  if (stage.pending.value === undefined || stage.chosen.value.length === 0) return null;
  const all = stage.consequences.value;
  if (stage.board.preview === undefined) return null;
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
