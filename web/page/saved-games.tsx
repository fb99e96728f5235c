import { useEffect, useRef, useState } from 'preact/hooks';
import { isGameId, loadGame } from '../../games/index.ts';
import { parseRecord } from '../../kernel/record.ts';
import { SeatIcon } from '../../board/seat-icon.tsx';
import { saveNewMatch } from '../local/create.ts';
import { isLevel } from '../local/levels.ts';
import type { LocalMatch } from '../local/messages.ts';
import { replayRecord } from '../local/replay-record.ts';
import { listMatches, removeMatch } from '../local/store.ts';
import { playerNames } from '../parts/player-names.ts';
import { goTo, hrefTo } from '../route.ts';
import { preferences } from '../preferences.ts';
import { GAME_INFO } from '../game-list.ts';
import { appText } from '../app-text.ts';

/** The matches of this browser: whose turn it is, and the way back to each. */
export function Matches() {
  const [matches, setMatches] = useState<readonly LocalMatch[] | undefined>(undefined);
  const [isBad, setBad] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const refresh = (): void => {
    listMatches().then(setMatches, () => setMatches([]));
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
  const forget = async (id: string): Promise<void> => {
    await removeMatch(id);
    refresh();
  };

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
      {matches?.length === 0 && <p>{home.noMatches}</p>}
      <ul>
        {matches?.map(match => (
          <MatchLine key={match.id} match={match} forget={() => void forget(match.id)} />
        ))}
      </ul>
    </section>
  );
}

/** Keeps a record from a file; throws when it is none or when the rules forbid one of its moves. */
async function importRecord(text: string): Promise<string> {
  const record = parseRecord(text);
  if (!isGameId(record.game)) throw new Error(`no game ${record.game}`);
  const { game } = await loadGame(record.game);
  const { state } = replayRecord(game, record);
  const { seats = [], bots = [], config } = record;
  const players = Array.from({ length: config.players }, (_, seat) => {
    const name = seats[seat] ?? '';
    const bot = bots[seat] ?? null;
    return bot !== null && isLevel(bot) ? { name: name === bot ? '' : name, bot } : { name, bot: null };
  });
  return saveNewMatch({ game: record.game, players, record, toAct: game.toAct(state) });
}

function MatchLine({ match, forget }: { readonly match: LocalMatch; readonly forget: () => void }) {
  const { home, table } = appText();
  const names = playerNames(match.players);
  const isOver = match.record.result !== undefined;
  const mine = match.toAct.find(seat => match.players[seat]?.bot === null);
  const when = new Intl.DateTimeFormat(preferences.value.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <li data-game={match.game}>
      <div>
        <b>{GAME_INFO[match.game].name}</b>
        <span class="match-seats">
          {names.map((name, seat) => (
            <span key={seat}>
              <SeatIcon seat={seat} /> {name}
            </span>
          ))}
        </span>
        <small>
          {isOver
            ? home.over
            : mine === undefined
              ? table.waitFor(match.toAct.map(seat => names[seat]))
              : home.yourTurn}{' '}
          · {when.format(match.changed)}
        </small>
      </div>
      <a
        class={isOver ? 'plain' : 'main'}
        href={isOver ? hrefTo('replay', 'local', match.id, 0) : hrefTo('play', match.id)}
      >
        {isOver ? home.watch : home.goOn}
      </a>
      <button
        type="button"
        class="plain"
        onClick={forget}
        aria-label={`${home.forget}: ${GAME_INFO[match.game].name}, ${when.format(match.changed)}`}
      >
        ×
      </button>
    </li>
  );
}
