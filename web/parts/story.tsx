import { useState } from 'preact/hooks';
import type { GameModule } from '../../games/module.ts';
import { eventText, namesOf } from '../../kernel/text.ts';
import { settings } from '../settings.ts';
import type { LogLine } from '../sitting.ts';
import { texts } from '../texts.ts';
import { Sentence } from './sentence.tsx';

const SHORT = 6;

export interface StoryProps {
  readonly module: GameModule;
  readonly log: readonly LogLine[];
  readonly players: readonly string[];
}

/** The log in words, the newest first: folded to the last lines, or whole. */
export function Story({ module, log, players }: StoryProps) {
  const [isWhole, setWhole] = useState(false);
  const { table } = texts();
  const text = module.text[settings.value.language];
  const names = namesOf(players);
  const lines = log.toReversed();
  return (
    <section class={`story ${isWhole ? 'is-whole' : ''}`} aria-label={table.log}>
      <header>
        <h2>{table.log}</h2>
        {lines.length > SHORT && (
          <button type="button" class="plain" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? table.logLess : table.logMore}
          </button>
        )}
      </header>
      <ol>
        {lines.slice(0, isWhole ? lines.length : SHORT).map((line, index) => (
          <li key={lines.length - index}>
            <Sentence words={eventText(text, line.event, names)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
