/** Bare furrows under a low sun: nothing was sown here. */
export const FallowField = () => (
  <svg class="fallow" viewBox="0 0 320 150" aria-hidden="true">
    <circle class="fallow-sun" cx="232" cy="56" r="24" />
    <path class="fallow-hill" d="M0 92C60 58 122 66 170 84 226 62 276 64 320 86V150H0Z" />
    <path class="fallow-earth" d="M0 104C90 88 230 88 320 104V150H0Z" />
    <path
      class="fallow-furrows"
      d="M18 150C60 122 104 106 138 98M92 150C114 126 136 110 152 98M160 150V98M228 150C206 126 184 110 168 98M302 150C260 122 216 106 182 98"
    />
    <path class="fallow-post" d="M66 112V74M52 80H84L90 86L84 92H52Z" />
  </svg>
);
