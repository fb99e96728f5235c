import type { Language } from '../../../kernel/text.ts';
import { CONTRACTS } from '../data/contracts.ts';
import { EQUIPMENT, type EquipmentId } from '../data/equipment.ts';
import { contractEffect, NEEDS } from './names.ts';
import { Icon, type Glyph } from './glyphs.tsx';
import { BOARD_TEXT } from './board-text.ts';

const NEED_GLYPHS: Readonly<Record<(typeof NEEDS)[number], Glyph>> = {
  rails: 'rail',
  stations: 'station',
  rubbleStations: 'rubbleStation',
  estates: 'estate',
  leaves: 'leaf',
};

/** The needs of a contract's end bonus, as pictures. */
export function Needs({ no }: { readonly no: number }) {
  const { needs, points, perChai } = CONTRACTS[no - 1];
  return (
    <span class="needs">
      {NEEDS.map(need =>
        needs[need] === undefined ? null : (
          <span key={need}>
            {needs[need]}
            <Icon glyph={NEED_GLYPHS[need]} />
          </span>
        ),
      )}
      {perChai !== undefined && (
        <span>
          1<Icon glyph="chai" />
        </span>
      )}
      <b class="worth">
        <Icon glyph="star" />
        {perChai ?? points}
      </b>
    </span>
  );
}

/** A contract: area, effect, and the end bonus below a line. */
export const ContractCard = ({ no, language }: { readonly no: number; readonly language: Language }) => (
  <span class="poster-face">
    <span class="poster-head">
      <b class="letter">{CONTRACTS[no - 1].areas.join(' ')}</b>
      <small>{no}</small>
    </span>
    <span class="poster-effect">{contractEffect(no, language)}</span>
    <Needs no={no} />
  </span>
);

/** An equipment card: engine, name, effect and price. */
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
  const { name, effect } = BOARD_TEXT[language].equipment[id];
  return (
    <span class="poster-face">
      <span class="poster-head">
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
        {hasCube && (
          <span class="extra">
            +<Icon glyph="chai" />
          </span>
        )}
      </span>
      <b class="poster-name">{name}</b>
      <span class="poster-effect">{effect}</span>
    </span>
  );
}
