import { SeatMark, seatColour } from '../../../board/seat-icon.tsx';
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
        <circle class="marker-shade" cy="1.8" r={size} />
        <circle r={size} />
        <circle class="rim" r={size * 0.72} />
        <path d={`M${-size * 0.72} 0H${size * 0.72}M0 ${-size * 0.72}V${size * 0.72}`} />
        <circle class="hub" r={size * 0.24} />
      </g>
    );
  return (
    <g class="seat-marker" style={{ '--own': seatColour(owner) }}>
      <circle class="marker-shade" cy="1.8" r={size} />
      <circle class="disc" r={size} />
      <circle class="tint" r={size - 2.6} />
      <SeatMark seat={owner} size={size * 0.7} />
    </g>
  );
}

/** A marker outside the map. */
export const MarkerIcon = ({ owner }: { readonly owner: Owner }) => (
  <svg class="icon marker-icon" viewBox="-17 -17 34 34" aria-hidden="true">
    <Marker owner={owner} size={15} />
  </svg>
);

/** The owner of a space, in words. */
export function ownerName(owner: Owner, players: readonly string[], language: Language): string {
  const { statuses } = BOARD_TEXT[language];
  if (owner === null) return statuses.free;
  return owner === 'game' || owner === 'covered' ? statuses[owner] : players[owner];
}
