import { SeatMark, seatTextColour } from '../../../board/seat-icon.tsx';
import type { Owner } from '../rules/view.ts';
import { BOARD_TEXT } from './board-text.ts';
import type { Language } from '../../../kernel/text.ts';

/** A marker: the mark of its seat, or a wheel for the game. */
export function Marker({ owner, size = 13 }: { readonly owner: Owner; readonly size?: number }) {
  if (owner === null) return null;
  if (owner === 'covered')
    return <path class="cover" d={`M${-size} ${-size}L${size} ${size}M${size} ${-size}L${-size} ${size}`} />;
  if (owner === 'game')
    return (
      <g class="game-marker">
        <circle r={size} />
        <path d={`M${-size * 0.6} 0H${size * 0.6}M0 ${-size * 0.6}V${size * 0.6}`} />
        <circle class="hub" r={size * 0.3} />
      </g>
    );
  return (
    <g class="seat-marker">
      <circle r={size} stroke={seatTextColour(owner)} />
      <SeatMark seat={owner} size={size * 0.78} />
    </g>
  );
}

/** The owner of a space, in words. */
export function ownerName(owner: Owner, players: readonly string[], language: Language): string {
  const { statuses } = BOARD_TEXT[language];
  if (owner === null) return statuses.free;
  return owner === 'game' || owner === 'covered' ? statuses[owner] : players[owner];
}
