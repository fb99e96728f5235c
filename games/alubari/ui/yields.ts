import type { Translated } from '../../../board/module.ts';
import { HARVEST_HALVES, type Area } from '../data/board.ts';
import type { View } from '../rules/view.ts';
import type { Glyph } from './glyphs.tsx';
import { counted } from './words.ts';

/** What an area gives a worker at the rates of the moment, and what 1 chai adds to it. */
export interface Yield {
  readonly glyph: Glyph;
  readonly figure: string;
  readonly boost: string;
  readonly says: Translated;
}

const leafFigure = (halves: number): string => (halves === 1 ? '½' : String(halves / 2));

/** The sign on each place of the harvest track. */
export const HARVEST_SIGNS: readonly string[] = HARVEST_HALVES.map(leafFigure);

export function yieldOf(area: Area, view: Pick<View, 'dig' | 'rail' | 'harvest' | 'replaced'>): Yield {
  switch (area) {
    case 'A':
      return {
        glyph: 'iron',
        figure: '3',
        boost: '+2',
        says: { en: 'up to 3 cubes, 1 of them chai', es: 'hasta 3 cubos, 1 de ellos de Chai' },
      };
    case 'B':
      return view.replaced
        ? yieldOf('E', view)
        : { glyph: 'rubble', figure: String(view.dig), boost: '+3', says: counted('rubble', view.dig) };
    case 'C':
      return {
        glyph: 'steel',
        figure: '3',
        boost: '∞',
        says: { en: 'up to 3 minor actions', es: 'hasta 3 acciones menores' },
      };
    case 'D':
      return {
        glyph: 'rail',
        figure: String(view.rail),
        boost: '+2',
        says: { en: `${view.rail} rails, 1 steel each`, es: `${view.rail} Raíles, 1 de Acero cada uno` },
      };
    case 'E':
      return {
        glyph: 'station',
        figure: '1',
        boost: '+1',
        says: { en: 'one station or equipment', es: 'una Estación o un Equipo' },
      };
    case 'F':
      return {
        glyph: 'contract',
        figure: '1',
        boost: '↻',
        says: { en: 'one contract of the row', es: 'un Contrato a la vista' },
      };
    case 'G': {
      const leaves = HARVEST_HALVES[view.harvest] >> 1;
      return {
        glyph: 'leaf',
        figure: String(leaves),
        boost: '',
        says: {
          en: `${counted('leaf', leaves).en}, or leaves into chai`,
          es: `${counted('leaf', leaves).es}, o Hojas en Chai`,
        },
      };
    }
  }
}
