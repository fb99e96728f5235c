import type { GameModule } from '../../games/module.ts';
import type { Result } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import { SeatIcon } from '../../board/seat-icon.tsx';
import { preferences } from '../preferences.ts';
import { appText, figure } from '../app-text.ts';

export interface ScoreBarsProps {
  readonly module: GameModule;
  readonly result: Result;
  readonly players: readonly string[];
  readonly you: Seat | null;
}

/** A figure in its part of the bar; one of more than two characters needs a wider part. */
const Figure = ({ of }: { readonly of: number }) => {
  const text = figure(of);
  return <span class={text.length > 2 ? 'is-long' : undefined}>{text}</span>;
};

/** Where everyone's points came from, the best first; losses stand left of the line. */
export function ScoreBars({ module, result, players, you }: ScoreBarsProps) {
  const { end, table } = appText();
  const { sources } = module.text[preferences.value.language];
  const { breakdown, totals, ranks } = result;
  const sum = (seat: Seat, sign: 1 | -1): number =>
    breakdown.reduce((all, { points }) => all + Math.max(0, sign * points[seat]), 0);
  const seats = players.map((_, seat) => seat).toSorted((one, other) => ranks[one] - ranks[other]);
  const [least, most] = [
    Math.max(0, ...seats.map(at => sum(at, -1))),
    Math.max(1, ...seats.map(at => sum(at, 1))),
  ];
  const share = (points: number): string => `${(100 * points) / (least + most)}%`;
  return (
    <section class="score-bars" aria-hidden="true">
      <h3>{end.sources}</h3>
      {seats.map(seat => (
        <div key={seat} class={`score-row ${seat === you ? 'is-own' : ''}`}>
          <span class="score-name">
            <SeatIcon seat={seat} /> <span>{seat === you ? table.you : players[seat]}</span>
          </span>
          <span class="score-bar">
            <span class="score-losses" style={{ width: share(least) }}>
              {sum(seat, -1) > 0 && (
                <i class="is-loss" style={{ width: `${(100 * sum(seat, -1)) / least}%` }}>
                  <Figure of={-sum(seat, -1)} />
                </i>
              )}
            </span>
            {breakdown.map(
              ({ source, points }, index) =>
                points[seat] > 0 && (
                  <i
                    key={source}
                    style={{
                      width: share(points[seat]),
                      '--row': index,
                      background: `var(--source-${index})`,
                    }}
                  >
                    <Figure of={points[seat]} />
                  </i>
                ),
            )}
          </span>
          <b>{figure(totals[seat])}</b>
        </div>
      ))}
      <ul class="score-legend">
        {breakdown.map(({ source, points }, index) =>
          points.every(count => count === 0) ? null : (
            <li key={source}>
              <i
                class={points.some(count => count < 0) ? 'is-loss' : ''}
                style={points.some(count => count < 0) ? {} : { background: `var(--source-${index})` }}
              />
              {sources[source] ?? source}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
