/** One field of the valley, seen a little from above. */
const Field = ({ x, y, tone, rows }: { x: number; y: number; tone: string; rows: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 0H78L86 44H-4Z" fill={tone} stroke="#6e3417" stroke-width="2.5" stroke-linejoin="round" />
    <path
      d="M6 11H74M4 22H78M3 33H81"
      stroke={rows}
      stroke-width="7"
      stroke-linecap="round"
      stroke-dasharray="1 13"
    />
  </g>
);

const Palm = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M0 0C2-18-2-34 4-52" fill="none" stroke="#7a4a22" stroke-width="7" stroke-linecap="round" />
    <path
      d="M4-52C-16-66-30-58-36-44-20-52-8-50 4-52ZM4-52C22-70 38-62 44-46 28-54 16-50 4-52ZM4-52C-6-74-22-78-36-70-20-66-8-60 4-52ZM4-52C12-76 30-80 42-72 26-68 14-60 4-52Z"
      fill="#4f7d3b"
      stroke="#2c4d20"
      stroke-width="2"
      stroke-linejoin="round"
    />
  </g>
);

/** Canals bring blue and green into terracotta; beyond them the land is pale and cracked. */
export const Poster = () => (
  <g>
    <rect width="400" height="240" fill="#f2d9a9" />
    <circle cx="76" cy="54" r="26" fill="#f6b53c" />
    <path d="M0 104 70 62 128 96 196 50 270 98 330 70 400 106V140H0Z" fill="#c9895a" />
    <path d="M0 118 96 92 180 116 262 94 400 124V150H0Z" fill="#b56f42" />
    <rect y="116" width="400" height="124" fill="#e3b27c" />
    <path
      d="M300 128 326 140 318 158 344 166M352 132 372 148 362 168M318 158 300 172M344 166 338 186 360 200M338 186 314 200M300 226 322 216 340 228"
      fill="none"
      stroke="#b98a56"
      stroke-width="2.5"
      stroke-linecap="round"
    />
    <Field x={34} y={128} tone="#c4572f" rows="#ffd35c" />
    <Field x={132} y={128} tone="#a9642f" rows="#8fd06a" />
    <Field x={16} y={188} tone="#b9512b" rows="#8fd06a" />
    <Field x={130} y={188} tone="#cc6a36" rows="#f4f0dc" />
    <Field x={232} y={188} tone="#b25a2e" rows="#e04f3a" />
    <path
      d="M121 116 118 178 112 240M-4 181H232L326 178"
      fill="none"
      stroke="#2c5f86"
      stroke-width="15"
      stroke-linejoin="round"
    />
    <path
      d="M121 116 118 178 112 240M-4 181H232L324 178"
      fill="none"
      stroke="#5cb1dd"
      stroke-width="9"
      stroke-linejoin="round"
    />
    <circle cx="118" cy="181" r="16" fill="#5cb1dd" stroke="#2c5f86" stroke-width="4" />
    <path
      d="M118 172V160M112 176 104 168M124 176 132 168"
      stroke="#d9f0fb"
      stroke-width="3"
      stroke-linecap="round"
    />
    <Palm x={246} y={176} />
    <Palm x={278} y={184} size={0.7} />
    <g transform="translate(66 150)">
      <path d="M-9 18C-9 4-5 0 0 0S9 4 9 18Z" fill="#2a2723" />
      <ellipse rx="13" ry="4.5" fill="#f3dfa6" stroke="#5b4210" stroke-width="2" />
      <circle r="6" cy="-4" fill="#f3dfa6" stroke="#5b4210" stroke-width="2" />
    </g>
  </g>
);
