import type { Language } from '../../kernel/text.ts';
import { preferences } from '../preferences.ts';

interface HintText {
  readonly ask: string;
  readonly title: string;
  readonly thinking: string;
  readonly checking: string;
  /** Before a blunder, where the game has no words of its own for the decision. */
  readonly nudge: string;
  readonly playAnyway: string;
  readonly choose: string;
  readonly ahead: string;
  readonly behind: string;
  /** The one of the others who may expect the most points. */
  readonly rival: string;
  readonly close: string;
}

const TEXTS: Readonly<Record<Language, HintText>> = {
  en: {
    ask: 'Hint',
    title: 'The best moves',
    thinking: 'Looking for the best moves…',
    checking: 'One moment…',
    nudge: 'Look at the other moves once more.',
    playAnyway: 'Play anyway',
    choose: 'Choose this move',
    ahead: 'Expected at the end, compared with the next best move:',
    behind: 'Expected at the end, compared with the best move:',
    rival: 'Strongest rival',
    close: 'Close hints',
  },
  es: {
    ask: 'Pista',
    title: 'Las mejores jugadas',
    thinking: 'Buscando las mejores jugadas…',
    checking: 'Un momento…',
    nudge: 'Mira otra vez las demás jugadas.',
    playAnyway: 'Jugar igualmente',
    choose: 'Elegir esta jugada',
    ahead: 'Lo que se espera al final, respecto a la segunda mejor:',
    behind: 'Lo que se espera al final, respecto a la mejor:',
    rival: 'Rival más fuerte',
    close: 'Cerrar las pistas',
  },
};

/** The words of hints in the language of the moment. */
export const hintText = (): HintText => TEXTS[preferences.value.language];
