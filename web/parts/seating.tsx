import { useEffect, useState } from 'preact/hooks';
import { levelText } from '../../bots/text.ts';
import { SeatIcon } from '../art/seats.tsx';
import { copy } from '../local/share.ts';
import { ask } from '../online/api.ts';
import { usualBot } from '../online/lobby.ts';
import type { OnlineTable } from '../online/sitting.ts';
import type { SeatSight } from '../../table/sight.ts';
import { isLevel } from '../local/levels.ts';
import { settings } from '../settings.ts';
import { texts } from '../texts.ts';

/** A table before the match: who sits where, the link for the others, and the beginning. */
export function Seating({ table }: { readonly table: OnlineTable }) {
  const { online } = texts();
  const message = table.message.value;
  if (message === undefined) return null;
  const { you, table: sight } = message;
  const isFull = sight.seats.every(({ kind }) => kind === 'person' || kind === 'bot');
  return (
    <section class="seating">
      <h2>{online.waiting}</h2>
      <ul>
        {sight.seats.map((place, seat) => (
          <li key={seat}>
            <SeatIcon seat={seat} />
            <span>{nameOf(place)}</span>
            <SeatWays
              table={table}
              place={place}
              seat={seat}
              isHost={you.isHost}
              isSeated={you.seat !== null}
            />
          </li>
        ))}
      </ul>
      <Invite table={table} />
      <p class="hint">{online.startNeeds}</p>
      <div class="ending-ways">
        {you.isHost && (
          <button
            type="button"
            class="main"
            disabled={!isFull}
            onClick={() => void table.wish({ type: 'start' })}
          >
            {online.start}
          </button>
        )}
        {you.seat !== null && (
          <button type="button" class="plain" onClick={() => void table.wish({ type: 'leave' })}>
            {online.leave}
          </button>
        )}
        {you.isHost && (
          <button type="button" class="plain" onClick={() => void table.wish({ type: 'close' })}>
            {online.close}
          </button>
        )}
      </div>
    </section>
  );
}

function nameOf({ kind, name, bot }: SeatSight): string {
  const { online, table } = texts();
  if (kind === 'bot')
    return bot !== null && isLevel(bot) ? levelText(bot, settings.value.language).name : table.bot;
  if (kind === 'open') return online.openSeat;
  return name ?? online.heldSeat;
}

interface SeatWaysProps {
  readonly table: OnlineTable;
  readonly place: SeatSight;
  readonly seat: number;
  readonly isHost: boolean;
  readonly isSeated: boolean;
}

function SeatWays({ table, place, seat, isHost, isSeated }: SeatWaysProps) {
  const { online } = texts();
  const seatBot = async (): Promise<void> => table.wish({ type: 'seatBot', seat, level: await usualBot() });
  return (
    <>
      {place.kind === 'open' && !isSeated && (
        <button type="button" class="choice" onClick={() => void table.wish({ type: 'sit', seat })}>
          {online.sit}
        </button>
      )}
      {place.kind === 'open' && isHost && (
        <button type="button" class="plain" onClick={() => void seatBot()}>
          {online.seatBot}
        </button>
      )}
      {place.kind === 'bot' && isHost && (
        <button type="button" class="plain" onClick={() => void table.wish({ type: 'freeSeat', seat })}>
          {online.freeSeat}
        </button>
      )}
    </>
  );
}

function Invite({ table }: { readonly table: OnlineTable }) {
  const [link, setLink] = useState<string | undefined>(undefined);
  const [isCopied, setCopied] = useState(false);
  const you = table.message.value?.you;
  const isInside = you !== undefined && (you.isHost || you.seat !== null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { invite } = await ask<{ invite: string | null }>('GET', `/tables/${table.id}/invite`);
      if (invite !== null) setLink(`${location.origin}/join/${invite}`);
    };
    // Only the people at the table may see it.
    if (isInside) load().catch(() => undefined);
  }, [table, isInside]);
  const { online, replay } = texts();
  if (link === undefined) return null;
  return (
    <div class="invite">
      <p>{online.inviteLead}</p>
      <input
        readOnly
        value={link}
        aria-label={online.inviteLead}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button type="button" class="choice" onClick={() => void copy(link).then(setCopied)}>
        {isCopied ? replay.copied : online.invite}
      </button>
    </div>
  );
}
