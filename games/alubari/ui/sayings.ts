import { chip, say, type Chip, type Language, type Sentence } from '../../../kernel/text.ts';
import type { Outlook } from './outlook.ts';

type Both = Readonly<Record<Language, Sentence>>;

const figure = (kind: string, count: number, label: string): Chip => chip(kind, count, label);

/** What a placed worker would find, in a few words. */
export function sayOutlook(outlook: Outlook): Both {
  switch (outlook.area) {
    case 'stock':
      return {
        en: say`${figure('iron', outlook.cubes, `${outlook.cubes} cubes`)} to take`,
        es: say`${figure('iron', outlook.cubes, `${outlook.cubes} cubos`)} que tomar`,
      };
    case 'dig':
      return digging(outlook);
    case 'works':
      return {
        en: say`up to ${figure('steel', outlook.steel, `${outlook.steel}`)} or ${figure('stone', outlook.stone, `${outlook.stone}`)}`,
        es: say`hasta ${figure('steel', outlook.steel, `${outlook.steel}`)} o ${figure('stone', outlook.stone, `${outlook.stone}`)}`,
      };
    case 'rails':
      return {
        en: say`${figure('rail', outlook.rails, `${outlook.rails} of ${outlook.rate}`)} with your steel`,
        es: say`${figure('rail', outlook.rails, `${outlook.rails} de ${outlook.rate}`)} con tu Acero`,
      };
    case 'build':
      if (outlook.builds === 0) return { en: ['nothing you can pay yet'], es: ['nada que puedas pagar aún'] };
      return {
        en: say`${figure('station', outlook.builds, `${outlook.builds} possible`)}, best ${figure('points', outlook.points, `${outlook.points}`)}`,
        es: say`${figure('station', outlook.builds, `${outlook.builds} posibles`)}, la mejor ${figure('points', outlook.points, `${outlook.points}`)}`,
      };
    case 'post':
      return {
        en: say`${figure('contract', outlook.cards, `${outlook.cards}`)} to choose from`,
        es: say`${figure('contract', outlook.cards, `${outlook.cards}`)} para elegir`,
      };
    case 'chaiwala':
      return {
        en: say`${figure('leaf', outlook.leaves, `${outlook.leaves}`)} or up to ${figure('chai', outlook.brew, `${outlook.brew}`)}`,
        es: say`${figure('leaf', outlook.leaves, `${outlook.leaves}`)} o hasta ${figure('chai', outlook.brew, `${outlook.brew}`)}`,
      };
  }
}

function digging({ rubble, spaces, points }: Extract<Outlook, { area: 'dig' }>): Both {
  const dug = figure('rubble', rubble, `${rubble}`);
  if (spaces === 0) return { en: say`digs ${dug}`, es: say`excava ${dug}` };
  const won = [figure('estate', spaces, `${spaces}`), ' ', figure('points', points, `${points}`)];
  return { en: say`digs ${dug}, wins ${won}`, es: say`excava ${dug}, gana ${won}` };
}
