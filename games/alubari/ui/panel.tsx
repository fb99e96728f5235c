import type { Seat } from '../../../kernel/seat.ts';
import type { BoardProps } from '../../../board/module.ts';
import { formatNumber } from '../../../board/number-format.ts';
import { CONTRACTS } from '../data/contracts.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { BOARD_TEXT } from './board-text.ts';
import { Needs } from './cards.tsx';
import { Icon, type Glyph } from './glyphs.tsx';
import { GoalCount, Goals } from './goals.tsx';
import { GOODS } from './goods-changes.ts';
import { contractName, equipmentName } from './names.ts';
import { metContracts, visibleScores } from './visible-scores.ts';

type Part = BoardProps<View, Move> & { readonly seat: Seat };

/** What a seat owns: goods, workers, markers, equipment and contracts, all of it open. */
export function SeatPanel(part: Part) {
  const { view, seat, language } = part;
  const text = BOARD_TEXT[language];
  const own = view.seats[seat];
  const points = formatNumber(visibleScores(view)[seat], language);
  return (
    <div class="alubari-panel">
      <span class="figures">
        {GOODS.map(good => {
          const glyph = good === 'leaves' ? 'leaf' : good;
          return (
            <Amount
              key={good}
              glyph={glyph}
              figure={`${own[good]}`}
              says={text.counts[glyph](own[good])}
              mood={own[good] === 0 ? 'is-none' : ''}
            />
          );
        })}
      </span>
      <span class="figures is-second">
        <Amount glyph="star" figure={points} says={text.pointsNow(points)} mood="is-points" />
        <Amount glyph="marker" figure={`${own.markers}`} says={text.markersLeft(own.markers)} />
        <Amount glyph="worker" figure={`${own.ready}`} says={text.workersLeft(own.ready)} />
        {view.start === seat && view.seats.length > 1 && <em class="tag">{text.statuses.startPlayer}</em>}
        {own.promised && <em class="tag">{text.statuses.promised}</em>}
        <GoalCount {...part} />
      </span>
      <Belongings {...part} />
      {view.phase === null && <Goals {...part} />}
    </div>
  );
}

/** A figure beside its picture; a screen reader hears it in words. */
const Amount = ({
  glyph,
  figure,
  says,
  mood = '',
}: {
  readonly glyph: Glyph;
  readonly figure: string;
  readonly says: string;
  readonly mood?: '' | 'is-none' | 'is-points';
}) => (
  <span class={`amount ${mood}`} title={says}>
    <Icon glyph={glyph} />
    <b aria-hidden="true">{figure}</b>
    <span class="unseen">{says}</span>
  </span>
);

function Belongings({ view, viewer, seat, language }: Part) {
  const { equipment, contracts } = view.seats[seat];
  const met = metContracts(view, seat);
  const text = BOARD_TEXT[language];
  if (equipment.length + contracts.length === 0) return null;
  return (
    <ul class="belongings">
      {equipment.map(id => (
        <li key={id} class="tag" data-piece={`equipment:${id}`} title={equipmentName(id, language)}>
          <Icon glyph="equipment" /> {text.equipment[id].name}
        </li>
      ))}
      {contracts.map(({ no, isUsed }) => (
        <li
          key={no}
          class={`tag is-contract ${isUsed ? 'is-used' : ''} ${met.has(no) ? 'is-met' : ''}`}
          data-piece={seat === viewer ? undefined : `contract:${no}`}
          title={contractName(no, language)}
        >
          <b class="letter">{CONTRACTS[no - 1].areas.join(' ')}</b>
          <Needs no={no} />
          <span class="unseen">{contractName(no, language)}</span>
        </li>
      ))}
    </ul>
  );
}
