import type { GameLine, Profile, RatingLine } from '../../../api/profile.ts';
import { GAME_IDS, isGameId, type GameId } from '../../../games/index.ts';
import { appText, signed } from '../../app-text.ts';
import { GAME_INFO } from '../../game-list.ts';
import { peopleText, percentText } from '../../people/people-text.ts';
import { hrefTo } from '../../route.ts';
import { Poster } from '../poster.tsx';

export const ladderKey = ({ game, pace }: Pick<RatingLine, 'game' | 'pace'>): string => `${game} ${pace}`;

export const gameName = (game: string): string => (isGameId(game) ? GAME_INFO[game].name : game);

interface CardsProps {
  readonly details: NonNullable<Profile['details']>;
  readonly chosen: string;
  readonly choose: (key: string) => void;
  /** Your own page also has the games that you have not played for a rating. */
  readonly isYou: boolean;
}

/** One card for each rating; the chosen one is drawn strongest in the chart. */
export function RatingCards({ details: { ratings, games }, chosen, choose, isYou }: CardsProps) {
  const { rating: words, pace: paces } = peopleText();
  const unrated = isYou ? GAME_IDS.filter(id => ratings.every(({ game }) => game !== id)) : [];
  if (ratings.length === 0 && !isYou) return <p class="hint">{words.unrated}</p>;
  return (
    <fieldset class="rating-cards">
      <legend class="unseen">{words.title}</legend>
      {ratings.map(line => {
        const counts = games.find(({ game }) => game === line.game);
        return (
          <label key={ladderKey(line)} class="rating-card">
            <input
              type="radio"
              name="ladder"
              checked={ladderKey(line) === chosen}
              onChange={() => choose(ladderKey(line))}
            />
            <span class="rating-card-body">
              <span class="rating-card-poster">
                <Poster game={line.game as GameId} />
              </span>
              <span class="rating-card-name">
                {gameName(line.game)} · {paces[line.pace]}
              </span>
              <b title={words.of(String(line.rating), String(line.deviation))}>
                {line.rating}
                {line.isProvisional && <abbr title={words.provisional}>?</abbr>}
                <small>±{line.deviation}</small>
              </b>
              <span class={`rating-month ${line.month < 0 ? 'is-down' : line.month > 0 ? 'is-up' : ''}`}>
                {words.month(signed(line.month))}
              </span>
              <span class="rating-card-games">
                {words.games(line.matches, counts === undefined ? undefined : shareOf(line, counts))}
              </span>
            </span>
          </label>
        );
      })}
      {unrated.map(id => (
        <Unrated key={id} game={id} />
      ))}
    </fieldset>
  );
}

/** The share of games won, where it is about the same games as the rating. */
const shareOf = ({ matches }: RatingLine, counts: GameLine): string | undefined =>
  counts.matches === matches ? percentText(counts.won / Math.max(1, matches)) : undefined;

/** Leads to opponents for a first rated game. */
const Unrated = ({ game }: { readonly game: GameId }) => (
  <a class="rating-card-body is-unrated" href={hrefTo('opponents', game)}>
    <span class="rating-card-poster">
      <Poster game={game} />
    </span>
    <span class="rating-card-name">{gameName(game)}</span>
    <span class="rating-card-games">{peopleText().rating.unrated}</span>
    <span class="rating-card-way">{appText().nav.opponents}</span>
  </a>
);
