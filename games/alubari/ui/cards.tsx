import type { Language } from '../../../kernel/text.ts';
import { CONTRACTS } from '../data/contracts.ts';
import { EQUIPMENT, type EquipmentId } from '../data/equipment.ts';
import { contractEffect, type Need } from './names.ts';
import { Icon, Sketch, type Glyph } from './glyphs.tsx';
import { BOARD_TEXT } from './board-text.ts';
import { needsOf } from './progress.ts';

const NEED_GLYPHS: Readonly<Record<Need, Glyph>> = {
  rails: 'rail',
  stations: 'station',
  rubbleStations: 'rubbleStation',
  estates: 'estate',
  leaves: 'leaf',
};

interface NeedsProps {
  readonly no: number;
  /** What a player has of each, to show it beside what is asked. */
  readonly have?: Readonly<Record<Need, number>>;
}

/** The needs of a contract's end bonus, as pictures. */
export const Needs = ({ no, have }: NeedsProps) => (
  <span class="needs">
    {needsOf(no).map(({ need, count }) => (
      <span key={need} class={have !== undefined && have[need] >= count ? 'is-there' : ''}>
        {have === undefined ? '' : `${have[need]}/`}
        {count}
        <Icon glyph={NEED_GLYPHS[need]} />
      </span>
    ))}
    {CONTRACTS[no - 1].perChai !== undefined && (
      <span>
        1<Icon glyph="chai" />
      </span>
    )}
  </span>
);

/** The points of a contract's end bonus. */
export const Worth = ({ no }: { readonly no: number }) => (
  <b class="worth">
    <Icon glyph="star" />
    {CONTRACTS[no - 1].perChai ?? CONTRACTS[no - 1].points}
  </b>
);

/** A contract: its area and effect; below a line what its bonus asks for and brings. */
export function ContractCard({ no, language }: { readonly no: number; readonly language: Language }) {
  const { areas } = CONTRACTS[no - 1];
  return (
    <span class="card-face is-contract">
      <span class="card-head">
        <b class="letter">{areas.join(' ')}</b>
        {areas.length === 1 && <b class="card-area">{BOARD_TEXT[language].areas[areas[0]]}</b>}
      </span>
      <span class="card-effect">{contractEffect(no, language)}</span>
      <span class="card-bonus">
        <Needs no={no} />
        <Worth no={no} />
      </span>
    </span>
  );
}

/** An equipment card: name, price and effect. */
export function EquipmentCard({
  id,
  hasCube,
  language,
}: {
  readonly id: EquipmentId;
  readonly hasCube: boolean;
  readonly language: Language;
}) {
  const { steel, chai } = EQUIPMENT.find(card => card.id === id) ?? EQUIPMENT[0];
  const { name, sketch } = BOARD_TEXT[language].equipment[id];
  return (
    <span class="card-face is-equipment">
      <span class="card-head">
        <b class="card-name">{name}</b>
        <span class="price-tag">
          {steel > 0 && (
            <span>
              {steel}
              <Icon glyph="steel" />
            </span>
          )}
          {chai > 0 && (
            <span>
              {chai}
              <Icon glyph="chai" />
            </span>
          )}
        </span>
      </span>
      <span class="card-effect">
        <span>
          <Sketch of={sketch} />
        </span>
        {hasCube && (
          <b class="card-gift">
            +<Icon glyph="chai" />
          </b>
        )}
      </span>
    </span>
  );
}
