import { useEffect, useState } from 'preact/hooks';
import type { GameLine, Profile } from '../../../api/profile.ts';
import { isGameId, loadGame } from '../../../games/index.ts';
import type { GameModule } from '../../../games/module.ts';
import { figure } from '../../app-text.ts';
import { peopleText } from '../../people/people-text.ts';
import { preferences } from '../../preferences.ts';
import { gameName } from './rating-cards.tsx';

type Details = NonNullable<Profile['details']>;

/** The rules of the games that someone has played, for the words of their score sheets. */
function useGames(ids: readonly string[]): ReadonlyMap<string, GameModule> {
  const [games, setGames] = useState<ReadonlyMap<string, GameModule>>(new Map());
  useEffect(() => {
    const load = async (): Promise<void> => {
      const known = ids.filter(isGameId);
      const modules = await Promise.all(known.map(loadGame));
      setGames(new Map(known.map((id, index) => [id, modules[index]])));
    };
    void load();
  }, [ids.join(' ')]);
  return games;
}

/** What someone's games have in common: places, pace, and where the points come from. */
export function Statistics({ details }: { readonly details: Details }) {
  const { statistics: words } = peopleText();
  const games = useGames([
    ...details.games.map(({ game }) => game),
    ...details.goals.map(({ game }) => game),
  ]);
  if (details.games.length === 0) return null;
  return (
    <>
      <section class="profile-card profile-statistics" aria-labelledby="statistics">
        <header>
          <h2 id="statistics">{words.title}</h2>
          <span>{words.sources}</span>
        </header>
        {details.games.map(line => (
          <GameRow key={line.game} line={line} module={games.get(line.game)} />
        ))}
      </section>
      <Goals details={details} games={games} />
    </>
  );
}

function GameRow({ line, module }: { readonly line: GameLine; readonly module: GameModule | undefined }) {
  const { statistics: words, results } = peopleText();
  const sources = module?.text[preferences.value.language].sources ?? {};
  const gains = line.points.map((each, index) => ({ ...each, index })).filter(({ points }) => points > 0);
  const all = gains.reduce((sum, { points }) => sum + points, 0);
  return (
    <div class="game-row">
      <h3>{gameName(line.game)}</h3>
      <p class="hint">
        {line.best !== null && <span>{words.best(figure(line.best))}</span>}
        <span>{words.paces(line.live, line.days)}</span>
      </p>
      {line.places.length > 0 && (
        <ol class="place-counts" aria-label={words.places}>
          {line.places.map((count, index) => (
            <li key={index} aria-label={words.place(results.place(index + 1), count)}>
              <b>{count}</b> <small>{results.place(index + 1)}</small>
            </li>
          ))}
        </ol>
      )}
      {gains.length > 0 && (
        <ul class="source-counts">
          {gains.map(({ source, points, index }) => (
            <li key={source} style={{ '--part': points / all, '--source': `var(--seat-${index % 5})` }}>
              <span>{sources[source] ?? source}</span> <b>{figure(points)}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Goals({
  details: { goals },
  games,
}: {
  readonly details: Details;
  readonly games: ReadonlyMap<string, GameModule>;
}) {
  const { goals: words } = peopleText();
  if (goals.length === 0) return null;
  return (
    <section class="profile-card" aria-labelledby="goals">
      <header>
        <h2 id="goals">{words.title}</h2>
        <span>{words.met(goals.filter(({ isMet }) => isMet).length, goals.length)}</span>
      </header>
      <ul class="goal-list">
        {goals.map(({ game, goal, isMet }) => (
          <li key={goal} class={isMet ? 'is-met' : 'is-open'}>
            <svg class="icon" viewBox="-12 -12 24 24" aria-hidden="true">
              <path class="goal-medal" d="M0-11 9.5-5.5V5.5L0 11-9.5 5.5V-5.5Z" />
              <path class="goal-tick" d="M-4 0-1 3 5-4" />
            </svg>
            <span>{games.get(game)?.text[preferences.value.language].rules[goal] ?? goal}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
