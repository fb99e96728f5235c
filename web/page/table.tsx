import { useEffect, useMemo, useState } from 'preact/hooks';
import { isGameId, loadGame, type GameId } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import { Poster } from '../parts/poster.tsx';
import type { BoardModule } from '../../board/module.ts';
import { loadBoard } from '../boards.ts';
import { ExpectedGame } from '../local/expected-games.ts';
import { download } from '../local/share.ts';
import { Plans } from '../social/plans.tsx';
import { NextTable } from '../social/next-table.tsx';
import { ensureSession } from '../online/session.ts';
import { openTable, type OnlineTable } from '../online/table.ts';
import { onlineText } from '../online/online-text.ts';
import { RatingBadge } from '../parts/profile/rating-badge.tsx';
import { FinalScores } from '../parts/final-scores.tsx';
import { TableBanners } from '../parts/table-banners.tsx';
import { Recap } from '../parts/recap.tsx';
import { SeatList } from '../parts/seat-list.tsx';
import { MatchScreen } from '../parts/match-screen.tsx';
import { TableMenu } from '../parts/table-menu.tsx';
import { goTo, hrefTo } from '../route.ts';
import { GAME_INFO } from '../game-list.ts';
import '../style/online.css';
import '../style/social.css';
import { appText } from '../app-text.ts';
import { NotFound } from './not-found.tsx';
import { ServerOffline } from './server-offline.tsx';

interface Loaded {
  readonly module: GameModule;
  readonly board: BoardModule;
}

/** A table at the server: first its seats, then the match. */
export function TablePage({ id }: { readonly id: string }) {
  const [table, setTable] = useState<OnlineTable | 'none' | undefined>(undefined);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let opened: OnlineTable | undefined;
    let isGone = false;
    const open = async (): Promise<void> => {
      await ensureSession();
      if (isGone) return;
      opened = openTable(id);
      setTable(opened);
    };
    open().catch(() => setTable('none'));
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [id, tries]);
  if (table === 'none') return <ServerOffline again={() => setTries(tries + 1)} />;
  if (table === undefined) return <p class="waiting">{appText().home.starting}</p>;
  return <OpenTable table={table} again={() => setTries(tries + 1)} />;
}

function OpenTable({ table, again }: { readonly table: OnlineTable; readonly again: () => void }) {
  const update = table.update.value;
  const game = update?.table.settings.game;
  const loaded = useGame(game);
  useTitle(table);
  const hasBegun = update !== undefined && update.table.view !== null;
  const client = useMemo(() => (hasBegun ? table.client() : undefined), [table, hasBegun]);
  const { seating, table: say } = onlineText();
  if (table.connection.value === 'gone') return <NotFound says={say.unknown} />;
  // A connection that is lost later says so over the table.
  if (update === undefined && table.connection.value === 'lost') return <ServerOffline again={again} />;
  if (update === undefined || game === undefined || !isGameId(game))
    return <p class="waiting">{appText().home.starting}</p>;
  if (update.table.status === 'closed') return <NotFound says={seating.closed} />;
  if (client === undefined) return <WaitingRoom table={table} game={game} />;
  if (loaded === undefined) return <p class="waiting">{appText().home.starting}</p>;
  return (
    <MatchScreen
      client={client}
      {...loaded}
      over={(controller, { table: { outcome, seat } }) => (
        <>
          {seat !== null && <ExpectedGame isOver={outcome !== null} />}
          <TableBanners table={table}>
            <Recap table={table} module={loaded.module} controller={controller} />
          </TableBanners>
          {outcome !== null && !controller.queue.isCatchingUp.value && (
            <FinalScores
              client={client}
              {...loaded}
              outcome={outcome}
              you={seat}
              badge={
                seat !== null &&
                update.table.settings.rated === true && <RatingBadge table={update.id} game={game} />
              }
            >
              <AfterGame table={table} />
            </FinalScores>
          )}
        </>
      )}
      idle={<NextTable table={table} />}
      beside={
        <>
          <TableMenu table={table} />
          <Plans table={table} module={loaded.module} />
        </>
      }
    />
  );
}

/** Rules and board of a game, loaded while people are still taking their seats. */
function useGame(game: string | undefined): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  useEffect(() => {
    if (game === undefined || !isGameId(game)) return;
    const load = async (): Promise<void> => {
      const [module, board] = await Promise.all([loadGame(game), loadBoard(game)]);
      setLoaded({ module, board });
    };
    void load();
  }, [game]);
  return loaded;
}

/** The tab says from afar whether it is your turn. */
function useTitle(table: OnlineTable): void {
  const view = table.update.value?.table;
  const { seat = null } = view ?? {};
  const isYours =
    view?.status === 'playing' && seat !== null && view.toAct.includes(seat) && view.seats[seat].bot === null;
  const game = view?.settings.game;
  const name = game !== undefined && isGameId(game) ? `${GAME_INFO[game].name} · Cosecha` : 'Cosecha';
  const title = isYours ? `● ${onlineText().table.yourTurn} · ${name}` : name;
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = 'Cosecha';
    };
  }, [title]);
}

function WaitingRoom({ table, game }: { readonly table: OnlineTable; readonly game: GameId }) {
  return (
    <div class="page waiting-room" data-game={game}>
      <h1>{GAME_INFO[game].name}</h1>
      <TableBanners table={table} />
      <div class="waiting-parts">
        <SeatList table={table} />
        <div class="waiting-side">
          <Poster game={game} />
          <div class="waiting-talk">
            <TableMenu table={table} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** After the end: the same people once more, or the match from the beginning. */
function AfterGame({ table }: { readonly table: OnlineTable }) {
  const { end, table: words } = appText();
  const { table: say } = onlineText();
  const [isWanted, setWanted] = useState(false);
  const view = table.update.value?.table;
  const rematch = view?.rematch ?? null;
  useEffect(() => {
    if (isWanted && rematch !== null) goTo('table', rematch);
  }, [isWanted, rematch]);
  const save = async (): Promise<void> => {
    const record = await table.record();
    if (record !== undefined) download(record);
  };
  const again = async (): Promise<void> => {
    setWanted(true);
    if (!(await table.send({ type: 'rematch' }))) setWanted(false);
  };
  return (
    <>
      {rematch !== null && (
        <a class="main" href={hrefTo('table', rematch)}>
          {say.goToRematch}
        </a>
      )}
      {rematch === null && view?.seat != null && (
        <button type="button" class="main" disabled={isWanted} onClick={() => void again()}>
          {say.rematch}
        </button>
      )}
      {view?.outcome?.kind === 'played' && (
        <a class="choice" href={hrefTo('review', 'table', table.id, 0)}>
          {end.review}
        </a>
      )}
      <a class="choice" href={hrefTo('replay', 'table', table.id, 0)}>
        {end.replay}
      </a>
      <button type="button" class="plain" onClick={() => void save()}>
        {words.download}
      </button>
    </>
  );
}
