import { useEffect, useState } from 'preact/hooks';
import { isGameId } from '../../games/index.ts';
import { SeatIcon } from '../../board/seat-icon.tsx';
import { playersOf, settingsOf, type LocalTable } from '../local/local-table.ts';
import { listTables } from '../local/store.ts';
import { playerNames } from '../parts/player-names.ts';
import { Poster } from '../parts/poster.tsx';
import { hrefTo } from '../route.ts';
import { GAME_INFO } from '../game-list.ts';
import { appText } from '../app-text.ts';

const KEY = 'cosecha:unfinished';
const MOST = 3;

/** How many cards the row had on the last visit: their room is kept until the games are read. */
function expected(): number {
  try {
    return Math.min(MOST, Number(localStorage.getItem(KEY) ?? 0));
  } catch {
    return 0;
  }
}

/** For who returns: the games that wait, yours first. */
export function ContinueRow() {
  const [room] = useState(expected);
  const [tables, setTables] = useState<readonly LocalTable[] | undefined>(undefined);
  useEffect(() => {
    const read = async (): Promise<void> => {
      const waiting = (await listTables()).filter(({ outcome }) => outcome === null);
      localStorage.setItem(KEY, String(waiting.length));
      setTables(
        waiting.toSorted((one, other) => Number(isYours(other)) - Number(isYours(one))).slice(0, MOST),
      );
    };
    read().catch(() => setTables([]));
  }, []);
  const { home } = appText();
  // A game that appears now would push the page down: it is in the list below, and here from the next visit on.
  if (room === 0 || tables?.length === 0) return null;
  return (
    <section class="continue-row" aria-label={home.goOn}>
      {tables?.slice(0, room).map(table => (
        <ContinueCard key={table.id} table={table} />
      ))}
    </section>
  );
}

function isYours(table: LocalTable): boolean {
  const players = playersOf(table);
  return table.toAct.some(seat => players[seat]?.bot === null);
}

function ContinueCard({ table }: { readonly table: LocalTable }) {
  const { home } = appText();
  const { game } = settingsOf(table);
  if (!isGameId(game)) return null;
  const players = playersOf(table);
  return (
    <a
      class={`continue-card ${isYours(table) ? 'is-yours' : ''}`}
      href={hrefTo('play', table.id)}
      data-game={game}
    >
      <Poster game={game} />
      <span>
        <b>{GAME_INFO[game].name}</b>
        <span class="continue-seats">
          {playerNames(players).map((name, seat) => (
            <span key={seat} title={name}>
              <SeatIcon seat={seat} />
            </span>
          ))}
        </span>
      </span>
      <span class="main">{isYours(table) ? home.yourTurn : home.continue}</span>
    </a>
  );
}
