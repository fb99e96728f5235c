import { info } from '../info.ts';
import { chip, joinList, plural, say, type Chip, type Names, type Sentence } from '../../../kernel/text.ts';
import { AREAS, BUILD_AREA, DIG_AREA, HARVEST_HALVES, type Weather } from '../data/board.ts';
import { EQUIPMENT, type EquipmentId } from '../data/equipment.ts';
import { ESTATES } from '../data/estates.ts';
import type { Measure } from '../data/goals.ts';
import type { RailPlace } from '../data/route.ts';
import type { EventNumber } from '../data/supplies.ts';
import { areaOf, numberOf, STATIONS } from '../rules/board.ts';
import type {
  ConditionReport,
  EstateSpace,
  Goods,
  GoalReport,
  HarvestCause,
  Origin,
} from '../rules/events.ts';
import { rules, sections } from './rules.es.ts';
import {
  closestMisses,
  contractText,
  effectText,
  goalName,
  labelOf,
  mayStop,
  offers,
  stationName,
  stationNumber,
  type AlubariText,
} from './vocabulary.ts';

const AREA_NAMES = ['almacén', 'excavar', 'fundición', 'raíles', 'construir', 'Correos', 'chaiwala'] as const;

/** Con su artículo, que cambia de género. */
const EQUIPMENT_NAMES: Readonly<Record<EquipmentId, string>> = {
  shunter: 'la Locomotora de maniobras',
  'toy-train': 'el Tren de juguete',
  garratt: 'la Garratt D',
  warehouses: 'los Almacenes de las Indias Orientales',
  construction: 'los Trabajadores de la construcción',
  'luxury-train': 'el Tren de lujo',
  'reliable-train': 'el Tren fiable',
  'inspection-train': 'el Tren de inspección de vías',
};

const PLACES: Readonly<Record<RailPlace, string>> = {
  mahananda: 'el río Mahananda',
  sukna: 'Sukna',
  rangtong: 'Rangtong',
  tindharia: 'Tindharia',
  'tindharia-river': 'el río Tindharia',
  'zigzag-1': 'el primer zigzag',
  'zigzag-2': 'el segundo zigzag',
  'zigzag-3': 'el tercer zigzag',
  'agony-point': 'Agony Point',
  'pagla-jhora': 'el Pagla Jhora',
  kurseong: 'Kurseong',
  rongbul: 'el río Rongbul',
  sonada: 'Sonada',
  ghum: 'Ghum',
  'batasia-loop': 'el bucle de Batasia',
};

const WEATHER_NAMES: Readonly<Record<Weather, string>> = { sun: 'sol', rain: 'lluvia', fog: 'niebla' };

const EVENT_NAMES: Readonly<Record<EventNumber, string>> = {
  1: 'el juego excava',
  2: 'maduran los cultivos',
  3: 'el juego coloca raíles',
  4: 'el juego completa una ciudad',
  5: 'mantenimiento del equipo',
  6: 'cosecha y raíles',
};

const CAUSES: Readonly<Record<HarvestCause, string>> = {
  dig: 'La excavación pasaría de 5',
  track: 'La ficha de cosecha llega al final',
  event: 'El evento trae una cosecha',
  contract: 'El contrato trae una cosecha',
};

const ORIGINS: Readonly<Record<Origin, string>> = {
  cube: 'del almacén',
  river: 'en el río',
  garratt: 'por la Garratt',
  equipment: 'de la carta de equipo',
  station: 'por la estación',
  contract: 'por el contrato',
  toyTrain: 'por el Tren de juguete',
  chaiwala: 'del chaiwala',
};

const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  total: 'puntos',
  stationPoints: 'puntos en estaciones',
  railPoints: 'puntos en raíles',
  contractPoints: 'puntos en contratos',
  siliguri: 'casillas de Siliguri',
  darjeeling: 'casillas de Darjeeling',
  estates: 'casillas de plantación propias',
  otherEstates: 'casillas de plantación que no son tuyas',
  towns: 'ciudades',
  rivers: 'ríos',
  agony: 'casillas antes de Agony Point',
  equipment: 'cartas de equipo tomadas',
  idleContracts: 'contratos sin usar ni puntuar',
  freeLeaves: 'hojas libres',
  leaves: 'hojas',
  chaiRoom: 'casillas hasta el máximo de chai',
  rubble: 'cascotes',
  steel: 'acero',
  markersLeft: 'fichas sin colocar',
  openRails: 'casillas de raíles libres',
};

const rateName = (halves: number): string => (halves === 1 ? '½' : String(halves / 2));

const LEAF = { one: 'hoja', other: 'hojas' };
const RUBBLE = { one: 'cascote', other: 'cascotes' };

const leaves = (count: number): Chip => chip('leaf', count, plural('es', count, LEAF));
const chai = (count: number): Chip => chip('chai', count, `${count} de chai`);
const steel = (count: number): Chip => chip('steel', count, `${count} de acero`);
const stone = (count: number): Chip => chip('stone', count, `${count} de piedra`);
const iron = (count: number): Chip => chip('iron', count, `${count} de hierro`);
const rubble = (count: number): Chip => chip('rubble', count, plural('es', count, RUBBLE));
const contract = (no: number): Chip => chip('contract', no, `contrato ${no}`);
const equipment = (id: EquipmentId): Chip => chip('equipment', id, EQUIPMENT_NAMES[id]);
const station = (id: string): Chip => chip('station', id, stationName(id));
const rail = (place: RailPlace): Chip => chip('rail', place, PLACES[place]);
/** B sin su nombre, que cambia cuando no quedan cascotes. */
const areaNamed = (letter: (typeof AREAS)[number]): Chip =>
  chip('area', letter, letter === 'B' ? letter : `${letter} (${AREA_NAMES[AREAS.indexOf(letter)]})`);
/** El nombre de un área; el de B cambia cuando no quedan cascotes. */
const areaName = (index: number, { replaced }: { readonly replaced: boolean }): string =>
  AREA_NAMES[index === DIG_AREA && replaced ? BUILD_AREA : index];
const areaNow = (index: number, table: { readonly replaced: boolean }): Chip =>
  chip('area', AREAS[index], `${AREAS[index]} (${areaName(index, table)})`);
const spaceNamed = (space: number, name: string): Chip =>
  chip('space', space, `${AREAS[areaOf(space)]}${numberOf(space)} (${name})`);
/** Una jugada se dice sin conocer el estado: B lleva sus dos nombres. */
const workerSpace = (space: number): Chip =>
  spaceNamed(space, areaOf(space) === DIG_AREA ? 'excavar o construir' : AREA_NAMES[areaOf(space)]);
const weather = (kind: Weather | null): Chip =>
  kind === null ? chip('weather', 'none', 'ninguno') : chip('weather', kind, WEATHER_NAMES[kind]);

const cards = (numbers: readonly number[]): string => joinList('es', numbers.map(String));
/** «la casilla 2 de Alubari», «las casillas 1 y 2 de Alubari y 3 de Ging». */
const estateSpaceNames = (spaces: readonly EstateSpace[]): string => {
  const estates = [...Map.groupBy(spaces, ({ estate }) => estate)].map(([estate, own]) => {
    const name = ESTATES.find(({ face }) => face === estate)?.name ?? estate;
    return `${cards(own.map(({ space }) => space))} de ${name}`;
  });
  return `${spaces.length === 1 ? 'la casilla' : 'las casillas'} ${joinList('es', estates)}`;
};

function goods(all: Goods, events = 0): string {
  const parts = [
    all.iron ? `${all.iron} de hierro` : '',
    all.stone ? `${all.stone} de piedra` : '',
    all.rubble ? plural('es', all.rubble, RUBBLE) : '',
    all.steel ? `${all.steel} de acero` : '',
    all.chai ? `${all.chai} de chai` : '',
    all.leaves ? plural('es', all.leaves, LEAF) : '',
    events ? plural('es', events, { one: 'evento', other: 'eventos' }) : '',
  ].filter(part => part !== '');
  return parts.length === 0 ? 'nada' : joinList('es', parts);
}

const isNothing = (all: Goods): boolean => Object.values(all).every(count => count === 0);
const price = (paid: Goods): string => (isNothing(paid) ? 'gratis' : `por ${goods(paid)}`);

function harvested(shares: readonly number[], names: Names): string {
  const takers = shares.flatMap((count, seat) =>
    count === 0 ? [] : [`${labelOf(seat, names)}, ${plural('es', count, LEAF)}`],
  );
  return takers.length === 0 ? 'nadie recibe hojas' : takers.join('; ');
}

const condition = ({ of, is, figure, have }: ConditionReport): string => {
  const asked = { atLeast: 'hacen falta', moreThan: 'hacen falta más de', atMost: 'máximo,' }[is];
  return `${MEASURE_NAMES[of]}: ${String(have).replace('.', ',')}; ${asked} ${figure}`;
};
const missed = ({ goal, conditions }: GoalReport): string =>
  `${goalName(rules, goal)} (${conditions
    .filter(({ isMet }) => !isMet)
    .map(condition)
    .join('; ')})`;

function goalReport(goals: readonly GoalReport[]): Sentence {
  const met = goals.filter(({ isMet }) => isMet).map(({ goal }) => goalName(rules, goal));
  const close = closestMisses(goals, 5).map(missed);
  const text =
    met.length === 0
      ? 'No se cumple ninguna meta.'
      : `Metas cumplidas (${met.length}): ${joinList('es', met)}.`;
  return close.length === 0 ? [text] : say`${text} Las que han quedado más cerca: ${close.join(', ')}.`;
}

const BOOSTS = ['', 'con 1 de chai', 'con un contrato', 'con 1 de chai y un contrato'];
const SAVING = { stone: 'piedra', rubble: 'cascotes', iron: 'hierro' } as const;
const FROM = { stock: 'del almacén', bag: 'de la bolsa' } as const;

export const es: AlubariText = {
  name: info.name,
  tagline: info.tagline.es,
  sections,
  rules,

  prompts: {
    maintenance: ({ asking }) =>
      say`Paga 1 de acero o 2 de chai por ${equipment(EQUIPMENT[asking.card].id)}, o devuelve la carta a la cochera.`,
    hiring: () => say`Decide si usas a tu tercer trabajador en esta ronda.`,
    placement: () => say`Coloca un trabajador en cualquier casilla libre.`,
    contracts: view => say`Usa contratos antes del área ${areaNow(view.worker.area, view)}, o continúa.`,
    boost: view =>
      say`Le toca a tu trabajador de ${spaceNamed(view.worker.space, areaName(view.worker.area, view))}. ¿Quieres potenciarlo?`,
    stock: ({ taking }) =>
      taking.taken === 0
        ? say`Toma hasta ${taking.left} cubos del almacén.`
        : say`Toma hasta ${plural('es', taking.left, { one: 'cubo más', other: 'cubos más' })} del almacén, o termina.`,
    works: view => {
      const { left: rest } = view.smelting;
      const left = view.worker.boosted ? 'sin límite' : `${rest === 1 ? 'queda' : 'quedan'} ${rest}`;
      return mayStop(view)
        ? say`Elige una acción menor (${left}) o termina.`
        : say`Elige una acción menor (${left}).`;
    },
    rails: view => {
      const { laid, most } = view.laying;
      return mayStop(view)
        ? say`Coloca el siguiente raíl o termina: llevas ${laid} y el máximo es ${most}.`
        : say`Coloca el siguiente raíl: llevas ${laid} y el máximo es ${most}.`;
    },
    build: view => {
      if (view.building.isFree) return say`Construye otra vez o termina.`;
      if (!mayStop(view)) return say`Construye una casilla de estación o compra equipo.`;
      return offers(view, 'buy')
        ? say`Compra equipo o termina.`
        : say`Devuelve una carta para hacer sitio a otra, o termina.`;
    },
    equipment: view =>
      mayStop(view)
        ? say`Devuelve una carta para hacer sitio a otra, o termina.`
        : say`Toma una carta de la cochera.`,
    redraw: () => say`Conserva los contratos a la vista o roba tres nuevos.`,
    postOffice: () => say`Toma un contrato a la vista.`,
    chaiwala: ({ harvest }) =>
      HARVEST_HALVES[harvest] === 1
        ? say`Transforma hojas en chai.`
        : say`Toma hojas o transforma hojas en chai.`,
    scoring: () => say`Deja contratos fuera para conservar sus hojas, o puntúa los demás.`,
  },

  nudges: {
    maintenance: 'Mira otra vez lo que esta carta todavía te da.',
    hiring: 'Mira otra vez qué podría hacer un tercer trabajador.',
    placement: 'Mira otra vez las casillas libres.',
    contracts: 'Mira otra vez tus contratos.',
    boost: 'Cuenta otra vez tu chai.',
    stock: 'Mira otra vez qué cubos necesitas.',
    works: 'Mira otra vez qué quieres construir después.',
    rails: 'Mira otra vez el recorrido.',
    build: 'Mira otra vez las estaciones.',
    equipment: 'Mira otra vez las cartas de la cochera.',
    redraw: 'Mira otra vez los contratos a la vista.',
    postOffice: 'Mira otra vez los contratos a la vista.',
    chaiwala: 'Cuenta otra vez tus hojas y tu chai.',
    scoring: 'Cuenta otra vez tus hojas.',
  },

  moves: {
    maintain: ({ paying }) => say`Pagar ${paying === 'steel' ? steel(1) : chai(2)}`,
    giveBack: () => say`Devolver la carta a la cochera`,
    hire: ({ paying }) =>
      paying === 'nothing'
        ? say`Usar gratis al tercer trabajador`
        : say`Contratar al tercer trabajador por ${paying === 'chai' ? chai(1) : rubble(2)}`,
    decline: () => say`Dejar descansar al tercer trabajador`,
    place: ({ space }) => say`Colocar un trabajador en ${workerSpace(space)}`,
    use: ({ contract: no, amount, isIron }) => {
      const effect = effectText(rules, no, 'Final');
      if (isIron) return say`Usar el ${contract(no)} pagando ${iron(3)}: ${effect}`;
      return amount === 0
        ? say`Usar el ${contract(no)}: ${effect}`
        : say`Usar el ${contract(no)} (cantidad: ${amount}): ${effect}`;
    },
    done: () => say`Terminar con los contratos`,
    act: ({ isBoosted, isCarded }) =>
      isBoosted || isCarded
        ? say`Actuar ${BOOSTS[(isBoosted ? 1 : 0) + (isCarded ? 2 : 0)]}`
        : say`Actuar sin potenciar`,
    take: ({ cube }) => say`Tomar ${[iron, stone, chai][cube](1)}`,
    smelt: ({ what }) =>
      what === 'steel'
        ? say`Fabricar ${steel(1)}`
        : what === 'chip'
          ? say`Picar ${stone(1)} y tomar ${rubble(2)}`
          : say`Fabricar ${stone(1)} ${FROM[what]}`,
    lay: ({ isIron }) => say`Colocar un raíl por ${isIron ? iron(3) : steel(1)}`,
    build: ({ station: index, less, steel: bars }) => {
      const { id } = STATIONS[index];
      if (less !== null) return say`Construir ${station(id)} ahorrando ${SAVING[less]}`;
      return bars === null
        ? say`Construir ${station(id)}`
        : say`Construir ${station(id)} con ${steel(bars)} y el resto en piedra`;
    },
    buy: ({ equipment: card }) => say`Comprar ${equipment(EQUIPMENT[card].id)}`,
    equip: ({ equipment: card }) => say`Tomar ${equipment(EQUIPMENT[card].id)}`,
    redraw: ({ isNew }) =>
      isNew ? say`Robar tres contratos nuevos` : say`Conservar los contratos a la vista`,
    pick: ({ contract: no }) => say`Tomar el ${contract(no)} ${contractText(rules, no)}`,
    gather: () => say`Tomar hojas`,
    brew: ({ amount }) => say`Transformar ${leaves(amount)} en ${chai(amount)}`,
    stop: () => say`Terminar`,
    leaveOut: ({ contract: no }) => say`Dejar fuera el ${contract(no)}`,
    returnEquipment: ({ equipment: card }) => say`Devolver ${equipment(EQUIPMENT[card].id)} a la cochera`,
  },

  events: {
    gameSetUp: ({ start, estates, shed, row, stock, forecast, rails }, names) =>
      say`Empieza ${names.player(start)}. Plantaciones: ${joinList(
        'es',
        estates.map(face => ESTATES.find(estate => estate.face === face)?.name ?? face),
      )}. En la cochera: ${joinList(
        'es',
        shed.map(id => EQUIPMENT_NAMES[id]),
      )}. Contratos: ${cards(row)}. Almacén: ${goods(stock)}. Pronóstico: ${joinList(
        'es',
        forecast.map(kind => WEATHER_NAMES[kind]),
      )}.${
        rails.length === 0
          ? ''
          : ` Ya hay raíles en ${joinList(
              'es',
              rails.map(place => PLACES[place]),
            )}.`
      }`,
    roundBegan: ({ round }) => say`Ronda ${round}.`,
    rowRenewed: ({ discarded, dealt }) =>
      say`Contratos descartados: ${discarded.length === 0 ? 'ninguno' : cards(discarded)}; nuevos: ${
        dealt.length === 0 ? 'ninguno' : cards(dealt)
      }.`,
    weatherChanged: ({ weather: kind }) =>
      kind === null ? say`Esta ronda no tiene clima.` : say`Clima de la ronda: ${weather(kind)}.`,
    forecastMade: ({ weather: kind }) => say`Pronóstico para dentro de dos rondas: ${weather(kind)}.`,
    ratesMoved: ({ dig, rail: rate, harvest }) =>
      say`Excavación ${dig}, raíles ${rate}, cosecha ${rateName(HARVEST_HALVES[harvest])}.`,
    harvested: ({ cause, halves, leaves: shares }, names) =>
      say`${CAUSES[cause]}. Cosecha a ritmo ${rateName(halves)}: ${harvested(shares, names)}.`,
    cubesDrawn: ({ goods: drawn, events }) => say`Salen de la bolsa: ${goods(drawn, events)}.`,
    eventStruck: ({ event }) => say`Evento ${chip('event', event, String(event))}: ${EVENT_NAMES[event]}.`,
    spacesCleared: ({ spaces, rubble: count }) =>
      spaces.length === 0
        ? say`No quedan cascotes que retirar.`
        : say`El juego despeja ${estateSpaceNames(spaces)} y retira ${rubble(count)}.`,
    eventCubesReturned: ({ spaces }) =>
      say`Vuelven a la bolsa los cubos de evento de ${spaces.length === 1 ? 'la casilla' : 'las casillas'} ${cards(spaces)}.`,
    stockTrimmed: ({ goods: surplus }) =>
      isNothing(surplus)
        ? say`En el almacén no sobra nada.`
        : say`El almacén se reduce: ${goods(surplus)} a la bolsa.`,
    gameLaidRails: ({ places }) =>
      places.length === 0
        ? say`El recorrido ya está completo.`
        : say`El juego coloca raíles en ${joinList(
            'es',
            places.map(place => PLACES[place]),
          )}.`,
    townCompleted: ({ town, stations }) =>
      say`El juego completa ${town}: ${stations.length === 1 ? 'casilla' : 'casillas'} ${joinList('es', stations.map(stationNumber))}.`,
    siliguriClosed: () => say`Siliguri se cierra: allí ya no se construye.`,
    equipmentMaintained: ({ seat, equipment: id, paid }, names) =>
      say`${names.player(seat)} paga ${goods(paid)} por ${equipment(id)}.`,
    equipmentReturned: ({ seat, equipment: id }, names) =>
      say`${names.player(seat)} devuelve ${equipment(id)} a la cochera.`,
    workerHired: ({ seat, paid }, names) =>
      say`${names.player(seat)} contrata a su tercer trabajador ${price(paid)}.`,
    hireDeclined: ({ seat }, names) => say`${names.player(seat)} deja descansar a su tercer trabajador.`,
    workerPlaced: ({ seat, area: letter, space }, names) =>
      say`${names.player(seat)} coloca un trabajador en ${chip('space', `${letter}${space}`, `${letter}${space}`)}.`,
    areaReached: reached => say`Área ${areaNow(AREAS.indexOf(reached.area), reached)}.`,
    contractUsed: ({ seat, contract: no, amount }, names) =>
      amount === 0
        ? say`${names.player(seat)} usa el ${contract(no)}.`
        : say`${names.player(seat)} usa el ${contract(no)} (cantidad: ${amount}).`,
    windowPassed: ({ seat, area: letter }, names) =>
      say`${names.player(seat)} no usa más contratos antes de ${areaNamed(letter)}.`,
    workerStrengthened: ({ seat, area: letter, isBoosted, isCarded }, names) =>
      say`${names.player(seat)} potencia a un trabajador en ${areaNamed(letter)} ${
        BOOSTS[(isBoosted ? 1 : 0) + (isCarded ? 2 : 0)]
      }.`,
    actionLost: ({ seat, area: letter }, names) =>
      say`${names.player(seat)} no puede hacer nada en ${areaNamed(letter)}.`,
    startPlayerChanged: ({ seat }, names) => say`${names.player(seat)} pasa a ser jugador inicial.`,
    cubeTaken: ({ seat, cube }, names) =>
      say`${names.player(seat)} toma ${
        cube === 'iron' ? iron(1) : cube === 'stone' ? stone(1) : chip('chai', 1, 'un cubo de chai')
      }.`,
    chaiGained: ({ seat, count, origin }, names) =>
      say`${names.player(seat)} gana ${chai(count)} ${ORIGINS[origin]}.`,
    leavesGained: ({ seat, count, origin }, names) =>
      say`${names.player(seat)} toma ${leaves(count)} ${ORIGINS[origin]}.`,
    goodsGained: ({ seat, goods: gained }, names) => say`${names.player(seat)} toma ${goods(gained)}.`,
    rubbleDug: ({ seat, count, claimed, unclaimed }, names) =>
      say`${names.player(seat)} excava ${rubble(count)}${claimed.length === 0 ? '' : ` y gana ${estateSpaceNames(claimed)}`}.${
        unclaimed.length === 0
          ? ''
          : ` Sin fichas, ${estateSpaceNames(unclaimed)} ${unclaimed.length === 1 ? 'pasa' : 'pasan'} a ser del juego.`
      }`,
    steelMade: ({ seat, count, iron: paid }, names) =>
      say`${names.player(seat)} fabrica ${steel(count)} con ${iron(paid)}.`,
    stoneMade: ({ seat, count, rubble: paid, from }, names) =>
      say`${names.player(seat)} cambia ${rubble(paid)} por ${stone(count)} ${FROM[from]}.`,
    stoneChipped: ({ seat }, names) => say`${names.player(seat)} pica ${stone(1)} y toma ${rubble(2)}.`,
    railLaid: ({ seat, place, paid }, names) =>
      say`${names.player(seat)} coloca un raíl en ${rail(place)} por ${goods(paid)}.`,
    stationBuilt: ({ seat, station: id, paid }, names) =>
      say`${names.player(seat)} construye ${station(id)} ${price(paid)}.`,
    equipmentTaken: ({ seat, equipment: id, paid }, names) =>
      say`${names.player(seat)} toma ${equipment(id)} ${price(paid)}.`,
    contractTaken: ({ seat, contract: no, from }, names) =>
      say`${names.player(seat)} toma el ${contract(no)}${from === 'deck' ? ' del mazo' : ''}.`,
    rowRedealt: ({ seat, dealt }, names) =>
      say`${names.player(seat)} roba contratos nuevos: ${cards(dealt)}.`,
    rowKept: ({ seat }, names) => say`${names.player(seat)} conserva los contratos a la vista.`,
    leavesBrewed: ({ seat, count }, names) =>
      say`${names.player(seat)} transforma ${leaves(count)} en ${chai(count)}.`,
    workerPromised: ({ seat }, names) =>
      say`${names.player(seat)} tendrá gratis su tercer trabajador en la próxima ronda.`,
    spaceBorrowed: ({ seat, at }, names) =>
      say`${names.player(seat)} toma prestada ${estateSpaceNames([at])}.`,
    areaReplaced: () => say`No quedan cascotes: el área B pasa a ser de construcción.`,
    extraRoundBegan: ({ seat }, names) => say`${names.player(seat)} juega en solitario una ronda más.`,
    gameEnded: ({ ending }) =>
      ending === 'route'
        ? say`El ferrocarril ha llegado a Darjeeling. La partida termina.`
        : ending === 'markers'
          ? say`Se ha colocado la última ficha. La partida termina.`
          : say`La partida acaba tras la ronda 100.`,
    contractLeftOut: ({ seat, contract: no }, names) =>
      say`${names.player(seat)} deja fuera el ${contract(no)}.`,
    contractsScored: ({ seat, contracts, points }, names) =>
      contracts.length === 0
        ? say`${names.player(seat)} no completa ningún contrato.`
        : say`${names.player(seat)} completa ${contracts.length === 1 ? 'el contrato' : 'los contratos'} ${cards(contracts)}: ${plural('es', points, { one: 'punto', other: 'puntos' })}.`,
    goalsReviewed: ({ goals }) => goalReport(goals),
  },

  sources: {
    estates: 'Plantaciones',
    stations: 'Estaciones',
    rails: 'Raíles',
    contracts: 'Contratos',
    chai: 'Chai',
    leaves: 'Hojas de té',
    equipment: 'Equipo',
  },

  edition: {
    pieces: 'El contenido de la caja consta en el reglamento.',
    supplies:
      'Los cubos de la bolsa, el primer almacén, el reabastecimiento y los cubos de evento por número de jugadores constan en el reglamento.',
    events: 'Los seis eventos y sus cifras constan en el reglamento.',
    effects: 'Los ocho efectos del equipo constan en el reglamento.',
    goals: 'Las metas en solitario constan en el reglamento.',
    'chai-covers':
      'Las dos casillas de chai tapadas con tres jugadores constan en el reglamento; las demás cifras se deducen de ahí y son probables.',
    'route-length':
      'Quince casillas de raíles y diez ciudades son probables; los cuatro ríos y el tramo hasta Agony Point son seguros.',
    route: 'El orden de las demás casillas de raíles y todos sus puntos están reconstruidos.',
    stations:
      'Cinco casillas de estación constan en el reglamento como ejemplo, una con su ciudad; los demás costes, puntos y bonificaciones están reconstruidos.',
    'worker-spaces':
      'Qué áreas cambian según los jugadores consta en el reglamento; el número de casillas de trabajadores está reconstruido.',
    rates: 'Se conocen los extremos de los marcadores de ritmo; lo demás y los inicios están reconstruidos.',
    'chai-track': 'La longitud y los puntos del marcador de chai están reconstruidos.',
    estates:
      'Los cascotes, los puntos y los nombres de las plantaciones están reconstruidos, también las cifras de la impresa.',
    'equipment-costs': 'Los costes del equipo, y qué cartas llevan chai, están reconstruidos.',
    contracts:
      'De los treinta contratos, uno consta entero en el reglamento (16) y tres en parte (27, 28, 29); lo demás y el clima de los reversos están reconstruidos.',
  },

  options: {
    alubariEstate: {
      name: 'Plantación de Alubari',
      values: { printed: 'La impresa (mejor para empezar)', covered: 'Tapada por una carta al azar' },
    },
    start: { name: 'Jugador inicial', values: { random: 'Al azar', first: 'El asiento 1' } },
    soloContracts: {
      name: 'Contratos que puntúan',
      values: { best: 'Los que dan el total más alto', chosen: 'Puedes dejar contratos fuera' },
    },
    soloEquipment: {
      name: 'Con dos cartas de equipo',
      values: { kept: 'No hay tercera carta', returnable: 'Puedes devolver una por otra' },
    },
  },
};
