import type { LessonText } from './lesson.en.ts';

export const lesson: LessonText = {
  valley:
    'Un valle seco con un solo manantial. Plantas fichas y luchas por el agua. Tus granjeros son los cubos con la hoja.',
  auction:
    'Cada ronda hay fichas nuevas en el pueblo. Cada jugador puja una vez, nunca la misma cantidad, y paga. La puja más alta elige primero.',
  bid: 'Gota ha pujado 2 y Sol ha pasado. Puja 3.',
  take: 'Eliges primero. Los cuadrados de la ficha dicen cuántos granjeros lleva. Toma las bananas con dos.',
  plant:
    'Sirve cualquier casilla libre. Una palmera cuenta como un granjero más: planta bajo la que está cerca del manantial, en f2.',
  leftover:
    'Sobra una ficha. Pujaste más que nadie, así que la plantas tú, sin granjeros. Ponla en e2: ya es una plantación de dos.',
  overseer:
    'Los soles pequeños señalan fichas sin riego. Sol pasó primero y es supervisor: decide por dónde va el próximo canal.',
  propose:
    'Los demás pueden proponer un sitio. Toca la línea a la derecha del manantial, justo bajo tus fichas.',
  bribe: 'Añade un soborno. Solo lo pagas si aceptan tu sitio. Ofrece 2.',
  keep: 'Aceptado: tus fichas están verdes y así seguirán. Además tienes un canal propio para toda la partida. Guárdalo.',
  drying:
    'Gota ha usado su canal. En el secado, una ficha sin riego pierde un granjero o, si ya no tenía, se vuelve desierto. d4 ha quedado sin dueño.',
  pass: 'Ahora, el otro lado. Pasa: es gratis, y quien pasa primero es el supervisor.',
  passerTile: 'Quien pasa pone un granjero menos en su ficha. Las sandías con dos aún te dan uno.',
  join: 'Los cultivos iguales que se tocan son una plantación, sean de quien sean. Planta en e3: te unes a una de tres, y con riego.',
  accept: 'Ahora te sobornan a ti. Sol ofrece 3 por el sitio que salva d4, parte de tu plantación. Acéptalo.',
  reject:
    'Si eres supervisor, también puedes rechazarlo todo: pagas 1 escudo más que la mejor oferta y construyes en otro sitio.',
  scoring:
    'En la última ronda, toda ficha sin riego se vuelve desierto. Después, cada granjero puntúa el tamaño de su plantación y cada escudo es un punto.',
};
