import { joinList, plural, say } from '../../../kernel/text.ts';
import { info } from '../info.ts';
import { rules, sections } from './rules.es.ts';
import type { TemplateText } from './vocabulary.ts';

const baskets = (count: number): string => plural('es', count, { one: 'cesta', other: 'cestas' });
const coins = (count: number): string => plural('es', count, { one: 'moneda', other: 'monedas' });

export const es: TemplateText = {
  name: info.name,
  tagline: info.tagline.es,
  sections,
  rules,
  prompts: { selling: ({ price }) => say`Elige cuántas cestas vendes a ${coins(price)} cada una.` },
  moves: { sell: ({ amount }) => (amount === 0 ? say`No vender nada` : say`Vender ${baskets(amount)}`) },
  events: {
    priceDrawn: ({ round, price }) => say`Ronda ${round}: una cesta se vende a ${coins(price)}.`,
    chosen: ({ seat, secret }, { player }) =>
      secret === undefined
        ? say`${player(seat)} ya ha elegido.`
        : say`${player(seat)} ofrece ${baskets(secret.amount)}.`,
    sold: ({ amounts, price, isCrowded }) =>
      say`Ventas: ${joinList('es', amounts.map(String))} a ${coins(price)} cada cesta${isCrowded ? ', con el mercado lleno' : ''}.`,
  },
  sources: { sales: 'Ventas', leftover: 'Cestas restantes' },
  edition: { prices: 'Los precios son de este juego y de ninguna caja.' },
  options: {},
};
