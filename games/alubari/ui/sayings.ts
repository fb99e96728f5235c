import { chip, say, type Chip, type Language, type Sentence } from '../../../kernel/text.ts';
import type { Outlook } from './outlook.ts';
import { counted } from './words.ts';

type Both = Readonly<Record<Language, Sentence>>;

const figure = (kind: string, count: number, label: string): Chip => chip(kind, count, label);

/** What a placed worker would find, in a line. */
export function sayOutlook(outlook: Outlook): Both {
  switch (outlook.area) {
    case 'stock':
      return {
        en: say`would find ${figure('iron', outlook.cubes, `${outlook.cubes} cubes`)} to take`,
        es: say`encontraría ${figure('iron', outlook.cubes, `${outlook.cubes} cubos`)} que tomar`,
      };
    case 'dig':
      return digging(outlook);
    case 'works':
      return {
        en: say`could make ${figure('steel', outlook.steel, `${outlook.steel} steel`)} or ${figure('stone', outlook.stone, `${outlook.stone} stone`)}`,
        es: say`podría hacer ${figure('steel', outlook.steel, `${outlook.steel} de Acero`)} o ${figure('stone', outlook.stone, `${outlook.stone} de Piedra`)}`,
      };
    case 'rails':
      return {
        en: say`would lay ${figure('rail', outlook.rails, `${outlook.rails} of ${outlook.rate} rails`)} with the steel you have`,
        es: say`colocaría ${figure('rail', outlook.rails, `${outlook.rails} de ${outlook.rate} Raíles`)} con el Acero que tienes`,
      };
    case 'build':
      return {
        en: say`could choose among ${figure('station', outlook.builds, `${outlook.builds} builds`)}, best ${figure('points', outlook.points, counted('points', outlook.points).en)}`,
        es: say`podría elegir entre ${figure('station', outlook.builds, `${outlook.builds} construcciones`)}, la mejor de ${figure('points', outlook.points, counted('points', outlook.points).es)}`,
      };
    case 'post':
      return {
        en: say`would choose among ${figure('contract', outlook.cards, `${outlook.cards} contracts`)}`,
        es: say`elegiría entre ${figure('contract', outlook.cards, `${outlook.cards} Contratos`)}`,
      };
    case 'chaiwala':
      return {
        en: say`would take ${figure('leaf', outlook.leaves, counted('leaf', outlook.leaves).en)} or brew up to ${figure('chai', outlook.brew, `${outlook.brew} chai`)}`,
        es: say`tomaría ${figure('leaf', outlook.leaves, counted('leaf', outlook.leaves).es)} o haría hasta ${figure('chai', outlook.brew, `${outlook.brew} de Chai`)}`,
      };
  }
}

function digging({ rubble, spaces, points }: Extract<Outlook, { area: 'dig' }>): Both {
  const dug = (language: Language): Chip => figure('rubble', rubble, counted('rubble', rubble)[language]);
  if (spaces === 0) return { en: say`would dig ${dug('en')}`, es: say`excavaría ${dug('es')}` };
  const won = (language: Language): Chip => figure('points', points, counted('points', points)[language]);
  return {
    en: say`would dig ${dug('en')} and win ${spaces === 1 ? 'a space' : `${spaces} spaces`} of ${won('en')}`,
    es: say`excavaría ${dug('es')} y ganaría ${spaces === 1 ? 'una casilla' : `${spaces} casillas`} de ${won('es')}`,
  };
}
