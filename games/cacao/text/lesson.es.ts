import type { LessonText } from './lesson.en.ts';

/** Lo que dice cada paso de la lección, en orden. */
export const lesson: LessonText = {
  aim: 'Tu aldea es la de la hoja. Gana quien acabe con más oro. En cada turno colocas junto a la selva una loseta de tu mano, y sus recolectores trabajan en lo que tienen enfrente.',
  place:
    'Empieza entre la plantación y el mercado. Toma la loseta con dos recolectores en un margen y ponla en la casilla que toca ambas: esos dos miran a la plantación. En tus partidas, tócala otra vez para girarla. Ahora confirma.',
  gather:
    'Tus recolectores actúan margen a margen, en el orden que quieras, y cada margen tiene su tarjeta. Primero los frutos: toca «Recoger» en la tarjeta de la plantación y confirma.',
  sell: 'Tienes dos frutos en los almacenes, donde caben cinco. El recolector del mercado puede vender uno por 2 oros: toca el 1 de su tarjeta y confirma.',
  open: 'La otra aldea ha jugado. Un espacio de selva vacío que linda con dos losetas de recolectores se llena enseguida, y tú eliges con qué. Pon la loseta de tres recolectores a la derecha del mercado.',
  fill: 'Se ha abierto un espacio ante tus tres recolectores. Pon allí la mina de oro: todos los recolectores que la miran actúan en el acto.',
  sellAgain:
    'La mina te ha dado 3 oros. Queda un recolector en el mercado: toca el 1 de su tarjeta para vender tu último fruto.',
  river:
    'Cada cenote hace avanzar a tu aguador por el río, que al final vale de −10 a 16 oros. Cada ficha de Sol vale 1 oro y, cuando se acaba la selva, permite construir sobre una loseta tuya.',
  temples:
    'Los templos pagan al final: 6 oros a quien tenga más recolectores al lado y 3 al segundo. ¡Y eso es todo!',
};
