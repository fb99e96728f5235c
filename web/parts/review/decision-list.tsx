import { useState } from 'preact/hooks';
import type { GameModule } from '../../../games/module.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { DecisionReview } from '../../../review/decision.ts';
import type { Review } from '../../../review/review.ts';
import { SeatIcon } from '../../../board/seat-icon.tsx';
import { pageText, wordsOfReview } from '../../review/review-text.ts';
import { MoveWords } from './decision-card.tsx';

export interface DecisionListProps {
  readonly module: GameModule;
  readonly players: readonly string[];
  readonly review: Review;
  readonly ply: number;
  readonly goTo: (ply: number) => void;
}

/** The decisions of the match: those that stand out, or all. */
export function DecisionList({ module, players, review, ply, goTo }: DecisionListProps) {
  const say = pageText();
  const [isWhole, setWhole] = useState(false);
  const [seat, setSeat] = useState<Seat | undefined>(undefined);
  const listed = review.decisions.filter(
    one => (seat === undefined || one.seat === seat) && (isWhole || one.mark !== null),
  );
  return (
    <section class="paper decisions">
      <header>
        <span class="switch">
          {(['marked', 'all'] as const).map(which => (
            <button
              key={which}
              type="button"
              aria-pressed={isWhole === (which === 'all')}
              onClick={() => setWhole(which === 'all')}
            >
              {say.show[which]}
            </button>
          ))}
        </span>
        {players.length > 1 && (
          <select
            aria-label={say.whose}
            value={seat === undefined ? '' : String(seat)}
            onChange={({ currentTarget: { value } }) => setSeat(value === '' ? undefined : Number(value))}
          >
            <option value="">{say.allSeats}</option>
            {players.map((name, index) => (
              <option key={index} value={String(index)}>
                {name}
              </option>
            ))}
          </select>
        )}
      </header>
      {listed.length === 0 && <p>{say.nothingMarked}</p>}
      <ol>
        {listed.map(decision => (
          <li key={decision.ply}>
            <Row
              module={module}
              players={players}
              decision={decision}
              isHere={decision.ply === ply}
              onOpen={() => goTo(decision.ply)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Row({
  module,
  players,
  decision: { seat, played, mark, error },
  isHere,
  onOpen,
}: Pick<DecisionListProps, 'module' | 'players'> & {
  readonly decision: DecisionReview;
  readonly isHere: boolean;
  readonly onOpen: () => void;
}) {
  const words = wordsOfReview();
  return (
    <button type="button" class="decision-row" aria-current={isHere ? 'step' : undefined} onClick={onOpen}>
      <SeatIcon seat={seat} />
      <span>
        {mark !== null && <span class={`mark is-${mark}`}>{words.marks[mark]}</span>}
        <MoveWords module={module} players={players} move={played} />
      </span>
      {error > 0 && <b class="is-loss">{words.change(-error)}</b>}
    </button>
  );
}
