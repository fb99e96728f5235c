import type { RuleId, Section } from '../data/rules.ts';

export const sections: Readonly<Record<Section, string>> = {
  setup: 'Preparación',
  round: 'Una ronda',
  end: 'Final de la partida',
};

export const rules: Readonly<Record<RuleId, string>> = {
  'setup-twenty-baskets': 'Cada jugador empieza con 20 cestas y sin monedas.',
  'setup-price-tiles':
    'En la bolsa hay fichas de precio de 2 a 6 monedas; cuántas quedan de cada una es público.',
  'round-draws-a-price': 'Al empezar una ronda se saca un precio de la bolsa, que después se aparta.',
  'choose-in-secret': 'Por orden de asiento, cada jugador elige en secreto cuántas cestas vende.',
  'choose-once-a-round': 'Eliges cuando te toca, una sola vez en cada ronda.',
  'sell-up-to-three': 'En una ronda puedes vender hasta 3 cestas, o ninguna.',
  'sell-own-baskets': 'Solo puedes vender las cestas que tienes.',
  'choices-are-revealed':
    'Cuando todos han elegido, se descubren las elecciones y se paga cada cesta vendida.',
  'crowded-market-halves-price':
    'Si se venden más cestas que el número de jugadores más una, el precio se reduce a la mitad, redondeando hacia abajo.',
  'game-has-twelve-rounds': 'La partida termina tras 12 rondas.',
  'baskets-left-count-one': 'Cada cesta que queda al final vale 1 moneda.',
  'most-coins-win': 'Gana quien tiene más monedas; en caso de empate, se comparte la victoria.',
};
