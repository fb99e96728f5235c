import type { BoardProps } from '../../../board/module.ts';
import { SvgTarget } from '../../../board/target.tsx';
import { EDGES } from '../data/workers.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { edgeId } from './target-ids.ts';
import { BOARD_TEXT } from './text.ts';
import { CELL } from './worker-tile.tsx';
import { tasksOf } from './tasks.ts';

/** Where the mark of each edge stands, in cells from the middle of its tile: beside the workers, no two at one corner. */
const PLACES = { north: [0.32, -0.5], east: [0.5, 0.32], south: [-0.32, 0.5], west: [-0.5, -0.32] } as const;
/** On small tiles a mark may cover so much of a cell. */
const WIDEST = 0.42;

/** Workers that are to act: a pointer across their edge, with the number of their card. */
export function Groups({
  view,
  viewer,
  language,
  chosen,
  unit,
}: BoardProps<View, Move> & { readonly unit: number }) {
  const { targets } = BOARD_TEXT[language];
  const own = tasksOf(view, viewer);
  return (
    <>
      {view.groups.map(group => {
        const { x, y, edge, workers, seat } = group;
        const number = own.find(task => task.id === edgeId(x, y, edge))?.number;
        const isTaken = [...chosen].some(id => id.startsWith(`work:${x},${y},${edge},`));
        const [dx, dy] = PLACES[edge];
        const size = Math.min(unit, Math.max(unit * 0.72, (CELL * WIDEST) / 32));
        return (
          <SvgTarget
            key={edgeId(x, y, edge)}
            id={edgeId(x, y, edge)}
            name={number === undefined ? targets.edge(group) : `${number}: ${targets.edge(group)}`}
            class={number === undefined ? 'group' : 'group is-own'}
          >
            <g
              class={isTaken ? 'mark is-taken' : 'mark'}
              transform={`translate(${(x + dx) * CELL} ${(y + dy) * CELL}) scale(${size})`}
              style={{ '--cloth': `var(--seat-${seat})` }}
              {...(number === undefined ? {} : { 'data-keep': '' })}
            >
              <circle class="reach" r="22" />
              <path
                class="mark-shape"
                transform={`rotate(${EDGES.indexOf(edge) * 90})`}
                d="M0-25C6-17 16-12 16 0A16 16 0 0 1-16 0C-16-12-6-17 0-25Z"
              />
              <text class="mark-figure" dy="0.36em">
                {number ?? workers}
              </text>
            </g>
          </SvgTarget>
        );
      })}
    </>
  );
}
