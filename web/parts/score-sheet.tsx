import type { GameModule } from '../../games/module.ts';
import type { Result } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import { SeatIcon } from '../../board/seat-icon.tsx';
import { preferences } from '../preferences.ts';
import { figure, appText } from '../app-text.ts';
import { PersonName } from './person-name.tsx';

/** The score sheet in figures, source by source. */
export function ScoreSheet({
  module,
  result,
  players,
  people,
  you,
}: {
  readonly module: GameModule;
  readonly result: Result;
  readonly players: readonly string[];
  /** The ids of online players. */
  readonly people: readonly (string | undefined)[];
  /** Whom the end speaks to; null for someone who watches. */
  readonly you: Seat | null;
}) {
  const { end, table } = appText();
  const text = module.text[preferences.value.language];
  return (
    <div class="sheet-scroll" tabIndex={0} role="group" aria-label={end.scores}>
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col">{end.source}</th>
            {players.map((name, seat) => (
              <th key={seat} scope="col">
                <SeatIcon seat={seat} />{' '}
                <span class="sheet-name">
                  {seat === you ? table.you : <PersonName id={people[seat]} name={name} />}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.breakdown.map(({ source, points }, row) => (
            <tr key={source} style={{ '--row': row }}>
              <th scope="row">{text.sources[source] ?? source}</th>
              {points.map((count, seat) => (
                <td key={seat}>{figure(count)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr style={{ '--row': result.breakdown.length }}>
            <th scope="row">{end.total}</th>
            {result.totals.map((total, seat) => (
              <td key={seat} class={result.ranks[seat] === 1 ? 'is-best' : ''}>
                {figure(total)}
              </td>
            ))}
          </tr>
          {players.length === 1 ? null : (
            <tr style={{ '--row': result.breakdown.length + 1 }}>
              <th scope="row">{end.place}</th>
              {result.ranks.map((rank, seat) => (
                <td key={seat}>{rank}</td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}
