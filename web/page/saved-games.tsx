import { useEffect, useRef, useState } from 'preact/hooks';
import { isGameId } from '../../games/index.ts';
import { SeatIcon } from '../../board/seat-icon.tsx';
import { isLevel } from '../../bots/level-ids.ts';
import { playersOf, settingsOf, type LocalTable } from '../local/local-table.ts';
import type { MatchOfVersion1 } from '../local/migration.ts';
import { download } from '../local/share.ts';
import { listTables, listUnreadable, removeTable, removeUnreadable } from '../local/store.ts';
import { endingWords } from '../parts/ending-words.ts';
import { playerNames } from '../parts/player-names.ts';
import { goTo, hrefTo } from '../route.ts';
import { locale } from '../preferences.ts';
import { GAME_INFO } from '../game-list.ts';
import { appText } from '../app-text.ts';

/** The games saved in this browser: whose turn it is, and the way back to each. */
export function SavedGames() {
  const [tables, setTables] = useState<readonly LocalTable[] | undefined>(undefined);
  const [unreadable, setUnreadable] = useState<readonly MatchOfVersion1[]>([]);
  const [isBad, setBad] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const refresh = (): void => {
    listTables().then(setTables, () => setTables([]));
    listUnreadable().then(setUnreadable, () => undefined);
  };
  useEffect(refresh, []);
  const { home } = appText();

  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      goTo('replay', 'local', await importRecord(await file.text()), 0);
    } catch {
      setBad(true);
    }
  };
  const remove = (removing: Promise<unknown>): void => void removing.then(refresh);

  return (
    <section class="matches" aria-labelledby="matches">
      <header>
        <h2 id="matches">{home.matches}</h2>
        <button type="button" class="plain" onClick={() => chooser.current?.click()}>
          {home.import}
        </button>
        <input
          ref={chooser}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={home.import}
          onChange={event => void open(event.currentTarget.files?.[0])}
        />
      </header>
      {isBad && (
        <p class="fault" role="alert">
          {home.badRecord}
        </p>
      )}
      {tables?.length === 0 && unreadable.length === 0 && <p>{home.noMatches}</p>}
      <ul>
        {tables?.map(table => (
          <TableLine key={table.id} table={table} remove={() => remove(removeTable(table.id))} />
        ))}
        {unreadable.map(match => (
          <UnreadableLine key={match.id} match={match} remove={() => remove(removeUnreadable(match.id))} />
        ))}
      </ul>
    </section>
  );
}

/** Stores a game from a file; throws when the file is not a record or the rules forbid one of its moves. */
async function importRecord(text: string): Promise<string> {
  const [{ parseRecord }, { saveAsTable }] = await Promise.all([
    import('../../kernel/record.ts'),
    import('../local/create.ts'),
  ]);
  const record = parseRecord(text);
  const { seats = [], bots = [], config } = record;
  const players = Array.from({ length: config.players }, (_, seat) => {
    const name = seats[seat] ?? '';
    const bot = bots[seat] ?? null;
    return bot !== null && isLevel(bot) ? { name: name === bot ? '' : name, bot } : { name, bot: null };
  });
  return saveAsTable(record, players);
}

const formatDate = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

const nameOf = (game: string): string => (isGameId(game) ? GAME_INFO[game].name : game);

function TableLine({ table, remove }: { readonly table: LocalTable; readonly remove: () => void }) {
  const { home, table: say } = appText();
  const { game } = settingsOf(table);
  const players = playersOf(table);
  const names = playerNames(players);
  const isOver = table.outcome !== null;
  const people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  // At a table of several people no one is "you".
  const you = people.length === 1 ? people[0] : null;
  const isYours = table.toAct.some(seat => players[seat]?.bot === null);
  const turn = isYours ? home.yourTurn : say.waitFor(table.toAct.map(seat => names[seat]));
  return (
    <li data-game={game}>
      <div>
        <b>{nameOf(game)}</b>
        <span class="match-seats">
          {names.map((name, seat) => (
            <span key={seat}>
              <SeatIcon seat={seat} /> {name}
            </span>
          ))}
        </span>
        <small>
          {table.outcome === null ? turn : endingWords(table.outcome, { players: names, you }).title} ·{' '}
          {formatDate(table.changed)}
        </small>
      </div>
      <a
        class={isOver ? 'plain' : 'main'}
        href={isOver ? hrefTo('replay', 'local', table.id, 0) : hrefTo('play', table.id)}
      >
        {isOver ? home.watch : home.continue}
      </a>
      <RemoveButton of={`${nameOf(game)}, ${formatDate(table.changed)}`} remove={remove} />
    </li>
  );
}

/** A game that today's rules cannot replay: it can still be downloaded. */
function UnreadableLine({ match, remove }: { readonly match: MatchOfVersion1; readonly remove: () => void }) {
  const { home, table } = appText();
  const { game, record, changed } = match;
  return (
    <li data-game={game} class="is-long is-unreadable">
      <div>
        <b>{nameOf(game)}</b>
        <small>
          {formatDate(changed)} · {home.unreadable}
        </small>
      </div>
      <button type="button" class="plain" onClick={() => download(record)}>
        {table.download}
      </button>
      <RemoveButton of={`${nameOf(game)}, ${formatDate(changed)}`} remove={remove} />
    </li>
  );
}

const RemoveButton = ({ of, remove }: { readonly of: string; readonly remove: () => void }) => (
  <button type="button" class="plain" onClick={remove} aria-label={`${appText().home.forget}: ${of}`}>
    ×
  </button>
);
