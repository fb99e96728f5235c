import type { SummaryText } from '../../../kernel/summary.ts';

export const summary: SummaryText = {
  goal: 'Todos cultivan un mismo valle seco, con un solo canal. Forma grandes plantaciones, consigue que les llegue el agua y acaba con más puntos que nadie.',
  steps: [
    {
      title: 'Puja por una ficha',
      says: 'Cada jugador puja una vez, con una cantidad distinta, o pasa. La puja más alta elige primero y todas se pagan a la banca.',
    },
    {
      title: 'Plántala',
      says: 'Pon tu ficha en cualquier casilla libre y coloca los granjeros que muestra. Si has pasado, uno menos.',
    },
    {
      title: 'Soborna al supervisor',
      says: 'Quien pasa primero es el supervisor del canal. Los demás proponen un sitio para el canal y añaden dinero. El supervisor acepta una propuesta o paga por construir en otro lugar.',
    },
    {
      title: 'Resiste la sequía',
      says: 'Una ficha junto a un canal conserva el agua. Cada ficha seca pierde un granjero; sin granjeros se vuelve desierto.',
    },
    {
      title: 'Cobra 3 escudos',
      says: 'Todos reciben 3 escudos y empieza otra ronda. Una vez por partida puedes construir además tu propio canal.',
    },
  ],
  scoring: [
    'Cada plantación: su número de fichas por el número de granjeros que tengas en ella.',
    'Las fichas vecinas del mismo cultivo forman una sola plantación, sean de quien sean.',
    'Una palmera cuenta como un granjero más para el dueño de su ficha.',
    'Cada escudo que te quede es un punto.',
  ],
  end: 'La partida dura de 9 a 11 rondas, según los jugadores. En la última la sequía es más dura y no se cobra nada.',
};
