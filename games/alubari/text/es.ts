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
  contractText,
  effectText,
  goalName,
  labelOf,
  closestMisses,
  type AlubariText,
} from './vocabulary.ts';

const AREA_NAMES = ['Almacén', 'Excavar', 'Fundición', 'Raíles', 'Construir', 'Correos', 'Chaiwala'] as const;

/** Con su artículo, que cambia de género. */
const EQUIPMENT_NAMES: Readonly<Record<EquipmentId, string>> = {
  shunter: 'la Locomotora de Maniobras',
  'toy-train': 'el Tren de Juguete',
  garratt: 'la Garratt D',
  warehouses: 'los Almacenes de las Indias Orientales',
  construction: 'los Trabajadores de la Construcción',
  'luxury-train': 'el Tren de Lujo',
  'reliable-train': 'el Tren Fiable',
  'inspection-train': 'el Tren de Inspección de Vías',
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
  1: 'excavación',
  2: 'maduración de los cultivos',
  3: 'colocación de Raíles',
  4: 'construcción de Estaciones',
  5: 'mantenimiento del Equipo',
  6: 'Cosecha y Raíles',
};

const CAUSES: Readonly<Record<HarvestCause, string>> = {
  dig: 'La Excavación pasa de 5',
  track: 'El marcador de Cosecha llega al final',
  event: 'El Evento trae la Cosecha',
  contract: 'Un Contrato trae la Cosecha',
};

const ORIGINS: Readonly<Record<Origin, string>> = {
  cube: 'del Almacén',
  river: 'en el río',
  garratt: 'por la Garratt',
  equipment: 'de la carta de Equipo',
  station: 'por la Estación',
  contract: 'por el Contrato',
  toyTrain: 'por el Tren de Juguete',
  chaiwala: 'del Chaiwala',
};

const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  total: 'puntos',
  stationPoints: 'puntos en Estaciones',
  railPoints: 'puntos en Raíles',
  contractPoints: 'puntos en Contratos',
  siliguri: 'casillas de Siliguri',
  darjeeling: 'casillas de Darjeeling',
  estates: 'casillas de Plantación propias',
  otherEstates: 'casillas de Plantación ajenas',
  towns: 'ciudades',
  rivers: 'ríos',
  agony: 'casillas antes de Agony Point',
  equipment: 'cartas de Equipo',
  idleContracts: 'Contratos sin usar ni puntuar',
  freeLeaves: 'Hojas libres',
  leaves: 'Hojas',
  chaiRoom: 'casillas de Chai hasta el máximo',
  rubble: 'Cascotes',
  steel: 'barras de Acero',
  markersLeft: 'fichas sin colocar',
  openRails: 'casillas de Raíles abiertas',
};

const harvestSigns = HARVEST_HALVES.map(halves => (halves === 1 ? '1/2' : String(halves / 2)));

const LEAF = { one: 'Hoja', other: 'Hojas' };
const RUBBLE = { one: 'Cascote', other: 'Cascotes' };

const leaves = (count: number): Chip => chip('leaf', count, plural('es', count, LEAF));
const chai = (count: number): Chip => chip('chai', count, `${count} de Chai`);
const steel = (count: number): Chip => chip('steel', count, `${count} de Acero`);
const stone = (count: number): Chip => chip('stone', count, `${count} de Piedra`);
const iron = (count: number): Chip => chip('iron', count, `${count} de Hierro`);
const rubble = (count: number): Chip => chip('rubble', count, plural('es', count, RUBBLE));
const contract = (no: number): Chip => chip('contract', no, `Contrato ${no}`);
const equipment = (id: EquipmentId): Chip => chip('equipment', id, EQUIPMENT_NAMES[id]);
const station = (id: string): Chip => chip('station', id, id);
const rail = (place: RailPlace): Chip => chip('rail', place, PLACES[place]);
/** B sin su nombre, que cambia cuando no quedan Cascotes. */
const areaNamed = (letter: (typeof AREAS)[number]): Chip =>
  chip('area', letter, letter === 'B' ? letter : `${letter} (${AREA_NAMES[AREAS.indexOf(letter)]})`);
/** El nombre de un área; el de B cambia cuando no quedan Cascotes. */
const areaName = (index: number, { replaced }: { readonly replaced: boolean }): string =>
  AREA_NAMES[index === DIG_AREA && replaced ? BUILD_AREA : index];
const areaNow = (index: number, table: { readonly replaced: boolean }): Chip =>
  chip('area', AREAS[index], `${AREAS[index]} (${areaName(index, table)})`);
const spaceNamed = (space: number, name: string): Chip =>
  chip('space', space, `${AREAS[areaOf(space)]}${numberOf(space)} (${name})`);
/** Una jugada no sabe qué ha sido de B. */
const workerSpace = (space: number): Chip =>
  spaceNamed(space, areaOf(space) === DIG_AREA ? 'Excavar o Construir' : AREA_NAMES[areaOf(space)]);
const weather = (kind: Weather | null): Chip =>
  kind === null ? chip('weather', 'none', 'ninguno') : chip('weather', kind, WEATHER_NAMES[kind]);

const field = ({ estate, space }: EstateSpace): string =>
  `${ESTATES.find(({ face }) => face === estate)?.name ?? estate} ${space}`;
const fields = (spaces: readonly EstateSpace[]): string => joinList('es', spaces.map(field));
const cards = (numbers: readonly number[]): string => joinList('es', numbers.map(String));

function goods(all: Goods, events = 0): string {
  const parts = [
    all.iron ? `${all.iron} de Hierro` : '',
    all.stone ? `${all.stone} de Piedra` : '',
    all.rubble ? plural('es', all.rubble, RUBBLE) : '',
    all.steel ? `${all.steel} de Acero` : '',
    all.chai ? `${all.chai} de Chai` : '',
    all.leaves ? plural('es', all.leaves, LEAF) : '',
    events ? plural('es', events, { one: 'Evento', other: 'Eventos' }) : '',
  ].filter(part => part !== '');
  return parts.length === 0 ? 'nada' : joinList('es', parts);
}

const isNothing = (all: Goods): boolean => goods(all) === 'nada';

function harvested(shares: readonly number[], names: Names): string {
  const takers = shares.flatMap((count, seat) =>
    count === 0 ? [] : [`${labelOf(seat, names)} ${plural('es', count, LEAF)}`],
  );
  return takers.length === 0 ? 'nadie recoge Hojas' : joinList('es', takers);
}

const condition = ({ of, is, figure, have }: ConditionReport): string =>
  is === 'atMost'
    ? `${have} ${MEASURE_NAMES[of]} en vez de ${figure}`
    : `${have} ${MEASURE_NAMES[of]} de ${is === 'moreThan' ? 'más de ' : ''}${figure}`;
const missed = ({ goal, conditions }: GoalReport): string =>
  `${goalName(rules, goal)} (${conditions
    .filter(({ isMet }) => !isMet)
    .map(condition)
    .join(', ')})`;

function goalReport(goals: readonly GoalReport[]): Sentence {
  const met = goals.filter(({ isMet }) => isMet).map(({ goal }) => goalName(rules, goal));
  const near = closestMisses(goals, 5).map(missed).join('; ');
  const text =
    met.length === 0
      ? 'No se cumple ninguna meta.'
      : `Metas cumplidas (${met.length}): ${joinList('es', met)}.`;
  return say`${text} Las que han quedado más cerca: ${near}.`;
}

const STRENGTH = ['', 'con 1 de Chai', 'con un Contrato', 'con 1 de Chai y un Contrato'];
const SAVING = { stone: 'Piedra', rubble: 'Cascotes', iron: 'Hierro' } as const;
const FROM = { stock: 'del Almacén', bag: 'de la bolsa' } as const;

export const es: AlubariText = {
  name: info.name,
  tagline: info.tagline.es,
  sections,
  rules,

  prompts: {
    maintenance: ({ asking }) =>
      say`Paga el mantenimiento (${equipment(EQUIPMENT[asking.card].id)}) o devuelve la carta a la cochera.`,
    hiring: () => say`Decide si tu tercer Trabajador sale de la casa de Té en esta Ronda.`,
    placement: () => say`Coloca un Trabajador en cualquier casilla libre.`,
    contracts: view =>
      say`Usa Contratos antes del área ${areaNow(view.worker.area, view)}, o sigue adelante.`,
    boost: view =>
      say`Le toca a tu Trabajador de ${spaceNamed(view.worker.space, areaName(view.worker.area, view))}: decide si lo potencias.`,
    stock: ({ taking }) => say`Toma cubos del Almacén: como mucho ${taking.left} más.`,
    works: ({ smelting, worker }) =>
      worker.boosted
        ? say`Haz todas las Acciones menores que quieras.`
        : say`Elige una Acción menor: como mucho ${smelting.left} más.`,
    rails: ({ laying }) =>
      say`Coloca el siguiente Raíl o para: llevas ${laying.laid} y el máximo es ${laying.most}.`,
    build: ({ building }) =>
      building.isFree
        ? say`Construye otra vez, o para.`
        : say`Construye una casilla de Estación o compra Equipo.`,
    equipment: () => say`Toma una carta de la cochera.`,
    redraw: () => say`Conserva los Contratos a la vista o roba tres nuevos.`,
    postOffice: () => say`Toma un Contrato a la vista.`,
    chaiwala: () => say`Toma Hojas o transforma Hojas en Chai.`,
  },

  moves: {
    maintain: ({ paying }) => say`Pagar ${paying === 'steel' ? steel(1) : chai(2)}`,
    giveBack: () => say`Devolver la carta a la cochera`,
    hire: ({ paying }) =>
      paying === 'nothing'
        ? say`Usar gratis el tercer Trabajador`
        : say`Contratar al tercer Trabajador por ${paying === 'chai' ? chai(1) : rubble(2)}`,
    decline: () => say`Dejar descansar al tercer Trabajador`,
    place: ({ space }) => say`Colocar un Trabajador en ${workerSpace(space)}`,
    use: ({ contract: no, amount, isIron }) => {
      const effect = effectText(rules, no, 'Final');
      if (isIron) return say`Usar el ${contract(no)} pagando ${iron(3)}: ${effect}`;
      return amount === 0
        ? say`Usar el ${contract(no)}: ${effect}`
        : say`Usar el ${contract(no)} (cantidad: ${amount}): ${effect}`;
    },
    done: () => say`No usar más Contratos`,
    act: ({ isBoosted, isCarded }) =>
      isBoosted || isCarded
        ? say`Actuar ${STRENGTH[(isBoosted ? 1 : 0) + (isCarded ? 2 : 0)]}`
        : say`Actuar sin potenciar`,
    take: ({ cube }) => say`Tomar ${[iron, stone, chai][cube](1)}`,
    smelt: ({ what }) =>
      what === 'steel'
        ? say`Fabricar ${steel(1)}`
        : what === 'chip'
          ? say`Picar ${stone(1)} y tomar ${rubble(2)}`
          : say`Fabricar ${stone(1)} ${FROM[what]}`,
    lay: ({ isIron }) => say`Colocar un Raíl por ${isIron ? iron(3) : steel(1)}`,
    build: ({ station: index, less, steel: bars }) => {
      const { id } = STATIONS[index];
      if (less !== null) return say`Construir ${station(id)} ahorrando ${SAVING[less]}`;
      return bars === null
        ? say`Construir ${station(id)}`
        : say`Construir ${station(id)} con ${steel(bars)} y el resto en Piedra`;
    },
    buy: ({ equipment: card }) => say`Comprar ${equipment(EQUIPMENT[card].id)}`,
    equip: ({ equipment: card }) => say`Tomar ${equipment(EQUIPMENT[card].id)}`,
    redraw: ({ isNew }) =>
      isNew ? say`Robar tres Contratos nuevos` : say`Conservar los Contratos a la vista`,
    pick: ({ contract: no }) => say`Tomar el ${contract(no)} ${contractText(rules, no)}`,
    gather: () => say`Tomar Hojas`,
    brew: ({ amount }) => say`Transformar ${leaves(amount)} en ${chai(amount)}`,
    stop: () => say`Parar aquí`,
  },

  events: {
    gameSetUp: ({ start, estates, shed, row, stock, forecast, rails }, names) =>
      say`Empieza ${names.player(start)}. Plantaciones: ${joinList(
        'es',
        estates.map(face => ESTATES.find(estate => estate.face === face)?.name ?? face),
      )}. En la cochera: ${joinList(
        'es',
        shed.map(id => EQUIPMENT_NAMES[id]),
      )}. Contratos ${cards(row)}. Almacén: ${goods(stock)}. Pronóstico: ${joinList(
        'es',
        forecast.map(kind => WEATHER_NAMES[kind]),
      )}.${
        rails.length === 0
          ? ''
          : ` Ya hay Raíles en ${joinList(
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
      kind === null ? say`Esta Ronda no tiene Clima.` : say`Clima de la Ronda: ${weather(kind)}.`,
    forecastMade: ({ weather: kind }) => say`Pronóstico para dentro de dos Rondas: ${weather(kind)}.`,
    ratesMoved: ({ dig, rail: rate, harvest }) =>
      say`Excavación ${dig}, Raíles ${rate}, Cosecha ${harvestSigns[harvest]}.`,
    harvested: ({ cause, halves, leaves: shares }, names) =>
      say`${CAUSES[cause]}: Cosecha a ${halves === 1 ? '1/2' : String(halves / 2)}, ${harvested(shares, names)}.`,
    cubesDrawn: ({ goods: drawn, events }) => say`Salen de la bolsa: ${goods(drawn, events)}.`,
    eventStruck: ({ event }) => say`Evento ${chip('event', event, String(event))}: ${EVENT_NAMES[event]}.`,
    spacesCleared: ({ spaces, rubble: count }) =>
      spaces.length === 0
        ? say`No quedan Cascotes que retirar.`
        : say`El Juego despeja ${fields(spaces)} y retira ${rubble(count)}.`,
    eventCubesReturned: ({ spaces }) => say`Vuelven a la bolsa los cubos de Evento de ${cards(spaces)}.`,
    stockTrimmed: ({ goods: surplus }) =>
      isNothing(surplus)
        ? say`En el Almacén no sobra nada.`
        : say`El Almacén se reduce: ${goods(surplus)} a la bolsa.`,
    gameLaidRails: ({ places }) =>
      places.length === 0
        ? say`El recorrido ya está completo.`
        : say`El Juego coloca Raíles en ${joinList(
            'es',
            places.map(place => PLACES[place]),
          )}.`,
    townCompleted: ({ town, stations }) => say`El Juego completa ${town}: ${joinList('es', stations)}.`,
    siliguriClosed: () => say`Siliguri se cierra: allí ya no se construye.`,
    equipmentMaintained: ({ seat, equipment: id, paid }, names) =>
      say`${names.player(seat)} paga ${goods(paid)} por ${equipment(id)}.`,
    equipmentReturned: ({ seat, equipment: id }, names) =>
      say`${names.player(seat)} devuelve ${equipment(id)} a la cochera.`,
    workerHired: ({ seat, paid }, names) =>
      isNothing(paid)
        ? say`${names.player(seat)} usa gratis su tercer Trabajador.`
        : say`${names.player(seat)} contrata a su tercer Trabajador por ${goods(paid)}.`,
    hireDeclined: ({ seat }, names) => say`${names.player(seat)} deja descansar a su tercer Trabajador.`,
    workerPlaced: ({ seat, area: letter, space }, names) =>
      say`${names.player(seat)} coloca un Trabajador en ${chip('space', `${letter}${space}`, `${letter}${space}`)}.`,
    areaReached: reached => say`Área ${areaNow(AREAS.indexOf(reached.area), reached)}.`,
    contractUsed: ({ seat, contract: no, amount }, names) =>
      amount === 0
        ? say`${names.player(seat)} usa el ${contract(no)}.`
        : say`${names.player(seat)} usa el ${contract(no)} (cantidad: ${amount}).`,
    windowPassed: ({ seat, area: letter }, names) =>
      say`${names.player(seat)} no usa más Contratos antes de ${areaNamed(letter)}.`,
    workerStrengthened: ({ seat, area: letter, isBoosted, isCarded }, names) =>
      say`${names.player(seat)} potencia a un Trabajador en ${areaNamed(letter)} ${
        STRENGTH[(isBoosted ? 1 : 0) + (isCarded ? 2 : 0)]
      }.`,
    actionLost: ({ seat, area: letter }, names) =>
      say`${names.player(seat)} no puede hacer nada en ${areaNamed(letter)}.`,
    startPlayerChanged: ({ seat }, names) => say`${names.player(seat)} pasa a ser Jugador Inicial.`,
    cubeTaken: ({ seat, cube }, names) =>
      say`${names.player(seat)} toma ${
        cube === 'iron' ? iron(1) : cube === 'stone' ? stone(1) : chip('chai', 1, 'un cubo de Chai')
      }.`,
    chaiGained: ({ seat, count, origin }, names) =>
      say`${names.player(seat)} gana ${chai(count)} ${ORIGINS[origin]}.`,
    leavesGained: ({ seat, count, origin }, names) =>
      say`${names.player(seat)} toma ${leaves(count)} ${ORIGINS[origin]}.`,
    goodsGained: ({ seat, goods: gained }, names) => say`${names.player(seat)} toma ${goods(gained)}.`,
    rubbleDug: ({ seat, count, claimed, unclaimed }, names) =>
      say`${names.player(seat)} excava ${rubble(count)}${claimed.length === 0 ? '' : ` y gana ${fields(claimed)}`}.${
        unclaimed.length === 0
          ? ''
          : ` Sin fichas, ${fields(unclaimed)} ${unclaimed.length === 1 ? 'pasa' : 'pasan'} a ser del Juego.`
      }`,
    steelMade: ({ seat, count, iron: paid }, names) =>
      say`${names.player(seat)} fabrica ${steel(count)} con ${iron(paid)}.`,
    stoneMade: ({ seat, count, rubble: paid, from }, names) =>
      say`${names.player(seat)} cambia ${rubble(paid)} por ${stone(count)} ${FROM[from]}.`,
    stoneChipped: ({ seat }, names) => say`${names.player(seat)} pica ${stone(1)} y toma ${rubble(2)}.`,
    railLaid: ({ seat, place, paid }, names) =>
      say`${names.player(seat)} coloca un Raíl en ${rail(place)} por ${goods(paid)}.`,
    stationBuilt: ({ seat, station: id, town, paid }, names) =>
      isNothing(paid)
        ? say`${names.player(seat)} construye ${station(id)} en ${town} sin pagar nada.`
        : say`${names.player(seat)} construye ${station(id)} en ${town} por ${goods(paid)}.`,
    equipmentTaken: ({ seat, equipment: id, paid }, names) =>
      isNothing(paid)
        ? say`${names.player(seat)} toma ${equipment(id)} sin pagar nada.`
        : say`${names.player(seat)} toma ${equipment(id)} por ${goods(paid)}.`,
    contractTaken: ({ seat, contract: no, from }, names) =>
      say`${names.player(seat)} toma el ${contract(no)}${from === 'deck' ? ' del mazo' : ''}.`,
    rowRedealt: ({ seat, dealt }, names) =>
      say`${names.player(seat)} roba Contratos nuevos: ${cards(dealt)}.`,
    rowKept: ({ seat }, names) => say`${names.player(seat)} conserva los Contratos a la vista.`,
    leavesBrewed: ({ seat, count }, names) =>
      say`${names.player(seat)} transforma ${leaves(count)} en ${chai(count)}.`,
    workerPromised: ({ seat }, names) =>
      say`${names.player(seat)} tendrá gratis su tercer Trabajador en la próxima Ronda.`,
    spaceBorrowed: ({ seat, at }, names) => say`${names.player(seat)} toma prestada la casilla ${field(at)}.`,
    areaReplaced: () => say`No quedan Cascotes: el área B pasa a ser de Construir.`,
    extraRoundBegan: ({ seat }, names) => say`${names.player(seat)} juega una Ronda más a solas.`,
    gameEnded: ({ ending }) =>
      ending === 'route'
        ? say`El ferrocarril ha llegado a Darjeeling. La partida termina.`
        : ending === 'markers'
          ? say`Se ha colocado la última ficha. La partida termina.`
          : say`Acaba la Ronda 100 y con ella la partida.`,
    contractsScored: ({ seat, contracts, points }, names) =>
      contracts.length === 0
        ? say`${names.player(seat)} no completa ningún Contrato.`
        : say`${names.player(seat)} completa ${contracts.length === 1 ? 'el Contrato' : 'los Contratos'} ${cards(contracts)}: ${plural('es', points, { one: 'punto', other: 'puntos' })}.`,
    goalsReviewed: ({ goals }) => goalReport(goals),
  },

  sources: {
    estates: 'Plantaciones',
    stations: 'Estaciones',
    rails: 'Raíles',
    contracts: 'Contratos',
    chai: 'Chai',
    leaves: 'Hojas de Té',
    equipment: 'Equipo',
  },

  edition: {
    pieces: 'El contenido de la caja está impreso en el reglamento.',
    supplies:
      'Los cubos de la bolsa, el primer Almacén, el reabastecimiento y los cubos de Evento por número de jugadores están impresos en el reglamento.',
    events: 'Los seis Eventos y sus cifras están impresos en el reglamento.',
    effects: 'Los ocho efectos del Equipo están impresos en el reglamento.',
    goals: 'Las metas en solitario están impresas en el reglamento.',
    'chai-covers':
      'Las dos casillas de Chai tapadas con tres jugadores están impresas; las demás cifras se deducen y son probables.',
    'route-length':
      'Quince casillas de Raíles y diez ciudades son probables; los cuatro ríos y el tramo hasta Agony Point son seguros.',
    route: 'El orden de las demás casillas de Raíles y todos sus puntos están reconstruidos.',
    stations:
      'Cinco casillas de Estación están impresas como ejemplo, una con su ciudad; los demás costes, puntos y bonificaciones están reconstruidos.',
    'worker-spaces':
      'Qué áreas cambian según los jugadores está impreso; el número de casillas de Trabajadores está reconstruido.',
    rates: 'Se conocen los extremos de los marcadores de Ritmo; lo demás y los inicios están reconstruidos.',
    'chai-track': 'La longitud y los puntos del marcador de Chai están reconstruidos.',
    estates:
      'Los Cascotes, los puntos y los nombres de las Plantaciones están reconstruidos, también las cifras de la impresa.',
    'equipment-costs': 'Los costes del Equipo, y qué cartas llevan Chai, están reconstruidos.',
    contracts:
      'De los treinta Contratos uno está impreso entero (16) y otros en parte (27, 28, 29); lo demás y el Clima de los reversos están reconstruidos.',
  },

  options: {
    alubariEstate: {
      name: 'La Plantación de Alubari',
      values: { printed: 'la impresa, para una primera partida', covered: 'tapada por una carta' },
    },
    start: { name: 'Quién empieza', values: { random: 'por sorteo', first: 'el primer asiento' } },
  },
};
