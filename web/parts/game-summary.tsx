import { useEffect, useState } from 'preact/hooks';
import type { Summary } from '../../board/summary.tsx';
import type { GameId } from '../../games/index.ts';
import { appText } from '../app-text.ts';
import { preferences } from '../preferences.ts';
import '../style/summary.css';

/** The summaries found in the games' folders, each loaded with the page that shows it. */
const SUMMARIES = import.meta.glob<Summary>('../../games/*/ui/summary.tsx', { import: 'summary' });

/** A game on one page: what it is about, a turn in pictures, where points come from and when it ends. */
export function GameSummary({ game }: { readonly game: GameId }) {
  const [summary, setSummary] = useState<Summary | undefined>(undefined);
  const load = SUMMARIES[`../../games/${game}/ui/summary.tsx`];
  useEffect(() => {
    void load?.().then(setSummary);
  }, [game]);
  const { rules } = appText();
  if (load === undefined) return null;
  // The room is kept while the pictures are on their way.
  if (summary === undefined) return <div class="summary is-waiting" />;
  const { goal, steps, scoring, end } = summary.text[preferences.value.language];
  return (
    <div class="summary">
      <p class="summary-goal">{goal}</p>
      <ol class="summary-steps">
        {steps.map(({ title, says }, index) => {
          const Picture = summary.pictures[index];
          return (
            <li key={title}>
              <svg viewBox="0 0 240 150" aria-hidden="true">
                <rect class="summary-ground" width="240" height="150" />
                <Picture />
              </svg>
              <h2>{title}</h2>
              <p>{says}</p>
            </li>
          );
        })}
      </ol>
      <section class="summary-points">
        <h2>{rules.scoring}</h2>
        <ul>
          {scoring.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section class="summary-end">
        <h2>{rules.end}</h2>
        <p>{end}</p>
      </section>
    </div>
  );
}
