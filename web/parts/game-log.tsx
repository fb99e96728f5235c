import { useMemo, useState } from 'preact/hooks';
import type { GameModule } from '../../games/module.ts';
import { eventText, seatNames } from '../../kernel/text.ts';
import type { NumberedVisibleEntry } from '../../table/visible-entry.ts';
import { entriesUntil, eventsIn } from '../play/entries.ts';
import { preferences } from '../preferences.ts';
import { appText } from '../app-text.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';
import { Sentence } from './sentence.tsx';

/** Older lines are hidden by the dozen, so that the visible ones stay where they are. */
const DOZEN = 12;

export interface GameLogProps {
  readonly module: GameModule;
  readonly entries: readonly NumberedVisibleEntry[];
  /** The version of the table that is shown: later entries wait. */
  readonly version: number;
  readonly players: readonly string[];
}

/** The log in words, the newest entry last: its last lines, or all of it. */
export function GameLog({ module, entries, version, players }: GameLogProps) {
  const log = useMemo(() => eventsIn(entriesUntil(entries, version)), [entries, version]);
  const [isWhole, setWhole] = useState(false);
  const { table } = appText();
  const text = module.text[preferences.value.language];
  const names = seatNames(players);
  const first = isWhole ? 0 : Math.max(0, Math.floor(log.length / DOZEN) - 1) * DOZEN;
  const { list, onScroll, comeBack } = useStickToBottom(log.length, isWhole, text);
  return (
    <section class={`story ${isWhole ? 'is-whole' : ''}`} aria-label={table.log}>
      <header>
        <h2>{table.log}</h2>
        <button
          type="button"
          class="plain"
          aria-expanded={isWhole}
          disabled={log.length < DOZEN}
          onClick={() => {
            comeBack();
            setWhole(!isWhole);
          }}
        >
          {isWhole ? table.logLess : table.logMore}
        </button>
      </header>
      <ol ref={list} onScroll={onScroll} tabIndex={0} aria-label={table.log}>
        {log.slice(first).map((event, index) => (
          <li key={first + index}>
            <Sentence words={eventText(text, event, names)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
