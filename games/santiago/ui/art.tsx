import type { Seat } from '../../../kernel/seat.ts';
import { drawnOnce } from '../../../board/drawn-once.ts';
import { SeatMark, seatColour, seatTextColour } from '../../../board/seat-icon.tsx';
import type { Crop } from '../data/tiles.ts';
import { Fruit } from './crops.tsx';
import { HALF } from './layout.ts';

/** How far apart two farmers stand, and how low on their tile. */
export const FARMER_Y = 22;
export const farmerX = (index: number, icons: number): number => (icons === 1 ? 0 : index * 36 - 18);

/** A wooden cube with the mark of its seat on top. */
export const Farmer = drawnOnce(({ seat }: { readonly seat: Seat }) => (
  <g class="santiago-farmer">
    <rect
      x="-15"
      y="-11"
      width="30"
      height="28"
      rx="5"
      fill={seatTextColour(seat)}
      class="santiago-farmer-side"
    />
    <rect x="-15" y="-15" width="30" height="28" rx="5" fill={seatColour(seat)} class="santiago-farmer-top" />
    <circle class="santiago-farmer-face" r="11" cy="-1" />
    <g transform="translate(0 -1)">
      <SeatMark seat={seat} size={9.5} />
    </g>
  </g>
));

const Furrows = () => (
  <path
    class="santiago-furrow"
    d="M-35-26C-12-31 12-21 35-26M-35-6C-12-11 12-1 35-6M-35 14C-12 9 12 19 35 14M-35 32C-12 27 12 37 35 32"
  />
);

const CRACKS =
  'M-41-18-26-14-20-28-24-41M-26-14-30 4-41 10M41-10 28-4 30 12 41 20M28-4 20-18 26-30 41-34M-22 41-16 30-2 33 8 41M-16 30-24 20';

export interface TileProps {
  readonly crop: Crop;
  /** Farmers printed on the tile. */
  readonly icons: number;
  readonly ground: 'green' | 'dry' | 'plain';
}

/** A plantation tile with its crop up; the places for its farmers are printed below the fruit. */
export const PlantationTile = drawnOnce(({ crop, icons, ground }: TileProps) => {
  return (
    <g class={`santiago-tile is-${crop} is-${ground}`}>
      <rect class="santiago-tile-side" x={-HALF} y={-HALF + 5} width={HALF * 2} height={HALF * 2} rx="9" />
      <rect class="santiago-tile-ground" x={-HALF} y={-HALF} width={HALF * 2} height={HALF * 2} rx="9" />
      <path class="santiago-tile-light" d="M-35-38H35" />
      <Furrows />
      {ground === 'dry' && <path class="santiago-crack" d={CRACKS} />}
      {ground === 'green' && <Sprouts />}
      <g transform="translate(0 -14) scale(0.92)">
        <Fruit crop={crop} />
      </g>
      {Array.from({ length: icons }, (_, index) => (
        <rect
          key={index}
          class="santiago-berth"
          x={farmerX(index, icons) - 14}
          y={FARMER_Y - 14}
          width="28"
          height="28"
          rx="5"
        />
      ))}
    </g>
  );
});

/** Young green in the corners of a tile that has water. */
const Sprouts = () => (
  <path
    class="santiago-sprout"
    d="M-41-26C-34-26-28-31-27-41H-33A8 8 0 0 0-41-33ZM41-26C34-26 28-31 27-41H33A8 8 0 0 1 41-33ZM-41 26C-34 26-28 31-27 41H-33A8 8 0 0 1-41 33ZM41 26C34 26 28 31 27 41H33A8 8 0 0 0 41 33Z"
  />
);

/** A tile that has turned to desert. */
export const DesertTile = drawnOnce(() => (
  <g class="santiago-desert">
    <rect x={-HALF} y={-HALF} width={HALF * 2} height={HALF * 2} rx="9" />
    <path class="santiago-crack" d={`${CRACKS}M-6-41-2-20 12-10 8 8-8 14-20-4M8 8 20 22M-8 14-4 26`} />
    <path class="santiago-thorn" d="M-4 26V8M-4 20H-12V13M-4 17H4V11" />
  </g>
));

export const Palm = drawnOnce(() => (
  <g class="santiago-palm">
    <ellipse class="santiago-palm-foot" cx="1" cy="19" rx="10" ry="3.6" />
    <path class="santiago-trunk" d="M0 19C2 8-1-2 3-12" />
    <path
      class="santiago-frond"
      d="M3-12C-9-21-18-16-22-7-12-12-4-11 3-12ZM3-12C14-23 24-18 27-8 17-13 10-11 3-12ZM3-12C-3-26-13-28-22-23-12-21-4-17 3-12ZM3-12C8-27 19-29 27-24 17-22 9-17 3-12ZM3-12C0-4-5 0-12 1-9-5-3-9 3-12ZM3-12C8-6 12-2 19-1 15-7 9-10 3-12Z"
    />
    <circle class="santiago-nut" cx="0" cy="-9" r="2.6" />
    <circle class="santiago-nut" cx="6" cy="-9" r="2.6" />
  </g>
));

export const Spring = drawnOnce(() => (
  <g class="santiago-spring">
    <circle class="santiago-spring-shade" r="31" cy="5" />
    <circle class="santiago-spring-stones" r="29" />
    <circle class="santiago-spring-joints" r="26" />
    <circle class="santiago-spring-water" r="20" />
    <path class="santiago-ripple" d="M-12 8C-6 13 6 13 12 8M-15 1C-8-4-4 5 3 1S12-2 15 1" />
    <path class="santiago-drop" d="M0-16C5-9 8-5 8-1A8 8 0 0 1-8-1C-8-5-5-9 0-16Z" />
  </g>
));

export const Escudo = ({
  r = 15,
  figure = '',
}: {
  readonly r?: number;
  readonly figure?: number | string;
}) => (
  <g>
    <circle class="santiago-escudo-foot" r={r} cy={r * 0.16} />
    <circle class="santiago-escudo" r={r} />
    <circle class="santiago-escudo-rim" r={r * 0.76} />
    <text class="santiago-escudo-figure" y={r * 0.46} font-size={r * 1.32}>
      {figure}
    </text>
  </g>
);

/** The canal overseer's hat. */
export const OverseerHat = () => (
  <g class="santiago-hat">
    <path d="M-8-1C-8-12 8-12 8-1Z" />
    <ellipse cx="0" cy="1" rx="17" ry="5.5" />
    <path class="santiago-hat-band" d="M-8.4-1.5C-4 1.6 4 1.6 8.4-1.5L8-5C4-2.4-4-2.4-8-5Z" />
  </g>
);

/** A canal piece that is not yet on the board. */
export const CanalPiece = () => (
  <g class="santiago-canal-piece">
    <rect x="-19" y="-7" width="38" height="14" rx="5" />
    <path class="santiago-ripple" d="M-12 1C-8-4-4 5 0 1S8-3 12 1" />
  </g>
);

/** The sun that scorches a tile without water. */
export const SunMark = () => (
  <g class="santiago-scorch">
    <path d="M0-17 4-11 10-14 11-7 17-6 13 0 17 6 11 7 10 14 4 11 0 17-4 11-10 14-11 7-17 6-13 0-17-6-11-7-10-14-4-11Z" />
    <circle r="8.5" />
  </g>
);

/** A basket of fruit: what the plantations are worth. */
export const Basket = drawnOnce(() => (
  <g>
    <circle class="santiago-grape" cx="-6" cy="-6" r="6.5" />
    <circle class="santiago-melon" cx="7" cy="-7" r="6.5" />
    <path class="santiago-basket" d="M-17-2H17L12 16H-12Z" />
    <path class="santiago-weave" d="M-15 5H15M-13 11H13" />
  </g>
));
