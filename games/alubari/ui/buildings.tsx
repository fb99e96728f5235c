import type { ComponentChildren } from 'preact';
import type { Area } from '../data/board.ts';
import { Mark } from './glyphs.tsx';

/** The building of each area: 120 wide, 44 tall, standing on y = 44. */
const BUILDINGS: Readonly<Record<Area, () => ComponentChildren>> = {
  // A long goods shed with its doors open.
  A: () => (
    <>
      <path class="b-wall" d="M10 44V22H110V44Z" />
      <path class="b-slate" d="M3 24 16 7H104L117 24Z" />
      <path class="b-seam" d="M22 8 15 23M41 8 38 23M60 8V23M79 8 82 23M98 8 105 23" />
      <path class="b-wood" d="M44 44V27H76V44Z" />
      <path class="b-plank" d="M60 27V44M44 28 60 44 76 28" />
      <Mark glyph="iron" x={24} y={36} size={7} />
      <Mark glyph="iron" x={35} y={39} size={5} />
      <Mark glyph="stone" x={87} y={36} size={7} />
      <Mark glyph="chai" x={101} y={36} size={6} />
    </>
  ),
  // A gallery in the rock, with props.
  B: () => (
    <>
      <path class="b-rock" d="M2 44 16 22 34 14 50 22 66 6 88 16 102 12 118 44Z" />
      <path class="b-rock-shade" d="M66 6 88 16 102 12 118 44H84L74 26Z" />
      <path class="b-dark" d="M44 44V32A14 13 0 0 1 72 32V44Z" />
      <path class="b-prop" d="M43 44V30M73 44V30M39 29H77" />
      <path class="b-handle" d="M96 43 103 23" />
      <path class="b-pick" d="M93 22C98 17 108 19 112 27" />
      <Mark glyph="rubble" x={20} y={37} size={7} />
      <Mark glyph="rubble" x={32} y={40} size={5} />
    </>
  ),
  // A foundry with a saw-tooth roof and a chimney.
  C: () => (
    <>
      <path class="b-smoke" d="M98 4a5 5 0 0 1 8-5 6 6 0 0 1 11 1 4 4 0 0 1-2 7H101a3 3 0 0 1-3-3Z" />
      <path class="b-brick" d="M8 44V22L26 10V22L44 10V22L62 10V22H86V44Z" />
      <path class="b-window" d="M14 31H27V44H14ZM35 31H48V44H35ZM56 31H69V44H56Z" />
      <path class="b-chimney" d="M90 44 92 9H101L104 44Z" />
      <path class="b-ring" d="M91.5 17H101.5M91 29H102.5" />
      <Mark glyph="steel" x={112} y={38} size={6.5} />
    </>
  ),
  // An engine house, a signal, the first metres of track.
  D: () => (
    <>
      <path class="b-wall" d="M8 44V27A29 20 0 0 1 66 27V44Z" />
      <path class="b-slate" d="M4 28A33 23 0 0 1 70 28L64 30A27 17 0 0 0 10 30Z" />
      <path class="b-dark" d="M22 44V32A15 12 0 0 1 52 32V44Z" />
      <path class="b-engine" d="M29 44V32H45V44Z" />
      <circle class="b-lamp" cx="37" cy="36" r="4" />
      <path class="b-post" d="M84 44V5" />
      <path class="b-flag" d="M84 6H102V12H84Z" />
      <circle class="b-lamp" cx="84" cy="19" r="3" />
      <path class="b-sleepers" d="M68 42H120" />
      <path class="b-brass" d="M66 41H120" />
    </>
  ),
  // A half-built house under a crane.
  E: () => (
    <>
      <path class="b-wall" d="M16 44V22H66V44Z" />
      <path class="b-roof" d="M10 24 41 6V24Z" />
      <path class="b-beam" d="M10 24 41 6 72 24M52 13V24M62 18V24" />
      <path class="b-window" d="M24 29H34V38H24ZM48 29H58V38H48Z" />
      <path class="b-crane" d="M90 44V0M46 5H110M90 0 60 5M90 0 108 5M54 5V14" />
      <Mark glyph="stone" x={54} y={17} size={5} />
      <path class="b-crate" d="M98 44V36H114V44ZM102 36V29H111V36Z" />
    </>
  ),
  // A post office with a clock, a red box before it.
  F: () => (
    <>
      <path class="b-plaster" d="M12 44V22H92V44Z" />
      <path class="b-roof" d="M6 24 16 13H40L52 4 64 13H88L98 24Z" />
      <circle class="b-clock" cx="52" cy="15" r="6.5" />
      <path class="b-hands" d="M52 11V15L55 17" />
      <path class="b-column" d="M22 26V44M34 26V44M70 26V44M82 26V44" />
      <path class="b-wood" d="M45 44V29H59V44Z" />
      <path class="b-box" d="M103 44V31A5.5 5 0 0 1 114 31V44Z" />
      <path class="b-slit" d="M105.5 34H111.5" />
    </>
  ),
  // A tea stall under a striped awning.
  G: () => (
    <>
      <path class="b-prop" d="M18 44V16M102 44V16" />
      <path class="b-counter" d="M12 44V32H108V44Z" />
      <path
        class="b-awning"
        d="M8 20 18 7H102L112 20C108 26 100 26 95 20 91 26 83 26 77 20 73 26 65 26 60 20 55 26 47 26 43 20 37 26 29 26 25 20 20 26 12 26 8 20Z"
      />
      <path
        class="b-stripe"
        d="M25 20 33 7H47L43 20C37 26 29 26 25 20ZM60 20V7H73L77 20C73 26 65 26 60 20ZM95 20 87 7H102L112 20C108 26 100 26 95 20Z"
      />
      <path class="b-pot" d="M36 32C34 26 40 25 44 25S54 26 52 32ZM52 28 58 26M44 25V23" />
      <Mark glyph="chai" x={72} y={27} size={5} />
      <Mark glyph="chai" x={86} y={27} size={5} />
    </>
  ),
};

export const Building = ({ area }: { readonly area: Area }) => (
  <svg
    class="building"
    data-keep
    viewBox="0 -2 120 46"
    preserveAspectRatio="xMidYMax meet"
    aria-hidden="true"
  >
    {BUILDINGS[area]()}
  </svg>
);
