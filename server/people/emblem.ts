import { COLOURS, SYMBOLS, type ColourName, type SymbolName } from '../../api/profile.ts';
import type { PersonRow } from '../storage/schema.ts';
import { hashOf } from './token.ts';

interface Emblem {
  readonly symbol: SymbolName;
  readonly colour: ColourName;
}

/** The symbol and colour of a person: as chosen, or always the same for the same id. */
export function emblemOf(
  person: { readonly id: string } & Partial<Pick<PersonRow, 'symbol' | 'colour'>>,
): Emblem {
  const [first, second] = Buffer.from(hashOf(`emblem ${person.id}`), 'base64url');
  return {
    symbol: SYMBOLS.find(symbol => symbol === person.symbol) ?? SYMBOLS[first % SYMBOLS.length],
    colour: COLOURS.find(colour => colour === person.colour) ?? COLOURS[second % COLOURS.length],
  };
}
