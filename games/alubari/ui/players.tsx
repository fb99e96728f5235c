import type { BoardProps } from '../../../board/module.ts';
import { SeatIcon } from '../../../board/seat-icon.tsx';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { BOARD_TEXT } from './board-text.ts';
import { Bag, Chai } from './gauges.tsx';
import { Goals } from './goals.tsx';
import { SeatPanel } from './panel.tsx';

/** Every seat with what it owns, the viewer first; what chai is worth and what the bag holds; alone the goals. */
export function Players(scene: BoardProps<View, Move>) {
  const { players, viewer, language } = scene;
  const text = BOARD_TEXT[language];
  const order = players.map((_, index) => (index + (viewer ?? 0)) % players.length);
  return (
    <div class="players">
      {order.map(seat => (
        <article
          key={seat}
          class={`player ${seat === viewer ? 'is-own' : ''}`}
          style={{ '--own': `var(--seat-${seat})` }}
        >
          <header>
            <SeatIcon seat={seat} />
            <h3>{players[seat]}</h3>
            {seat === viewer && <small class="you">{text.you}</small>}
          </header>
          <SeatPanel {...scene} seat={seat} />
        </article>
      ))}
      <div class="supplies">
        <Chai {...scene} />
        <Bag {...scene} />
      </div>
      <Goals {...scene} />
    </div>
  );
}
