import { useState } from 'preact/hooks';
import type { GameModule } from '../../games/module.ts';
import { eventText, namesOf } from '../../kernel/text.ts';
import type { Message } from '../online/api.ts';
import type { OnlineTable } from '../online/sitting.ts';
import { sinceOwn } from '../online/story.ts';
import { relative } from '../online/time.ts';
import { words } from '../online/words.ts';
import { settings } from '../settings.ts';
import type { Stage } from '../stage/stage.ts';
import { namesAt } from './names.ts';
import { Sentence } from './sentence.tsx';

/** Who was away for shorter needs no telling. */
const LONG = 3_600_000;

export interface RecapProps {
  readonly table: OnlineTable;
  readonly module: GameModule;
  readonly stage: Stage;
}

/** After a long absence: what the others did since your last move, in words, and on the board where it is known. */
export function Recap({ table, module, stage }: RecapProps) {
  const [opened] = useState(() => table.message.value);
  const [isOpen, setOpen] = useState(true);
  const since = opened === undefined ? undefined : absence(opened, table);
  const ply = table.message.value?.table.ply;
  if (!isOpen || since === undefined || opened === undefined || opened.table.ply !== ply) return null;
  const { recap } = words();
  const { language } = settings.value;
  const text = module.text[language];
  const names = namesOf(namesAt(table.players.value));
  const show = (): void => {
    setOpen(false);
    stage.parade.again();
  };
  return (
    <section class="slip recap" aria-label={recap.title}>
      <h2>{recap.title}</h2>
      <p class="hint">{recap.lead(relative(since.at, opened.now, language))}</p>
      <ol tabIndex={0} aria-label={recap.title}>
        {since.story.map(({ event }, index) => (
          <li key={index}>
            <Sentence words={eventText(text, event, names)} />
          </li>
        ))}
      </ol>
      <div class="question-ways">
        <button type="button" class="plain" onClick={() => setOpen(false)}>
          {recap.close}
        </button>
        {stage.parade.sinceMine.value.length > 1 && (
          <button type="button" class="main" onClick={show}>
            {recap.show}
          </button>
        )}
      </div>
    </section>
  );
}

/** What happened while somebody was away; undefined when that was no long time, or nothing did. */
function absence(
  { now, table: { seat, status } }: Message,
  { lines }: OnlineTable,
): ReturnType<typeof sinceOwn> {
  if (seat === null || status !== 'playing') return undefined;
  const since = sinceOwn(lines.value, seat);
  return since === undefined || now - since.at < LONG || since.story.length === 0 ? undefined : since;
}
