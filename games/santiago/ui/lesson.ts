import type { Lesson } from '../../../board/module.ts';

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
        en: 'A dry valley with a single spring. You plant fields and fight for water. Your farmers are the cubes with the leaf.',
        es: 'Un valle seco con un solo manantial. Plantas campos y luchas por el agua. Tus granjeros son los cubos con la hoja.',
      },
    },
    {
      says: {
        en: 'Each round the village shows new tiles. Everybody bids once, never the same amount, and pays it. The highest bid chooses first.',
        es: 'En cada ronda el pueblo muestra fichas nuevas. Cada cual puja una vez, nunca la misma cantidad, y la paga. La puja más alta elige primero.',
      },
    },
    {
      says: {
        en: 'Drop bid 2 and Sun passed. Bid 3.',
        es: 'Gota ha pujado 2 y Sol ha pasado. Puja 3.',
      },
      goal: /^bid 3$/,
    },
    {
      says: {
        en: 'You choose first. The squares on a tile are the farmers it takes. Take the bananas with two.',
        es: 'Eliges primero. Los cuadros de una ficha son los granjeros que admite. Coge las bananas con dos.',
      },
      goal: /^take banana-2$/,
    },
    {
      says: {
        en: 'Any empty space will do. A palm counts as one farmer more: plant under the one near the spring, on f2.',
        es: 'Vale cualquier casilla libre. Una palmera cuenta como un granjero más: planta bajo la del manantial, en f2.',
      },
      goal: /^plant f2$/,
    },
    {
      says: {
        en: 'One tile is left over. You bid most, so you plant it, without farmers. Put it on e2: now you have a plantation of two.',
        es: 'Sobra una ficha. Pujaste más que nadie, así que la plantas tú, sin granjeros. Ponla en e2: ya es una plantación de dos.',
      },
      goal: /^plant e2$/,
    },
    {
      says: {
        en: 'Small suns mark fields without water. Sun passed first and is the overseer, who decides where the next canal runs.',
        es: 'Los soles pequeños señalan campos sin riego. Sol pasó primero y supervisa: decide por dónde va el próximo canal.',
      },
    },
    {
      says: {
        en: 'The others may propose a place. Touch the line on the right of the spring, just below your fields.',
        es: 'Los demás pueden proponer un sitio. Toca la línea a la derecha del manantial, justo bajo tus campos.',
      },
      goal: /^propose X2-Y2$/,
    },
    {
      says: {
        en: 'Add a bribe. You pay only if your place is accepted. Offer 2.',
        es: 'Añade un soborno. Solo lo pagas si aceptan tu sitio. Ofrece 2.',
      },
      goal: /^bribe 2$/,
    },
    {
      says: {
        en: 'Accepted: your fields are green and stay so. You also own one canal for the whole game. Keep it for harder times.',
        es: 'Aceptado: tus campos están verdes y así seguirán. Además tienes un canal propio para toda la partida. Guárdalo.',
      },
      goal: /^keep$/,
    },
    {
      says: {
        en: 'Drop used their own canal. Then the fields dried: one without water loses a farmer, and with none left it turns to desert. d4 is nobody’s now.',
        es: 'Gota ha usado su canal. Luego llegó el secado: un campo sin riego pierde un granjero y, si no le queda ninguno, será desierto. d4 ya no es de nadie.',
      },
    },
    {
      says: {
        en: 'Now the other side. Pass: it is free, and whoever passes first becomes overseer.',
        es: 'Ahora, el otro lado. Pasa: es gratis, y quien pasa primero es quien supervisa.',
      },
      goal: /^pass$/,
    },
    {
      says: {
        en: 'Whoever passes puts one farmer less on the tile. The watermelons with two still give you one.',
        es: 'Quien pasa pone un granjero menos en su ficha. Las sandías con dos aún te dan uno.',
      },
      goal: /^take watermelon-2$/,
    },
    {
      says: {
        en: 'Equal crops that touch are one plantation, whoever owns them. Plant on e3: you join one of three, with water.',
        es: 'Los cultivos iguales que se tocan son una plantación, sean de quien sean. Planta en e3: te unes a una de tres, y con riego.',
      },
      goal: /^plant e3$/,
    },
    {
      says: {
        en: 'Now they bribe you. Sun offers 3 for the place that saves d4, part of your plantation. Accept it.',
        es: 'Ahora te sobornan a ti. Sol ofrece 3 por el sitio que salva d4, parte de tu plantación. Acéptalo.',
      },
      goal: /^accept X2-X3$/,
    },
    {
      says: {
        en: 'As overseer you may also refuse everybody: you then pay one escudo more than the best offer and build elsewhere.',
        es: 'Al supervisar también puedes rechazar a todos: pagas un escudo más que la mejor oferta y construyes en otro sitio.',
      },
    },
    {
      says: {
        en: 'After the last round every field without water turns to desert. Then each farmer scores the size of the plantation, and each escudo is a point.',
        es: 'Tras la última ronda, todo campo sin riego se vuelve desierto. Después, cada granjero puntúa el tamaño de su plantación, y cada escudo es un punto.',
      },
    },
  ],
};
