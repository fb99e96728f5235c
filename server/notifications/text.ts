import type { Language } from '../../kernel/text.ts';

/** What the server writes to people who are not there. */
export interface NoticeText {
  readonly turnTitle: (game: string) => string;
  readonly turn: (name: string, game: string, others: string) => string;
  readonly alone: string;
  readonly link: string;
  readonly stop: string;
  readonly confirmTitle: string;
  readonly confirm: (name: string, code: string) => string;
  readonly notYou: string;
}

export const NOTICE_TEXTS: Readonly<Record<Language, NoticeText>> = {
  en: {
    turnTitle: game => `${game}: it is your turn`,
    turn: (name, game, others) => `${name}, it is your turn at ${game} with ${others}.`,
    alone: 'the bots',
    link: 'To the table:',
    stop: 'No more mails like this one:',
    confirmTitle: 'Your code for Cosecha',
    confirm: (name, code) => `${name}, your code is ${code}. It is good for an hour.`,
    notYou: 'If you did not ask for it, leave it be.',
  },
  es: {
    turnTitle: game => `${game}: te toca`,
    turn: (name, game, others) => `${name}, te toca jugar a ${game} con ${others}.`,
    alone: 'los bots',
    link: 'A la mesa:',
    stop: 'No recibir más correos como este:',
    confirmTitle: 'Tu código para Cosecha',
    confirm: (name, code) => `${name}, tu código es ${code}. Vale durante una hora.`,
    notYou: 'Si no lo has pedido, no hagas nada.',
  },
};
