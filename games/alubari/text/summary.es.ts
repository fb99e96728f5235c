import type { SummaryText } from '../../../kernel/summary.ts';

export const summary: SummaryText = {
  goal: 'Entre todos se construye el ferrocarril que sube de Siliguri a Darjeeling. Gana quien saque más puntos de él.',
  steps: [
    {
      title: 'Mira qué trae la ronda',
      says: 'Llegan contratos, clima y cubos nuevos. Con sol se excava más y se colocan más raíles, con lluvia se cosecha más y la niebla lo frena todo.',
    },
    {
      title: 'Coloca trabajadores',
      says: 'Por turnos, cada jugador coloca dos trabajadores en las áreas de la A a la G. Quien tiene equipo puede contratar a un tercero por chai.',
    },
    {
      title: 'Excava, funde, coloca raíles',
      says: 'Las áreas se resuelven de la A a la G. Toma hierro, despeja las plantaciones, convierte el hierro en acero y el acero en raíles. Lo que despejas o completas es tuyo.',
    },
    {
      title: 'Construye en la línea',
      says: 'Levanta estaciones y compra trenes. Los raíles que cruzan un río abren las ciudades de más arriba.',
    },
    {
      title: 'Toma contratos y té',
      says: 'Un contrato ayuda una vez y paga al final si lo cumples. Las hojas se convierten en chai, y 1 de chai potencia a un trabajador.',
    },
  ],
  scoring: [
    'Cada casilla tuya de plantación, estación o raíl da sus puntos.',
    'Cada contrato cumplido da los suyos; si no lo cumples, no pierdes nada.',
    'El chai puntúa según su marcador; cada hoja fuera de los contratos, medio punto.',
    'Con dos o más jugadores, cada carta de equipo vale 9 puntos.',
  ],
  end: 'La partida acaba tras la ronda en la que se coloca el último raíl. Con uno o dos jugadores acaba también cuando alguien se queda sin fichas.',
};
