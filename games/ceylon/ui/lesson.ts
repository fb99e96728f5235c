import type { Lesson } from '../../../board/module.ts';

/** A first game: plant, harvest, fulfil a contract and hire a councillor; majorities in words. */
export const LESSON: Lesson = {
  players: 2,
  options: { omitted: 'uva' },
  seed: 'ceylon lesson 223',
  replies: [
    '1 start d3',
    '1 take',
    '1 card harvest/hire',
    '1 harvest',
    '1 hire',
    '1 card trade/harvest',
    '1 take',
    '1 take',
    '1 card trade/hire',
    '1 take',
  ],
  steps: [
    {
      says: {
        en: 'You bring tea to the hills of Ceylon. The lighter the land, the higher it lies and the finer its tea: black, green, white.',
        es: 'Llevas el té a las colinas de Ceilán. Cuanto más clara la tierra, más alta y más fino su té: negro, verde, blanco.',
      },
    },
    {
      says: {
        en: 'Everybody starts in the lowland, with a plantation and a pawn. Touch the glowing hexagon and confirm.',
        es: 'Todos empiezan en tierra baja, con una plantación y un peón. Toca el hexágono que brilla y confirma.',
      },
      goal: /^start b1$/,
    },
    {
      says: {
        en: 'A card has two ends. The end you touch is yours, the other one goes to everybody else. Take harvest; advance is left to the drop.',
        es: 'Una carta tiene dos lados. El que tocas es tuyo; el otro será para los demás. Quédate con cosechar: avanzar será para la gota.',
      },
      goal: /^card harvest\/advance$/,
    },
    {
      says: {
        en: 'Now act: harvest. Your pawn gathers one chest from each plantation on its hexagon and around it.',
        es: 'Ahora actúa: cosecha. Tu peón recoge una caja de cada plantación de su hexágono y de alrededor.',
      },
      goal: /^harvest$/,
    },
    {
      says: {
        en: 'The drop has played, and you follow. Instead of the main action you may always move or take rupees. Choose to move.',
        es: 'Ha jugado la gota y ahora sigues tú. En lugar de la acción principal siempre puedes mover u obtener rupias. Elige mover.',
      },
      goal: /^move$/,
    },
    {
      says: {
        en: 'The coins show what each way costs; the first step is free. Climb to the green hill beside you.',
        es: 'Las monedas dicen cuánto cuesta cada viaje; el primer paso es gratis. Sube a la colina de al lado.',
      },
      goal: /^move c1$/,
    },
    {
      says: {
        en: 'Your turn again. Play the card that lets you plant.',
        es: 'Otra vez es tu turno. Juega la carta con la que puedes plantar.',
      },
      goal: /^card plant\/hire$/,
    },
    {
      says: {
        en: 'You plant where your pawn stands, for 5 rupees. Each marker that leaves your board makes room for contracts.',
        es: 'Plantas donde está tu peón, por 5 rupias. Cada marcador que sale de tu tablero deja sitio para contratos.',
      },
      goal: /^plant$/,
    },
    {
      says: {
        en: 'The drop leaves you the harvest. Take it: two plantations are within reach now.',
        es: 'La gota te deja cosechar. Aprovecha: ahora tienes dos plantaciones al alcance.',
      },
      goal: /^harvest$/,
    },
    {
      says: {
        en: 'The hill gives green tea. From a plantation of somebody else you could gather as well, but its owner would score a point.',
        es: 'La colina da té verde. También podrías recoger en una plantación ajena, pero su dueño sumaría un punto.',
      },
      goal: /^pick c1$/,
    },
    {
      says: {
        en: 'And black tea from the lowland. Your store holds five chests.',
        es: 'Y té negro de la tierra baja. En tu almacén caben cinco cajas.',
      },
      goal: /^pick b1$/,
    },
    {
      says: {
        en: 'A tick on the train: you have the chests for a contract. Play the card with trade on your side.',
        es: 'Una marca en el tren: tienes las cajas de un contrato. Juega la carta con comerciar de tu lado.',
      },
      goal: /^card trade\/hire$/,
    },
    { says: { en: 'Trade.', es: 'Comercia.' }, goal: /^trade$/ },
    {
      says: {
        en: 'Fulfil the contract of company 2. At the end, different companies are worth 1, 3, 6, 10 and 15 points.',
        es: 'Cumple el contrato de la compañía 2. Al final, las compañías distintas valen 1, 3, 6, 10 y 15 puntos.',
      },
      goal: /^contract 2-BBG$/,
    },
    {
      says: {
        en: 'You get its rupees or its points, never both. Take the points.',
        es: 'Te da las rupias o los puntos, nunca ambas cosas. Toma los puntos.',
      },
      goal: /^reward points$/,
    },
    {
      says: {
        en: 'The drop leaves you hire. Each councillor helps you for good, and only with theirs do your plantations in a district count at the end.',
        es: 'La gota te deja contratar. Un consejero ayuda siempre, y solo con él cuentan al final tus plantaciones de su distrito.',
      },
      goal: /^hire$/,
    },
    {
      says: {
        en: 'Advancing in technology gives you tokens for an extra action in your turn, wins every tie, and gives the others a rupee each.',
        es: 'Avanzar en tecnología da fichas para una acción más en tu turno y gana los empates; a cambio, cada rival recibe una rupia.',
      },
    },
    {
      says: {
        en: 'At the end the most money, technology and plantations in each district score 10, 6, 3 and 1. A marker you keep costs 2 points.',
        es: 'Al final puntúan 10, 6, 3 y 1 el dinero, la tecnología y las plantaciones de cada distrito. Cada marcador sin colocar resta 2.',
      },
    },
  ],
};
