import type { Lesson } from '../../../board/module.ts';

/** A first game: iron, a tea garden, steel, the first rail, chai and a station; contracts and the end in words. */
export const LESSON: Lesson = {
  players: 2,
  options: { start: 'first' },
  seed: 'alubari lesson 2',
  replies: [
    '1 place B2',
    '1 place F1',
    '1 pick 18',
    '1 place A1',
    '1 place G1',
    '1 take iron',
    '1 take iron',
    '1 take iron',
    '1 place A1',
    '1 place F1',
    '1 take iron',
    '1 take iron',
    '1 take iron',
  ],
  steps: [
    {
      says: {
        en: 'Your gang carries the leaf. Together with others you build the railway from Siliguri up to Darjeeling; when its last space is filled, the most points win. Each round you place two workers, then the areas A to G are resolved in order.',
        es: 'Tu cuadrilla lleva la hoja. Entre todos construís el ferrocarril de Siliguri a Darjeeling; cuando se llena la última casilla, gana quien tenga más puntos. En cada Ronda colocas dos Trabajadores y luego se resuelven las áreas de la A a la G.',
      },
    },
    {
      says: {
        en: 'Everything begins in the stock. Place your first worker on A1 and confirm.',
        es: 'Todo empieza en el Almacén. Pon tu primer Trabajador en A1 y confirma.',
      },
      goal: /^place A1$/,
    },
    {
      says: {
        en: 'The other gang has placed too. Your second worker goes digging: B1. It acts before the worker on B2.',
        es: 'La otra cuadrilla también ha colocado. Tu segundo Trabajador va a excavar: B1. Actúa antes que el de B2.',
      },
      goal: /^place B1$/,
    },
    {
      says: {
        en: 'Area A: your worker takes up to three cubes. Iron will become rails. Take one.',
        es: 'Área A: tu Trabajador toma hasta tres cubos. El Hierro acabará en Raíles. Toma uno.',
      },
      goal: /^take iron$/,
    },
    {
      says: { en: 'A second one.', es: 'Otro más.' },
      goal: /^take iron$/,
    },
    {
      says: {
        en: 'And the third. Then your digger sets to work by itself: it takes rubble from the left, as much as the dig rate says.',
        es: 'Y el tercero. Después tu otro Trabajador excava solo: quita Cascotes desde la izquierda, tantos como marca el Ritmo.',
      },
      goal: /^take iron$/,
    },
    {
      says: {
        en: 'You dug 3 rubble, cleared the first space of the garden and own it: it brings points at the end and tea leaves at every harvest. Now fog has come; it closes the last space of B and D.',
        es: 'Has quitado 3 Cascotes, la primera casilla de la Plantación está limpia y es tuya: da puntos al final y Hojas en cada Cosecha. Ha llegado la niebla: cierra la última casilla de B y de D.',
      },
    },
    {
      says: {
        en: 'Three iron make one steel, in the works. Place a worker on C1.',
        es: 'Tres de Hierro dan uno de Acero, en la Fundición. Pon un Trabajador en C1.',
      },
      goal: /^place C1$/,
    },
    {
      says: {
        en: 'D comes after C, so the new steel can become a rail in the same round. Place the other worker on D1.',
        es: 'La D se resuelve después de la C: el Acero nuevo puede ser un Raíl en la misma Ronda. Pon el otro en D1.',
      },
      goal: /^place D1$/,
    },
    {
      says: {
        en: 'Up to three minor actions. First: make steel.',
        es: 'Hasta tres acciones menores. La primera: fabricar Acero.',
      },
      goal: /^make steel$/,
    },
    {
      says: {
        en: 'Two rubble make a stone, good for stations. Take it from the stock.',
        es: 'Dos Cascotes dan una Piedra, buena para Estaciones. Tómala del Almacén.',
      },
      goal: /^make stone from stock$/,
    },
    {
      says: {
        en: 'That will do. Stop here, and your worker in D lays the first rail.',
        es: 'Con eso basta. Para aquí y tu Trabajador en D colocará el primer Raíl.',
      },
      goal: /^stop$/,
    },
    {
      says: {
        en: 'The rail crosses a river: 1 chai for you, and the towns up to the next river are open for building. The sun is out, so more is dug and laid this round.',
        es: 'El Raíl cruza un río: 1 de Chai para ti, y las ciudades hasta el próximo río quedan abiertas. Hoy hace sol: se excava y se coloca más.',
      },
    },
    {
      says: {
        en: 'Dig again, on B1.',
        es: 'Vuelve a excavar, en B1.',
      },
      goal: /^place B1$/,
    },
    {
      says: {
        en: 'And build in the same round: E1.',
        es: 'Y construye en la misma Ronda: E1.',
      },
      goal: /^place E1$/,
    },
    {
      says: {
        en: 'Chai makes any worker stronger; a digger takes 3 more. Pay 1 chai, look at what it brings, and confirm.',
        es: 'El Chai da fuerza a cualquier Trabajador; excavando, 3 más. Paga 1 de Chai, mira lo que trae y confirma.',
      },
      goal: /^act with chai$/,
    },
    {
      says: {
        en: 'Eight rubble and two more garden spaces. Now a station in Siliguri: the one for 4 rubble gives 2 points and a chai.',
        es: 'Ocho Cascotes y dos casillas más de Plantación. Ahora una Estación en Siliguri: la de 4 Cascotes da 2 puntos y 1 de Chai.',
      },
      goal: /^build SIL-4$/,
    },
    {
      says: {
        en: 'Contracts from the post office, F, do two things: once in the game, before the area they show, their effect; at the end, points if your rails, stations, gardens or leaves fill them. A tick tells what is met so far.',
        es: 'Los Contratos de Correos, F, sirven dos veces: una vez en la partida, antes del área que muestran, su efecto; al final, puntos si tus Raíles, Estaciones, Plantaciones u Hojas los cumplen. Una marca dice cuáles van cumplidos.',
      },
    },
    {
      says: {
        en: 'Equipment gives lasting help and 9 points a card, and lets you hire a third worker. Events move things along by themselves. The rest you will see as you play.',
        es: 'El Equipo ayuda toda la partida, da 9 puntos por carta y permite contratar un tercer Trabajador. Los Eventos hacen avanzar todo por su cuenta. Lo demás se ve jugando.',
      },
    },
  ],
};
