/** Mountains in the mist, a narrow railway that winds up between tea gardens. */
export const Poster = () => (
  <g>
    <rect width="400" height="240" fill="#dbe4e8" />
    <circle cx="92" cy="58" r="24" fill="#f5e3b4" />
    <path d="M0 132 74 70 132 106 214 22 300 104 348 78 400 118V240H0Z" fill="#a9bdc9" />
    <path d="M214 22 246 54 232 66 216 54 200 70 184 52Z" fill="#f7fafb" />
    <path d="M74 70 92 82 78 90 64 80Z" fill="#eef3f5" />
    <path d="M0 146C60 112 120 116 168 134S300 106 400 138V240H0Z" fill="#7f9cab" />
    <path
      d="M0 152C70 140 150 146 214 140S340 138 400 152V166C320 152 110 160 0 170Z"
      fill="#e9eff2"
      opacity="0.75"
    />
    <path d="M0 240V172C80 150 150 158 220 166S350 158 400 146V240Z" fill="#5f9168" />
    <path d="M0 240V200C90 186 200 200 280 198S370 190 400 184V240Z" fill="#3f7650" />
    <g fill="#2f6341" stroke="#1d4630" stroke-width="2">
      <path d="M16 214a16 12 0 0 1 32 0ZM56 210a16 12 0 0 1 32 0ZM96 208a16 12 0 0 1 32 0ZM30 236a16 12 0 0 1 32 0ZM70 234a16 12 0 0 1 32 0ZM110 232a16 12 0 0 1 32 0Z" />
      <path d="M318 178a14 10 0 0 1 28 0ZM352 174a14 10 0 0 1 28 0Z" />
    </g>
    <g fill="none" stroke-linecap="round">
      <path
        d="M148 244C250 234 356 226 344 200S214 196 196 180 262 160 300 148 282 124 262 116"
        stroke="#5b4326"
        stroke-width="15"
      />
      <path
        d="M148 244C250 234 356 226 344 200S214 196 196 180 262 160 300 148 282 124 262 116"
        stroke="#d9c08d"
        stroke-width="11"
        stroke-dasharray="3 8"
        stroke-linecap="butt"
      />
      <path
        d="M148 244C250 234 356 226 344 200S214 196 196 180 262 160 300 148 282 124 262 116"
        stroke="#b3842f"
        stroke-width="2.5"
        transform="translate(0 -4)"
      />
      <path
        d="M148 244C250 234 356 226 344 200S214 196 196 180 262 160 300 148 282 124 262 116"
        stroke="#b3842f"
        stroke-width="2.5"
        transform="translate(0 4)"
      />
    </g>
    <g transform="translate(216 168) rotate(9)" stroke="#122c3d" stroke-width="2.5" stroke-linejoin="round">
      <path d="M-4 20V2H22V-14H46V20Z" fill="#2f6f93" />
      <path d="M28-9H41V1H28Z" fill="#f5e3b4" />
      <path d="M2-14H12V2H2Z" fill="#1d4a66" />
      <path d="M-1-16H15" stroke="#b3842f" stroke-width="5" />
      <path d="M-4 9H22" stroke="#d7a94a" stroke-width="4" />
      <g fill="#d7a94a">
        <circle cx="6" cy="22" r="7" />
        <circle cx="24" cy="22" r="7" />
        <circle cx="40" cy="22" r="7" />
      </g>
    </g>
    <path
      d="M216 140c-10-3-9-17 3-18 1-13 20-14 24-3 13-4 20 12 9 18-9 6-25 7-36 3Z"
      fill="#fbfbf7"
      opacity="0.94"
    />
    <g transform="translate(44 128)">
      <path d="M-24 20C-24 2-12-6 0-6S24 2 24 20Z" fill="#c7752f" stroke="#5d3110" stroke-width="2.5" />
      <path d="M-24 20H24L20 30H-20Z" fill="#8f4c19" stroke="#5d3110" stroke-width="2.5" />
      <path
        d="M-6-12C-8-18-2-20-4-26M6-12C4-18 10-20 8-26"
        fill="none"
        stroke="#8fa5b1"
        stroke-width="3"
        stroke-linecap="round"
      />
    </g>
  </g>
);
