import type { Seat } from '../../../kernel/seat.ts';
import type { BoardProps } from '../../../board/module.ts';
import { formatNumber } from '../../../board/number-format.ts';
import { CONTRACTS } from '../data/contracts.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { BOARD_TEXT } from './board-text.ts';
import { Worth } from './cards.tsx';
import { Icon, type Glyph } from './glyphs.tsx';
import { Goals } from './goals.tsx';
import { GOODS } from './goods-changes.ts';
import { Hand } from './hand.tsx';
import { isLow, isPhone } from './layout.ts';
import { contractName, equipmentName } from './names.ts';
import { metContracts, visibleScores } from './visible-scores.ts';

type Part = BoardProps<View, Move> & { readonly seat: Seat };

/** What a seat owns: goods, workers, markers, equipment and contracts, all of it open. */
export function SeatPanel(part: Part) {
  const { view, viewer, seat } = part;
  const isOwn = seat === viewer;
  const isClose = view.seats.length > (isLow.value ? 2 : 3);
  return (
    <div class={`alubari-panel ${isOwn ? 'is-own' : ''} ${isClose ? 'is-close' : ''}`}>
      <Score {...part} />
      <GoodsRow {...part} />
      <Standing {...part} />
      {isOwn && !isPhone.value ? <Hand {...part} /> : <Contracts {...part} />}
      {view.seats.length === 1 && !isPhone.value && <Goals {...part} />}
    </div>
  );
}

function Score({ view, seat, language }: Part) {
  const points = formatNumber(visibleScores(view)[seat], language);
  return (
    <Amount glyph="star" figure={points} says={BOARD_TEXT[language].pointsNow(points)} mood="is-score" />
  );
}

/** The six goods, each with its picture; words below them where there is room. */
function GoodsRow({ view, seat, language }: Part) {
  const text = BOARD_TEXT[language];
  const own = view.seats[seat];
  return (
    <span class="goods">
      {GOODS.map(good => {
        const glyph = good === 'leaves' ? 'leaf' : good;
        return (
          <span
            key={good}
            class={`good ${own[good] === 0 ? 'is-none' : ''}`}
            title={text.counts[glyph](own[good])}
          >
            <Icon glyph={glyph} />
            <b aria-hidden="true">{own[good]}</b>
            <small aria-hidden="true">{text.goods[good]}</small>
            <span class="unseen">{text.counts[glyph](own[good])}</span>
          </span>
        );
      })}
    </span>
  );
}

/** Workers and markers, the start player, equipment. */
function Standing(part: Part) {
  const { view, seat, language } = part;
  const text = BOARD_TEXT[language];
  const own = view.seats[seat];
  return (
    <span class="standing">
      <Amount glyph="worker" figure={`${own.ready}`} says={text.workersLeft(own.ready)} />
      <Amount glyph="marker" figure={`${own.markers}`} says={text.markersLeft(own.markers)} />
      {own.contracts.length > 0 && (
        <span class="amount is-held" aria-hidden="true" title={heldNames(part)}>
          <Icon glyph="contract" />
          <b>{text.contractsHeld(own.contracts.length, metContracts(view, seat).size)}</b>
        </span>
      )}
      {view.start === seat && view.seats.length > 1 && <em class="tag">{text.statuses.starts}</em>}
      {own.promised && <em class="tag">{text.statuses.promised}</em>}
      {own.equipment.map(id => (
        <em key={id} class="tag" data-piece={`equipment:${id}`} title={equipmentName(id, language)}>
          <Icon glyph="equipment" /> <span class="tag-name">{text.equipment[id].name}</span>
        </em>
      ))}
    </span>
  );
}

/** The contracts of a seat in words, for who points at their number. */
const heldNames = ({ view, seat, language }: Part): string =>
  view.seats[seat].contracts.map(({ no }) => contractName(no, language)).join('\n');

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
  readonly mood?: '' | 'is-score';
}) => (
  <span class={`amount ${mood}`} title={says}>
    <Icon glyph={glyph} />
    <b aria-hidden="true">{figure}</b>
    <span class="unseen">{says}</span>
  </span>
);

/** The contracts of another seat: area, points and whether they are met so far. */
function Contracts({ view, viewer, seat, language }: Part) {
  const { contracts } = view.seats[seat];
  const met = metContracts(view, seat);
  if (contracts.length === 0) return null;
  return (
    <ul class="contract-tags">
      {contracts.map(({ no, isUsed }) => (
        <li
          key={no}
          class={`${isUsed ? 'is-used' : ''} ${met.has(no) ? 'is-met' : ''}`}
          data-piece={seat === viewer ? undefined : `contract:${no}`}
          title={contractName(no, language)}
        >
          <b class="letter" aria-hidden="true">
            {CONTRACTS[no - 1].areas.join(' ')}
          </b>
          <span aria-hidden="true">
            <Worth no={no} />
            {met.has(no) ? '✓' : ''}
          </span>
          <span class="unseen">{contractName(no, language)}</span>
        </li>
      ))}
    </ul>
  );
}
