import type { Lesson } from '../../../web/board.ts';

/** A first game: one round as a bidder who bribes, and one as the overseer who is bribed. */
export const LESSON: Lesson = {
  players: 3,
  options: { overseer: 'first' },
  seed: 'santiago lesson 187',
  before: ['1 bid 2', '2 pass'],
  replies: [
    '1 take pepper-2',
    '1 plant c2',
    '2 take watermelon-2',
    '2 plant d4',
    '1 propose W2-X2',
    '1 bribe 1',
    '2 accept X2-Y2',
    '1 lay W2-X2',
    '1 bid 1',
    '2 bid 2',
    '2 take watermelon-2',
    '2 plant d3',
    '1 take grape-2',
    '1 plant g3',
    '2 plant c3',
    '1 propose Y2-Y3',
    '1 bribe 2',
    '2 propose X2-X3',
    '2 bribe 3',
  ],
  steps: [
    {
      says: {
        en: 'A dry valley with one spring. You plant fields and fight for water. Your farmers are the cubes with the leaf.',
        es: 'Un valle seco con un solo manantial. Plantas campos y luchas por el agua. Tus granjeros son los cubos con la hoja.',
      },
    },
    {
      says: {
        en: 'Each round the village offers new tiles, and everybody bids once. No bid may be repeated; the highest chooses first, but all pay what they bid. Drop bid 2 and Sun passed. Bid 3.',
        es: 'En cada ronda hay fichas nuevas en el pueblo y cada cual puja una vez. No se puede repetir una puja; quien más ofrece elige primero, pero todos pagan lo suyo. Gota ha pujado 2 y Sol ha pasado. Puja 3.',
      },
      goal: /^bid 3$/,
    },
    {
      says: {
        en: 'You choose first. The two squares on a tile are the farmers you may put on it. Take the bananas with two.',
        es: 'Eliges primero. Los dos cuadros de una ficha son los granjeros que puedes poner. Coge las bananas con dos.',
      },
      goal: /^take banana-2$/,
    },
    {
      says: {
        en: 'A tile may go on any empty space. The palm near the spring counts as one farmer more, so plant under it, on f2.',
        es: 'Una ficha puede ir en cualquier casilla libre. La palmera junto al manantial cuenta como un granjero más: planta debajo, en f2.',
      },
      goal: /^plant f2$/,
    },
    {
      says: {
        en: 'With three players one tile is left over, and the highest bidder plants it, without farmers. Put these bananas beside yours, on e2: now it is a plantation of two.',
        es: 'Con tres jugadores sobra una ficha, y la planta quien más pujó, sin granjeros. Pon estas bananas junto a las tuyas, en e2: ya es una plantación de dos.',
      },
      goal: /^plant e2$/,
    },
    {
      says: {
        en: 'The suns mark what has no water. Sun passed first and so is the overseer, who decides where the canal runs. The others may propose. Touch the line to the right of the spring, between your fields and the spaces below.',
        es: 'Los soles señalan lo que no tiene agua. Sol pasó primero, así que es quien supervisa y decide por dónde va el canal. Los demás pueden proponer. Toca la línea a la derecha del manantial, bajo tus campos.',
      },
      goal: /^propose X2-Y2$/,
    },
    {
      says: {
        en: 'A proposal may come with a bribe. You pay it only if the overseer accepts. Offer 2.',
        es: 'Una propuesta puede ir con un soborno. Solo lo pagas si quien supervisa acepta. Ofrece 2.',
      },
      goal: /^bribe 2$/,
    },
    {
      says: {
        en: 'Accepted: your fields are green and never dry out again. You also own one canal for the whole game, and each round one player may lay theirs. Keep yours for harder times.',
        es: 'Aceptada: tus campos están verdes y ya no se secarán. Además tienes un canal propio para toda la partida, y en cada ronda solo una persona puede poner el suyo. Guárdalo para tiempos peores.',
      },
      goal: /^keep$/,
    },
    {
      says: {
        en: 'Drop has used the own canal. Then came the drought: every field without water loses one farmer, and one that has none turns to desert for good. Sun’s watermelons on d4 are nobody’s now. Everybody gets 3 escudos.',
        es: 'Gota ha puesto su canal. Después llegó la sequía: cada campo sin riego pierde un granjero, y el que ya no tiene se vuelve desierto para siempre. Las sandías de Sol en d4 ya no son de nadie. Cada cual recibe 3 escudos.',
      },
    },
    {
      says: {
        en: 'Now the other side of the trade. Pass: it costs nothing, and whoever passes first becomes overseer.',
        es: 'Ahora, el otro lado del negocio. Pasa: no cuesta nada, y quien pasa primero se convierte en supervisor.',
      },
      goal: /^pass$/,
    },
    {
      says: {
        en: 'You choose last, and whoever passed puts one farmer less on the tile. The watermelons with two still bring you one.',
        es: 'Eliges al final, y quien ha pasado pone un granjero menos en su ficha. Las sandías con dos aún te dan uno.',
      },
      goal: /^take watermelon-2$/,
    },
    {
      says: {
        en: 'A plantation is all tiles of one crop that touch, whoever owns them, and every farmer in it scores its size. Plant on e3, where there is water: you join a plantation of three.',
        es: 'Una plantación son todas las fichas del mismo cultivo que se tocan, sean de quien sean, y cada granjero puntúa su tamaño. Planta en e3, donde hay agua: te unes a una plantación de tres.',
      },
      goal: /^plant e3$/,
    },
    {
      says: {
        en: 'They bribe you. Drop offers 2, Sun offers 3 for the line that saves d4, and with it the plantation you share. You could also pay one more than the best offer and build elsewhere. Accept Sun’s place.',
        es: 'Te sobornan. Gota ofrece 2; Sol ofrece 3 por la línea que salva d4, y con ella la plantación que compartís. También podrías pagar uno más que la mejor oferta y construir en otro sitio. Acepta el sitio de Sol.',
      },
      goal: /^accept X2-X3$/,
    },
    {
      says: {
        en: 'After the last round, all that has no water turns to desert. Then each plantation pays its size for every farmer in it, and every escudo is a point. Large plantations, good neighbours, and water in time: that is all there is to know.',
        es: 'Tras la última ronda, todo lo que no tiene riego se vuelve desierto. Después, cada plantación paga su tamaño por cada granjero, y cada escudo es un punto. Plantaciones grandes, buenos vecinos y agua a tiempo: no hace falta saber más.',
      },
    },
  ],
};
