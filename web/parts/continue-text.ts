import type { Language } from '../../kernel/text.ts';
import { preferences } from '../preferences.ts';

interface ContinueText {
  readonly button: string;
  readonly title: string;
  readonly lead: string;
  readonly cancel: string;
}

/** Apart from the other words of online tables, which a game on this device does not need. */
const TEXTS: Readonly<Record<Language, ContinueText>> = {
  en: {
    button: 'Continue online',
    title: 'Continue this game online?',
    lead: 'A copy goes to the server. You keep your seat, bots keep theirs, and the others join with a link. The game on this device stays as it is.',
    cancel: 'Cancel',
  },
  es: {
    button: 'Continuar a distancia',
    title: '¿Continuar esta partida a distancia?',
    lead: 'El servidor recibe una copia. Conservas tu asiento, los bots conservan el suyo y los demás entran con un enlace. La partida de este dispositivo se queda como está.',
    cancel: 'Cancelar',
  },
};

export const continueText = (): ContinueText => TEXTS[preferences.value.language];
