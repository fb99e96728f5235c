import type { SummaryText } from '../../../kernel/summary.ts';

export const summary: SummaryText = {
  goal: 'Tu aldea recoge cacao en la selva y lo vende. Gana quien termine con más oro.',
  steps: [
    {
      title: 'Coloca una loseta',
      says: 'Pon una de tus tres losetas junto a una loseta de selva, girada como quieras. Lleva cuatro recolectores repartidos por sus márgenes.',
    },
    {
      title: 'Llena la selva',
      says: 'Un espacio de selva vacío que linda con dos losetas de recolectores recibe enseguida una de selva. Tú eliges entre las dos que hay a la vista.',
    },
    {
      title: 'Pon a trabajar a todos',
      says: 'Actúan los recolectores que miran a un nuevo vecino, los tuyos y los ajenos: recogen frutos, venden, extraen oro, traen agua o veneran al Sol.',
    },
    {
      title: 'Construye encima',
      says: 'Cuando se acaban las losetas de selva, una ficha de Sol te permite colocar una loseta sobre otra tuya.',
    },
  ],
  scoring: [
    'El oro que hayas ganado en mercados y minas.',
    'El remanso de tu aguador en el río, que vale de −10 a 16 oros.',
    'Cada templo: 6 oros para quien tenga más recolectores al lado y 3 para el segundo.',
    '1 oro por cada ficha de Sol que conserves.',
  ],
  end: 'La partida acaba cuando todos han colocado sus losetas. Los frutos sin vender no valen nada, pero sirven para desempatar.',
};
