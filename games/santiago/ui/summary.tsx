import { SeatMark } from '../../../board/seat-icon.tsx';
import { Arrow, type Summary } from '../../../board/summary.tsx';
import type { Seat } from '../../../kernel/seat.ts';
import { summary as en } from '../text/summary.en.ts';
import { summary as es } from '../text/summary.es.ts';
import {
  CanalPiece,
  DesertTile,
  Escudo,
  Farmer,
  FARMER_Y,
  farmerX,
  OverseerHat,
  PlantationTile,
  SunMark,
  type TileProps,
} from './art.tsx';
import './santiago.css';

const at = (x: number, y: number, size = 1): string => `translate(${x} ${y}) scale(${size})`;

/** A tile with the farmers of a seat on it. */
const Planted = ({
  seat,
  farmers,
  ...tile
}: TileProps & { readonly seat: Seat; readonly farmers: number }) => (
  <g>
    <PlantationTile {...tile} />
    {Array.from({ length: farmers }, (_, index) => (
      <g key={index} transform={at(farmerX(index, tile.icons), FARMER_Y, 0.9)}>
        <Farmer seat={seat} />
      </g>
    ))}
  </g>
);

/** What a seat offers: its mark over a coin. */
const Offer = ({ seat, amount }: { readonly seat: Seat; readonly amount: number }) => (
  <g>
    <rect class="summary-card" x="-19" y="-34" width="38" height="68" rx="9" />
    <g transform="translate(0 -17)">
      <SeatMark seat={seat} size={11} />
    </g>
    <g transform="translate(0 13)">
      <Escudo r={14} figure={amount} />
    </g>
  </g>
);

const BIDS = [
  { crop: 'banana', seat: 0, amount: 5 },
  { crop: 'grape', seat: 1, amount: 3 },
  { crop: 'pepper', seat: 2, amount: 1 },
] as const;

const Bidding = () => (
  <>
    {BIDS.map(({ crop, seat, amount }, index) => (
      <g key={crop}>
        <g transform={at(46 + index * 74, 44, 0.74)}>
          <PlantationTile crop={crop} icons={2} ground="plain" />
        </g>
        <g transform={at(46 + index * 74, 112, 0.86)}>
          <Offer seat={seat} amount={amount} />
        </g>
      </g>
    ))}
  </>
);

const FIELDS = [40, 120, 200].flatMap(x => [39, 111].map(y => [x, y] as const));

const Planting = () => (
  <>
    {FIELDS.map(([x, y]) => (
      <rect key={`${x} ${y}`} class="summary-field" x={x - 36} y={y - 33} width="72" height="66" rx="6" />
    ))}
    <g transform={at(40, 39, 0.72)}>
      <Planted crop="banana" icons={2} ground="green" seat={1} farmers={2} />
    </g>
    <g transform={at(126, 66, 0.86)}>
      <Planted crop="banana" icons={2} ground="plain" seat={0} farmers={2} />
    </g>
  </>
);

const Bribing = () => (
  <>
    <g transform={at(48, 78)}>
      <Offer seat={1} amount={2} />
    </g>
    <g transform={at(96, 78)}>
      <Offer seat={2} amount={3} />
    </g>
    <Arrow x={136} y={78} />
    <g transform={at(190, 56, 2.1)}>
      <OverseerHat />
    </g>
    <g transform={at(190, 108, 1.7)}>
      <CanalPiece />
    </g>
  </>
);

const Drying = () => (
  <>
    <g transform={at(48, 62, 0.84)}>
      <Planted crop="watermelon" icons={2} ground="green" seat={0} farmers={2} />
    </g>
    <g transform={at(48, 122, 1.8)}>
      <CanalPiece />
    </g>
    <g transform={at(138, 78, 0.72)}>
      <Planted crop="grape" icons={2} ground="dry" seat={1} farmers={1} />
    </g>
    <g transform={at(138, 26, 1.1)}>
      <SunMark />
    </g>
    <g transform={at(205, 78, 0.66)}>
      <DesertTile />
    </g>
    <g transform={at(205, 26, 1.1)}>
      <SunMark />
    </g>
  </>
);

const Income = () => (
  <>
    {[60, 120, 180].map((x, index) => (
      <g key={x} transform={at(x, 62 + (index % 2) * 8)}>
        <Escudo r={27} figure={1} />
      </g>
    ))}
    <g transform={at(120, 124, 1.8)}>
      <CanalPiece />
    </g>
  </>
);

export const summary: Summary = {
  text: { en, es },
  pictures: [Bidding, Planting, Bribing, Drying, Income],
};
