import type { LevelId } from '../levels.ts';
import type { LevelText } from './en.ts';

export const es: Readonly<Record<LevelId, LevelText>> = {
  'level-1': {
    name: 'El aprendiz',
    about: 'Juega lo que parece bueno a primera vista y algo se le escapa. Ideal para una primera partida.',
  },
  'level-2': {
    name: 'El labrador',
    about: 'Rápido y sensato. Aprovecha lo que da la temporada y rara vez regala algo.',
  },
  'level-3': {
    name: 'El capataz',
    about: 'Piensa por adelantado y no pierde de vista tus planes. Más vale que tengas alguno.',
  },
  'level-4': {
    name: 'El maestro de la cosecha',
    about: 'Se toma su tiempo, sopesa cada respuesta y no olvida nada. Ganarle es para contarlo.',
  },
};
