import { levelText } from '../../bots/text.ts';
import type { SeatView } from '../../table/view.ts';
import { SEAT_NAMES, SeatIcon } from '../../board/seat-icon.tsx';
import { isLevel, LEVELS } from '../../bots/level-ids.ts';
import { InviteFriends } from '../social/invite-friends.tsx';
import { defaultBot } from '../online/lobby.ts';
import { me } from '../online/session.ts';
import type { OnlineTable } from '../online/table.ts';
import { onlineText } from '../online/online-text.ts';
import { preferences } from '../preferences.ts';
import { appText } from '../app-text.ts';
import { Invite } from './invite.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { PersonName } from './person-name.tsx';
import { speedText } from './time-control-text.ts';

/** A table before the match: who sits where, the link for the others, and the beginning. */
export function SeatList({ table }: { readonly table: OnlineTable }) {
  const { seating, open } = onlineText();
  const update = table.update.value;
  if (update === undefined) return null;
  const { table: view, you } = update;
  const { speed, visibility, hints, rated } = view.settings;
  // Who waits for others sends the link first of all.
  const isInviting = you.isHost && view.seats.some(({ kind }) => kind === 'open');
  const invite = <Invite key="invite" table={table} />;
  return (
    <section class="seating">
      <h2>{seating.waiting}</h2>
      <p class="hint">
        {speedText(speed)} · {open[visibility]}
        {rated === true && ` · ${open.ratings.yes}`}
        {hints === true && ` · ${open.hintsAllowed.yes}`}
      </p>
      {isInviting && invite}
      <ul key="seats">
        {view.seats.map((place, seat) => (
          <Place key={seat} table={table} place={place} seat={seat} />
        ))}
      </ul>
      <Beginning key="beginning" table={table} />
      {!isInviting && invite}
      <InviteFriends key="friends" table={table} />
    </section>
  );
}

interface PlaceProps {
  readonly table: OnlineTable;
  readonly place: SeatView;
  readonly seat: number;
}

function Place({ table, place, seat }: PlaceProps) {
  const { seating } = onlineText();
  const { online } = appText();
  const update = table.update.value;
  const isPresent = table.players.value[seat]?.isPresent;
  return (
    <li class={place.kind === 'person' ? '' : `is-${place.kind}`}>
      <SeatIcon seat={seat} />
      <span>
        {place.kind === 'bot' && update?.you.isHost === true ? (
          appText().table.bot
        ) : (
          <SeatName place={place} />
        )}
        {seat === update?.you.seat && <small> · {seating.you}</small>}
        {place.person !== null && place.person === update?.table.host && <small> · {seating.host}</small>}
        {isPresent === false && <small> · {online.away}</small>}
      </span>
      <SeatWays table={table} place={place} seat={seat} />
    </li>
  );
}

/** A person's name leads to their profile. */
function SeatName({ place }: { readonly place: SeatView }) {
  const name = nameOf(place);
  return place.kind === 'person' ? <PersonName id={place.person} name={name} /> : <>{name}</>;
}

function nameOf({ kind, name, bot, person }: SeatView): string {
  const { seating } = onlineText();
  if (kind === 'bot')
    return bot !== null && isLevel(bot)
      ? levelText(bot, preferences.value.language).name
      : appText().table.bot;
  if (kind === 'open') return seating.openSeat;
  if (kind === 'held') return person === me.value?.id ? seating.heldForYou : seating.held(name ?? '…');
  return name ?? '…';
}

function SeatWays({ table, place, seat }: PlaceProps) {
  const { seating } = onlineText();
  const update = table.update.value;
  if (update === undefined) return null;
  const { you } = update;
  const of = seating.ofSeat(SEAT_NAMES[seat][preferences.value.language]);
  const isKept = place.kind === 'held' && place.person === me.value?.id;
  const sit = (): void => void table.send({ type: 'sit', seat });
  const seatBot = async (): Promise<boolean> =>
    table.send({ type: 'seatBot', seat, level: await defaultBot() });
  const isFreeable = place.kind !== 'open' && seat !== you.seat;
  return (
    <>
      {isKept && (
        <button type="button" class="main" onClick={sit}>
          {seating.take}
        </button>
      )}
      {place.kind === 'open' && (
        <button
          type="button"
          class={you.seat === null ? 'choice' : 'plain'}
          aria-label={`${you.seat === null ? seating.sit : seating.change}, ${of}`}
          onClick={sit}
        >
          {you.seat === null ? seating.sit : seating.change}
        </button>
      )}
      {place.kind === 'bot' && you.isHost && <Level table={table} place={place} seat={seat} />}
      {(place.kind === 'open' || place.kind === 'held') && you.isHost && (
        <button
          type="button"
          class="plain"
          aria-label={`${seating.seatBot}, ${of}`}
          onClick={() => void seatBot()}
        >
          {seating.seatBot}
        </button>
      )}
      {isFreeable && you.isHost && (
        <button
          type="button"
          class="plain"
          aria-label={`${seating.freeSeat}, ${of}`}
          onClick={() => void table.send({ type: place.kind === 'person' ? 'kick' : 'freeSeat', seat })}
        >
          {seating.freeSeat}
        </button>
      )}
    </>
  );
}

/** The host chooses how strong a bot is. */
function Level({ table, place, seat }: PlaceProps) {
  const { language } = preferences.value;
  return (
    <select
      class="seating-level"
      aria-label={`${appText().table.bot}, ${onlineText().seating.ofSeat(SEAT_NAMES[seat][language])}`}
      value={place.bot ?? ''}
      onChange={({ currentTarget: { value } }) => void table.send({ type: 'seatBot', seat, level: value })}
    >
      {LEVELS.map(level => (
        <option key={level} value={level}>
          {levelText(level, language).name}
        </option>
      ))}
    </select>
  );
}

/** Who begins, and what it still takes; the host may fill the open seats with bots. */
function Beginning({ table }: { readonly table: OnlineTable }) {
  const { seating, table: say } = onlineText();
  const update = table.update.value;
  if (update === undefined) return null;
  const { you, table: view } = update;
  const free = view.seats.flatMap(({ kind }, seat) => (kind === 'person' || kind === 'bot' ? [] : [seat]));
  const host = view.seats.find(({ person }) => person !== null && person === view.host)?.name ?? '…';
  const begin = async (): Promise<void> => {
    const level = await defaultBot();
    for (const seat of free) if (!(await table.send({ type: 'seatBot', seat, level }))) return;
    await table.send({ type: 'start' });
  };
  return (
    <>
      <p role="status">
        {free.length > 0 ? seating.needs(free.length) : seating.ready} {!you.isHost && seating.waitHost(host)}
      </p>
      <div class="seating-ways">
        {you.isHost && (
          <button type="button" class={free.length === 0 ? 'main' : 'choice'} onClick={() => void begin()}>
            {free.length === 0 ? seating.start : seating.startBots(free.length)}
          </button>
        )}
        {you.seat !== null && !you.isHost && (
          <button type="button" class="plain" onClick={() => void table.send({ type: 'leave' })}>
            {seating.leave}
          </button>
        )}
        {you.isHost && (
          <ConfirmButton
            name={seating.close}
            look="plain"
            title={seating.closeSure}
            lead={seating.closeLead}
            yes={seating.close}
            no={say.cancel}
            act={() => void table.send({ type: 'close' })}
          />
        )}
      </div>
    </>
  );
}
