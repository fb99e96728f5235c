import type { ComponentChildren } from 'preact';
import type { Action } from '../data/actions.ts';
import { TEAS, type Tea } from '../data/contracts.ts';
import type { Councillor } from '../data/councillors.ts';
import { DISTRICTS } from '../data/map.ts';
import { DISTRICT_OF, HEX_NAMES } from '../rules/map.ts';
import { Chest, Coin, Cog, Lotus } from './goods.tsx';
import { ActionSign, Bust } from './signs.tsx';
import { BOARD_TEXT } from './text.ts';

/** A small picture between words. */
export const Icon = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="icon" viewBox="-13 -13 26 26" aria-hidden="true">
    {children}
  </svg>
);

export const ActionIcon = ({ action }: { readonly action: Action }) => (
  <Icon>
    <ActionSign action={action} />
  </Icon>
);

export const TeaIcon = ({ tea }: { readonly tea: Tea }) => (
  <Icon>
    <Chest tea={tea} />
  </Icon>
);

const HEXAGON = 'M0-11 9.5-5.5V5.5L0 11-9.5 5.5V-5.5Z';

const isTea = (text: string | number): text is Tea => TEAS.some(tea => tea === text);

/** A councillor's coat colour, by ability. */
const COATS: Readonly<Record<Councillor, string>> = {
  'cheap-steps': '#4f7fa8',
  'more-rupees': '#c08a1e',
  'adjacent-planting': '#4f8f4a',
  'trade-rupees': '#b3462f',
  'advance-point': '#5d6fa0',
  'cheap-planting': '#7d8f36',
  'cheap-hiring': '#8d5aa5',
  'larger-store': '#8a5b36',
};

export const coatOf = (councillor: Councillor): string => COATS[councillor];

/** Where the name of a hexagon says too little, its district is named. */
const districtNameOf = (hex: string | number): string =>
  // Names of places are the same in every language.
  BOARD_TEXT.en.districts[DISTRICTS[DISTRICT_OF[HEX_NAMES.findIndex(name => name === hex)]]];

/** The small picture before a chip in the game's sentences. */
export function Chip({ kind, of }: { readonly kind: string; readonly of: string | number }) {
  switch (kind) {
    case 'rupees':
      return (
        <Icon>
          <Coin />
        </Icon>
      );
    case 'points':
      return (
        <Icon>
          <Lotus />
        </Icon>
      );
    case 'token':
      return (
        <Icon>
          <Cog />
        </Icon>
      );
    case 'tea':
      return isTea(of) ? <TeaIcon tea={of} /> : null;
    case 'action':
    case 'start-tile':
      // Chips of these kinds carry the name of their action (text/en.ts).
      return <ActionIcon action={of as Action} />;
    case 'contract':
      return <ActionIcon action="trade" />;
    case 'councillor':
      return (
        <Icon>
          {/* A chip of this kind carries the name of its councillor (text/en.ts). */}
          <Bust coat={coatOf(of as Councillor)} />
        </Icon>
      );
    case 'hex':
      return (
        <>
          <Icon>
            <path d={HEXAGON} fill="#7fb56f" stroke="#24512f" stroke-width="1.6" />
          </Icon>
          <span class="ceylon-of-district">{districtNameOf(of)}</span>
        </>
      );
    default:
      return null;
  }
}
