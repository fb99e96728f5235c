import type { BoardProps } from '../../../board/module.ts';
import { Piece } from '../../../board/piece.tsx';
import { ESTATES } from '../data/estates.ts';
import type { Move } from '../rules/moves.ts';
import type { EstateView, View } from '../rules/view.ts';
import { Mark } from './glyphs.tsx';
import { BOARD_TEXT } from './board-text.ts';
import { Marker, ownerName } from './marker.tsx';

type AlubariScene = BoardProps<View, Move>;

const [SPACE, HEIGHT] = [44, 74];

/** The estates from left to right, with their rubble. */
export function Estates(scene: AlubariScene) {
  const front = scene.view.estates.findIndex(({ spaces }) => spaces.some(({ rubble }) => rubble > 0));
  return (
    <section class="estates" aria-label={BOARD_TEXT[scene.language].labels.estates}>
      {scene.view.estates.map((estate, index) => (
        <Estate key={estate.face} {...scene} estate={estate} isFront={index === front} />
      ))}
    </section>
  );
}

function Estate(part: AlubariScene & { readonly estate: EstateView; readonly isFront: boolean }) {
  const { estate, language, players, isFront } = part;
  const { counts } = BOARD_TEXT[language];
  const { name, points } = ESTATES.find(({ face }) => face === estate.face) ?? ESTATES[0];
  const width = estate.spaces.length * SPACE + 8;
  const front = isFront ? estate.spaces.findIndex(({ rubble }) => rubble > 0) : -1;
  const says = estate.spaces.map(({ rubble, owner }, space) => {
    const what = rubble > 0 ? counts.rubble(rubble) : ownerName(owner, players, language);
    return `${space + 1}: ${what}, ${counts.points(points[space])}`;
  });
  return (
    <svg
      class="garden"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      style={{ '--spaces': estate.spaces.length }}
      role="img"
      aria-label={`${name}. ${says.join('. ')}`}
    >
      <rect class="garden-ground" width={width} height={HEIGHT} rx="9" />
      <text class="garden-name" x="8" y="14">
        {name}
      </text>
      {estate.spaces.map(({ rubble, owner, tenant }, space) => {
        const x = 4 + (space + 0.5) * SPACE;
        const id = `${estate.face}:${space}`;
        return (
          <g key={space}>
            <rect
              class={`garden-space ${rubble === 0 ? 'is-clear' : ''} ${space === front ? 'is-front' : ''}`}
              x={x - SPACE / 2 + 2}
              y="19"
              width={SPACE - 4}
              height={HEIGHT - 23}
              rx="6"
            />
            <path class="bush" d={`M${x - 18} 68a9 8 0 0 1 18 0a9 8 0 0 1 18 0Z`} />
            {rubble > 0 && (
              <g>
                <Mark glyph="rubble" x={x - 8} y={37} size={9} />
                <text class="garden-figure" x={x + 9} y="43">
                  {rubble}
                </text>
              </g>
            )}
            {owner !== null && (
              <Piece id={`marker:estate:${id}`} from={`seat:${owner}`} x={x} y={37}>
                <Marker owner={owner} size={12} />
              </Piece>
            )}
            {tenant !== null && (
              <Piece id={`tenant:${id}`} from={`seat:${tenant}`} x={x + 11} y={47}>
                <Marker owner={tenant} size={8} />
              </Piece>
            )}
            <g transform={`translate(${x} 62)`}>
              <Mark glyph="star" size={10} />
              <text class="plaque-points is-small" y="4">
                {points[space]}
              </text>
            </g>
          </g>
        );
      })}
    </svg>
  );
}
