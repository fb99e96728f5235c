import { joinList, plural, say } from '../../../kernel/text.ts';
import type { Action } from '../data/actions.ts';
import { TEAS, type Tea } from '../data/contracts.ts';
import type { Councillor } from '../data/councillors.ts';
import type { District } from '../data/map.ts';
import type { BoardText, ContractFacts, HexFacts, PieceFacts } from './board.ts';

const count = (number: number, one: string, other: string): string => plural('es', number, { one, other });
const rupees = (number: number): string => count(number, 'rupia', 'rupias');
const points = (number: number): string => count(number, 'punto', 'puntos');

const DISTRICTS: Readonly<Record<District, string>> = {
  dimbula: 'Dimbula',
  ruhuna: 'Ruhuna',
  kandy: 'Kandy',
  uva: 'Uva',
};

const ACTIONS: Readonly<Record<Action, string>> = {
  plant: 'Plantar',
  harvest: 'Cosechar',
  trade: 'Comerciar',
  hire: 'Contratar',
  advance: 'Avanzar',
  move: 'Mover',
  take: 'Rupias',
};

const TEA_NAMES: Readonly<Record<Tea, string>> = {
  black: 'té negro',
  green: 'té verde',
  white: 'té blanco',
};

const COUNCILLORS: Readonly<Record<Councillor, { readonly short: string; readonly long: string }>> = {
  'cheap-steps': { short: 'Pasos a 1', long: 'Cada paso tras el primero cuesta 1 rupia' },
  'more-rupees': { short: 'Obtén 3', long: 'Obtienes 3 rupias en lugar de 2' },
  'adjacent-planting': {
    short: 'Planta al lado',
    long: 'También puedes plantar junto a tu peón, en su distrito',
  },
  'trade-rupees': { short: 'Comercia +2', long: '2 rupias más por contrato' },
  'advance-point': { short: 'Avanza +1', long: '1 punto por avance' },
  'cheap-planting': { short: 'Planta a 4', long: 'Plantar cuesta 4 rupias' },
  'cheap-hiring': { short: 'Contrata a 2', long: 'Contratar cuesta 2 rupias' },
  'larger-store': { short: 'Caben 6', long: 'En tu almacén caben 6 cajas' },
};

const lower = (text: string): string => text[0].toLowerCase() + text.slice(1);

/** "2 cajas de té negro y 1 de té verde". */
function chests(counts: readonly number[]): string {
  const held = counts.flatMap((number, kind) =>
    number === 0 ? [] : [{ number, tea: TEA_NAMES[TEAS[kind]] }],
  );
  return joinList(
    'es',
    held.map(({ number, tea }, index) =>
      index === 0 ? `${count(number, 'caja', 'cajas')} de ${tea}` : `${number} de ${tea}`,
    ),
  );
}

const hex = (place: HexFacts): string =>
  `${place.hex}, ${DISTRICTS[place.district]}, nivel ${place.level}, ${TEA_NAMES[TEAS[place.level]]}`;

const pieces = ({ owner, isDouble, pawns }: PieceFacts): readonly string[] => [
  ...(owner === null ? [] : [`${isDouble ? 'plantación doble' : 'plantación'} de ${owner}`]),
  ...(pawns.length === 0 ? [] : [`${pawns.length === 1 ? 'peón' : 'peones'} de ${joinList('es', pawns)}`]),
];

const contract = ({ company, chests: asked, rupees: paid, points: scored }: ContractFacts): string =>
  `Contrato de la compañía ${company}: ${chests(asked)}, por ${rupees(paid)} o ${points(scored)}`;

export const es: BoardText = {
  confirms: {
    card: 'Jugar esta carta',
    start: 'Empezar aquí',
    deliver: 'Entregar',
    return: 'Devolver la caja',
    omit: 'Dejar fuera la caja',
    move: cost => (cost === 0 ? 'Mover gratis' : `Mover por ${rupees(cost)}`),
    reward: what => `Obtener ${what}`,
  },
  progress: ({ round, isLastRound, deck }) =>
    `${isLastRound ? 'Última ronda' : `Ronda ${round}`} · ${count(deck, 'carta en el mazo', 'cartas en el mazo')}`,
  districts: DISTRICTS,
  actions: ACTIONS,
  teas: TEA_NAMES,
  councillors: COUNCILLORS,

  asks: {
    card: 'Elige una carta y el lado que te quedas',
    action: 'Elige una acción',
    hex: 'Elige un hexágono',
    contract: 'Elige un contrato',
    district: 'Elige un consejero',
    tea: 'Elige una caja',
    reward: 'Elige tu recompensa',
    keep: 'Elige una acción',
    tile: '¿Usas la loseta de inicio?',
    rest: 'Elige',
  },

  targets: {
    card: (mine, theirs) => `${ACTIONS[mine]} para ti, ${lower(ACTIONS[theirs])} para los demás`,
    action(action, gain) {
      if (action === 'take') return `Obtener ${rupees(gain)}`;
      return gain === 0 ? ACTIONS[action] : `${ACTIONS[action]} por ${rupees(-gain)}`;
    },
    withToken: action => `Con una ficha: ${lower(action)}`,
    withTile: action => `${action}, solo con tu loseta de inicio`,
    hex,
    hexWithPieces: (place, standing) => [hex(place), ...pieces(standing)].join(', '),
    unusedHex: (name, district) => `${name}, ${DISTRICTS[district]}, no se usa`,
    start: place => `Empezar en ${place}`,
    plant: place => `Plantar en ${place}`,
    harvest: place => `Cosechar ${place}`,
    move: (place, cost) => `Mover a ${place}, ${cost === 0 ? 'gratis' : rupees(cost)}`,
    contract,
    readyContract: facts => `${contract(facts)} (puedes cumplirlo)`,
    councillor: (district, councillor) =>
      `Consejero de ${DISTRICTS[district]}: ${lower(COUNCILLORS[councillor].long)}`,
    share: ({ player, plantations, isHired, points: paid }) =>
      `${player}: ${count(plantations, 'plantación', 'plantaciones')}, ${isHired ? `contratado, ahora ${points(paid)}` : 'sin contratar'}`,
    rupees,
    points,
    return: tea => `Devolver una caja de ${TEA_NAMES[tea]}`,
    omit: tea => `No entregar una caja de ${TEA_NAMES[tea]}`,
    keepTokens: 'Guardar las fichas',
    stopHarvest: 'Terminar la cosecha',
    useTile: 'Usar la loseta de inicio',
    saveTile: 'Guardarla para después',
  },

  labels: {
    map: 'El mapa',
    train: 'El tren de los contratos',
    emptyWagon: 'Vagón vacío',
    councillors: 'Consejeros',
    technology: 'Tecnología',
    lastRound: 'Última ronda',
    hand: 'Tu mano',
    actions: 'Acciones',
    chests: 'Tus cajas',
    rewards: 'Recompensa',
    rupees: 'rupias',
    points: 'puntos',
    startPlayer: 'Jugador inicial',
    startTile: 'con loseta',
    you: 'Tú',
    others: 'Los demás',
    deliver: 'entrega',
    keep: 'Guardar',
    left: 'por salir',
    valley: 'valle',
    byPlace: 'al final, por puesto:',
    grows: (tea, level) => `El ${tea} crece en el nivel ${level}`,
    allDistricts: number =>
      number === 4 ? 'Primero en los cuatro distritos' : 'Primero en los tres distritos',
    round: round => `Ronda ${round}`,
    nextCompany: company => `siguiente contrato: compañía ${company}`,
    step: (player, step) => `${player}: paso ${step}`,
    bonusesLeft: left => `Bonus de distrito por repartir: ${left.length === 0 ? 'ninguno' : left.join(', ')}`,
    cardsPlayed: number => `Cartas jugadas: ${number === 0 ? 'ninguna todavía' : number}`,
    laidCard: (player, mine, theirs) =>
      `La carta de este turno: ${lower(ACTIONS[mine])} para ${player}, ${lower(ACTIONS[theirs])} para los demás`,
    tile: action => `Loseta de inicio: ${lower(ACTIONS[action])}`,
    usedTile: action => `Loseta de inicio: ${lower(ACTIONS[action])}, usada`,
    bonus: number => `Bonus de distrito: ${points(number)}`,
    store: (tea, capacity) =>
      `Almacén de ${count(capacity, 'caja', 'cajas')}: ${chests(TEAS.map(kind => tea[kind])) || 'vacío'}`,
    contracts: (company, number) => `${count(number, 'contrato', 'contratos')} de la compañía ${company}`,
  },

  counts: {
    points,
    rupees,
    tokens: number => count(number, 'ficha de tecnología', 'fichas de tecnología'),
    cardsInHand: number => count(number, 'carta en la mano', 'cartas en la mano'),
    cardsInDeck: number => `${number} por salir del mazo`,
    markers: number => count(number, 'marcador por colocar', 'marcadores por colocar'),
    companies: number => count(number, 'compañía distinta', 'compañías distintas'),
    slots: number => count(number, 'hueco abierto', 'huecos abiertos'),
    contractsLeft: number => count(number, 'contrato por llegar', 'contratos por llegar'),
  },

  consequences: {
    opensSlot: say`abre un hueco para contratos`,
    lastRound: say`esta será la última ronda`,
    usesTile: say`gasta tu loseta de inicio`,
    needsTile: say`solo con tu loseta de inicio`,
    noTeaInReach: say`ningún té al alcance`,
    teaInReach: inReach => say`al alcance: ${inReach}`,
    councillorHere: (district, ability) => say`${district}: ${lower(ability)}`,
    thenReward: (paid, scored) => say`después, ${paid} o ${scored}`,
    canFulfil: company => say`ya puedes cumplir el contrato de la compañía ${company}`,
    youCan: (action, what) => (what.length === 0 ? say`puedes ${action}` : say`puedes ${action}: ${what}`),
    youCannot: action => say`aún no puedes ${action}`,
    noOneElseCan: action => say`nadie más puede ${action} ahora`,
    othersCan: (others, number, action) => say`${others} ${number === 1 ? 'puede' : 'pueden'} ${action}`,
  },
};
