import type { OnlineTable } from '../online/sitting.ts';
import { hrefTo } from '../route.ts';
import { texts } from '../texts.ts';
import { Clocks } from './clocks.tsx';
import { Talk } from './talk.tsx';

/** What else can be done at a table at the server: clocks, talk, giving up, coming back. */
export function TableWays({ table }: { readonly table: OnlineTable }) {
  const { online, setup } = texts();
  const message = table.message.value;
  if (message === undefined) return null;
  const { status, seats, seat } = message.table;
  const isPlaying = status === 'playing' && seat !== null;
  const standIn = seat === null ? null : seats[seat].bot;
  const resign = (): void => {
    if (confirm(online.resignSure)) void table.wish({ type: 'resign' });
  };
  return (
    <>
      <Clocks table={table} />
      <Talk table={table} />
      <p class="hint">{online.watching(table.watching.value)}</p>
      <footer class="beside">
        <a class="plain" href={hrefTo('rules', message.table.settings.game)}>
          {setup.readRules}
        </a>
        {isPlaying && standIn === null && (
          <button type="button" class="plain" onClick={resign}>
            {online.resign}
          </button>
        )}
        {isPlaying && standIn !== null && (
          <button type="button" class="choice" onClick={() => void table.wish({ type: 'reclaim' })}>
            {online.reclaim}
          </button>
        )}
      </footer>
    </>
  );
}

/** Somebody asks to take a move back. */
export function UndoAsked({ table }: { readonly table: OnlineTable }) {
  const { online } = texts();
  const sight = table.message.value?.table;
  const request = sight?.undo.request ?? null;
  if (sight === undefined || request === null || sight.seat === null) return null;
  const answer = (agree: boolean): void => void table.wish({ type: 'answerUndo', agree });
  const isMine = request.seat === sight.seat;
  return (
    <div class="table-notice" role="alert">
      <p>{isMine ? online.undoWaiting : online.undoAsked(sight.seats[request.seat].name ?? '…')}</p>
      {isMine && (
        <button type="button" class="choice" onClick={() => answer(false)}>
          {online.withdraw}
        </button>
      )}
      {request.waitingFor.includes(sight.seat) && (
        <>
          <button type="button" class="main" onClick={() => answer(true)}>
            {online.agree}
          </button>
          <button type="button" class="choice" onClick={() => answer(false)}>
            {online.refuse}
          </button>
        </>
      )}
    </div>
  );
}
