import { SeatIcon } from '../../../board/seat-icon.tsx';
import type { BoardProps } from '../../../board/module.ts';
import { HtmlTarget } from '../../../board/target.tsx';
import type { District } from '../data/map.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { coatOf } from './icons.tsx';
import { Bust, HelpSign } from './signs.tsx';
import { districtId } from './targets.ts';
import { BOARD_TEXT } from './text.ts';

/** From the west to the east of the map. */
const ORDER: readonly District[] = ['dimbula', 'kandy', 'ruhuna', 'uva'];

/** A seat's markers in a district: they decide the majority there. */
const markersIn = (view: View, district: District, seat: number): number =>
  view.map
    .filter(place => place.district === district && place.owner === seat)
    .reduce((sum, { isDouble }) => sum + (isDouble ? 2 : 1), 0);

/** The councillors of the districts, who has hired them, and how many plantations each player has there. */
export function Councillors(scene: BoardProps<View, Move>) {
  const { view, language, players } = scene;
  const text = BOARD_TEXT[language];
  return (
    <div class="ceylon-councillors" role="group" aria-label={text.labels.councillors}>
      {ORDER.flatMap(district => view.districts.find(one => one.district === district) ?? []).map(one => {
        const { district, councillor, hirers } = one;
        const shares = view.seats.map((_, seat) => ({
          seat,
          count: markersIn(view, district, seat),
          isHired: hirers.includes(seat),
        }));
        const words = shares
          .filter(({ count, isHired }) => count > 0 || isHired)
          .map(({ seat, count, isHired }) =>
            text.targets.share({ player: players[seat], plantations: count, isHired }),
          );
        return (
          <HtmlTarget
            key={district}
            id={districtId(district)}
            name={[text.targets.councillor(district, councillor), ...words].join('; ')}
            class="ceylon-councillor"
          >
            <svg class="ceylon-portrait" viewBox="-13 -13 26 26" aria-hidden="true">
              <Bust coat={coatOf(councillor)} />
            </svg>
            <b>{text.districts[district]}</b>
            <small title={text.councillors[councillor].long}>{text.councillors[councillor].short}</small>
            <svg class="ceylon-sign" viewBox="-25 -13 52 27" aria-hidden="true">
              <HelpSign councillor={councillor} />
            </svg>
            <span class="ceylon-shares">
              {shares
                .filter(({ count, isHired }) => count > 0 || isHired)
                .map(({ seat, count, isHired }) => (
                  <span
                    key={seat}
                    class={`ceylon-share ${isHired ? 'is-hired' : ''}`}
                    style={{ '--own': `var(--seat-${seat})`, '--own-deep': `var(--seat-${seat}-deep)` }}
                    data-piece={isHired ? `disc:${seat}:${district}` : undefined}
                    data-from={`seat:${seat}`}
                  >
                    <SeatIcon seat={seat} />
                    {count}
                  </span>
                ))}
            </span>
          </HtmlTarget>
        );
      })}
    </div>
  );
}
