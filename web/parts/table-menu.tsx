import { AbortButton } from '../social/abort.tsx';
import { PlayerMenu } from '../social/player-menu.tsx';
import { Note } from '../social/note.tsx';
import { defaultBot } from '../online/lobby.ts';
import type { OnlineTable } from '../online/table.ts';
import { onlineText } from '../online/online-text.ts';
import { hrefTo } from '../route.ts';
import { appText } from '../app-text.ts';
import { Invite } from './invite.tsx';
import { playerNames } from './player-names.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { Chat } from './chat.tsx';

/** What else can be done at a table at the server: talking, inviting, letting a bot play, giving up. */
export function TableMenu({ table }: { readonly table: OnlineTable }) {
  const { table: say } = onlineText();
  const { setup } = appText();
  const update = table.update.value;
  if (update === undefined) return null;
  const { status, seats, seat, settings } = update.table;
  const hasOpenSeat = seats.some(({ kind }) => kind === 'open');
  const seated = seats.map(({ person }) => person);
  const watchers = (table.here.value ?? []).filter(person => !seated.includes(person)).length;
  return (
    <>
      <OpenSeats table={table} />
      <Absent table={table} />
      <Chat table={table} />
      {watchers > 0 && <p class="hint watchers">{say.watchers(watchers)}</p>}
      <PlayerMenu table={table} />
      {seat !== null && <Note table={table.id} />}
      {status === 'playing' && seat !== null && !hasOpenSeat && <Invite table={table} isFolded />}
      <footer class="beside">
        <a class="plain" href={hrefTo('rules', settings.game)}>
          {setup.readRules}
        </a>
        {status === 'playing' && seat !== null && settings.speed.kind === 'correspondence' && (
          <a class="plain" href={hrefTo('try', 'sketch', table.id)}>
            {say.sketch}
          </a>
        )}
        {status === 'playing' && seat !== null && seats[seat].because !== 'resigned' && (
          <Leaving table={table} isPlaying={seats[seat].bot === null} />
        )}
      </footer>
    </>
  );
}

/** A match that came from another device has seats for the others to take: by link, or here. */
function OpenSeats({ table }: { readonly table: OnlineTable }) {
  const { seating } = onlineText();
  const update = table.update.value;
  const { seats, status, seat } = update?.table ?? {};
  const seatBot = async (): Promise<boolean> =>
    table.send({ type: 'seatBot', seat: free[0], level: await defaultBot() });
  const free = seats?.flatMap(({ kind }, index) => (kind === 'open' ? [index] : [])) ?? [];
  if (status !== 'playing' || free.length === 0) return null;
  return (
    <section class="open-seats" aria-label={seating.openSeat}>
      <p role="status">{seating.needs(free.length)}</p>
      {seat === null ? (
        <button type="button" class="main" onClick={() => void table.send({ type: 'sit', seat: free[0] })}>
          {seating.sit}
        </button>
      ) : (
        <Invite table={table} />
      )}
      {update?.you.isHost === true && (
        <button type="button" class="plain" onClick={() => void seatBot()}>
          {seating.seatBot}
        </button>
      )}
    </section>
  );
}

function Leaving({ table, isPlaying }: { readonly table: OnlineTable; readonly isPlaying: boolean }) {
  const { table: say } = onlineText();
  return (
    <>
      {isPlaying && <AbortButton table={table} />}
      {isPlaying && (
        <ConfirmButton
          name={say.leave}
          look="plain"
          title={say.leaveSure}
          lead={say.leaveLead}
          yes={say.leave}
          no={say.cancel}
          act={() => void table.send({ type: 'leave' })}
        />
      )}
      <ConfirmButton
        name={say.resign}
        look="plain"
        title={say.resignSure}
        lead={say.resignLead}
        yes={say.resign}
        no={say.cancel}
        act={() => void table.send({ type: 'resign' })}
      />
    </>
  );
}

/** Lets a bot play for a player who has gone. */
function Absent({ table }: { readonly table: OnlineTable }) {
  const { table: say } = onlineText();
  const view = table.update.value?.table;
  if (view?.status !== 'playing' || view.seat === null) return null;
  // In a match over days only the clock decides who is late.
  if (view.settings.speed.kind === 'correspondence') return null;
  const players = table.players.value;
  const names = playerNames(players);
  const missing = view.toAct.filter(
    seat => seat !== view.seat && players[seat].isPresent === false && players[seat].bot === null,
  );
  return (
    <>
      {missing.map(seat => (
        <button
          key={seat}
          type="button"
          class="plain hand-on"
          onClick={() => void table.send({ type: 'handOver', seat })}
        >
          {say.handOver(names[seat])}
        </button>
      ))}
    </>
  );
}
