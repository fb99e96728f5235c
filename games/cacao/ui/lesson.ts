import type { Lesson } from '../../../board/module.ts';

/** A first game: gather, sell, open the jungle, mine, and the river and the temples in words. */
export const LESSON: Lesson = {
  players: 2,
  options: { start: 'first' },
  seed: 'cacao lesson 34',
  replies: ['1 place 3-1-0-0 at -1,0 facing east'],
  steps: [
    {
      says: {
        en: 'Your village carries the leaf. Whoever owns the most gold at the end wins. Each turn you lay one tile from your hand beside a jungle tile, and its workers go to work on whatever they face.',
        es: 'Tu aldea lleva la hoja. Gana quien acabe con más oro. En cada turno colocas una loseta de tu mano junto a la selva, y sus recolectores trabajan en lo que tienen enfrente.',
      },
    },
    {
      says: {
        en: 'Begin between the plantation and the market. Take the tile with two workers on one side, and lay it on the space that touches both: the two look at the plantation. In your own games a tile turns when you touch it again. Now confirm.',
        es: 'Empieza entre la plantación y el mercado. Toma la loseta con dos recolectores en un lado, ponla en el espacio que toca ambos: los dos miran a la plantación. En tus partidas, una loseta gira al tocarla otra vez. Ahora confirma.',
      },
      goal: /^place 2-1-0-1 at 1,0 facing west$/,
    },
    {
      says: {
        en: 'Your workers act edge by edge, in the order you like. Fruits first: touch the two at the plantation and let both gather.',
        es: 'Tus recolectores actúan margen a margen, en el orden que quieras. Primero los frutos: toca los dos de la plantación y que recojan ambos.',
      },
      goal: /^work 2 at 1,0 west$/,
    },
    {
      says: {
        en: 'Two fruits lie in your store; it holds five. The worker at the market can sell one of them for 2 gold.',
        es: 'Tienes dos frutos en el almacén, donde caben cinco. El recolector del mercado puede vender uno por 2 de oro.',
      },
      goal: /^work 1 at 1,0 south$/,
    },
    {
      says: {
        en: 'The other village has moved. An empty jungle space that touches two worker tiles is filled at once, and you choose with what. Lay the tile with three workers on the right of the market.',
        es: 'La otra aldea ha jugado. Un espacio de selva vacío que toca dos losetas de recolectores se llena enseguida, y tú eliges con qué. Pon la loseta de tres recolectores a la derecha del mercado.',
      },
      goal: /^place 3-0-0-1 at 2,1 facing north$/,
    },
    {
      says: {
        en: 'A space has opened in front of your three workers. Put the gold mine there: everybody who faces it acts at once.',
        es: 'Se ha abierto un espacio ante tus tres recolectores. Pon allí la mina de oro: quien la tenga enfrente actúa en el acto.',
      },
      goal: /^fill 2,0 with mine-1$/,
    },
    {
      says: {
        en: 'Three gold from the mine, by itself. One more worker stands at the market: sell your last fruit.',
        es: 'Tres de oro de la mina, sin preguntar. Queda un recolector en el mercado: vende tu último fruto.',
      },
      goal: /^work 1 at 2,1 west$/,
    },
    {
      says: {
        en: 'Cenotes carry your water bearer from -10 up to 16 gold. Sun tokens are worth 1 gold each and, late in the game, let you build over a tile of your own.',
        es: 'Los cenotes llevan a tu aguador desde -10 hasta 16 de oro. Las fichas de Sol valen 1 de oro y, al final, permiten construir sobre una loseta tuya.',
      },
    },
    {
      says: {
        en: 'Temples pay at the end: 6 gold for the most workers beside one, 3 for the second most. That is all there is to know.',
        es: 'Los templos pagan al final: 6 de oro a quien tenga más recolectores al lado, 3 al segundo. No hace falta saber más.',
      },
    },
  ],
};
