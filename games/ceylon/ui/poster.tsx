const Bushes = ({ y, tone, shift }: { y: number; tone: string; shift: number }) => (
  <g fill={tone} stroke="#1c4a32" stroke-width="2">
    {Array.from({ length: 12 }, (_, index) => (
      <path key={index} d={`M${index * 38 + shift - 20} ${y}a18 14 0 0 1 36 0Z`} />
    ))}
  </g>
);

/** Terraces that grow lighter with the height, and a red train that crosses them. */
export const Poster = () => (
  <g>
    <rect width="400" height="240" fill="#e9e6c6" />
    <circle cx="318" cy="52" r="28" fill="#f4b94a" />
    <path d="M0 120 66 60 118 98 190 34 262 100 322 64 400 124V240H0Z" fill="#a8cfa0" />
    <path d="M190 34 206 66 192 82 178 64Z" fill="#d6ead0" />
    <path d="M0 132C70 104 150 100 230 116S360 122 400 108V240H0Z" fill="#86bb82" />
    <Bushes y={134} tone="#74ad70" shift={6} />
    <path d="M0 150C80 128 170 126 250 140S370 142 400 132V240H0Z" fill="#5f9e63" />
    <g>
      <path d="M0 161C80 144 190 144 400 158" fill="none" stroke="#5a4630" stroke-width="7" />
      <path
        d="M0 161C80 144 190 144 400 158"
        fill="none"
        stroke="#c9a86a"
        stroke-width="3"
        stroke-dasharray="3 9"
      />
      <g transform="translate(96 114) rotate(-2)" stroke="#4d0f10" stroke-width="2.5" stroke-linejoin="round">
        <path d="M0 34V8H26V-6H44V8H62V34Z" fill="#b3262b" />
        <path d="M30-2H40V8H30Z" fill="#f6e3ae" />
        <path d="M48-10H58V8H48Z" fill="#7d1a1d" />
        <path d="M46-14H60" stroke-width="5" />
        <rect x="70" y="8" width="54" height="26" rx="3" fill="#c23a36" />
        <path d="M78 14H90V23H78ZM96 14H108V23H96Z" fill="#f6e3ae" />
        <rect x="132" y="8" width="54" height="26" rx="3" fill="#c23a36" />
        <path d="M140 30V16H178V30Z" fill="#8a5b2c" />
        <path d="M140 23H178M159 16V30" stroke="#5b3916" />
        <path d="M62 28H70M124 28H132" stroke-width="4" />
        <g fill="#3a2620">
          <circle cx="12" cy="37" r="7" />
          <circle cx="48" cy="37" r="7" />
          <circle cx="84" cy="37" r="6" />
          <circle cx="110" cy="37" r="6" />
          <circle cx="146" cy="37" r="6" />
          <circle cx="172" cy="37" r="6" />
        </g>
      </g>
      <path
        d="M150 92c-10-4-8-18 4-18 2-12 20-12 22-2 12-2 14 14 4 18-10 4-22 6-30 2Z"
        fill="#fbf6ea"
        opacity="0.92"
      />
    </g>
    <path d="M0 178C90 160 190 164 280 176S380 176 400 170V240H0Z" fill="#418150" />
    <Bushes y={192} tone="#2f7044" shift={-8} />
    <path d="M0 206C90 194 210 196 300 206S380 204 400 200V240H0Z" fill="#27613c" />
    <Bushes y={226} tone="#1f5534" shift={14} />
    <g transform="translate(336 214)">
      <path
        d="M0 0C-6-26 4-46 22-56 26-32 18-12 0 0ZM0 0C-22-8-32-26-30-46-12-36-2-20 0 0Z"
        fill="#9ccf6f"
        stroke="#2b5a22"
        stroke-width="2.5"
        stroke-linejoin="round"
      />
      <path d="M1-3 16-42M-2-4-22-34" stroke="#2b5a22" stroke-width="2" />
    </g>
  </g>
);
