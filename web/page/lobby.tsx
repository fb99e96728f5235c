import { useEffect, useState } from 'preact/hooks';
import type { TableSummary } from '../../api/table.ts';
import { GAME_IDS } from '../../games/index.ts';
import { fetchLobby, type LobbyWish } from '../events/calls.ts';
import { eventsText } from '../events/events-text.ts';
import { GAME_INFO } from '../game-list.ts';
import { TableList } from './table-lists.tsx';

const ANY = '';
const SPEEDS = ['live', 'correspondence', 'untimed'] as const;
/** From the least to the most that any game seats. */
const SEATS = Array.from(
  { length: Math.max(...GAME_IDS.map(id => GAME_INFO[id].players.most)) - 1 },
  (_, index) => String(index + 2),
);

/** Public tables that wait for players, one page after the other, by game, pace and number of players. */
export function Lobby() {
  const [wish, setWish] = useState<LobbyWish>({});
  const [tables, setTables] = useState<readonly TableSummary[] | undefined>(undefined);
  const [next, setNext] = useState<string | null>(null);
  const { opponents: say, more } = eventsText();
  const load = async (after?: string): Promise<void> => {
    const page = await fetchLobby(wish, after);
    setTables([...(after === undefined ? [] : (tables ?? [])), ...page.tables]);
    setNext(page.next);
  };
  useEffect(() => void load().catch(() => undefined), [wish]);
  const choose = (part: keyof LobbyWish) => (value: string) =>
    setWish({ ...wish, [part]: value === ANY ? undefined : value });
  return (
    <section class="matches" aria-labelledby="lobby">
      <h2 id="lobby">{say.lobby}</h2>
      <div class="lobby-filters">
        <Filter
          name={say.game}
          any={say.anyGame}
          choices={GAME_IDS.map(id => [id, GAME_INFO[id].name])}
          choose={choose('game')}
        />
        <Filter
          name={say.pace}
          any={say.anyPace}
          choices={SPEEDS.map(speed => [speed, say.speeds[speed]])}
          choose={choose('speed')}
        />
        <Filter
          name={say.players}
          any={say.anyNumber}
          choices={SEATS.map(count => [count, say.seats(Number(count))])}
          choose={choose('players')}
        />
      </div>
      {tables?.length === 0 && <p class="hint">{say.noTables}</p>}
      <TableList lines={tables ?? []} />
      {next !== null && (
        <button type="button" class="choice" onClick={() => void load(next)}>
          {more}
        </button>
      )}
    </section>
  );
}

interface FilterProps {
  readonly name: string;
  readonly any: string;
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly choose: (value: string) => void;
}

const Filter = ({ name, any, choices, choose }: FilterProps) => (
  <select aria-label={name} onChange={({ currentTarget }) => choose(currentTarget.value)}>
    <option value={ANY}>{any}</option>
    {choices.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </select>
);
