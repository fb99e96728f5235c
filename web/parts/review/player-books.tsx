import type { Seat } from '../../../kernel/seat.ts';
import type { Review } from '../../../review/review.ts';
import { SeatIcon } from '../../../board/seat-icon.tsx';
import { pageText, wordsOfReview } from '../../review/review-text.ts';
import { BooksTable } from './books-table.tsx';
import { colourOf, DrawList } from './draw-list.tsx';

/** How everyone played, and how lucky they were. */
export function PlayerBooks({
  review,
  players,
  first,
  goTo,
}: {
  readonly review: Review;
  readonly players: readonly string[];
  readonly first: Seat;
  readonly goTo: (ply: number) => void;
}) {
  const say = pageText();
  const words = wordsOfReview();
  const errorsOf = (seat: Seat): number =>
    review.decisions.filter(one => one.seat === seat && one.mark !== null && one.mark !== 'brilliant').length;
  const order = players.map((_, index) => (first + index) % players.length);
  return (
    <section class="paper books">
      <p class="books-lead">{say.luckLead}</p>
      <ul>
        {order.map(seat => {
          const { accuracy, luck, adjusted } = review.books[seat];
          return (
            <li key={seat}>
              <span class="books-name">
                <SeatIcon seat={seat} /> {players[seat]}
              </span>
              <span class={`tag is-${accuracy}`}>{words.accuracies[accuracy]}</span>
              <span class="luck" style={{ '--luck': Math.max(-0.5, Math.min(0.5, luck)) }}>
                <span class="luck-bar" />
              </span>
              <b class={colourOf(luck)}>{words.change(luck)}</b>
              <span class="books-more">
                {say.errors(errorsOf(seat))}
                {players.length > 1 &&
                  ` · ${say.withoutLuck(words.percent(Math.max(0, Math.min(1, adjusted))))}`}
              </span>
            </li>
          );
        })}
      </ul>
      {players.length > 1 && <BooksTable books={review.books} players={players} order={order} />}
      <DrawList review={review} players={players} goTo={goTo} />
    </section>
  );
}
