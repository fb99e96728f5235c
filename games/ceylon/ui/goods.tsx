import type { Tea } from '../data/contracts.ts';

/** Small things that are counted, each drawn around (0, 0) within a radius of 12. */

interface CoinProps {
  readonly figure?: number | string;
  readonly radius?: number;
}

/** Rupees. */
export const Coin = ({ figure, radius = 11 }: CoinProps) => (
  <g>
    <circle cy={radius * 0.16} r={radius} fill="#8a5d0d" />
    <circle r={radius} fill="#eebd49" stroke="#6b4708" stroke-width={radius * 0.13} />
    <path
      d="M-9.6-3.4A10 10 0 0 1 9.2-4.2 10.6 10.6 0 0 0-9.6-3.4Z"
      transform={`scale(${radius / 11})`}
      fill="#fff0b0"
    />
    <circle r={radius * 0.77} fill="none" stroke="#a87412" stroke-width={radius * 0.08} />
    {figure === undefined ? (
      <path
        d="M-3.6-5H4.2M-3.6-1.8H4.2M-2.6-5C3.4-5 3.4.6-2.6.6L2.6 5.6"
        transform={`scale(${radius / 11})`}
        fill="none"
        stroke="#4a3000"
        stroke-width="1.7"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    ) : (
      <text class="ceylon-figure" y={radius * 0.48} font-size={radius * 1.4} fill="#3d2800">
        {figure}
      </text>
    )}
  </g>
);

/** Points: a lotus flower. */
export const Lotus = () => (
  <g stroke="#6e1d42" stroke-width="1.2" stroke-linejoin="round">
    <path d="M0 8C-9 8-12 2-12-3-7-3-2 0 0 8ZM0 8C9 8 12 2 12-3 7-3 2 0 0 8Z" fill="#e58fae" />
    <path d="M0 8C-7 4-8-4-6-9-1-6 1 0 0 8ZM0 8C7 4 8-4 6-9 1-6-1 0 0 8Z" fill="#f2b6c9" />
    <path d="M0 8C-4 3-4-6 0-11 4-6 4 3 0 8Z" fill="#fbdde6" />
  </g>
);

const COG = Array.from({ length: 8 }, (_, tooth) => tooth * 45);

/** A technology token: a cogwheel. */
export const Cog = ({ fill = '#7f9bb5' }: { readonly fill?: string }) => (
  <g stroke="#22384d" stroke-width="1.2" stroke-linejoin="round">
    {COG.map(angle => (
      <path key={angle} d="M-2.6-7.4-2-11.4H2L2.6-7.4Z" transform={`rotate(${angle})`} fill={fill} />
    ))}
    <circle r="8.4" fill={fill} />
    <circle r="3.2" fill="#f3ead8" />
  </g>
);

interface ChestLook {
  readonly lid: string;
  readonly wood: string;
  readonly edge: string;
  readonly mark: string;
}

const CHEST: Readonly<Record<Tea, ChestLook>> = {
  black: { lid: '#66545a', wood: '#42353a', edge: '#1d1619', mark: '#f3e3c6' },
  green: { lid: '#8fcb74', wood: '#66a350', edge: '#22491f', mark: '#123312' },
  white: { lid: '#fffdf4', wood: '#efe6cf', edge: '#6b6250', mark: '#4a4233' },
};

/** As many peaks as the level where the tea grows; a line for the lowland. */
const PEAKS: Readonly<Record<Tea, string>> = {
  black: 'M-4.5 3.4H4.5',
  green: 'M-4.6 5 0-.8 4.6 5Z',
  white: 'M-7.4 5-3.6-.8.2 5ZM-.2 5 3.6-.8 7.4 5Z',
};

/** A tea chest; colour and the peaks on its front tell the kinds apart. */
export function Chest({ tea }: { readonly tea: Tea }) {
  const { lid, wood, edge, mark } = CHEST[tea];
  return (
    <g stroke={edge} stroke-width="1.4" stroke-linejoin="round">
      <path d="M-10.5-4-8-9.5H8L10.5-4Z" fill={lid} />
      <path d="M-10.5-4H10.5V9H-10.5Z" fill={wood} />
      <path d="M-9.2-2.9H9.2" stroke="#fff" stroke-opacity="0.4" stroke-width="1" />
      <path d={PEAKS[tea]} fill={mark} stroke={mark} stroke-width="1.4" />
    </g>
  );
}

/** An empty space for a chest. */
export const ChestSpace = () => (
  <path
    d="M-10.5-4-8-9.5H8L10.5-4V9H-10.5Z"
    fill="none"
    stroke="currentColor"
    stroke-width="1.2"
    stroke-dasharray="2.5 2.5"
    opacity="0.45"
  />
);

/** The start player's teapot. */
export const Teapot = () => (
  <g fill="#c9d3d8" stroke="#3d4a52" stroke-width="1.3" stroke-linejoin="round">
    <path d="M6-2C12-4 12 6 5 6" fill="none" stroke-width="2" />
    <path d="M-6 0-11-4-11.5-1.5-6 5Z" />
    <path d="M-7-2C-9 4-6 9-4 9H4C6 9 9 4 7-2 4-5-4-5-7-2Z" />
    <path d="M-4-4.4C-3-7 3-7 4-4.4Z" />
    <circle cy="-7.6" r="1.5" />
  </g>
);

/** The back of an action card. */
export const CardBack = () => (
  <g stroke="#3d1413" stroke-width="1.2" stroke-linejoin="round">
    <rect x="-7.5" y="-10.5" width="15" height="21" rx="2.4" fill="#b3262b" />
    <path d="M0-6C5-3 5 3 0 6-5 3-5-3 0-6ZM0-6V6" fill="#e9c477" />
  </g>
);

/** The shape of a leaf: the markers of all seats have it, in their colours. */
export const LEAF = 'M-7 8C-9-2-3-9 8-9 9 2 3 10-7 8ZM-7 8 3-3';
