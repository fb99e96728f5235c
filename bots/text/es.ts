import type { LevelId } from '../level-ids.ts';
import type { LevelText } from './en.ts';

export const es: Readonly<Record<LevelId, LevelText>> = {
  'level-1': {
    name: 'Brote (primeras partidas)',
    about: 'Ve unas pocas jugadas y elige la que le gusta. Buena compañía para empezar.',
  },
  'level-1b': {
    name: 'Retoño (fácil)',
    about: 'Sabe lo que vale la pena, pero se le escapan muchas cosas. Un rival amable.',
  },
  'level-2': {
    name: 'Rama (normal)',
    about: 'Rápido y sensato. Rara vez regala algo, aunque no planea muy lejos.',
  },
  'level-2b': {
    name: 'Flor (exigente)',
    about: 'Piensa en tu respuesta antes de jugar. Un plan descuidado te saldrá caro.',
  },
  'level-3': {
    name: 'Fruto (difícil)',
    about: 'Piensa con antelación y vigila tus planes. Más vale que tengas alguno bueno.',
  },
  'level-4': {
    name: 'Cosecha (experto)',
    about: 'Se toma su tiempo, sopesa cada respuesta y no olvida nada. Ganarle es para contarlo.',
  },
};
