import { SeatIcon } from '../../../board/seat-icon.tsx';
import type { BoardProps } from '../../../board/module.ts';
import { HtmlTarget } from '../../../board/target.tsx';
import type { District } from '../data/map.ts';
import type { Move } from '../rules/moves.ts';
import type { DistrictView, View } from '../rules/view.ts';
import { coatOf } from './icons.tsx';
import { Disc } from './pieces.tsx';
import { Bust } from './signs.tsx';
import { pointsFrom } from './standings.ts';
import { districtId } from './targets.ts';
import { BOARD_TEXT } from './text.ts';

type CeylonProps = BoardProps<View, Move>;

/** From the west to the east of the map. */
const ORDER: readonly District[] = ['dimbula', 'kandy', 'ruhuna', 'uva'];

/** A seat's markers in a district: they decide the majority there. */
const markersIn = (view: View, district: District, seat: number): number =>
  view.map
    .filter(place => place.district === district && place.owner === seat)
    .reduce((sum, { isDouble }) => sum + (isDouble ? 2 : 1), 0);

/** The councillors of the districts, who has hired them, and how many plantations each player has there. */
export function Councillors(scene: CeylonProps) {
  const { view, language } = scene;
  return (
    <div class="ceylon-councillors" role="group" aria-label={BOARD_TEXT[language].labels.councillors}>
      {ORDER.flatMap(district => view.districts.find(one => one.district === district) ?? []).map(one => (
        <CouncillorCard key={one.district} {...scene} {...one} />
      ))}
    </div>
  );
}

function CouncillorCard(scene: CeylonProps & DistrictView) {
  const { view, language, players, district, councillor, hirers } = scene;
  const text = BOARD_TEXT[language];
  const pays = pointsFrom(view, district);
  const shares = view.seats
    .map((_, seat) => ({
      seat,
      count: markersIn(view, district, seat),
      isHired: hirers.includes(seat),
      pays: pays[seat] ?? 0,
    }))
    .filter(({ count, isHired }) => count > 0 || isHired);
  const words = shares.map(({ seat, count, isHired, pays: points }) =>
    text.targets.share({ player: players[seat], plantations: count, isHired, points }),
  );
  return (
    <HtmlTarget
      id={districtId(district)}
      name={[text.targets.councillor(district, councillor), ...words].join('; ')}
      class="ceylon-councillor"
    >
      <svg class="ceylon-portrait" viewBox="-13 -13 26 26" aria-hidden="true">
        <circle r="12.4" class="ceylon-portrait-ground" />
        <g transform="translate(0 1.4) scale(0.94)">
          <Bust coat={coatOf(councillor)} />
        </g>
      </svg>
      <span class="ceylon-hirers">
        {hirers.map(seat => (
          <svg
            key={seat}
            viewBox="-12 -12 24 25"
            data-piece={`disc:${seat}:${district}`}
            data-from={`seat:${seat}`}
          >
            <Disc seat={seat} radius={10.5} />
          </svg>
        ))}
      </span>
      <b>{text.districts[district]}</b>
      <small title={text.councillors[councillor].long}>{text.councillors[councillor].short}</small>
      <span class="ceylon-shares">
        {shares.map(({ seat, count, isHired, pays: points }) => (
          <span
            key={seat}
            class={`ceylon-share ${isHired ? 'is-hired' : ''}`}
            style={{ '--own': `var(--seat-${seat})`, '--own-deep': `var(--seat-${seat}-deep)` }}
          >
            <SeatIcon seat={seat} />
            {count}
            {points > 0 && <em>{points}</em>}
          </span>
        ))}
      </span>
    </HtmlTarget>
  );
}
