import type { BoardProps } from '../../../board/module.ts';
import { Piece } from '../../../board/piece.tsx';
import { SvgTarget } from '../../../board/target.tsx';
import { SPACE_NAMES, type Space } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import type { Field, View } from '../rules/view.ts';
import { DesertTile, Farmer, FARMER_Y, farmerX, Palm, PlantationTile, SunMark } from './art.tsx';
import type { threats } from './drying.ts';
import { CELL, HALF, spaceAt } from './layout.ts';
import { spaceId } from './targets.ts';
import { describeSpace } from './names.ts';
import { shownWorth } from './worth.tsx';
import { BOARD_TEXT } from './text.ts';

type SantiagoScene = BoardProps<View, Move>;

/** Every space as a target, with its tile. A free one has a plus where it does not say what it brings. */
export function Spaces(scene: SantiagoScene) {
  const { view, players, language } = scene;
  return (
    <>
      {view.fields.map((field, space) => {
        const { x, y } = spaceAt(space);
        return (
          <SvgTarget
            key={SPACE_NAMES[space]}
            id={spaceId(space)}
            name={describeSpace(BOARD_TEXT[language], space, view, players)}
          >
            <rect class="reach" x={x - CELL / 2} y={y - CELL / 2} width={CELL} height={CELL} />
            {field === null ? (
              <g class="santiago-space" transform={`translate(${x} ${y})`}>
                <rect x={-HALF} y={-HALF} width={HALF * 2} height={HALF * 2} rx="8" />
                {shownWorth(scene, space) === 0 && <path d="M-11 0H11M0-11V11" />}
              </g>
            ) : (
              <Piece id={`field:${space}`} from="taken" x={x} y={y}>
                {field.desert ? (
                  <DesertTile />
                ) : (
                  <PlantationTile
                    crop={field.crop}
                    icons={field.icons}
                    ground={field.watered ? 'green' : 'dry'}
                  />
                )}
              </Piece>
            )}
          </SvgTarget>
        );
      })}
    </>
  );
}

/** On a tile a palm moves into the corner, away from fruit and farmers. */
export function Palms({ view: { palms, fields } }: SantiagoScene) {
  return (
    <g class="santiago-above" aria-hidden="true">
      {palms.map(space => {
        const { x, y } = spaceAt(space);
        return (
          <Piece
            key={space}
            id={`palm:${space}`}
            x={fields[space] === null ? x : x + 25}
            y={fields[space] === null ? y : y - 22}
          >
            <g transform={fields[space] === null ? 'scale(1.35)' : 'scale(0.95)'}>
              <Palm />
            </g>
          </Piece>
        );
      })}
    </g>
  );
}

export function Farmers({ view: { fields } }: SantiagoScene) {
  return (
    <g class="santiago-above" aria-hidden="true">
      {fields.flatMap((field, space) => (field === null ? [] : farmersOn(field, space)))}
    </g>
  );
}

function farmersOn({ owner, farmers, icons }: Field, space: Space) {
  if (owner === null) return [];
  const { x, y } = spaceAt(space);
  return Array.from({ length: farmers }, (_, index) => (
    <Piece
      key={`${space}:${index}`}
      id={`farmer:${space}:${index}`}
      from={`seat:${owner}`}
      x={x + farmerX(index, icons)}
      y={y + FARMER_Y}
    >
      <Farmer seat={owner} />
    </Piece>
  ));
}

/** A sun on every tile that would lose something at the end of the round. */
export function Threats({ at }: { readonly at: ReturnType<typeof threats> }) {
  return (
    <g class="santiago-above" aria-hidden="true">
      {[...at].map(([space, loss]) => {
        const { x, y } = spaceAt(space);
        return (
          <g
            key={space}
            class={`santiago-threat is-${loss}`}
            transform={`translate(${x - 31} ${y - 31}) scale(0.9)`}
          >
            <SunMark />
          </g>
        );
      })}
    </g>
  );
}
