import { HARVEST_HALVES, type Area } from '../data/board.ts';
import type { View } from '../rules/view.ts';
import type { BoardText } from '../text/board.ts';
import type { Glyph } from './glyphs.tsx';

/** What an area gives a worker at the present rates, and what 1 chai adds to it. */
export interface Yield {
  readonly glyph: Glyph;
  readonly figure: string;
  readonly boost: string;
  says(text: BoardText): string;
}

const leafFigure = (halves: number): string => (halves === 1 ? '½' : String(halves / 2));

/** The sign on each place of the harvest track. */
export const HARVEST_SIGNS: readonly string[] = HARVEST_HALVES.map(leafFigure);

export function yieldOf(area: Area, view: Pick<View, 'dig' | 'rail' | 'harvest' | 'replaced'>): Yield {
  const { dig, rail, harvest, replaced } = view;
  switch (area) {
    case 'A':
      return { glyph: 'cubes', figure: '3', boost: '+2', says: ({ yields }) => yields.stock };
    case 'B':
      return replaced
        ? yieldOf('E', view)
        : { glyph: 'rubble', figure: String(dig), boost: '+3', says: ({ counts }) => counts.rubble(dig) };
    case 'C':
      return { glyph: 'work', figure: '3', boost: '∞', says: ({ yields }) => yields.works };
    case 'D':
      return { glyph: 'rail', figure: String(rail), boost: '+2', says: ({ yields }) => yields.rails(rail) };
    case 'E':
      return { glyph: 'station', figure: '1', boost: '+1', says: ({ yields }) => yields.build };
    case 'F':
      return { glyph: 'contract', figure: '1', boost: '↻', says: ({ yields }) => yields.postOffice };
    case 'G': {
      const leaves = HARVEST_HALVES[harvest] >> 1;
      return {
        glyph: 'leaf',
        figure: String(leaves),
        boost: '',
        says: ({ yields }) => yields.chaiwala(leaves),
      };
    }
  }
}
