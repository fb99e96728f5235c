import { levelText } from '../../bots/text.ts';
import type { Seat } from '../../kernel/seat.ts';
import { SeatIcon } from '../../board/seat-icon.tsx';
import type { BoardModule, BoardProps } from '../../board/module.ts';
import type { Player } from '../table-client.ts';
import { isLevel } from '../local/levels.ts';
import { preferences } from '../preferences.ts';
import { appText } from '../app-text.ts';
import { ClockDisplay } from './clocks.tsx';

/** A bot by its strength; one that the app has no name for is just a bot. */
const botName = (level: string): string =>
  isLevel(level) ? levelText(level, preferences.value.language).name : appText().table.bot;

export interface SeatsProps {
  readonly board: BoardModule;
  readonly scene: BoardProps<unknown>;
  readonly players: readonly Player[];
}

/** Facts about a seat's player: a bot's level, an absence, the time left. */
function Standing({ player: { bot, isOpen, standIn, isPresent, clock } }: { readonly player: Player }) {
  const { online } = appText();
  return (
    <>
      {standIn !== undefined ? (
        <small>{online.standIns[standIn]}</small>
      ) : (
        <>
          {isOpen === true && <small>{online.openSeat}</small>}
          {bot !== null && <small>{botName(bot)}</small>}
          {isPresent === false && <small>{online.away}</small>}
        </>
      )}
      {clock !== undefined && <ClockDisplay clock={clock} />}
    </>
  );
}

/** A panel for each player: who they are, whether they are to move, and what they own. */
export function Seats({ board, scene, players, first }: SeatsProps & { readonly first: Seat }) {
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
          <header data-piece={`seat:${seat}`}>
            <SeatIcon seat={seat} />
            <h3>{scene.players[seat]}</h3>
            <Standing player={players[seat]} />
          </header>
          <board.SeatPanel {...scene} seat={seat} />
        </article>
      ))}
    </section>
  );
}
