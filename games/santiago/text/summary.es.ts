import type { SummaryText } from '../../../kernel/summary.ts';

export const summary: SummaryText = {
  goal: 'Todos cultivan un mismo valle seco, con un solo canal. Forma grandes plantaciones, consigue que les llegue el agua y acaba con más puntos que nadie.',
  steps: [
    {
      title: 'Puja por una ficha',
      says: 'Cada jugador puja una vez o pasa; con tres jugadores o más no se puede repetir una cantidad. Quien más puja elige primero, y todas las pujas se pagan a la banca.',
    },
    {
      title: 'Plántala',
      says: 'Pon tu ficha en cualquier casilla libre y coloca los granjeros que muestra. Si has pasado, uno menos.',
    },
    {
      title: 'Soborna al supervisor',
      says: 'Quien pasa primero o, si no pasa nadie, quien menos puja es el supervisor del canal. Los demás proponen sitios y ofrecen sobornos. El supervisor acepta una propuesta o paga por construir en otro sitio.',
    },
    {
      title: 'Resiste la sequía',
      says: 'Una ficha junto a un canal tiene riego para siempre. Cada ficha seca pierde un granjero o, si no tiene, se vuelve desierto.',
    },
    {
      title: 'Cobra 3 escudos',
      says: 'Todos reciben 3 escudos y empieza otra ronda. Una vez por partida, después del canal nuevo, puedes construir además el tuyo.',
    },
  ],
  scoring: [
    'Cada plantación: su número de fichas por el número de granjeros que tengas en ella.',
    'Las fichas de un mismo cultivo unidas por los lados forman una sola plantación, sean de quien sean.',
    'Una palmera cuenta como un granjero más para el dueño de su ficha.',
    'Cada escudo que te quede es un punto.',
  ],
  end: 'La partida dura de 9 a 11 rondas, según el número de jugadores. En la última, toda ficha seca se vuelve desierto y no hay ingresos.',
};
