import type { Language } from '../kernel/text.ts';
import type { EventFormat } from './format.ts';
import type { TieBreak } from './standings.ts';

/** What the formats and the tie-breaks of an event are called, and how they work, in one sentence each. */
export interface EventWords {
  readonly formats: Readonly<Record<EventFormat, { readonly name: string; readonly rule: string }>>;
  readonly tieBreaks: Readonly<Record<TieBreak, { readonly name: string; readonly rule: string }>>;
  readonly points: { readonly own: string; readonly duplicate: string; readonly bye: string };
}

export const EVENT_WORDS: Readonly<Record<Language, EventWords>> = {
  en: {
    formats: {
      'round-robin': {
        name: 'Everyone against everyone',
        rule: 'Each player meets all the others, as evenly as the tables allow.',
      },
      swiss: {
        name: 'Swiss system',
        rule: 'In each round you meet players with about as many points whom you have not met yet.',
      },
      groups: {
        name: 'Groups and final',
        rule: 'Groups play everyone against everyone. Then the best of each group play the final the same way.',
      },
    },
    tieBreaks: {
      points: { name: 'Points', rule: 'More points are better.' },
      direct: {
        name: 'Games between them',
        rule: 'If all players with the same points have met, the points from those games count.',
      },
      opponents: {
        name: "Opponents' points",
        rule: 'The points of all your opponents are added up: strong opponents help you.',
      },
      wins: { name: 'Tables won', rule: 'The number of tables where you came first.' },
      share: {
        name: 'Share of the points',
        rule: 'At each table your part of all game points is taken, then the parts are added up.',
      },
    },
    points: {
      own: 'You get a point for each opponent you finish ahead of, and half a point for a shared place.',
      duplicate:
        'You get a point for each other table where your seat has fewer game points than you, and half a point where it has as many.',
      bye: 'A round without a table is worth half of what can be won. Leaving a game counts as last place.',
    },
  },
  es: {
    formats: {
      'round-robin': {
        name: 'Todos contra todos',
        rule: 'Cada jugador se enfrenta a los demás, tan por igual como permiten las mesas.',
      },
      swiss: {
        name: 'Sistema suizo',
        rule: 'En cada ronda te tocan rivales con puntos parecidos a los tuyos y con los que aún no has jugado.',
      },
      groups: {
        name: 'Grupos y final',
        rule: 'Los grupos juegan todos contra todos. Luego los mejores de cada grupo juegan la final del mismo modo.',
      },
    },
    tieBreaks: {
      points: { name: 'Puntos', rule: 'Cuantos más puntos, mejor.' },
      direct: {
        name: 'Partidas entre ellos',
        rule: 'Si todos los empatados han jugado entre sí, cuentan los puntos de esas partidas.',
      },
      opponents: {
        name: 'Puntos de los rivales',
        rule: 'Se suman los puntos de todos tus rivales: los rivales fuertes te favorecen.',
      },
      wins: { name: 'Mesas ganadas', rule: 'El número de mesas en las que quedaste primero.' },
      share: {
        name: 'Parte de los puntos',
        rule: 'De cada mesa se toma tu parte de los puntos de la partida, y se suman las partes.',
      },
    },
    points: {
      own: 'Ganas un punto por cada rival al que superas y medio punto por un puesto compartido.',
      duplicate:
        'Ganas un punto por cada otra mesa donde tu asiento tiene menos puntos de partida que tú, y medio donde tiene los mismos.',
      bye: 'Una ronda sin mesa vale la mitad de lo que se puede ganar. Abandonar una partida cuenta como último puesto.',
    },
  },
};
