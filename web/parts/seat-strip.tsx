import { SeatIcon } from '../../board/seat-icon.tsx';
import { figure, appText } from '../app-text.ts';
import { ClockDisplay } from './clocks.tsx';
import type { SeatsProps } from './seats.tsx';

/** The clock of a player to move. */
function Clock({ player: { clock } }: { readonly player: SeatsProps['players'][number] }) {
  return clock === undefined ? null : <ClockDisplay clock={clock} />;
}

/** On a phone: each player as a chip with their open points, and the viewer's own things below. */
export function SeatStrip({
  board,
  scene,
  players,
  isOpen,
  toggle,
}: SeatsProps & { readonly isOpen: boolean; readonly toggle: () => void }) {
  const { table } = appText();
  const standing = board.visibleScores(scene.view);
  return (
    <section class="strip" aria-label={table.seats}>
      <button type="button" class="strip-row" aria-expanded={isOpen} onClick={toggle}>
        <span class="unseen">{table.drawer}:</span>
        {scene.players.map((name, seat) => (
          <span
            key={seat}
            class={`strip-chip ${scene.toAct.includes(seat) ? 'is-acting' : ''}`}
            data-piece={`seat:${seat}`}
          >
            <SeatIcon seat={seat} />
            <span>{name}</span>
            {standing[seat] !== undefined && <b>{figure(standing[seat])}</b>}
            {scene.toAct.includes(seat) && <Clock player={players[seat]} />}
          </span>
        ))}
        <span class="strip-more" aria-hidden="true">
          {isOpen ? '▴' : '▾'}
        </span>
      </button>
      {scene.viewer !== null && !isOpen && (
        <div class="strip-own">
          <board.SeatPanel {...scene} seat={scene.viewer} />
        </div>
      )}
    </section>
  );
}
