import { useState } from 'preact/hooks';
import type { GameModule } from '../../games/module.ts';
import type { TableUpdate } from '../../table/update.ts';
import type { OnlineTable } from '../online/table.ts';
import { formatRelativeTime } from '../online/time.ts';
import { onlineText } from '../online/online-text.ts';
import { preferences } from '../preferences.ts';
import type { BoardController } from '../play/controller.ts';
import { movesSinceMine } from '../play/entries.ts';
import { tellEvent } from '../play/story.ts';
import { playerNames } from './player-names.ts';
import { Sentence } from './sentence.tsx';

/** Who was away for shorter needs no telling. */
const LONG = 3_600_000;

export interface RecapProps {
  readonly table: OnlineTable;
  readonly module: GameModule;
  readonly controller: BoardController;
}

/** After a long absence: what the others did since your last move, in words, and on the board where it is known. */
export function Recap({ table, module, controller }: RecapProps) {
  const [opened] = useState(() => table.update.value);
  const [isOpen, setOpen] = useState(true);
  const since = opened === undefined ? undefined : absence(opened, table);
  const ply = table.update.value?.table.ply;
  if (!isOpen || since === undefined || opened === undefined || opened.table.ply !== ply) return null;
  const { recap } = onlineText();
  const { language } = preferences.value;
  const reader = { players: playerNames(table.players.value), you: opened.table.seat };
  const show = (): void => {
    setOpen(false);
    controller.queue.replayRecent();
  };
  return (
    <section class="slip recap" aria-label={recap.title}>
      <h2>{recap.title}</h2>
      <p class="hint">{recap.lead(formatRelativeTime(since.at, opened.now, language))}</p>
      <ol tabIndex={0} aria-label={recap.title}>
        {since.events.map((event, index) => (
          <li key={index}>
            <Sentence words={tellEvent(module, event, reader)} />
          </li>
        ))}
      </ol>
      <div class="question-ways">
        <button type="button" class="plain" onClick={() => setOpen(false)}>
          {recap.close}
        </button>
        {controller.queue.sinceMyMove.value.length > 1 && (
          <button type="button" class="main" onClick={show}>
            {recap.show}
          </button>
        )}
      </div>
    </section>
  );
}

/** What happened while the viewer was away; undefined after a short absence, or when nothing happened. */
function absence(
  { now, table: { seat, status } }: TableUpdate,
  { entries }: OnlineTable,
): ReturnType<typeof movesSinceMine> {
  if (seat === null || status !== 'playing') return undefined;
  const since = movesSinceMine(entries.value, seat);
  return since === undefined || now - since.at < LONG || since.events.length === 0 ? undefined : since;
}
