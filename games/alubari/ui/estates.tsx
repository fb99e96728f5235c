import type { BoardProps } from '../../../board/module.ts';
import { ESTATES } from '../data/estates.ts';
import type { Move } from '../rules/moves.ts';
import type { EstateView, View } from '../rules/view.ts';
import { useIsFresh } from './fresh-pieces.ts';
import { Icon } from './glyphs.tsx';
import { BOARD_TEXT } from './board-text.ts';
import { MarkerIcon, ownerName } from './marker.tsx';

type AlubariScene = BoardProps<View, Move>;

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
  const { counts, statuses } = BOARD_TEXT[language];
  const { name, points } = ESTATES.find(({ face }) => face === estate.face) ?? ESTATES[0];
  const front = isFront ? estate.spaces.findIndex(({ rubble }) => rubble > 0) : -1;
  const says = estate.spaces.map(({ rubble, owner }, space) => {
    const what = rubble > 0 ? counts.rubble(rubble) : ownerName(owner, players, language);
    const next = space === front ? `, ${statuses.nextDug}` : '';
    return `${space + 1}: ${what}, ${counts.points(points[space])}${next}`;
  });
  return (
    <div
      class="garden"
      style={{ '--spaces': estate.spaces.length }}
      role="img"
      aria-label={`${name}. ${says.join('. ')}`}
    >
      <b class="garden-name">{name}</b>
      <div class="garden-spaces">
        {estate.spaces.map((_, space) => (
          <EstateSpace
            key={space}
            estate={estate}
            space={space}
            points={points[space]}
            isFront={space === front}
          />
        ))}
      </div>
    </div>
  );
}

interface EstateSpaceProps {
  readonly estate: EstateView;
  readonly space: number;
  readonly points: number;
  readonly isFront: boolean;
}

/** Rubble to dig, or the marker of the owner and of a tenant; the points below. */
function EstateSpace({ estate, space, points, isFront }: EstateSpaceProps) {
  const { rubble, owner, tenant } = estate.spaces[space];
  const id = `${estate.face}:${space}`;
  const isFresh = useIsFresh(`marker:estate:${id}`);
  const look = [rubble === 0 ? 'is-clear' : '', isFront ? 'is-front' : '', isFresh ? 'is-fresh' : ''];
  return (
    <span class={`garden-space ${look.join(' ')}`}>
      <span class="garden-what">
        {rubble > 0 && (
          <>
            <b>{rubble}</b>
            <Icon glyph="rubble" />
          </>
        )}
        {owner !== null && (
          <span class="piece" data-piece={`marker:estate:${id}`} data-from={`seat:${owner}`}>
            <MarkerIcon owner={owner} />
          </span>
        )}
        {tenant !== null && (
          <span class="piece is-tenant" data-piece={`tenant:${id}`} data-from={`seat:${tenant}`}>
            <MarkerIcon owner={tenant} />
          </span>
        )}
        {rubble === 0 && owner === null && <Icon glyph="estate" />}
      </span>
      <span class="garden-points">
        <Icon glyph="star" />
        <b>{points}</b>
      </span>
    </span>
  );
}
