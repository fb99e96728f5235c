import { appText } from '../app-text.ts';
import { GAME_INFO } from '../game-list.ts';
import type { OwnGame } from '../page/own-games.ts';
import { endingWords } from './ending-words.ts';

const LINES = 4;

/** Your last results, the latest first. */
export function OwnResults({ games }: { readonly games: readonly OwnGame[] }) {
  const { home } = appText();
  const finished = games.filter(({ outcome }) => outcome !== null).slice(0, LINES);
  return (
    <section class="together-card">
      <h2>{home.results}</h2>
      <ul class="result-lines">
        {finished.map(game => (
          <ResultLine key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

function ResultLine({ game: { game, href, names, you, outcome } }: { readonly game: OwnGame }) {
  if (outcome === null) return null;
  const { place, ordinal, title } = endingWords(outcome, { players: names, you });
  const totals = outcome.kind === 'played' ? outcome.result.totals : undefined;
  const lead = you === null || totals === undefined ? undefined : leadOf(totals, you);
  return (
    <li>
      {place !== undefined && <span class={`result-place is-${place}`}>{ordinal}</span>}
      <a href={href}>
        <b>{GAME_INFO[game].name}</b> <small>{lead ?? title}</small>
      </a>
    </li>
  );
}

/** Your points and how far you were from the others; undefined in a game played alone. */
function leadOf(totals: readonly number[], you: number): string | undefined {
  if (totals.length === 1) return undefined;
  const others = totals.filter((_, seat) => seat !== you);
  return appText().end.lead(totals[you], totals[you] - Math.max(...others));
}
