import { SeatIcon } from '../../board/seat-icon.tsx';
import { appText } from '../app-text.ts';
import { Count } from './count.tsx';
import { ClockDisplay } from './clocks.tsx';
import { MenuButton } from './play-line.tsx';
import type { SeatsProps } from './seats.tsx';

/** The clock of a player to move. */
function Clock({ player: { clock } }: { readonly player: SeatsProps['players'][number] }) {
  return clock === undefined ? null : <ClockDisplay clock={clock} />;
}

/** On a phone: each player as a chip with their points, the menu, and the viewer's own things below. */
export function SeatStrip({
  board,
  scene,
  standings,
  players,
  isOpen,
  toggle,
}: SeatsProps & { readonly isOpen: boolean; readonly toggle: () => void }) {
  const { table } = appText();
  return (
    <div class="strip" role="group" aria-label={table.seats}>
      <div class="strip-top">
        <button type="button" class="strip-row" aria-expanded={isOpen} onClick={toggle}>
          <span class="unseen">{table.drawer}:</span>
          {scene.players.map((name, seat) => (
            <span
              key={seat}
              class={`strip-chip ${scene.toAct.includes(seat) ? 'is-acting' : ''} ${seat === scene.viewer ? 'is-own' : ''}`}
              style={{ '--own': `var(--seat-${seat})` }}
              data-place={`seat:${seat}`}
            >
              <SeatIcon seat={seat} />
              {seat === scene.viewer ? (
                <span class="you-tag">{table.you}</span>
              ) : (
                <span class="strip-name">{name}</span>
              )}
              {standings !== undefined && (
                <b>
                  <Count value={standings.totals[seat]} />
                </b>
              )}
              {scene.toAct.includes(seat) && <Clock player={players[seat]} />}
            </span>
          ))}
        </button>
        <MenuButton />
      </div>
      {scene.viewer !== null && !isOpen && (
        <div class="strip-own">
          <board.SeatPanel {...scene} seat={scene.viewer} />
        </div>
      )}
    </div>
  );
}
