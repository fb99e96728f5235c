import { mostAffected } from '../../../review/decisive.ts';
import type { DrawReview } from '../../../review/draw.ts';
import type { Review } from '../../../review/review.ts';
import { SeatIcon } from '../../../board/seat-icon.tsx';
import { pageText, wordsOfReview } from '../../review/review-text.ts';

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
          const tell = draw.ply === 0 ? words.setup : words.draw;
          return (
            <li key={draw.ply}>
              <button type="button" class="decision-row" onClick={() => goTo(draw.ply)}>
                <SeatIcon seat={seat} />
                <span>{tell(players[seat], luck)}</span>
                <b class={luck < 0 ? 'is-loss' : 'is-gain'}>{words.change(luck)}</b>
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
    <article class="decision draw-card">
      <h2>{draw.ply === 0 ? say.setupLuck : say.drawLuck}</h2>
      <ul>
        {draw.luck.map(({ mean, error }, seat) => (
          <li key={seat}>
            <SeatIcon seat={seat} /> {players[seat]}{' '}
            <b class={mean < 0 ? 'is-loss' : 'is-gain'}>{words.change(mean)}</b>{' '}
            <small>{words.margin(error)}</small>
          </li>
        ))}
      </ul>
    </article>
  );
}
