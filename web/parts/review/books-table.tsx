import type { Seat } from '../../../kernel/seat.ts';
import type { SeatBooks } from '../../../review/books.ts';
import { SeatIcon } from '../../../board/seat-icon.tsx';
import { pageText, wordsOfReview } from '../../review/review-text.ts';
import { BOOKS_PARTS, type BooksPart } from '../../review/text/text.ts';

interface BooksTableProps {
  readonly books: readonly SeatBooks[];
  readonly players: readonly string[];
  readonly order: readonly Seat[];
}

/** Start, luck, errors and what is left over: together they are the result. */
export function BooksTable({ books, players, order }: BooksTableProps) {
  const say = pageText();
  return (
    <details class="books-parts">
      <summary>{say.books}</summary>
      <table>
        <thead>
          <tr>
            <td />
            {order.map(seat => (
              <th key={seat} scope="col">
                <SeatIcon seat={seat} />
                <span class="unseen">{players[seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {BOOKS_PARTS.map(part => (
            <tr key={part}>
              <th scope="row">{say.parts[part]}</th>
              {order.map(seat => (
                <td key={seat}>{figureOf(books[seat], part)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function figureOf(books: SeatBooks, part: BooksPart): string {
  const words = wordsOfReview();
  if (part === 'start' || part === 'result') return words.percent(books[part]);
  return words.change(part === 'ownErrors' ? -books.ownErrors : books[part]);
}
