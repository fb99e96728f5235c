import type { BoardProps } from '../../../board/module.ts';
import { MAJORITY } from '../data/board.ts';
import { BONUS_STEP_POINTS, BONUS_STEPS, LAST_STEP } from '../data/track.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Cog, Lotus } from './goods.tsx';
import { Disc } from './pieces.tsx';
import { BOARD_TEXT } from './text.ts';

const GAP = 40;
const STEPS = Array.from({ length: LAST_STEP + 1 }, (_, step) => step);
const isBonus = (step: number): boolean => BONUS_STEPS.some(one => one === step);

/** One to four discs on a step: whoever is ahead stands furthest to the right, and above. None hides another. */
const PLACES = [
  [[0, -1]],
  [
    [10, -2],
    [-10, -2],
  ],
  [
    [10, -11],
    [-10, -11],
    [0, 8],
  ],
  [
    [10, -11],
    [-10, -11],
    [10, 9],
    [-10, 9],
  ],
] as const;

/** The technology track: cogs on a rail, and discs on their steps. */
export function TechnologyTrack({ view, language, players }: BoardProps<View, Move>) {
  const { labels } = BOARD_TEXT[language];
  const words = view.technology.map(seat => labels.step(players[seat], view.seats[seat].step));
  return (
    <div class="ceylon-technology">
      <p aria-hidden="true">
        <b>{labels.technology}</b>
        <span>
          {labels.byPlace} <b>{MAJORITY.join(' · ')}</b>
        </span>
      </p>
      <svg
        class="ceylon-track"
        viewBox="-22 -24 404 46"
        role="img"
        aria-label={[`${labels.technology}, ${labels.byPlace} ${MAJORITY.join(', ')}`, ...words].join('; ')}
      >
        <path d={`M0 0H${LAST_STEP * GAP}`} stroke="#8a6a2f" stroke-width="7" stroke-linecap="round" />
        <path d={`M0 0H${LAST_STEP * GAP}`} stroke="#dcb765" stroke-width="3" stroke-linecap="round" />
        {STEPS.map(step => (
          <g key={step} transform={`translate(${step * GAP} 0)`}>
            <g transform="translate(0 2) scale(1.62)" opacity="0.35">
              <Cog fill="#22384d" />
            </g>
            <g transform="scale(1.62)">
              <Cog fill={step === 0 ? '#86b872' : isBonus(step) ? '#f0c04e' : '#b9c8d4'} />
            </g>
            <circle r="11.6" fill="#fbf6ea" stroke="#22384d" />
            {isBonus(step) && (
              <g transform="translate(0 -14) scale(0.6)">
                <Lotus />
              </g>
            )}
            {isBonus(step) ? (
              <text class="ceylon-figure" y="6.4" font-size="18.2" letter-spacing="-1.2" fill="#4d1230">
                {`+${BONUS_STEP_POINTS}`}
              </text>
            ) : (
              <text class="ceylon-figure ceylon-step" y="5.4" font-size="15.5" fill="#22384d">
                {step}
              </text>
            )}
          </g>
        ))}
        {view.technology.toReversed().map(seat => {
          const { step } = view.seats[seat];
          const stack = view.technology.filter(other => view.seats[other].step === step);
          const [x, y] = PLACES[stack.length - 1][stack.indexOf(seat)];
          return (
            <g key={seat} transform={`translate(${step * GAP + x} ${y})`}>
              <g class="piece" data-piece={`technology:${seat}`}>
                <Disc seat={seat} radius={stack.length === 1 ? 13.5 : 10} />
              </g>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
