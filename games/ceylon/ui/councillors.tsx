import { SeatIcon } from '../../../board/seat-icon.tsx';
import type { BoardProps } from '../../../board/module.ts';
import { HtmlTarget } from '../../../board/target.tsx';
import type { District } from '../data/map.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { coatOf } from './icons.tsx';
import { Bust, HelpSign } from './signs.tsx';
import { districtId } from './targets.ts';
import { councillorName, DISTRICT_NAMES, HELP, LABELS } from './words.ts';

/** From the west to the east of the map. */
const ORDER: readonly District[] = ['dimbula', 'kandy', 'ruhuna', 'uva'];

/** Markers of a seat in a district: what the majority there is counted by. */
const markersIn = (view: View, district: District, seat: number): number =>
  view.map
    .filter(place => place.district === district && place.owner === seat)
    .reduce((sum, { isDouble }) => sum + (isDouble ? 2 : 1), 0);

/** The councillors of the districts, who has hired them, and how many plantations everybody has there. */
export function Councillors(scene: BoardProps<View, Move>) {
  const { view, language, players } = scene;
  return (
    <div class="ceylon-councillors" role="group" aria-label={LABELS.councillors[language]}>
      {ORDER.flatMap(district => view.districts.find(one => one.district === district) ?? []).map(one => {
        const { district, councillor, hirers } = one;
        const shares = view.seats.map((_, seat) => ({
          seat,
          count: markersIn(view, district, seat),
          isHired: hirers.includes(seat),
        }));
        const words = shares
          .filter(({ count, isHired }) => count > 0 || isHired)
          .map(
            ({ seat, count, isHired }) =>
              `${players[seat]}: ${count}, ${LABELS[isHired ? 'hired' : 'notHired'][language]}`,
          );
        return (
          <HtmlTarget
            key={district}
            id={districtId(district)}
            name={[councillorName(one)[language], ...words].join('; ')}
            class="ceylon-councillor"
          >
            <svg class="ceylon-portrait" viewBox="-13 -13 26 26" aria-hidden="true">
              <Bust coat={coatOf(councillor)} />
            </svg>
            <b>{DISTRICT_NAMES[district]}</b>
            <small title={HELP[councillor].long[language]}>{HELP[councillor].short[language]}</small>
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
