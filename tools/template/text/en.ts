import { joinList, plural, say } from '../../../kernel/text.ts';
import { info } from '../info.ts';
import { rules, sections } from './rules.en.ts';
import type { TemplateText } from './vocabulary.ts';

const baskets = (count: number): string => plural('en', count, { one: 'basket', other: 'baskets' });
const coins = (count: number): string => plural('en', count, { one: 'coin', other: 'coins' });

export const en: TemplateText = {
  name: info.name,
  tagline: info.tagline.en,
  sections,
  rules,
  prompts: { selling: ({ price }) => say`Choose how many baskets to sell for ${coins(price)} each.` },
  moves: { sell: ({ amount }) => (amount === 0 ? say`Sell nothing` : say`Sell ${baskets(amount)}`) },
  events: {
    priceDrawn: ({ round, price }) => say`Round ${round}: a basket sells for ${coins(price)}.`,
    chosen: ({ seat, secret }, { player }) =>
      secret === undefined
        ? say`${player(seat)} has chosen.`
        : say`${player(seat)} offers ${baskets(secret.amount)}.`,
    sold: ({ amounts, price, isCrowded }) =>
      say`Sold: ${joinList('en', amounts.map(String))} for ${coins(price)} each${isCrowded ? ', in a crowded market' : ''}.`,
  },
  sources: { sales: 'Sales', leftover: 'Baskets left' },
  edition: { prices: 'The prices belong to this game and to no box.' },
  options: {},
};
