import type { ReviewText } from './en.ts';
import { finePercent, onePlace, signed, wholePercent } from './figures.ts';

export const es: ReviewText = {
  marks: {
    inaccuracy: 'Imprecisión',
    mistake: 'Error',
    blunder: 'Error grave',
    brilliant: 'Jugada brillante',
  },
  accuracies: {
    flawless: 'impecable',
    strong: 'muy bueno',
    good: 'bueno',
    uneven: 'irregular',
    weak: 'flojo',
  },
  percent: share => `${wholePercent(share)} %`,
  margin: error => `±${finePercent(error).replace('.', ',')} %`,
  change: share => `${signed(wholePercent(share), share)} %`,
  points: points => signed(onePlace(points), points).replace('.', ','),
  givesAway: share => `Regala un ${es.percent(share)}`,
  better: 'Mejor',
  expected: changes =>
    `Puntos esperados: ${changes.map(({ source, points }) => `${source} ${es.points(points)}`).join(', ')}`,
  draw: (player, luck) => `El azar le ${luck < 0 ? 'quita' : 'da'} a ${player} un ${es.percent(luck)}`,
  setup: (player, luck) =>
    `La posición inicial le ${luck < 0 ? 'quita' : 'da'} a ${player} un ${es.percent(luck)}`,
  noTurningPoint: 'Ningún momento decidió por sí solo esta partida.',
};
