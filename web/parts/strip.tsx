import { SeatIcon } from '../art/seats.tsx';
import { texts } from '../texts.ts';
import type { SeatsProps } from './seats.tsx';

/** On a phone: everybody as a chip with the points they show, and the viewer's own things below. */
export function Strip({
  board,
  scene,
  isOpen,
  toggle,
}: SeatsProps & { readonly isOpen: boolean; readonly toggle: () => void }) {
  const { table } = texts();
  const standing = board.standing(scene.view);
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
            <b>{standing[seat]}</b>
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
