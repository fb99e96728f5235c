import { mostAffected } from '../../../review/decisive.ts';
import type { DrawReview } from '../../../review/draw.ts';
import type { Review } from '../../../review/review.ts';
import { SeatIcon } from '../../../board/seat-icon.tsx';
import { pageText, wordsOfReview } from '../../review/review-text.ts';

/** A change that is rounded to nothing is neither good nor bad. */
export const colourOf = (change: number): string =>
  Math.abs(change) < 0.005 ? '' : change < 0 ? 'is-loss' : 'is-gain';

interface DrawListProps {
  readonly review: Review;
  readonly players: readonly string[];
  readonly goTo: (ply: number) => void;
}

/** Every draw of the match with its luck; each leads to its moment. */
export function DrawList({ review: { draws }, players, goTo }: DrawListProps) {
  const words = wordsOfReview();
  if (draws.length === 0) return null;
  return (
    <details class="draw-list">
      <summary>{pageText().allDraws(draws.length)}</summary>
      <ol>
        {draws.map(draw => {
          const seat = mostAffected(draw);
          const luck = draw.luck[seat].mean;
          return (
            <li key={draw.ply}>
              <button type="button" class="decision-row" onClick={() => goTo(draw.ply)}>
                <SeatIcon seat={seat} />
                <span>
                  {players[seat]} <small>{pageText().moment(draw.ply)}</small>
                </span>
                <b class={colourOf(luck)}>{words.change(luck)}</b>
              </button>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** What the draw at this moment changed for everyone. */
export function DrawCard({
  draw,
  players,
}: {
  readonly draw: DrawReview;
  readonly players: readonly string[];
}) {
  const say = pageText();
  const words = wordsOfReview();
  return (
    <article class="draw-card">
      <h2>{draw.ply === 0 ? say.setupLuck : say.drawLuck}</h2>
      <ul>
        {draw.luck.map(({ mean, error }, seat) => (
          <li key={seat}>
            <SeatIcon seat={seat} /> {players[seat]} <b class={colourOf(mean)}>{words.change(mean)}</b>{' '}
            <small>{words.margin(error)}</small>
          </li>
        ))}
      </ul>
    </article>
  );
}
