import { chip, plural, say, type Chip, type Sentence } from '../../../kernel/text.ts';
import type { Modifier } from '../data/contracts.ts';
import type { EventNumber } from '../data/supplies.ts';
import type { BoardText, Outlook } from './board.ts';

const points = (count: number): string => plural('es', count, { one: 'punto', other: 'puntos' });
const leaves = (count: number): string => plural('es', count, { one: 'hoja', other: 'hojas' });
const rails = (count: number): string => plural('es', count, { one: 'raíl', other: 'raíles' });
const spaces = (count: number): string =>
  plural('es', count, { one: 'casilla de plantación', other: 'casillas de plantación' });

const MODIFIERS: Readonly<Record<Modifier, string>> = {
  extraCube: '+1 cubo por trabajador en A',
  deepDig: 'un trabajador: +3 cascotes',
  cheapSteel: 'acero por 2 de hierro',
  longRails: 'un trabajador: +1 raíl',
  ironRails: 'raíles por 3 de hierro',
  cheapStation: 'próxima estación más barata',
};

const counts: BoardText['counts'] = {
  iron: count => `${count} de hierro`,
  stone: count => `${count} de piedra`,
  steel: count => `${count} de acero`,
  rubble: count => plural('es', count, { one: 'cascote', other: 'cascotes' }),
  any: count => `${count} de piedra o acero`,
  chai: count => `${count} de chai`,
  leaf: leaves,
  points,
};

const railNames: BoardText['rails'] = {
  mahananda: 'río Mahananda',
  sukna: 'Sukna',
  rangtong: 'Rangtong',
  tindharia: 'Tindharia',
  'tindharia-river': 'río Tindharia',
  'zigzag-1': 'primer zigzag',
  'zigzag-2': 'segundo zigzag',
  'zigzag-3': 'tercer zigzag',
  'agony-point': 'Agony Point',
  'pagla-jhora': 'Pagla Jhora',
  kurseong: 'Kurseong',
  rongbul: 'río Rongbul',
  sonada: 'Sonada',
  ghum: 'Ghum',
  'batasia-loop': 'bucle de Batasia',
};

const EVENTS: Readonly<Record<EventNumber, string>> = {
  1: 'el juego excava',
  2: 'maduran los cultivos',
  3: 'el juego coloca raíles',
  4: 'se completa una ciudad',
  5: 'mantenimiento del equipo',
  6: 'cosecha y raíles',
};

const STEPS: Readonly<Partial<Record<string, string>>> = {
  events: 'Eventos',
  workers: 'Trabajadores',
  scoring: 'Puntuación',
};

export const board: BoardText = {
  confirms: {
    lay: 'Colocar el raíl',
    use: 'Usar el contrato',
    pick: 'Tomar el contrato',
    leaveOut: 'Dejar fuera el contrato',
    place: space => `Colocar en ${space}`,
    build: town => `Construir en ${town}`,
    buy: name => `Comprar ${name}`,
    equip: name => `Tomar ${name}`,
  },
  progress: (round, step) => `Ronda ${round} · ${STEPS[step] ?? `Área ${step}`}`,
  contractsHeld: (count, met) => `${count} · ${met} ✓`,

  questions: {
    space: 'Elige una casilla de trabajador',
    cube: 'Elige un cubo',
    rail: 'Elige la próxima casilla de raíles',
    building: 'Elige una estación o una carta de equipo',
    card: 'Elige un contrato',
    answer: 'Elige',
    amount: 'Elige la cantidad',
    paying: '¿Cómo pagas?',
  },

  buttons: {
    maintain: { steel: 'Pagar 1 de acero', chai: 'Pagar 2 de chai' },
    giveBack: 'Devolver la carta',
    hire: {
      nothing: 'Contratar gratis',
      chai: 'Contratar por 1 de chai',
      rubble: 'Contratar por 2 cascotes',
    },
    decline: 'No contratar',
    done: 'No usar más contratos',
    score: 'Puntuar los demás',
    stop: 'Terminar',
    gather: 'Tomar hojas',
    newRow: 'Robar tres nuevos',
    keepRow: 'Conservar estos',
    act: 'Actuar sin potenciar',
    actWithChai: {
      A: '1 de chai: 2 cubos más',
      B: '1 de chai: 3 cascotes más',
      C: '1 de chai: sin límite',
      D: '1 de chai: 2 raíles más',
      E: '1 de chai: construir dos veces',
      F: '1 de chai: otros tres antes',
    },
    actWithContract: { B: 'Contrato: 3 cascotes más', D: 'Contrato: 1 raíl más' },
    actWithBoth: { B: 'Ambos: 6 cascotes más', D: 'Ambos: 3 raíles más' },
    smelt: {
      steel: 'Fabricar acero',
      stock: 'Piedra del almacén',
      bag: 'Piedra de la bolsa',
      chip: 'Picar piedra',
    },
    trade: (name, price, made) => `${name}: ${made} por ${price}`,
    steelRail: 'Por 1 de acero',
    ironRail: 'Por 3 de hierro',
    less: { stone: 'Ahorrar piedra', rubble: 'Ahorrar cascotes', iron: 'Ahorrar hierro' },
    mix: steel => `${steel} de acero, el resto piedra`,
    brew: count => `${leaves(count)} en chai`,
    returnEquipment: name => `Devolver: ${name}`,
  },

  labels: {
    board: 'El ferrocarril de montaña',
    areas: 'Áreas de acción',
    screens: 'Partes del tablero',
    route: 'De Siliguri a Darjeeling',
    estates: 'Plantaciones',
    row: 'Contratos',
    shed: 'Cochera',
    tracks: 'Clima, ritmos y eventos',
    goals: 'Metas',
    weather: 'Clima',
    rates: 'Ritmos',
    ratesNext: '○ tras el próximo clima',
    reap: 'fin',
    dig: 'Excavación',
    rail: 'Raíles',
    harvest: 'Cosecha',
    events: 'Eventos',
    chai: 'Chai',
    bag: 'En la bolsa',
    drawn: 'Cubos sacados',
    intoChai: 'en chai',
    hand: 'Tus contratos',
    metSign: '✓ cumplido',
    usedContracts: 'Usados; aún puntúan',
  },

  statuses: {
    now: 'ahora',
    next: 'próxima',
    later: 'después',
    empty: 'vacío',
    used: 'usado',
    met: 'cumplido por ahora',
    unmet: 'aún sin cumplir',
    leftOut: 'no puntúa',
    game: 'el juego',
    covered: 'tapada',
    free: 'libre',
    closed: 'cerrada',
    nextRail: 'el próximo raíl',
    nextDug: 'se excava ahora',
    fog: 'cerrada por la niebla',
    startPlayer: 'jugador inicial',
    starts: 'empieza',
    promised: 'tercer trabajador gratis',
    isMet: 'cumplida',
    possible: 'aún posible',
    lost: 'inalcanzable',
    missed: 'no cumplida',
  },

  screens: {
    actions: 'Acciones',
    route: 'Recorrido',
    cards: 'Cartas',
    estates: 'Plantaciones',
    players: 'Jugadores',
  },
  choicesHere: 'aquí puedes elegir',
  you: 'tú',
  areas: {
    A: 'Almacén',
    B: 'Excavar',
    C: 'Fundición',
    D: 'Raíles',
    E: 'Construir',
    F: 'Correos',
    G: 'Chaiwala',
  },
  weather: { sun: 'sol', rain: 'lluvia', fog: 'niebla' },
  rails: railNames,

  equipment: {
    shunter: {
      name: 'Maniobras',
      effect: '3.er trabajador por 2 cascotes',
      sketch: '3.er {worker}: 2 {rubble}',
    },
    'toy-train': {
      name: 'Tren de juguete',
      effect: '1 hoja por trabajador en A',
      sketch: '1 {leaf} por {worker} en A',
    },
    garratt: {
      name: 'Garratt D',
      effect: '1 de chai con los primeros raíles',
      sketch: '1 {chai} con primeros {rail}',
    },
    warehouses: {
      name: 'Almacenes',
      effect: 'Contratos: 1 hoja menos',
      sketch: '{contract}: 1 {leaf} menos',
    },
    construction: {
      name: 'Construcción',
      effect: 'Estaciones: −2 cascotes, −1 de piedra',
      sketch: '{station} −2 {rubble}, −1 {stone}',
    },
    'luxury-train': { name: 'Tren de lujo', effect: '7 puntos más', sketch: '7 {star} más' },
    'reliable-train': { name: 'Tren fiable', effect: 'Sin mantenimiento', sketch: 'Sin mantenimiento' },
    'inspection-train': {
      name: 'Inspección',
      effect: '3.er trabajador gratis si hay evento',
      sketch: '{worker} gratis con {event}',
    },
  },

  stationBonuses: {
    steel: '2 de acero',
    contract: 'un contrato a la vista',
    chai: '1 de chai',
    worker: 'el tercer trabajador gratis la próxima ronda',
    equipment: 'una carta de la cochera',
  },
  counts,
  needs: {
    rails,
    stations: count => plural('es', count, { one: 'estación', other: 'estaciones' }),
    rubbleStations: count =>
      plural('es', count, { one: 'estación de cascotes', other: 'estaciones de cascotes' }),
    estates: spaces,
    leaves,
  },

  yields: {
    stock: 'hasta 3 cubos, como mucho 1 de chai',
    works: 'hasta 3 acciones menores',
    build: 'una estación o una carta de equipo',
    postOffice: 'un contrato a la vista',
    rails: rate => (rate === 1 ? '1 raíl por 1 de acero' : `${rails(rate)}, a 1 de acero cada uno`),
    chaiwala: count => `${count === 0 ? 'ninguna hoja' : leaves(count)}, o hojas en chai`,
  },
  noContracts: 'Aún no tienes contratos: envía un trabajador a F.',
  goods: {
    iron: 'hierro',
    stone: 'piedra',
    steel: 'acero',
    rubble: 'cascotes',
    leaves: 'hojas',
    chai: 'chai',
  },
  cubes: { iron: 'hierro', stone: 'piedra', chai: 'chai', event: 'cubos de evento' },
  weatherDoes: (weather, steps) =>
    weather === 'fog' ? `${steps}; cierra una casilla en Excavar y otra en Raíles` : steps,
  chaiScores: 'Puntos por tu chai al final de la partida',
  rate: (name, now, then) => `${name}: ${now}; tras el próximo clima, ${then}`,
  chaiEach: most => `1–${most}: 1 c/u`,
  nextEvent: event => `Próximo: ${EVENTS[event]}`,
  opens: towns => ['abre', towns.length === 1 ? towns[0] : `${towns.length} ciudades`],
  railsLaid: (laid, all) => `${laid} de ${all} raíles`,
  rowHint: (deck, discards) => `F toma uno · mazo ${deck} · descartes ${discards}`,
  shedHint: steel => `E compra una · ${steel === 1 ? 'queda' : 'quedan'} ${steel} de acero`,
  markersLeft: count => `fichas por colocar: ${count}`,
  workersLeft: count => `trabajadores por colocar: ${count}`,
  pointsNow: figure => `puntos si la partida acabara ahora: ${figure}`,
  event: event => `Evento ${event}: ${EVENTS[event]}`,

  effect(effect) {
    switch (effect.do) {
      case 'modify':
        return MODIFIERS[effect.modifier];
      case 'takeFromBag':
        return `${counts[effect.good](effect.count)} de la bolsa`;
      case 'takeStockChai':
        return `hasta ${effect.count} cubos de chai`;
      case 'takeStart':
        return 'pasas a ser jugador inicial';
      case 'dig':
        return 'excava una vez';
      case 'moveDig':
        return `ritmo de excavación: de +1 a +${effect.choose}`;
      case 'makeSteel':
        return `fabrica 1–${effect.choose} de acero`;
      case 'takeSteel':
        return `toma ${effect.count} de acero`;
      case 'layRail':
        return effect.stone === 0 ? '1 raíl por 1 de acero' : `1 raíl por ${effect.stone} de piedra`;
      case 'makeStone':
        return `1–${effect.choose} de piedra, a 2 cascotes cada una`;
      case 'takeEquipment':
        return `equipo por ${effect.steel} de acero`;
      case 'build':
        return 'construye una vez';
      case 'promiseWorker':
        return '3.er trabajador gratis la próxima ronda';
      case 'newRow':
        return 'tres contratos nuevos, toma uno';
      case 'topCard':
        return 'carta superior del mazo';
      case 'takeFromRow':
        return 'toma un contrato a la vista';
      case 'harvest':
        return 'cosecha para todos';
      case 'takeLeaves':
        return `toma ${leaves(effect.count)}`;
      case 'brew':
        return `1–${effect.choose} hojas en chai`;
      case 'gainChai':
        return counts.chai(effect.count);
      case 'borrow':
        return `toma prestadas 1–${effect.choose} casillas del juego`;
      case 'moveHarvest':
        return `ritmo de cosecha +${effect.count}`;
    }
  },
  contract: ({ no, areas, points: worth, perChai }, effect, needs) =>
    `Contrato ${no}, área ${areas.join(' ')}: ${effect}. Final: ${
      perChai === undefined ? `${needs}, ${points(worth)}` : `${points(perChai)} por cada 1 de chai`
    }`,
  station: (name, price, gains) => `${name}: cuesta ${price} y da ${gains}`,
  railSpace: ({ no, name, points: worth }) => `Casilla de raíles ${no}, ${name}: ${points(worth)}`,
  riverSpace: ({ no, name, points: worth }) =>
    `Casilla de raíles ${no}, ${name}: ${points(worth)} y 1 de chai`,
  equipmentForSale: (card, price) => `${card}. Cuesta ${price}`,

  outlook,
  railLaid: place => [chip('rail', place, railNames[place])],
  riverCrossed: place => say`${chip('rail', place, railNames[place])}: se abren las ciudades siguientes`,
  spacesClaimed: count => say`${chip('estate', count, spaces(count))} ${count === 1 ? 'ganada' : 'ganadas'}`,
  contractTaken: (contract, status) => say`${chip('contract', contract, `Contrato ${contract}`)}: ${status}`,
};

const counted = (good: 'steel' | 'stone' | 'rubble' | 'chai' | 'leaf' | 'points', count: number): Chip =>
  chip(good, count, counts[good](count));

/** Lo que encontraría un trabajador recién colocado, en pocas palabras. */
function outlook(found: Outlook): Sentence {
  switch (found.area) {
    case 'stock':
      return found.cubes === 0
        ? ['ningún cubo para tomar']
        : say`${chip('iron', found.cubes, plural('es', found.cubes, { one: 'cubo', other: 'cubos' }))} para tomar`;
    case 'dig':
      return digging(found);
    case 'works':
      return smelting(found);
    case 'rails':
      return say`${chip('rail', found.rails, `${found.rails} de ${rails(found.rate)}`)} con tu acero`;
    case 'build':
      return building(found);
    case 'post':
      return found.cards === 0
        ? ['ningún contrato a la vista']
        : say`${chip('contract', found.cards, plural('es', found.cards, { one: 'contrato', other: 'contratos' }))} para elegir`;
    case 'chaiwala':
      return trading(found);
  }
}

function smelting({ steel, stone }: Extract<Outlook, { area: 'works' }>): Sentence {
  if (steel === 0 && stone === 0) return ['aún no puedes producir nada'];
  if (stone === 0) return say`hasta ${counted('steel', steel)}`;
  if (steel === 0) return say`hasta ${counted('stone', stone)}`;
  return say`hasta ${counted('steel', steel)} o ${counted('stone', stone)}`;
}

function digging({ rubble, spaces: claimed, points: worth }: Extract<Outlook, { area: 'dig' }>): Sentence {
  const dug = counted('rubble', rubble);
  if (claimed === 0) return say`excava ${dug}`;
  const value = claimed === 1 ? 'que vale' : 'que valen';
  return say`excava ${dug}, gana ${chip('estate', claimed, spaces(claimed))} ${value} ${counted('points', worth)}`;
}

function building({ builds, points: best }: Extract<Outlook, { area: 'build' }>): Sentence {
  if (builds === 0) return ['aún no puedes pagar nada'];
  const options = chip('station', builds, plural('es', builds, { one: 'opción', other: 'opciones' }));
  if (best === 0) return say`${options}`;
  return say`${options}, ${builds === 1 ? 'de' : 'la mejor de'} ${counted('points', best)}`;
}

function trading({ leaves: taken, brew }: Extract<Outlook, { area: 'chaiwala' }>): Sentence {
  if (taken === 0 && brew === 0) return ['aún no hay nada que tomar'];
  if (brew === 0) return say`${counted('leaf', taken)}`;
  if (taken === 0) return say`hasta ${counted('chai', brew)}`;
  return say`${counted('leaf', taken)} o hasta ${counted('chai', brew)}`;
}
