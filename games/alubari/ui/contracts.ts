import { joinList, type Language } from '../../../kernel/text.ts';
import type { Translated } from '../../../board/module.ts';
import { CONTRACTS, type Effect, type Modifier, type Needs } from '../data/contracts.ts';
import type { Glyph } from './glyphs.tsx';
import { both, counted } from './words.ts';

const MODIFIERS: Readonly<Record<Modifier, Translated>> = {
  extraCube: { en: '+1 cube per worker in A', es: '+1 cubo por Trabajador en A' },
  deepDig: { en: 'one worker digs 3 more', es: 'un Trabajador excava 3 más' },
  cheapSteel: { en: 'steel for 2 iron', es: 'Acero por 2 de Hierro' },
  longRails: { en: 'one worker: +1 rail', es: 'un Trabajador: +1 Raíl' },
  ironRails: { en: 'rails for 3 iron', es: 'Raíles por 3 de Hierro' },
  cheapStation: { en: 'next station cheaper', es: 'próxima Estación más barata' },
};

/** What an effect does, in the few words that fit on a card. */
function effectWords(effect: Effect): Translated {
  switch (effect.do) {
    case 'modify':
      return MODIFIERS[effect.modifier];
    case 'takeFromBag':
      return {
        en: `${counted(effect.good, effect.count).en} from the bag`,
        es: `${counted(effect.good, effect.count).es} de la bolsa`,
      };
    case 'takeStockChai':
      return { en: `up to ${effect.count} chai cubes`, es: `hasta ${effect.count} cubos de Chai` };
    case 'takeStart':
      return { en: 'become start player', es: 'sé Jugador Inicial' };
    case 'dig':
      return { en: 'dig once', es: 'excava una vez' };
    case 'moveDig':
      return { en: `dig rate +1 to +${effect.choose}`, es: `Excavación +1 a +${effect.choose}` };
    case 'makeSteel':
      return { en: `make 1–${effect.choose} steel`, es: `fabrica 1–${effect.choose} de Acero` };
    case 'takeSteel':
      return { en: `take ${effect.count} steel`, es: `toma ${effect.count} de Acero` };
    case 'layRail':
      return effect.stone === 0
        ? { en: '1 rail for 1 steel', es: '1 Raíl por 1 de Acero' }
        : { en: `1 rail for ${effect.stone} stone`, es: `1 Raíl por ${effect.stone} de Piedra` };
    case 'makeStone':
      return {
        en: `1–${effect.choose} stone, 2 rubble each`,
        es: `1–${effect.choose} de Piedra, a 2 Cascotes`,
      };
    case 'takeEquipment':
      return { en: `equipment for ${effect.steel} steel`, es: `Equipo por ${effect.steel} de Acero` };
    case 'build':
      return { en: 'build once', es: 'construye una vez' };
    case 'promiseWorker':
      return { en: 'free worker next round', es: 'Trabajador gratis después' };
    case 'newRow':
      return { en: 'new row, take one', es: 'nuevas cartas, toma una' };
    case 'topCard':
      return { en: 'top card of the deck', es: 'carta superior del mazo' };
    case 'takeFromRow':
      return { en: 'take one of the row', es: 'toma uno a la vista' };
    case 'harvest':
      return { en: 'harvest for all', es: 'Cosecha para todos' };
    case 'takeLeaves':
      return {
        en: `take ${counted('leaf', effect.count).en}`,
        es: `toma ${counted('leaf', effect.count).es}`,
      };
    case 'brew':
      return { en: `1–${effect.choose} leaves into chai`, es: `1–${effect.choose} Hojas en Chai` };
    case 'gainChai':
      return counted('chai', effect.count);
    case 'borrow':
      return { en: 'borrow 1–2 estate spaces', es: 'toma prestadas 1–2 casillas' };
    case 'moveHarvest':
      return { en: `harvest rate +${effect.count}`, es: `Cosecha +${effect.count}` };
  }
}

export const effectOf = (no: number): Translated =>
  both(language => CONTRACTS[no - 1].effects.map(effect => effectWords(effect)[language]).join(', '));

type Need = keyof Needs;
export const NEEDS: readonly {
  readonly need: Need;
  readonly glyph: Glyph;
  readonly one: Translated;
  readonly other: Translated;
}[] = [
  { need: 'rails', glyph: 'rail', one: { en: 'rail', es: 'Raíl' }, other: { en: 'rails', es: 'Raíles' } },
  {
    need: 'stations',
    glyph: 'station',
    one: { en: 'station', es: 'Estación' },
    other: { en: 'stations', es: 'Estaciones' },
  },
  {
    need: 'rubbleStations',
    glyph: 'rubbleStation',
    one: { en: 'rubble station', es: 'Estación de Cascotes' },
    other: { en: 'rubble stations', es: 'Estaciones de Cascotes' },
  },
  {
    need: 'estates',
    glyph: 'estate',
    one: { en: 'estate space', es: 'casilla de Plantación' },
    other: { en: 'estate spaces', es: 'casillas de Plantación' },
  },
  { need: 'leaves', glyph: 'leaf', one: { en: 'leaf', es: 'Hoja' }, other: { en: 'leaves', es: 'Hojas' } },
];

function needWords(needs: Needs, language: Language): string {
  return joinList(
    language,
    NEEDS.flatMap(({ need, one, other }) => {
      const count = needs[need] ?? 0;
      return count === 0 ? [] : [`${count} ${(count === 1 ? one : other)[language]}`];
    }),
  );
}

/** "Contract 5, area A: become start player. End: 1 rail and 1 station, 7 points". */
export function contractName(no: number): Translated {
  const { areas, needs, points, perChai } = CONTRACTS[no - 1];
  const bonus = (language: Language): string => {
    if (perChai !== undefined)
      return language === 'en' ? `${perChai} points for each chai` : `${perChai} puntos por cada Chai`;
    return `${needWords(needs, language)}, ${counted('points', points)[language]}`;
  };
  return {
    en: `Contract ${no}, area ${areas.join(' ')}: ${effectOf(no).en}. End: ${bonus('en')}`,
    es: `Contrato ${no}, área ${areas.join(' ')}: ${effectOf(no).es}. Final: ${bonus('es')}`,
  };
}
