import { useState } from 'preact/hooks';
import type { GameModule } from '../../games/module.ts';
import { eventText, seatNames } from '../../kernel/text.ts';
import { preferences } from '../preferences.ts';
import type { LogLine } from '../match-client.ts';
import { appText } from '../app-text.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';
import { Sentence } from './sentence.tsx';

/** Older lines are put away by the dozen, so that those in sight stay where they are. */
const DOZEN = 12;

export interface StoryProps {
  readonly module: GameModule;
  readonly log: readonly LogLine[];
  readonly players: readonly string[];
}

/** The log in words, the newest at its foot: folded to the last lines, or whole. */
export function GameLog({ module, log, players }: StoryProps) {
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
        {log.slice(first).map((line, index) => (
          <li key={first + index}>
            <Sentence words={eventText(text, line.event, names)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
