import { useEffect, useMemo, useState } from 'preact/hooks';
import { isGameId, loadGame } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { BoardModule } from '../board.ts';
import { loadBoard } from '../boards.ts';
import { arrive } from '../online/session.ts';
import { openTable, type OnlineTable } from '../online/sitting.ts';
import { Ending } from '../parts/ending.tsx';
import { Seating } from '../parts/seating.tsx';
import { Table } from '../parts/table.tsx';
import { TableWays, UndoAsked } from '../parts/ways.tsx';
import { hrefTo } from '../route.ts';
import { SHELF } from '../shelf.ts';
import { texts } from '../texts.ts';
import { Missing } from './missing.tsx';

interface Loaded {
  readonly module: GameModule;
  readonly board: BoardModule;
}

/** A table at the server: first its seats, then the match. */
export function OnlinePage({ id }: { readonly id: string }) {
  const [table, setTable] = useState<OnlineTable | 'none' | undefined>(undefined);
  useEffect(() => {
    let opened: OnlineTable | undefined;
    let isGone = false;
    const open = async (): Promise<void> => {
      await arrive();
      if (isGone) return;
      opened = openTable(id);
      setTable(opened);
    };
    open().catch(() => setTable('none'));
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [id]);
  const { home, online } = texts();
  if (table === 'none') return <Missing says={online.faults.offline} />;
  if (table === undefined) return <p class="waiting">{home.starting}</p>;
  return <OpenTable table={table} />;
}

function OpenTable({ table }: { readonly table: OnlineTable }) {
  const message = table.message.value;
  const game = message?.table.settings.game;
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  useEffect(() => {
    if (game === undefined || !isGameId(game)) return;
    const load = async (): Promise<void> => {
      const [module, board] = await Promise.all([loadGame(game), loadBoard(game)]);
      setLoaded({ module, board });
    };
    void load();
  }, [game]);
  const hasBegun = message !== undefined && message.table.view !== null;
  const sitting = useMemo(() => (hasBegun ? table.sitting() : undefined), [table, hasBegun]);
  const { home, online } = texts();
  if (table.connection.value === 'gone') return <Missing says={online.badInvite} />;
  if (message === undefined || game === undefined || !isGameId(game))
    return <p class="waiting">{home.starting}</p>;
  if (message.table.status === 'closed') return <Missing says={online.closed} />;
  if (sitting === undefined || loaded === undefined) {
    return (
      <div class="page" data-game={game}>
        <h1>{SHELF[game].name}</h1>
        <Notice table={table} />
        <Seating table={table} />
        <TableWays table={table} />
      </div>
    );
  }
  return (
    <Table
      sitting={sitting}
      {...loaded}
      over={(stage, frame) => (
        <>
          <Notice table={table} />
          <UndoAsked table={table} />
          {frame.result !== null && !stage.parade.isBehind.value && (
            <Ending sitting={sitting} {...loaded} result={frame.result}>
              <Next table={table} />
            </Ending>
          )}
        </>
      )}
      beside={<TableWays table={table} />}
    />
  );
}

function Next({ table }: { readonly table: OnlineTable }) {
  const { end, online } = texts();
  const rematch = table.message.value?.table.rematch ?? null;
  return (
    <>
      {rematch === null ? (
        <button type="button" class="main" onClick={() => void table.wish({ type: 'rematch' })}>
          {end.rematch}
        </button>
      ) : (
        <a class="main" href={hrefTo('table', rematch)}>
          {online.toRematch}
        </a>
      )}
      <a class="choice" href={hrefTo('replay', 'table', table.id, 0)}>
        {end.replay}
      </a>
    </>
  );
}

/** What stands between you and the table right now. */
function Notice({ table }: { readonly table: OnlineTable }) {
  const { online } = texts();
  const { faults } = online;
  const fault = table.fault.value;
  if (table.connection.value === 'lost') {
    return (
      <p class="table-notice" role="status">
        {online.lost}
      </p>
    );
  }
  if (fault === undefined) return null;
  return (
    <p class="table-notice" role="alert">
      {fault === 'stale' || fault === 'offline' ? faults[fault] : faults.other}
    </p>
  );
}
