import { plural, type Language } from '../../kernel/text.ts';

/** Notifications and emails. */
export interface NoticeText {
  readonly turnTitle: (game: string) => string;
  readonly turn: (name: string, game: string, others: string) => string;
  readonly alone: string;
  readonly digestTitle: (count: number) => string;
  /** `until` is null without a clock. */
  readonly digestLine: (game: string, others: string, until: string | null) => string;
  readonly link: string;
  readonly stop: string;
  readonly confirmTitle: string;
  readonly confirm: (code: string) => string;
  readonly notYou: string;
}

export const NOTICE_TEXTS: Readonly<Record<Language, NoticeText>> = {
  en: {
    turnTitle: game => `${game}: it's your turn`,
    turn: (name, game, others) => `${name}, it's your turn in ${game} with ${others}.`,
    alone: 'the bots',
    digestTitle: count => `${plural('en', count, { one: 'game is', other: 'games are' })} waiting for you`,
    digestLine: (game, others, until) =>
      `${game} with ${others}${until === null ? '' : `: your time ends ${until}`}`,
    link: 'Open the game:',
    stop: 'Unsubscribe:',
    confirmTitle: 'Your Cosecha code',
    confirm: code => `Your code is ${code}. It expires in one hour.`,
    notYou: "If you didn't request it, ignore this email.",
  },
  es: {
    turnTitle: game => `${game}: te toca`,
    turn: (name, game, others) => `${name}, te toca jugar a ${game} con ${others}.`,
    alone: 'los bots',
    digestTitle: count => plural('es', count, { one: 'partida te espera', other: 'partidas te esperan' }),
    digestLine: (game, others, until) =>
      `${game} con ${others}${until === null ? '' : `: tu tiempo acaba el ${until}`}`,
    link: 'Ir a la partida:',
    stop: 'No recibir más correos:',
    confirmTitle: 'Tu código de Cosecha',
    confirm: code => `Tu código es ${code}. Caduca en una hora.`,
    notYou: 'Si no lo has pedido, ignora este correo.',
  },
};
