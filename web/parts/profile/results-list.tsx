import { useEffect, useRef, useState } from 'preact/hooks';
import type { Profile, ResultLine } from '../../../api/profile.ts';
import { GAME_IDS } from '../../../games/index.ts';
import { figure, signed } from '../../app-text.ts';
import { EVERYTHING, fetchResults, type ResultChoice } from '../../people/calls.ts';
import { dayText, peopleText } from '../../people/people-text.ts';
import { hrefTo } from '../../route.ts';
import { playerName, PlayerName } from './emblem.tsx';
import { gameName } from './rating-cards.tsx';

/** A person's matches, the newest first, as many as wanted. */
export function ResultsList({ profile }: { readonly profile: Profile }) {
  const [choice, setChoice] = useState(EVERYTHING);
  const [results, setResults] = useState<readonly ResultLine[]>();
  const [next, setNext] = useState<string | null>(null);
  const { results: words } = peopleText();
  const newest = useRef(choice);
  newest.current = choice;
  const load = async (after: string | null): Promise<void> => {
    const page = await fetchResults(profile.id, choice, after);
    // Another choice was made in the meantime.
    if (newest.current !== choice) return;
    setResults(known => (after === null ? page.results : [...(known ?? []), ...page.results]));
    setNext(page.next);
  };
  useEffect(() => {
    load(null).catch(() => setResults([]));
  }, [profile.id, choice]);
  return (
    <section class="profile-card profile-results" aria-labelledby="results">
      <header>
        <h2 id="results">{words.title}</h2>
      </header>
      {profile.details?.matches !== 0 && <Filters profile={profile} choice={choice} choose={setChoice} />}
      {results?.length === 0 && <p class="hint">{choice === EVERYTHING ? words.noneLead : words.none}</p>}
      <ul class="result-lines">
        {(results ?? []).map(line => (
          <ResultRow key={`${line.ended} ${line.started}`} line={line} />
        ))}
      </ul>
      {next !== null && (
        <button type="button" class="choice" onClick={() => void load(next)}>
          {words.more}
        </button>
      )}
    </section>
  );
}

interface FilterProps {
  readonly profile: Profile;
  readonly choice: ResultChoice;
  readonly choose: (choice: ResultChoice) => void;
}

function Filters({ profile: { details }, choice, choose }: FilterProps) {
  const { results: words, pace } = peopleText();
  const rivals = [...(details?.people ?? []), ...(details?.bots ?? [])].flatMap(rival => {
    const value = rival.id ?? rival.bot;
    return value === null ? [] : [[value, playerName(rival)] as const];
  });
  const fields = [
    ['game', words.game, words.all, GAME_IDS.map(game => [game, gameName(game)] as const)],
    [
      'pace',
      words.pace,
      words.all,
      (['live', 'days', 'untimed'] as const).map(each => [each, pace[each]] as const),
    ],
    ['players', words.players, words.all, ['1', '2', '3', '4', '5'].map(count => [count, count] as const)],
    ['opponent', words.opponent, words.anyone, rivals],
  ] as const;
  return (
    <div class="result-filters">
      {fields.map(([name, label, all, options]) => (
        <label key={name} class="option">
          <span>{label}</span>
          <select
            value={choice[name]}
            onChange={({ currentTarget }) => choose({ ...choice, [name]: currentTarget.value })}
          >
            <option value="">{all}</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

function ResultRow({ line }: { readonly line: ResultLine }) {
  const { results: words, pace } = peopleText();
  const date = dayText(line.ended);
  const link = (page: string, word: string) =>
    line.table !== null && (
      <a href={hrefTo(page, 'table', line.table)} aria-label={words.of(word, gameName(line.game), date)}>
        {word}
      </a>
    );
  return (
    <li>
      <b class={`result-place ${line.place === 1 ? 'is-first' : ''}`}>{words.place(line.place)}</b>
      <span class="result-what">
        <b>{gameName(line.game)}</b> <span>{scoreText(line)}</span>
        <small>{pace[line.pace]}</small>
      </span>
      <span class="result-others">
        {line.others.map((other, index) => (
          <PlayerName key={index} player={other} />
        ))}
        {line.others.length === 0 && words.alone}
      </span>
      {line.rating !== null && (
        <span
          class={`result-change ${line.rating.change < 0 ? 'is-down' : 'is-up'}`}
          aria-label={words.change(signed(line.rating.change))}
          role="img"
        >
          {signed(line.rating.change)}
        </span>
      )}
      <time dateTime={new Date(line.ended).toISOString()}>{date}</time>
      <span class="result-ways">
        {link('review', words.review)}
        {link('replay', words.replay)}
      </span>
    </li>
  );
}

/** The score and the distance to the best of the others; or why there is none. */
function scoreText({ score, others, departure, ending }: ResultLine): string {
  const { results: words } = peopleText();
  if (departure !== null) return words.left;
  if (score === null || ending === 'conceded') return words.conceded;
  const best = Math.max(...others.flatMap(other => other.score ?? []));
  if (!Number.isFinite(best)) return words.points(figure(score));
  const lead = score - best;
  const distance =
    lead === 0 ? words.level : lead > 0 ? words.ahead(figure(lead)) : words.behind(figure(-lead));
  return `${figure(score)}, ${distance}`;
}
