import type { LessonText } from './lesson.en.ts';

/** Las frases de la primera partida, paso a paso. */
export const lesson: LessonText = {
  welcome:
    'La hoja es el símbolo de tu cuadrilla. Entre todas se construye el ferrocarril de Siliguri a Darjeeling; cuando se completa su última casilla, gana quien tenga más puntos. En cada ronda colocas dos trabajadores y luego se resuelven las áreas, de la A a la G.',
  placeInStock: 'Todo empieza en el almacén. Coloca tu primer trabajador en A1 y confirma.',
  placeToDig:
    'La otra cuadrilla también ha colocado un trabajador. El segundo tuyo va a excavar, en B1. Actúa antes que el de B2.',
  takeFirstIron: 'Área A: tu trabajador toma hasta tres cubos. El hierro acabará en raíles. Toma uno.',
  takeSecondIron: 'Toma otro.',
  takeThirdIron:
    'Y el tercero. Después, tu otro trabajador excava sin que hagas nada: retira cascotes desde la izquierda, tantos como marca el ritmo.',
  firstSpace:
    'Has retirado 3 cascotes: la primera casilla de la plantación queda despejada y es tuya. Da puntos al final y hojas en cada cosecha. Ha llegado la niebla: cierra la última casilla de B y de D.',
  placeInWorks: 'En la fundición, 3 de hierro dan 1 de acero. Coloca un trabajador en C1.',
  placeOnRails:
    'La D se resuelve después de la C: el acero nuevo puede ser un raíl en la misma ronda. Coloca el otro trabajador en D1.',
  makeSteel: 'Puedes hacer hasta tres acciones menores. La primera: fabricar acero.',
  makeStone: 'Dos cascotes dan 1 de piedra, que sirve para estaciones. Tómala del almacén.',
  stopWorks: 'Con eso basta. Pulsa «Terminar» y tu trabajador en D colocará el primer raíl.',
  firstRail:
    'El raíl cruza un río: ganas 1 de chai y las ciudades hasta el próximo río quedan abiertas. Esta ronda hace sol: se excava más y se colocan más raíles.',
  digAgain: 'Vuelve a excavar, en B1.',
  placeToBuild: 'Y construye en la misma ronda, en E1.',
  boost:
    'El chai potencia a un trabajador: el que excava retira 3 cascotes más. Paga 1 de chai, mira qué consigues y confirma.',
  buildStation:
    'Ocho cascotes y dos casillas más de plantación. Ahora una estación en Siliguri: la de 4 cascotes da 2 puntos y 1 de chai.',
  contracts:
    'Los contratos de Correos (F) sirven dos veces. Una vez por partida puedes usar su efecto, antes del área que muestran. Y al final dan puntos si los cumples con tus raíles, estaciones, plantaciones u hojas. Una marca señala los que ya cumples.',
  farewell:
    'El equipo ayuda el resto de la partida, da 9 puntos por carta y permite contratar a un tercer trabajador. Los eventos hacen avanzar la partida por su cuenta. Lo demás se aprende jugando.',
};
