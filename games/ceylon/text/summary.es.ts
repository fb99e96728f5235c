import type { SummaryText } from '../../../kernel/summary.ts';

export const summary: SummaryText = {
  goal: 'Planta té en las colinas de Ceilán, llena las cajas y entrégalas a las compañías. Gana quien sume más puntos.',
  steps: [
    {
      title: 'Juega una carta',
      says: 'Cada carta tiene dos lados. Tú haces la acción que mira hacia ti y los demás hacen la otra.',
    },
    {
      title: 'Planta y cosecha',
      says: 'Planta donde está tu peón, por 5 rupias. Al cosechar, cada plantación cercana a tu peón da una caja: cuanto más alta, más fino es el té.',
    },
    {
      title: 'Entrega al tren',
      says: 'Cambia tres cajas por un contrato de un vagón. Te llevas sus rupias o sus puntos, no ambas cosas.',
    },
    {
      title: 'Contrata y avanza',
      says: 'Contrata al consejero del distrito de tu peón, o avanza en tecnología y gana una ficha que vale por una acción más.',
    },
    {
      title: 'O haz otra cosa',
      says: 'En lugar de la acción de la carta, cualquiera puede mover su peón u obtener rupias. Después, quien jugó la carta roba otra.',
    },
  ],
  scoring: [
    'Puntos durante la partida: los contratos que cobres en puntos, el té que otros te cosechen, avanzar en tecnología y plantar pronto en todos los distritos.',
    '10, 6, 3 y 1 puntos por puesto en rupias, en tecnología y en cada distrito cuyo consejero hayas contratado.',
    'Contratos de compañías distintas: hasta 15 puntos por cinco.',
    '−2 puntos por cada marcador de plantación que te quede.',
  ],
  end: 'Cuando alguien planta su último marcador o roba la última carta, la ronda en curso es la última.',
};
