import type { GameModule } from '../../games/module.ts';
import type { Seat } from '../../kernel/seat.ts';
import { SeatIcon } from '../../board/seat-icon.tsx';
import type { BoardModule, BoardProps, Standings } from '../../board/module.ts';
import type { Player } from '../table-client.ts';
import { appText } from '../app-text.ts';
import { socialText } from '../social/social-text.ts';
import { shortDate } from '../online/time.ts';
import { preferences } from '../preferences.ts';
import { botName } from './bot-name.ts';
import { Count } from './count.tsx';
import { ClockDisplay } from './clocks.tsx';
import { PersonName } from './person-name.tsx';
import { SourceBar } from './source-bar.tsx';

export interface SeatsProps {
  readonly module: GameModule;
  readonly board: BoardModule;
  readonly scene: BoardProps<unknown>;
  readonly standings: Standings | undefined;
  readonly players: readonly Player[];
}

/** Facts about a seat's player: a bot's level, an absence, the time left. */
function Facts({
  player: { bot, isOpen, standIn, isPresent, clock, vacation },
}: {
  readonly player: Player;
}) {
  const { online } = appText();
  return (
    <>
      {standIn !== undefined ? (
        <small class="stand-in">{online.standIns[standIn]}</small>
      ) : (
        <>
          {isOpen === true && <small>{online.openSeat}</small>}
          {bot !== null && <small>{botName(bot)}</small>}
          {vacation !== undefined ? (
            <small>{socialText().vacation.away(shortDate(vacation, preferences.value.language))}</small>
          ) : (
            isPresent === false && <small>{online.away}</small>
          )}
        </>
      )}
      {clock !== undefined && vacation === undefined && <ClockDisplay clock={clock} />}
    </>
  );
}

/** A panel for each player: who they are, whether they are to move, what they have and what it is worth. */
export function Seats({
  module,
  board,
  scene,
  standings,
  players,
  first,
}: SeatsProps & { readonly first: Seat }) {
  const { table } = appText();
  const order = players.map((_, index) => (index + first) % players.length);
  return (
    <section class="seats" aria-label={table.seats}>
      {order.map(seat => (
        <article
          key={seat}
          class={`seat ${seat === scene.viewer ? 'is-own' : ''} ${scene.toAct.includes(seat) ? 'is-acting' : ''}`}
          style={{ '--own': `var(--seat-${seat})`, '--own-deep': `var(--seat-${seat}-deep)` }}
        >
          <header data-place={`seat:${seat}`}>
            <SeatIcon seat={seat} />
            <h3>
              <PersonName id={players[seat].person} name={scene.players[seat]} />
            </h3>
            {seat === scene.viewer && <span class="you-tag">{table.you}</span>}
            <Facts player={players[seat]} />
            {standings !== undefined && (
              <Total points={standings.totals[seat]} isOwn={seat === scene.viewer} />
            )}
          </header>
          {standings !== undefined && <SourceBar module={module} standings={standings} seat={seat} />}
          <board.SeatPanel {...scene} seat={seat} />
        </article>
      ))}
    </section>
  );
}

/** The points of a seat if the game ended now. */
function Total({ points, isOwn }: { readonly points: number; readonly isOwn: boolean }) {
  const { table } = appText();
  return (
    <span class="total" title={table.ifEnded}>
      <small>{isOwn ? table.ifEndedShort : table.nowShort}</small>{' '}
      <b>
        <Count value={points} />
      </b>
    </span>
  );
}
