import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { joinList } from '../../kernel/text.ts';
import { AbortBanner } from '../social/abort.tsx';
import { faultKind } from '../online/errors.ts';
import type { OnlineTable } from '../online/table.ts';
import { onlineText } from '../online/online-text.ts';
import { preferences } from '../preferences.ts';
import { LowTimeAlert } from './clocks.tsx';
import { playerNames } from './player-names.ts';

const SAID_FOR = 8000;

/** What stands between you and the table right now, one below the other. */
export function TableBanners({
  table,
  children,
}: {
  readonly table: OnlineTable;
  readonly children?: ComponentChildren;
}) {
  const seat = table.update.value?.table.seat ?? null;
  return (
    <div class="slips">
      <Interruption table={table} />
      <StandIn table={table} />
      <UndoAsked table={table} />
      <AbortBanner table={table} />
      {children}
      <Refusal table={table} />
      <Heard table={table} />
      <LowTimeAlert clock={seat === null ? undefined : table.players.value[seat]?.clock} />
    </div>
  );
}

/** A lost connection, or a refused command. */
function Interruption({ table }: { readonly table: OnlineTable }) {
  const { table: say, faults } = onlineText();
  if (table.connection.value === 'lost') {
    return (
      <p class="slip is-lost" role="status">
        {say.lost}
      </p>
    );
  }
  const error = table.error.value;
  if (error === undefined) return null;
  return (
    <div class="slip is-fault" role="alert">
      <p>{faults[faultKind(error)]}</p>
      <button type="button" class="plain" aria-label={say.close} onClick={table.dismissError}>
        ×
      </button>
    </div>
  );
}

/** A bot plays on for you. */
function StandIn({ table }: { readonly table: OnlineTable }) {
  const { table: say } = onlineText();
  const view = table.update.value?.table;
  if (view?.status !== 'playing' || view.seat === null) return null;
  const { because } = view.seats[view.seat];
  if (because === null) return null;
  return (
    <div class="slip" role="status">
      <p>{say.standIn[because]}</p>
      {because !== 'resigned' && (
        <button type="button" class="main" onClick={() => void table.send({ type: 'reclaim' })}>
          {say.reclaim}
        </button>
      )}
    </div>
  );
}

/** A player asks to undo a move. */
function UndoAsked({ table }: { readonly table: OnlineTable }) {
  const { table: say } = onlineText();
  const view = table.update.value?.table;
  const request = view?.undo.request ?? null;
  if (view === undefined || request === null || view.seat === null) return null;
  const names = playerNames(table.players.value);
  const waitingFor = joinList(
    preferences.value.language,
    request.waitingFor.map(seat => names[seat]),
  );
  const answer = (agree: boolean): void => void table.send({ type: 'answerUndo', agree });
  const isMine = request.seat === view.seat;
  return (
    <div class="slip" role="alert">
      <p>{isMine ? say.undoWaiting(waitingFor) : say.undoAsked(names[request.seat])}</p>
      {isMine && (
        <button type="button" class="choice" onClick={() => answer(false)}>
          {say.withdraw}
        </button>
      )}
      {request.waitingFor.includes(view.seat) && (
        <>
          <button type="button" class="main" onClick={() => answer(true)}>
            {say.agree}
          </button>
          <button type="button" class="choice" onClick={() => answer(false)}>
            {say.refuse}
          </button>
        </>
      )}
    </div>
  );
}

/** The others would rather not let you take a move back. */
function Refusal({ table }: { readonly table: OnlineTable }) {
  const [closed, setClosed] = useState(0);
  const { table: say, lines } = onlineText();
  const { value: all } = table.entries;
  const seat = table.update.value?.table.seat ?? null;
  const last = all.findLast(
    ({ type }) => type.startsWith('undo') || type === 'takenBack' || type === 'moved',
  );
  const isNew = last !== undefined && last.n > Math.max(closed, table.openedAtVersion.value ?? 0);
  if (!isNew || last.type !== 'undoRefused' || last.seat === seat) return null;
  const asked = all.findLast(({ type }) => type === 'undoAsked');
  if (asked?.type !== 'undoAsked' || asked.seat !== seat) return null;
  return (
    <div class="slip" role="status">
      <p>{lines.undoRefused(playerNames(table.players.value)[last.seat])}</p>
      <button type="button" class="plain" aria-label={say.close} onClick={() => setClosed(last.n)}>
        ×
      </button>
    </div>
  );
}

/** On a phone the chat is in the drawer: a new message is shown for a moment. */
function Heard({ table }: { readonly table: OnlineTable }) {
  const [past, setPast] = useState(0);
  const { table: say } = onlineText();
  const update = table.update.value;
  const seat = update?.table.seat ?? null;
  const own = seat === null ? null : (update?.table.seats[seat].person ?? null);
  const last = table.entries.value.findLast(({ type }) => type === 'said');
  const isNew = last?.type === 'said' && last.n > (table.openedAtVersion.value ?? 0) && last.person !== own;
  const n = isNew ? last.n : 0;
  useEffect(() => {
    const timer = setTimeout(() => setPast(n), SAID_FOR);
    return () => clearTimeout(timer);
  }, [n]);
  if (!isNew || n === past) return null;
  return (
    <p class="slip is-said" role="status">
      <b>{last.name ?? say.someone}</b> {last.text}
    </p>
  );
}
