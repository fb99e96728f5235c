import type { LessonText } from './lesson.en.ts';

/** Lo que dice cada paso de la lección. */
export const lesson: LessonText = {
  hills:
    'Llevas el té a las colinas de Ceilán. Cuanto más clara es la tierra, más alta está y más fino es su té: negro, verde, blanco.',
  position:
    'Todos empiezan en tierra baja, con una plantación y un peón. Toca el hexágono que brilla y confirma.',
  card: 'Una carta tiene dos lados. El que tocas es tuyo; el otro será para los demás. Quédate con cosechar: avanzar será para tu rival.',
  harvest: 'Ahora actúa: cosecha. Tu peón recoge una caja de cada plantación de su hexágono y de alrededor.',
  follow:
    'Tu rival ha jugado una carta y ahora sigues tú. En lugar de la acción principal siempre puedes mover u obtener rupias. Elige mover.',
  destination:
    'Las monedas dicen cuánto cuesta llegar a cada sitio; el primer paso es gratis. Sube a la colina de al lado.',
  plantCard: 'Otra vez es tu turno. Juega la carta con la que puedes plantar.',
  plant:
    'Plantas donde está tu peón, por 5 rupias. Tu 2.º marcador abre un segundo hueco para contratos; el 4.º, el 6.º y el 8.º abren otro cada uno.',
  secondHarvest:
    'La carta de tu rival te deja cosechar. Aprovecha: ahora tienes dos plantaciones al alcance.',
  green:
    'La colina da té verde. También podrías cosechar una plantación ajena, pero su dueño sumaría un punto.',
  black: 'Y té negro de la tierra baja. En tu almacén caben cinco cajas.',
  tradeCard:
    'La marca del tren dice que tienes las cajas de un contrato. Juega la carta con «comerciar» de tu lado.',
  trade: 'Comercia.',
  contract:
    'Cumple el contrato de la compañía 2. Al final, 1, 2, 3, 4 o 5 compañías distintas valen 1, 3, 6, 10 o 15 puntos.',
  reward: 'Te da las rupias o los puntos, nunca ambas cosas. Toma los puntos.',
  hire: 'Ahora puedes contratar. Un consejero te ayuda hasta el final, y solo con él cuentan tus plantaciones de su distrito.',
  technology:
    'Cada avance te da una ficha para una acción más en tu turno y una rupia a cada rival. Quien va por delante gana los empates.',
  scoring:
    'Al final, las mayorías de dinero, de tecnología y de cada distrito dan 10, 6, 3 y 1 puntos. Cada marcador sin colocar resta 2.',
};
