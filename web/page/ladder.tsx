import { useEffect, useState } from 'preact/hooks';
import type { Ladder } from '../../api/profile.ts';
import { GAME_IDS, type GameId } from '../../games/index.ts';
import { ensureSession, me } from '../online/session.ts';
import { PlayerName } from '../parts/profile/emblem.tsx';
import { PersonTabs } from '../parts/profile/person-tabs.tsx';
import { gameName } from '../parts/profile/rating-cards.tsx';
import { fetchLadder } from '../people/calls.ts';
import { peopleText } from '../people/people-text.ts';
import { hrefTo } from '../route.ts';
import '../style/profile.css';
import { ServerOffline } from './server-offline.tsx';

const PACES = ['live', 'days'] as const;
type RatedPace = (typeof PACES)[number];

/** A line of the ladder: a person with a position, or a bot between them. */
interface Rung {
  readonly key: string;
  readonly position: number | null;
  readonly player: Parameters<typeof PlayerName>[0]['player'];
  readonly rating: number;
  readonly deviation: number | null;
  readonly matches: number | null;
}

/** The strongest players of a game, with the bots on the same scale. */
export function LadderPage({ game }: { readonly game: GameId }) {
  const [pace, setPace] = useState<RatedPace>('live');
  const [ladder, setLadder] = useState<Ladder>();
  const [isOffline, setOffline] = useState(false);
  const load = async (after: string | null): Promise<void> => {
    try {
      await ensureSession();
      const page = await fetchLadder(game, pace, after);
      setLadder(known => ({
        ...page,
        players: after === null ? page.players : [...(known?.players ?? []), ...page.players],
      }));
      setOffline(false);
    } catch {
      setOffline(true);
    }
  };
  useEffect(() => void load(null), [game, pace]);
  const { ladder: words, pace: paces, results } = peopleText();
  if (isOffline) return <ServerOffline again={() => void load(null)} />;
  return (
    <div class="page ladder">
      <PersonTabs here="ladder" />
      <h1>{words.title(gameName(game))}</h1>
      <nav class="tabs" aria-label={words.games}>
        {GAME_IDS.map(id => (
          <a
            key={id}
            href={hrefTo('ratings', id)}
            {...(id === game ? { 'aria-current': 'page' as const } : {})}
          >
            {gameName(id)}
          </a>
        ))}
      </nav>
      <fieldset class="segments">
        <legend>{results.pace}</legend>
        {PACES.map(each => (
          <label key={each}>
            <input type="radio" name="pace" checked={each === pace} onChange={() => setPace(each)} />
            <span>{paces[each]}</span>
          </label>
        ))}
      </fieldset>
      <p class="hint">{ladder?.players.length === 0 ? words.none : words.lead}</p>
      <table class="ladder-table profile-card">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{words.position}</span>
            </th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.rating}</th>
            <th scope="col">{words.matches}</th>
          </tr>
        </thead>
        <tbody>{rungsOf(ladder).map(LadderRow)}</tbody>
      </table>
      {ladder?.next != null && (
        <button type="button" class="choice" onClick={() => void load(ladder.next)}>
          {words.more}
        </button>
      )}
    </div>
  );
}

const LadderRow = ({ key, position, player, rating, deviation, matches }: Rung) => (
  <tr key={key} class={position === null ? 'is-bot' : player.id === me.value?.id ? 'is-own' : ''}>
    <td>{position ?? ''}</td>
    <th scope="row">
      <PlayerName player={player} />
    </th>
    <td>
      <b>{rating}</b> {deviation !== null && <small>±{deviation}</small>}
    </td>
    <td>{matches ?? ''}</td>
  </tr>
);

/** Bots stand between the people where they belong; below the last known person only when no one follows. */
function rungsOf(ladder: Ladder | undefined): Rung[] {
  if (ladder === undefined) return [];
  const people = ladder.players.map(({ id, name, symbol, colour, ...rest }): Rung => ({
    key: id,
    player: { id, name, symbol, colour, bot: null },
    position: rest.position,
    rating: rest.rating,
    deviation: rest.deviation,
    matches: rest.matches,
  }));
  const lowest = ladder.next === null ? Number.NEGATIVE_INFINITY : (people.at(-1)?.rating ?? 0);
  const bots = ladder.bots
    .filter(({ rating }) => rating >= lowest)
    .map(({ level, rating }): Rung => ({
      key: level,
      player: { id: null, name: null, bot: level, symbol: 'leaf', colour: 'green' },
      position: null,
      rating,
      deviation: null,
      matches: null,
    }));
  return [...people, ...bots].toSorted((one, other) => other.rating - one.rating);
}
