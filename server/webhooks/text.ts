import type { Language } from '../../kernel/text.ts';

/** What chat programs show of the news. */
interface WebhookText {
  readonly roundStarted: (event: string, round: number, tables: number) => string;
  readonly tableFinished: (game: string, places: string) => string;
  readonly standings: (event: string, round: number, isLast: boolean) => string;
  readonly yourTurn: (game: string) => string;
  readonly ping: string;
  readonly someone: string;
  readonly disabledTitle: string;
  readonly disabled: (host: string) => string;
}

export const WEBHOOK_TEXTS: Readonly<Record<Language, WebhookText>> = {
  en: {
    roundStarted: (event, round, tables) =>
      `${event}: round ${round} has started at ${tables === 1 ? '1 table' : `${tables} tables`}.`,
    tableFinished: (game, places) => `${game} is over: ${places}.`,
    standings: (event, round, isLast) =>
      isLast ? `${event} is over. Final standings:` : `${event}, standings after round ${round}:`,
    yourTurn: game => `${game}: it's your turn.`,
    ping: 'Cosecha can reach you.',
    someone: 'someone who left',
    disabledTitle: 'A webhook was switched off',
    disabled: host =>
      `Your webhook at ${host} has not answered for three days, so it was switched off. Once it answers, switch it on again where you added it.`,
  },
  es: {
    roundStarted: (event, round, tables) =>
      `${event}: ha empezado la ronda ${round} en ${tables === 1 ? '1 mesa' : `${tables} mesas`}.`,
    tableFinished: (game, places) => `Ha terminado una partida de ${game}: ${places}.`,
    standings: (event, round, isLast) =>
      isLast
        ? `${event} ha terminado. Clasificación final:`
        : `${event}, clasificación tras la ronda ${round}:`,
    yourTurn: game => `${game}: te toca.`,
    ping: 'Cosecha llega hasta aquí.',
    someone: 'alguien que se fue',
    disabledTitle: 'Un webhook se ha desactivado',
    disabled: host =>
      `Tu webhook en ${host} lleva tres días sin responder, así que se ha desactivado. Cuando responda, actívalo otra vez donde lo añadiste.`,
  },
};
