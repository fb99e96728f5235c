import { info } from '../info.ts';
import { chip, joinList, plainText, plural, say, type Chip, type Names } from '../../../kernel/text.ts';
import type { Action } from '../data/actions.ts';
import { CARDS } from '../data/cards.ts';
import { CONTRACTS, TEAS } from '../data/contracts.ts';
import type { Councillor } from '../data/councillors.ts';
import { DISTRICTS, type District, LARGE_TILES } from '../data/map.ts';
import type { Source } from '../rules/events.ts';
import { type Hex, HEX_NAMES } from '../rules/map.ts';
import { CONTRACT_NAMES } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { rules, sections } from './rules.es.ts';
import type { CeylonText } from './vocabulary.ts';

const DISTRICT: Readonly<Record<District, string>> = {
  dimbula: 'Dimbula',
  ruhuna: 'Ruhuna',
  kandy: 'Kandy',
  uva: 'Uva',
};

const ACTION: Readonly<Record<Action, string>> = {
  plant: 'plantar',
  harvest: 'cosechar',
  trade: 'comerciar',
  hire: 'contratar un consejero',
  advance: 'avanzar en tecnología',
  move: 'mover',
  take: 'obtener rupias',
};

const TILE: Readonly<Record<Action, string>> = {
  plant: 'loseta de plantar',
  harvest: 'loseta de cosechar',
  trade: 'loseta de comerciar',
  hire: 'loseta de contratar',
  advance: 'loseta de avanzar',
  move: 'loseta de mover',
  take: 'loseta de rupias',
};

const COUNCILLOR: Readonly<Record<Councillor, string>> = {
  'cheap-steps': 'consejero de mover',
  'more-rupees': 'consejero de rupias',
  'adjacent-planting': 'consejero de plantar',
  'trade-rupees': 'consejero de comerciar',
  'advance-point': 'consejero de tecnología',
  'cheap-planting': 'consejero ahorrador',
  'cheap-hiring': 'consejero de contratar',
  'larger-store': 'consejero de almacén',
};

const TEA = { black: 'negro', green: 'verde', white: 'blanco' } as const;

const SHAPE = {
  worm: 'el gusano',
  pistol: 'la pistola',
  wave: 'la ola',
  bee: 'la abeja',
  arch: 'el arco',
} as const;

const SOURCE: Readonly<Record<Source, string>> = {
  play: 'Durante la partida',
  money: 'Dinero',
  technology: 'Tecnología',
  ...DISTRICT,
  contracts: 'Compañías',
  markers: 'Marcadores sobrantes',
};

const hexagon = (hex: Hex): Chip => chip('hex', HEX_NAMES[hex], HEX_NAMES[hex]);
const action = (name: Action): Chip => chip('action', name, ACTION[name]);
const tile = (name: Action): Chip => chip('start-tile', name, TILE[name]);
const region = (district: number): Chip =>
  chip('district', DISTRICTS[district], DISTRICT[DISTRICTS[district]]);
const advisor = (name: Councillor): Chip => chip('councillor', name, COUNCILLOR[name]);
const rupees = (count: number): Chip =>
  chip('rupees', count, plural('es', count, { one: 'rupia', other: 'rupias' }));
const points = (count: number): Chip =>
  chip('points', count, plural('es', count, { one: 'punto', other: 'puntos' }));
const chest = (kind: number): Chip => chip('tea', TEAS[kind], `caja de té ${TEA[TEAS[kind]]}`);
const steps = (count: number): string => plural('es', count, { one: 'paso', other: 'pasos' });
const cards = (kinds: readonly number[]): string =>
  joinList(
    'es',
    kinds.map(kind => CARDS[kind].mains.map(main => ACTION[main]).join(' / ')),
  );
const chests = (counts: readonly number[]): string =>
  joinList(
    'es',
    counts.flatMap((count, kind) => (count === 0 ? [] : [`${count} de té ${TEA[TEAS[kind]]}`])),
  );
const order = (contract: number): Chip =>
  chip(
    'contract',
    CONTRACT_NAMES[contract],
    `la compañía ${CONTRACTS[contract].company} (${chests(CONTRACTS[contract].chests)})`,
  );
const shares = (values: readonly number[], names: Names): string =>
  joinList(
    'es',
    values.map((value, seat) => `${plainText([names.player(seat)])} ${value}`),
  );

const boosted = (view: View): boolean => view.turn?.isBoosted === true;
const underWay = (view: View): Chip | string => (view.turn?.doing ? action(view.turn.doing) : 'actuar');

export const es: CeylonText = {
  name: info.name,
  tagline: info.tagline.es,
  sections,
  rules,

  prompts: {
    position: () => say`Elige un hexágono de nivel 0 en un distrito sin plantaciones: ahí empiezas.`,
    card: () =>
      say`Juega una carta y decide qué acción principal queda de tu lado; la otra será para los demás.`,
    tokenBefore: () => say`¿Usas una ficha de tecnología para hacer otra acción antes de la de tu carta?`,
    action: ({ turn }) => {
      if (!turn?.card) return say`Te toca actuar.`;
      return turn.isMainOpen
        ? say`Te toca actuar: ${action(turn.card.active)}, mover u obtener rupias.`
        : say`Mueve u obtén rupias. Ahora no puedes ${action(turn.card.active)}.`;
    },
    tokenAfter: () => say`¿Usas una ficha de tecnología para hacer otra acción antes de que sigan los demás?`,
    follow: ({ turn }) => {
      if (!turn?.card) return say`Sigues tú con una acción.`;
      return turn.isMainOpen
        ? say`Sigues tú: ${action(turn.card.followers)}, mover u obtener rupias.`
        : say`Sigues tú: mueve u obtén rupias. Ahora no puedes ${action(turn.card.followers)}.`;
    },
    tile: view => say`Vas a ${underWay(view)}: ¿usas tu loseta de inicio?`,
    plant: view =>
      boosted(view) ? say`Elige qué plantación tuya recibe un segundo marcador.` : say`Elige dónde plantas.`,
    harvest: view =>
      view.turn?.picked.length === 0
        ? say`Elige una plantación que cosechar.`
        : say`Elige otra plantación que cosechar o termina la cosecha.`,
    store: () => say`No te cabe todo en el almacén. Elige una caja para devolver.`,
    contract: () => say`Elige el contrato que cumples.`,
    omission: () => say`Elige la caja que no entregas.`,
    reward: () => say`Elige tu recompensa: las rupias o los puntos.`,
    district: () => say`Elige en qué distrito contratas al consejero.`,
    destination: view =>
      boosted(view)
        ? say`Elige adónde va tu peón; cualquier viaje es gratis.`
        : say`Elige adónde va tu peón; el primer paso es gratis.`,
  },

  moves: {
    startAt: ({ hex }) => say`Empezar en ${hexagon(hex)}`,
    playCard: ({ active, followers }) =>
      say`Jugar ${action(active)} para ti y ${action(followers)} para los demás`,
    useToken: ({ action: wanted }) => say`Usar una ficha: ${action(wanted)}`,
    keepToken: () => say`Guardar las fichas`,
    act: ({ action: wanted }) => say`Elegir ${action(wanted)}`,
    useTile: () => say`Usar tu loseta de inicio`,
    saveTile: () => say`Reservar tu loseta de inicio`,
    plantAt: ({ hex }) => say`Plantar en ${hexagon(hex)}`,
    pick: ({ hex }) => say`Cosechar ${hexagon(hex)}`,
    stopHarvest: () => say`Terminar la cosecha`,
    return: ({ tea }) => say`Devolver una ${chest(tea)}`,
    fulfil: ({ contract }) => say`Cumplir el contrato de ${order(contract)}`,
    omit: ({ tea }) => say`No entregar una ${chest(tea)}`,
    takeReward: ({ reward }) => (reward === 'rupees' ? say`Cobrar las rupias` : say`Sumar los puntos`),
    hireIn: ({ district }) => say`Contratar al consejero de ${region(district)}`,
    moveTo: ({ hex }) => say`Mover a ${hexagon(hex)}`,
  },

  events: {
    districtOmitted: ({ district }) => say`En esta partida se prescinde de ${region(district)}.`,
    elevationLaid: ({ district, tile: shape, hexes, summit }) =>
      say`Relieve de ${region(district)}: ${SHAPE[LARGE_TILES[shape].name]} cubre ${joinList(
        'es',
        hexes.map(hex => HEX_NAMES[hex]),
      )}, con la cima en ${hexagon(summit)}.`,
    councillorSeated: ({ district, councillor }) =>
      say`En ${region(district)} atiende el ${advisor(councillor)}.`,
    startTileRevealed: ({ seat, tile: name, number }, names) =>
      say`${names.player(seat)} tiene la ${tile(name)}, con el número ${number}.`,
    teapotGiven: ({ seat }, names) => say`${names.player(seat)} recibe la tetera y empezará la partida.`,
    positionChosen: ({ seat, hex }, names) => say`${names.player(seat)} empieza en ${hexagon(hex)}.`,
    handDealt: ({ seat, count, secret }, names) =>
      secret === undefined
        ? say`${names.player(seat)} roba ${count} cartas.`
        : say`${names.player(seat)} roba ${cards(secret.cards)}.`,
    wagonFilled: ({ wagon, contract }) => say`Al vagón ${wagon + 1} llega un contrato de ${order(contract)}.`,
    nextContractShown: ({ company }) => say`El próximo contrato es de la compañía ${company}.`,
    turnBegun: ({ seat, round }, names) => say`Ronda ${round}: turno de ${names.player(seat)}.`,
    cardPlayed: ({ seat, active, followers }, names) =>
      say`${names.player(seat)} juega ${action(active)} y deja a los demás ${action(followers)}.`,
    tokenUsed: ({ seat, action: wanted }, names) =>
      say`${names.player(seat)} usa una ficha de tecnología para ${action(wanted)}.`,
    tileUsed: ({ seat, tile: name }, names) => say`${names.player(seat)} usa la ${tile(name)}.`,
    planted: ({ seat, hex, cost, isDouble }, names) =>
      isDouble
        ? say`${names.player(seat)} dobla por ${rupees(cost)} su plantación de ${hexagon(hex)}.`
        : say`${names.player(seat)} planta en ${hexagon(hex)} por ${rupees(cost)}.`,
    slotOpened: ({ seat, slots }, names) =>
      say`${names.player(seat)} tiene ahora ${plural('es', slots, { one: 'hueco abierto', other: 'huecos abiertos' })} para contratos.`,
    bonusTaken: ({ seat, points: count }, names) =>
      say`${names.player(seat)} está ya en todos los distritos y se lleva el bonus de ${points(count)}.`,
    harvested: ({ seat, hex, tea, owner, points: count }, names) =>
      owner === seat
        ? say`${names.player(seat)} cosecha una ${chest(tea)} en ${hexagon(hex)}.`
        : say`${names.player(seat)} cosecha una ${chest(tea)} en ${hexagon(hex)}; ${names.player(owner)} suma ${points(count)}.`,
    chestReturned: ({ seat, tea }, names) =>
      say`A ${names.player(seat)} no le cabe todo y devuelve una ${chest(tea)}.`,
    contractFulfilled: ({ seat, contract, chests: handed }, names) =>
      say`${names.player(seat)} entrega ${chests(handed)} y cumple el contrato de ${order(contract)}.`,
    rewardTaken: ({ seat, rupees: paid, points: scored }, names) =>
      paid > 0
        ? say`${names.player(seat)} elige cobrar ${rupees(paid)}.`
        : say`${names.player(seat)} elige sumar ${points(scored)}.`,
    tradeHelped: ({ seat, rupees: paid }, names) =>
      say`El ${advisor('trade-rupees')} le da ${rupees(paid)} más a ${names.player(seat)}.`,
    hired: ({ seat, district, councillor, cost }, names) =>
      say`${names.player(seat)} contrata por ${rupees(cost)} al ${advisor(councillor)} de ${region(district)}.`,
    advanced: ({ seat, from, to, cost }, names) =>
      say`${names.player(seat)} paga ${rupees(cost)}, avanza ${steps(to - from)} hasta la casilla ${to} y gana una ficha.`,
    advanceShared: ({ seats, rupees: paid }, names) =>
      say`${joinList(
        'es',
        seats.map(seat => plainText([names.player(seat)])),
      )} ${seats.length === 1 ? 'recibe' : 'reciben'} ${rupees(paid)}${seats.length === 1 ? '' : ' por cabeza'}.`,
    advanceScored: ({ seat, step, points: count }, names) =>
      say`La casilla ${step} da ${points(count)} a ${names.player(seat)}.`,
    advanceHelped: ({ seat, points: count }, names) =>
      say`El ${advisor('advance-point')} da ${points(count)} a ${names.player(seat)}.`,
    moved: ({ seat, from, to, cost }, names) =>
      cost === 0
        ? say`${names.player(seat)} mueve de ${hexagon(from)} a ${hexagon(to)}.`
        : say`${names.player(seat)} mueve de ${hexagon(from)} a ${hexagon(to)} por ${rupees(cost)}.`,
    rupeesTaken: ({ seat, rupees: count }, names) => say`${names.player(seat)} obtiene ${rupees(count)}.`,
    cardDrawn: ({ seat, left, secret }, names) =>
      secret === undefined
        ? say`${names.player(seat)} roba una carta; ${left === 1 ? 'queda' : 'quedan'} ${left}.`
        : say`${names.player(seat)} roba ${cards([secret.card])}; ${left === 1 ? 'queda' : 'quedan'} ${left}.`,
    drawSkipped: ({ seat }, names) => say`El mazo está agotado: ${names.player(seat)} no roba.`,
    endTriggered: ({ seat, by }, names) =>
      by === 'marker'
        ? say`${names.player(seat)} ha colocado su último marcador: esta es la última ronda.`
        : say`${names.player(seat)} ha robado la última carta: esta es la última ronda.`,
    scored: ({ source, points: counts }, names) => say`${SOURCE[source]}: ${shares(counts, names)}.`,
    gameWon: ({ seat, totals }, names) => say`Gana ${names.player(seat)} con ${points(totals[seat])}.`,
  },

  sources: SOURCE,

  edition: {
    'piece-counts': 'El reglamento dice cuántas piezas hay de cada clase.',
    map: 'El texto habla de cuatro distritos de ocho hexágonos. El dibujo del mapa se ha perdido, así que su trazado es nuestro.',
    'elevation-shapes':
      'Es seguro que hay cinco losetas grandes de cuatro hexágonos. Sus formas las hemos elegido nosotros; todas caben en todos los distritos.',
    cards:
      'Son 46 cartas con dos acciones principales distintas. Cuántas hay de cada pareja es una estimación nuestra.',
    contracts:
      'Cuatro contratos de cada una de las cinco compañías, todos de tres cajas. Uno aparece en un ejemplo; los demás siguen su escala y las cajas que hay en el juego.',
    'technology-track':
      'Son seguras una sexta casilla con +5 y una última casilla. Que haya nueve pasos, con otro +5 en el último, es una estimación nuestra.',
    'contract-slots':
      'Los marcadores tapan los huecos y salen por la izquierda. Cuántos tapa cada hueco es una estimación nuestra.',
    'councillor-spaces':
      'Los cuatro espacios de cada consejero son cosa nuestra, para que nadie se quede fuera.',
    'start-tile-numbers':
      'El reglamento explica las losetas de inicio sin dar sus números: las numeramos en el orden en que aparecen.',
    'player-colours': 'Rojo, amarillo, azul y rosa son los colores que se ven en las tiendas.',
  },

  options: {
    omitted: {
      name: 'Distrito que se deja fuera',
      values: { random: 'Uva o Dimbula, al azar', uva: 'Uva', dimbula: 'Dimbula' },
    },
    startTiles: { name: 'Losetas de inicio', values: { off: 'no se usan', on: 'una por jugador' } },
    start: {
      name: 'Jugador inicial (sin losetas de inicio)',
      values: { random: 'al azar', first: 'el asiento 1' },
    },
    contractBacks: {
      name: 'Compañía del próximo contrato',
      values: { shown: 'visible en el reverso', hidden: 'oculta' },
    },
  },
};
