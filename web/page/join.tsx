import { useEffect, useState } from 'preact/hooks';
import { isGameId, type GameId } from '../../games/index.ts';
import { Poster } from '../parts/poster.tsx';
import type { AcceptedInvite } from '../../api/command.ts';
import type { TableSummary } from '../../api/table.ts';
import { ApiError, request } from '../online/api.ts';
import { errorKind, type ErrorKind } from '../online/errors.ts';
import { ensureSession, me, rename } from '../online/session.ts';
import { sendCommand } from '../online/command.ts';
import { onlineText } from '../online/online-text.ts';
import { goTo } from '../route.ts';
import { preferences } from '../preferences.ts';
import { GAME_INFO } from '../game-list.ts';
import '../style/online.css';
import { appText } from '../app-text.ts';
import { NotFound } from './not-found.tsx';
import { ServerOffline } from './server-offline.tsx';

/** The page behind an invitation link. */
export function JoinPage({ invite }: { readonly invite: string }) {
  const [line, setLine] = useState<TableSummary | 'none' | 'offline' | undefined>(undefined);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const look = async (): Promise<TableSummary> => {
      await ensureSession();
      return request<TableSummary>('GET', `/invites/${invite}`);
    };
    look().then(setLine, (error: unknown) =>
      setLine(error instanceof ApiError && error.code === 'offline' ? 'offline' : 'none'),
    );
  }, [invite, tries]);
  if (line === 'offline') return <ServerOffline again={() => setTries(tries + 1)} />;
  if (line === 'none') return <Expired />;
  if (line === undefined) return <p class="waiting">{appText().home.starting}</p>;
  const { game } = line.settings;
  if (!isGameId(game)) return <NotFound />;
  if (line.status === 'closed') return <Expired />;
  return <Invited invite={invite} line={line} game={game} />;
}

/** A link that leads nowhere, and the ways on. */
function Expired() {
  const { join } = onlineText();
  return <NotFound title={join.bad} says={join.badLead} />;
}

interface InvitedProps {
  readonly invite: string;
  readonly line: TableSummary;
  readonly game: GameId;
}

function Invited({ invite, line, game }: InvitedProps) {
  const [name, setName] = useState(preferences.value.name);
  const [isEntering, setEntering] = useState(false);
  const [fault, setFault] = useState<ErrorKind | undefined>(undefined);
  const { join, faults, open } = onlineText();
  const free = line.seats.findIndex(({ kind }) => kind === 'open');
  // A match that came from another device may have open seats while it is played.
  const hasSeats = line.status === 'open' || line.status === 'playing';
  const canSit = hasSeats && line.yourSeat === null && free >= 0;
  const people = line.seats.flatMap(seat => (seat.name === null ? [] : [seat.name]));

  const enter = async (wants: 'seat' | 'look'): Promise<void> => {
    setEntering(true);
    try {
      if (canSit && name.trim() !== '') await rename(name.trim());
      const { id, version } = await request<AcceptedInvite>('POST', `/invites/${invite}`);
      // If the seat was just taken, the table shows which ones are left.
      if (wants === 'seat')
        await sendCommand(id, { type: 'sit', seat: free }, version).catch(() => undefined);
      goTo('table', id);
    } catch (error) {
      setEntering(false);
      setFault(errorKind(error));
    }
  };
  return (
    <form
      class="page join"
      data-game={game}
      onSubmit={event => {
        event.preventDefault();
        void enter(canSit ? 'seat' : 'look');
      }}
    >
      <Poster game={game} />
      <h1>{join.title(GAME_INFO[game].name)}</h1>
      {canSit && line.host !== null ? <p>{join.host(line.host)}</p> : <p>{people.join(', ')}</p>}
      {line.settings.rated === true && (
        <p class="hint">
          {open.ratings.yes}: {open.ratedHint} {open.ratedNeeds}
        </p>
      )}
      {canSit ? <Naming name={name} change={setName} /> : <p role="status">{standing(line)}</p>}
      <p class="game-links">
        <button type="submit" class="main" disabled={isEntering}>
          {canSit ? join.sit : line.yourSeat === null ? join.watch : join.back}
        </button>
        {canSit && (
          <button type="button" class="choice" disabled={isEntering} onClick={() => void enter('look')}>
            {join.watch}
          </button>
        )}
      </p>
      {fault !== undefined && (
        <p class="fault" role="alert">
          {faults[fault]}
        </p>
      )}
    </form>
  );
}

/** Why there is no seat to take; empty for a player who has one. */
function standing({ status, yourSeat }: TableSummary): string {
  const { join } = onlineText();
  if (yourSeat !== null) return '';
  return status === 'open' ? join.full : status === 'finished' ? join.finished : join.playing;
}

function Naming({ name, change }: { readonly name: string; readonly change: (name: string) => void }) {
  const { join } = onlineText();
  return (
    <label class="option">
      <span>{join.name}</span>
      <input
        value={name}
        placeholder={me.value?.name ?? ''}
        maxLength={24}
        autoComplete="nickname"
        aria-describedby="name-hint"
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
      <small class="hint" id="name-hint">
        {join.nameHint}
      </small>
    </label>
  );
}
