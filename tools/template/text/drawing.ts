import type { Language } from '../../../kernel/text.ts';

/** The few words on the table as the terminal draws it. */
export interface DrawingText {
  readonly round: string;
  readonly price: string;
  readonly baskets: string;
  readonly coins: string;
  readonly hasChosen: string;
}

export const drawing: Readonly<Record<Language, DrawingText>> = {
  en: { round: 'Round', price: 'Price', baskets: 'baskets', coins: 'coins', hasChosen: 'has chosen' },
  es: { round: 'Ronda', price: 'Precio', baskets: 'cestas', coins: 'monedas', hasChosen: 'ya ha elegido' },
};
