import { levelText } from '../../bots/text.ts';
import { SeatIcon } from '../art/seats.tsx';
import type { BoardModule, Scene } from '../board.ts';
import type { Player } from '../sitting.ts';
import { isLevel } from '../local/levels.ts';
import { settings } from '../settings.ts';
import { texts } from '../texts.ts';

/** A bot by its strength; one that the app has no name for is just a bot. */
const botName = (level: string): string =>
  isLevel(level) ? levelText(level, settings.value.language).name : texts().table.bot;

export interface SeatsProps {
  readonly board: BoardModule;
  readonly scene: Scene<unknown>;
  readonly players: readonly Player[];
}

/** A panel for everybody: who they are, whether they are to act, and what they own. */
export function Seats({ board, scene, players }: SeatsProps) {
  const { table } = texts();
  const order = players.map((_, index) => (index + (scene.viewer ?? 0)) % players.length);
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
            {players[seat].bot !== null && <small>{botName(players[seat].bot)}</small>}
            {players[seat].isPresent === false && <small>{texts().online.away}</small>}
          </header>
          <board.SeatPanel {...scene} seat={seat} />
        </article>
      ))}
    </section>
  );
}
