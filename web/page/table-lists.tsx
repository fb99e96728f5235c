import { useEffect, useState } from 'preact/hooks';
import { isGameId } from '../../games/index.ts';
import { SEAT_NAMES, SeatIcon } from '../../board/seat-icon.tsx';
import type { TableSummary } from '../../api/table.ts';
import { subscribeToTables, fetchTables, type Lists } from '../online/lobby.ts';
import { formatRelativeTime } from '../online/time.ts';
import type { Outcome } from '../../table/table.ts';
import { botName } from '../parts/bot-name.ts';
import { endingWords } from '../parts/ending-words.ts';
import { speedText } from '../parts/time-control-text.ts';
import { hrefTo } from '../route.ts';
import { locale, preferences } from '../preferences.ts';
import { GAME_INFO } from '../game-list.ts';
import { appText } from '../app-text.ts';

/** The lists of the server: undefined until it answers, null without one. */
export function useTables(): Lists | null | undefined {
  const [tables, setTables] = useState<Lists | null | undefined>(undefined);
  const refresh = (): void => {
    // What is shown stays when the server is away for a moment.
    fetchTables().then(setTables, () => setTables(shown => shown ?? null));
  };
  useEffect(refresh, []);
  const hasTables = (tables?.mine.length ?? 0) > 0;
  useEffect(() => (hasTables ? subscribeToTables(refresh) : undefined), [hasTables]);
  return tables;
}

interface TablesProps {
  readonly tables: Lists | null | undefined;
  /** The page already begins with the games that wait for you. */
  readonly isAnnounced?: boolean;
}

/** Tables at the server: yours, and those that wait for players. Without a server there is nothing to see. */
export function Tables({ tables, isAnnounced = false }: TablesProps) {
  const { home, online } = appText();
  if (tables === undefined || tables === null) return null;
  const hasTables = tables.mine.length > 0;
  return (
    <>
      {!isAnnounced && <YourTurn lines={tables.mine.filter(({ yourTurn }) => yourTurn)} />}
      {hasTables && (
        <section class="matches is-own" id="your-tables" aria-label={online.yourTables}>
          <h2>{online.yourTables}</h2>
          <TableList lines={tables.mine} />
        </section>
      )}
      <section class="matches" aria-label={home.tables}>
        <h2>{home.tables}</h2>
        {tables.open.length === 0 ? <p>{home.noTables}</p> : <TableList lines={tables.open} />}
        {tables.hasMore && <a href={hrefTo('opponents')}>{home.moreTables}</a>}
      </section>
    </>
  );
}

/** Says on every part of the page that it is your turn. It floats over the page, so that nothing jumps. */
function YourTurn({ lines }: { readonly lines: readonly TableSummary[] }) {
  const { home, online } = appText();
  if (lines.length === 0) return null;
  const [{ id, settings: table }] = lines;
  const name = isGameId(table.game) ? GAME_INFO[table.game].name : '';
  if (lines.length === 1) {
    return (
      <a class="main your-turn" href={hrefTo('table', id)}>
        {home.yourTurn}: {name}
      </a>
    );
  }
  return (
    <button
      type="button"
      class="main your-turn"
      onClick={() => document.getElementById('your-tables')?.scrollIntoView()}
    >
      {online.turns(lines.length)}
    </button>
  );
}

export function TableList({ lines }: { readonly lines: readonly TableSummary[] }) {
  return (
    <ul>
      {lines.map(line => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { readonly line: TableSummary }) {
  const { online } = appText();
  const { game } = line.settings;
  if (!isGameId(game)) return null;
  const names = namesIn(line);
  const go = line.status === 'finished' ? online.watch : online.goIn;
  return (
    <li data-game={game}>
      <div>
        <b>{GAME_INFO[game].name}</b>
        <span class="match-seats">
          {names.map((name, seat) => (
            <span key={seat}>
              <SeatIcon seat={seat} /> {name}
            </span>
          ))}
        </span>
        <small>{standing(line, names)}</small>
      </div>
      <a
        class={line.yourTurn ? 'main' : 'choice'}
        href={hrefTo('table', line.id)}
        aria-label={`${go}: ${GAME_INFO[game].name}, ${names.join(', ')}`}
      >
        {go}
      </a>
    </li>
  );
}

export const namesIn = ({ seats }: TableSummary): readonly string[] =>
  seats.map(({ kind, name, bot }, seat) => {
    if (kind === 'bot') return botName(bot ?? '');
    return kind === 'open'
      ? appText().online.openSeat
      : (name ?? SEAT_NAMES[seat][preferences.value.language]);
  });

/** What the list knows of a result, as the end of a game tells it. */
export function outcomeOf({ places, scores }: NonNullable<TableSummary['result']>): Outcome {
  const most = scores?.[places.indexOf(1)] ?? 0;
  // A player who left comes last, with whatever points.
  return scores === null || scores.some(score => score > most)
    ? { kind: 'conceded', ranks: places }
    : { kind: 'played', result: { ranks: places, totals: scores, breakdown: [] } };
}

/** Whose turn it is, since when and until when; or what a table that waits for players offers. */
function standing(
  {
    status,
    seats,
    toAct,
    yourTurn,
    yourSeat,
    deadline,
    at,
    result,
    settings: { speed, rated },
  }: TableSummary,
  names: readonly string[],
): string {
  const { home, online, table } = appText();
  const ended =
    result === null ? home.over : endingWords(outcomeOf(result), { players: names, you: yourSeat }).title;
  const { language } = preferences.value;
  const now = Date.now();
  const since = online.since(formatRelativeTime(at, now, language));
  if (status === 'finished') return `${ended} · ${formatRelativeTime(at, now, language)}`;
  if (status === 'open')
    return `${online.seatsFree(seats.filter(({ kind }) => kind === 'open').length)} · ${speedText(speed)}${rated === true ? ` · ${online.rated}` : ''}`;
  const who = yourTurn ? home.yourTurn : table.waitFor(toAct.map(seat => names[seat]));
  if (deadline === null) return `${who} · ${since}`;
  const format = new Intl.DateTimeFormat(locale(), { weekday: 'short', hour: 'numeric', minute: '2-digit' });
  return `${who} · ${since} · ${online.until(formatRelativeTime(deadline, now, language), format.format(deadline))}`;
}
