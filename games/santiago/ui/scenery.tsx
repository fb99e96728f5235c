import { Palm } from './art.tsx';
import type { Plan } from './layout.ts';
import { Houses } from './village.tsx';

const CACTUS = 'M0 20V-22M0 4H-13V-9M0-4H13V-16';

/** So much room above, in units of the picture, shows the village whole. */
const ROOM = 104;

interface SceneryProps {
  readonly plan: Plan;
  /** What the screen leaves above the valley. */
  readonly above: number;
}

/** Around the valley, where a tall screen leaves room: the village above it, cacti below. */
export function Scenery({ plan: { box, hasHouses }, above }: SceneryProps) {
  if (hasHouses || above < ROOM) return null;
  const [left, right, bottom] = [box.x, box.x + box.width, box.y + box.height];
  return (
    <g aria-hidden="true">
      <g transform={`translate(${right - 250} ${box.y - 14}) scale(1.35)`}>
        <Houses x={0} y={0} />
      </g>
      {[
        { x: right - 60, y: box.y - 42, size: 1.7 },
        { x: right - 410, y: box.y - 38, size: 1.5 },
        { x: left + 120, y: box.y - 40, size: 1.6 },
      ].map(({ x, y, size }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <Palm />
        </g>
      ))}
      {[
        { x: left + 130, size: 1.4 },
        { x: left + 420, size: 1 },
        { x: right - 120, size: 1.6 },
      ].map(({ x, size }) => (
        <path
          key={x}
          class="santiago-cactus"
          transform={`translate(${x} ${bottom + 52}) scale(${size})`}
          d={CACTUS}
        />
      ))}
    </g>
  );
}
