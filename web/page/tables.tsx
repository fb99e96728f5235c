import { useEffect, useState } from 'preact/hooks';
import { isGameId } from '../../games/index.ts';
import type { TableLine } from '../online/api.ts';
import { lists } from '../online/lobby.ts';
import { hrefTo } from '../route.ts';
import { SHELF } from '../shelf.ts';
import { texts } from '../texts.ts';

interface Lists {
  readonly open: readonly TableLine[];
  readonly mine: readonly TableLine[];
}

/** Tables at the server: yours, and those that wait for players. Without a server there is nothing to see. */
export function Tables() {
  const [tables, setTables] = useState<Lists | undefined>(undefined);
  useEffect(() => {
    lists().then(setTables, () => undefined);
  }, []);
  const { home, online } = texts();
  if (tables === undefined) return null;
  return (
    <>
      {tables.mine.length > 0 && (
        <section class="matches" aria-label={online.yourTables}>
          <h2>{online.yourTables}</h2>
          <TableList lines={tables.mine} />
        </section>
      )}
      <section class="matches" aria-label={home.tables}>
        <h2>{home.tables}</h2>
        {tables.open.length === 0 ? <p>{home.noTables}</p> : <TableList lines={tables.open} />}
      </section>
    </>
  );
}

function TableList({ lines }: { readonly lines: readonly TableLine[] }) {
  const { home, online, table } = texts();
  return (
    <ul>
      {lines.map(({ id, settings, seats, yourTurn, status }) => {
        const { game } = settings;
        if (!isGameId(game)) return null;
        const names = seats.map(({ kind, name }) => (kind === 'bot' ? table.bot : (name ?? online.openSeat)));
        return (
          <li key={id} data-game={game}>
            <div>
              <b>{SHELF[game].name}</b>
              <span>{names.join(', ')}</span>
              <small>{yourTurn ? home.yourTurn : status === 'finished' ? home.over : ''}</small>
            </div>
            <a
              class={yourTurn ? 'main' : 'choice'}
              href={hrefTo('table', id)}
              aria-label={`${online.goIn}: ${SHELF[game].name}`}
            >
              {online.goIn}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
