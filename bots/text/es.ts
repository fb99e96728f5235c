import type { LevelId } from '../levels.ts';
import type { LevelText } from './en.ts';

export const es: Readonly<Record<LevelId, LevelText>> = {
  'level-1': {
    name: 'Aprendiz (fácil)',
    about: 'Juega lo que parece bueno a primera vista y se le escapan cosas. Ideal para una primera partida.',
  },
  'level-2': {
    name: 'Agricultor (normal)',
    about: 'Rápido y sensato. Aprovecha lo que da la temporada y rara vez regala algo.',
  },
  'level-3': {
    name: 'Veterano (difícil)',
    about: 'Piensa con antelación y vigila tus planes. Más vale que tengas alguno bueno.',
  },
  'level-4': {
    name: 'Maestro de la cosecha (experto)',
    about: 'Se toma su tiempo, sopesa cada respuesta y no olvida nada. Ganarle es para contarlo.',
  },
};
