import type { GameModule } from '../../games/module.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Standings } from '../../board/module.ts';
import { preferences } from '../preferences.ts';
import { figure } from '../app-text.ts';

/** Where a seat's points come from, as one bar; the longest bar of all seats fills the width. */
export function SourceBar({
  module,
  standings: { breakdown },
  seat,
}: {
  readonly module: GameModule;
  readonly standings: Standings;
  readonly seat: Seat;
}) {
  if (breakdown.length < 2) return null;
  const { sources } = module.text[preferences.value.language];
  const gained = (at: Seat): number =>
    breakdown.reduce((sum, { points }) => sum + Math.max(0, points[at]), 0);
  const longest = Math.max(1, ...breakdown[0].points.map((_, at) => gained(at)));
  const parts = breakdown
    .map(({ source, points }, index) => ({ source, index, points: points[seat] }))
    .filter(({ points }) => points !== 0);
  const says = parts
    .map(({ source, points }) => `${sources[source] ?? source}: ${figure(points)}`)
    .join(', ');
  const lost = parts.reduce((sum, { points }) => sum + Math.min(0, points), 0);
  return (
    <div class="source-bar" {...(parts.length === 0 ? {} : { role: 'img', 'aria-label': says, title: says })}>
      {parts.map(
        ({ source, index, points }) =>
          points > 0 && (
            <i
              key={source}
              style={{ width: `${(100 * points) / longest}%`, background: `var(--source-${index})` }}
            />
          ),
      )}
      {lost < 0 && <b>{figure(lost)}</b>}
    </div>
  );
}
