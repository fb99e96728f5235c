interface PieceAt {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly size?: number;
}

const placed = ({ x = 0, y = 0, turn = 0, size = 1 }: PieceAt): string =>
  `translate(${x} ${y}) rotate(${turn}) scale(${size})`;

/** A ripe fruit: ribbed, lit from the upper left. */
export const Pod = (at: PieceAt) => (
  <g transform={placed(at)}>
    <path class="pod-stalk" d="M0-21V-28" />
    <path class="pod" d="M0-23C12-16 14 6 0 23-14 6-12-16 0-23Z" />
    <path class="pod-rib" d="M0-18V17M-6-11C-8 0-7 8-3 14M6-11C8 0 7 8 3 14" />
    <path class="pod-shine" d="M-6-12C-8-6-8 0-7 5" />
  </g>
);

/** A gold coin; with a figure it says what a workplace pays. */
export const Coin = ({ x = 0, y = 0, figure }: PieceAt & { readonly figure?: number }) => (
  <g transform={placed({ x, y })}>
    <circle class="coin-foot" cy="2.4" />
    <circle class="coin" />
    <circle class="coin-rim" />
    {figure === undefined ? (
      <path class="coin-stamp" d="M0-7C5-3 5 3 0 7-5 3-5-3 0-7Z" />
    ) : (
      <text class="coin-figure" dy="0.36em">
        {figure}
      </text>
    )}
  </g>
);

const RAYS = Array.from({ length: 10 }, (_, ray) => ray * 36);

/** The sun with its calm face. */
export const Sun = ({ r = 18 }: { readonly r?: number }) => (
  <g>
    {RAYS.map(turn => (
      <path
        key={turn}
        class="sun-ray"
        d={`M${-r * 0.28} ${-r - 1}L0 ${-r * 1.66} ${r * 0.28} ${-r - 1}Z`}
        transform={`rotate(${turn})`}
      />
    ))}
    <circle class="sun-disc" r={r} />
    <path
      class="sun-face"
      d={`M${-r * 0.5} ${-r * 0.18}q${r * 0.14} ${-r * 0.16} ${r * 0.28} 0M${r * 0.22} ${-r * 0.18}q${r * 0.14} ${-r * 0.16} ${r * 0.28} 0M${-r * 0.35} ${r * 0.3}Q0 ${r * 0.65} ${r * 0.35} ${r * 0.3}`}
    />
  </g>
);

/** A drop of the river. */
export const Drop = () => (
  <g>
    <path class="water-drop" d="M0-17C7-8 12-3 12 5A12 12 0 0 1-12 5C-12-3-7-8 0-17Z" />
    <path class="water-shine" d="M-6 5A6 6 0 0 0-1 11" />
  </g>
);

/** A stepped temple, small enough for a badge and rich enough for a tile. */
export const TempleHouse = () => (
  <g>
    <path class="stone" d="M-38 32H38V19H-38ZM-30 19H30V7H-30ZM-22 7H22V-6H-22Z" />
    <path class="stone-shade" d="M8 32H38V19H30V7H22V-6H8Z" />
    <path class="stone-light" d="M-38 20.4H38M-30 8.4H30M-22-4.6H22" />
    <path class="stone" d="M-14-6H14V-19H-14Z" />
    <path class="temple-roof" d="M-19-19H19L12-30H-12Z" />
    <path class="temple-comb" d="M-8-30V-35H8V-30M-3-30V-35M3-30V-35" />
    <path class="temple-stair" d="M-8 32V-6H8V32" />
    <path class="temple-tread" d="M-8 26H8M-8 20H8M-8 14H8M-8 8H8M-8 2H8" />
    <path class="temple-door" d="M-4.5-6V-12A4.5 4.5 0 0 1 4.5-12V-6Z" />
  </g>
);
