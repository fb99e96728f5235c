import { SeatMark } from '../../../board/seat-icon.tsx';
import { Arrow, type Summary } from '../../../board/summary.tsx';
import type { Action } from '../data/actions.ts';
import { TEAS } from '../data/contracts.ts';
import { summary as en } from '../text/summary.en.ts';
import { summary as es } from '../text/summary.es.ts';
import { Chest, Coin, Cog } from './goods.tsx';
import { Disc, Pawn, Plantation } from './pieces.tsx';
import { ActionSign, Bust } from './signs.tsx';
import { Terrace, TerraceShades } from './terrain.tsx';
import { Body, Contract } from './wagon.tsx';
import './ceylon.css';
import './map.css';

const at = (x: number, y: number, size = 1): string => `translate(${x} ${y}) scale(${size})`;

const Sign = ({ action }: { readonly action: Action }) => (
  <g>
    <circle class="summary-card" r="27" />
    <g transform="scale(1.7)">
      <ActionSign action={action} />
    </g>
  </g>
);

/** A card with your end below and that of the others above. */
const Card = () => (
  <>
    <rect class="summary-card" x="76" y="12" width="88" height="126" rx="12" />
    <path class="summary-line" d="M86 75H154" />
    <g transform={at(120, 44, 1.8)}>
      <ActionSign action="harvest" />
    </g>
    <g transform={at(120, 106, 1.8)}>
      <ActionSign action="trade" />
    </g>
    <g transform={at(120, 44)}>
      {[1, 2, 3].map((seat, index) => (
        <g key={seat} transform={at(62 + index * 20, 0)}>
          <SeatMark seat={seat} size={8.5} />
        </g>
      ))}
    </g>
    <g transform={at(46, 106)}>
      <SeatMark seat={0} size={13} />
    </g>
  </>
);

const HILLS = [
  { x: 48, y: 104, level: 0 },
  { x: 120, y: 104, level: 1 },
  { x: 192, y: 104, level: 2 },
] as const;

const Harvest = () => (
  <>
    <TerraceShades />
    {HILLS.map(({ x, y, level }, index) => (
      <g key={x}>
        <g transform={at(x, y, 0.62)}>
          <Terrace level={level} />
          <g transform={at(0, -level * 24, 1)}>
            <Plantation seat={index} isDouble={false} />
          </g>
        </g>
        <g transform={at(x, 24, 1.2)}>
          <Chest tea={TEAS[index]} />
        </g>
      </g>
    ))}
    <g transform={at(146, 84, 0.9)}>
      <Pawn seat={0} />
    </g>
  </>
);

const Delivery = () => (
  <>
    {TEAS.map((tea, index) => (
      <g key={tea} transform={at(44, 40 + index * 34, 1.3)}>
        <Chest tea={tea} />
      </g>
    ))}
    <Arrow x={76} y={76} />
    <g transform="translate(98 30)">
      <path class="summary-rail" d="M-4 92.5H146" />
      <Body />
      <Contract name="2-BGW" />
    </g>
  </>
);

const Growth = () => (
  <>
    <circle class="summary-card" cx="66" cy="70" r="46" />
    <g transform={at(66, 70, 3)}>
      <Bust />
    </g>
    <g transform={at(98, 108)}>
      <Disc seat={0} radius={15} />
    </g>
    {[0, 1, 2].map(step => (
      <g key={step} transform={at(142 + step * 36, 100 - step * 30, 1.45)}>
        <Cog />
      </g>
    ))}
    <g transform={at(178, 70)}>
      <Disc seat={0} radius={13} />
    </g>
  </>
);

const Alternatives = () => (
  <>
    <g transform={at(62, 62)}>
      <Sign action="move" />
    </g>
    <g transform={at(62, 116, 1)}>
      <Pawn seat={0} />
    </g>
    <g transform={at(178, 62)}>
      <Sign action="take" />
    </g>
    {[158, 178, 198].map(x => (
      <g key={x} transform={at(x, 118)}>
        <Coin radius={12} />
      </g>
    ))}
  </>
);

export const summary: Summary = {
  text: { en, es },
  pictures: [Card, Harvest, Delivery, Growth, Alternatives],
};
