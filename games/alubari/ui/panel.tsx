import type { Seat } from '../../../kernel/seat.ts';
import type { BoardProps } from '../../../board/module.ts';
import { formatNumber } from '../../../board/number-format.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { contractName } from './contracts.ts';
import { metContracts, visibleScores } from './visible-scores.ts';
import { GoalCount, Goals } from './goals.tsx';
import { Icon, type Glyph } from './glyphs.tsx';
import { LABELS } from './labels.ts';
import { Needs } from './cards.tsx';
import { CONTRACTS } from '../data/contracts.ts';
import { equipmentName, EQUIPMENT_NAMES } from './words.ts';

type Part = BoardProps<View, Move> & { readonly seat: Seat };

const GOODS: readonly {
  readonly good: 'iron' | 'stone' | 'steel' | 'rubble' | 'leaves' | 'chai';
  glyph: Glyph;
}[] = [
  { good: 'iron', glyph: 'iron' },
  { good: 'stone', glyph: 'stone' },
  { good: 'steel', glyph: 'steel' },
  { good: 'rubble', glyph: 'rubble' },
  { good: 'leaves', glyph: 'leaf' },
  { good: 'chai', glyph: 'chai' },
];

/** What a seat owns: goods, workers, markers, equipment and contracts, all of it open. */
export function SeatPanel(part: Part) {
  const { view, seat, language } = part;
  const own = view.seats[seat];
  return (
    <div class="alubari-panel">
      <span class="figures">
        {GOODS.map(({ good, glyph }) => (
          <span
            key={good}
            class={`amount ${own[good] === 0 ? 'is-none' : ''}`}
            title={LABELS[good][language]}
          >
            <Icon glyph={glyph} />
            <b>{own[good]}</b>
            <span class="unseen">{LABELS[good][language]}</span>
          </span>
        ))}
      </span>
      <span class="figures is-second">
        <span class="amount is-points" title={LABELS.points[language]}>
          <Icon glyph="star" />
          <b>{formatNumber(visibleScores(view)[seat], language)}</b>
          <span class="unseen">{LABELS.points[language]}</span>
        </span>
        <span class="amount" title={LABELS.markers[language]}>
          <Icon glyph="marker" />
          {own.markers}
          <span class="unseen">{LABELS.markers[language]}</span>
        </span>
        <span class="amount" title={LABELS.workers[language]}>
          <Icon glyph="worker" />
          {own.ready}
          <span class="unseen">{LABELS.workers[language]}</span>
        </span>
        {view.start === seat && view.seats.length > 1 && <em class="tag">{LABELS.start[language]}</em>}
        {own.promised && <em class="tag">{LABELS.promised[language]}</em>}
        <GoalCount {...part} />
      </span>
      <Belongings {...part} />
      {view.phase === null && <Goals {...part} />}
    </div>
  );
}

function Belongings({ view, viewer, seat, language }: Part) {
  const { equipment, contracts } = view.seats[seat];
  const met = metContracts(view, seat);
  if (equipment.length + contracts.length === 0) return null;
  return (
    <ul class="belongings">
      {equipment.map(id => (
        <li key={id} class="tag" data-piece={`equipment:${id}`} title={equipmentName(id, true)[language]}>
          <Icon glyph="equipment" /> {EQUIPMENT_NAMES[id][language]}
        </li>
      ))}
      {contracts.map(({ no, isUsed }) => (
        <li
          key={no}
          class={`tag is-contract ${isUsed ? 'is-used' : ''} ${met.has(no) ? 'is-met' : ''}`}
          data-piece={seat === viewer ? undefined : `contract:${no}`}
          title={contractName(no)[language]}
        >
          <b class="letter">{CONTRACTS[no - 1].areas.join(' ')}</b>
          <Needs no={no} />
          <span class="unseen">{contractName(no)[language]}</span>
        </li>
      ))}
    </ul>
  );
}
