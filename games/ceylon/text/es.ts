import { info } from '../info.ts';
import {
  chip,
  figure,
  joinList,
  plainText,
  plural,
  say,
  type Chip,
  type Names,
  type Sentence,
} from '../../../kernel/text.ts';
import type { Action } from '../data/actions.ts';
import { CARDS } from '../data/cards.ts';
import { CONTRACTS, TEAS } from '../data/contracts.ts';
import type { Councillor } from '../data/councillors.ts';
import { DISTRICTS, type District, LARGE_TILES } from '../data/map.ts';
import type { Source } from '../rules/events.ts';
import { type Hex, HEX_NAMES } from '../rules/map.ts';
import { CONTRACT_NAMES } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { es as drawing } from './drawing.es.ts';
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
  'cheap-planting': 'consejero de plantar barato',
  'cheap-hiring': 'consejero de contratar',
  'larger-store': 'consejero de almacén',
};

const TEA = { black: 'negro', green: 'verde', white: 'blanco' } as const;

const SHAPE = {
  worm: 'gusano',
  pistol: 'pistola',
  wave: 'ola',
  bee: 'abeja',
  arch: 'arco',
} as const;

const SOURCE: Readonly<Record<Source, string>> = {
  play: 'Durante la partida',
  money: 'Dinero',
  technology: 'Tecnología',
  ...DISTRICT,
  contracts: 'Compañías distintas',
  markers: 'Marcadores sobrantes',
};

const hexChip = (hex: Hex): Chip => chip('hex', HEX_NAMES[hex], HEX_NAMES[hex]);
const action = (name: Action): Chip => chip('action', name, ACTION[name]);
const tile = (name: Action): Chip => chip('start-tile', name, TILE[name]);
const districtChip = (district: number): Chip =>
  chip('district', DISTRICTS[district], DISTRICT[DISTRICTS[district]]);
const councillorChip = (name: Councillor): Chip => chip('councillor', name, COUNCILLOR[name]);
const rupees = (count: number): Chip =>
  chip('rupees', count, plural('es', count, { one: 'rupia', other: 'rupias' }));
const points = (count: number): Chip =>
  chip('points', count, plural('es', count, { one: 'punto', other: 'puntos' }));
const chest = (kind: number): Chip => chip('tea', TEAS[kind], `caja de té ${TEA[TEAS[kind]]}`);
const steps = (count: number): string => plural('es', count, { one: 'paso', other: 'pasos' });
const cards = (kinds: readonly number[]): string =>
  joinList(
    'es',
    kinds.map(kind => CARDS[kind].mains.map(main => drawing.actions[main]).join('/')),
  );
/** "2 cajas de té negro y 1 de té verde". */
function chests(counts: readonly number[]): string {
  const held = counts.flatMap((count, kind) => (count === 0 ? [] : [{ count, tea: TEA[TEAS[kind]] }]));
  return joinList(
    'es',
    held.map(({ count, tea }, index) => {
      const number = index === 0 ? plural('es', count, { one: 'caja', other: 'cajas' }) : count;
      return `${number} de té ${tea}`;
    }),
  );
}
const contractChip = (contract: number): Chip =>
  chip(
    'contract',
    CONTRACT_NAMES[contract],
    `la compañía ${CONTRACTS[contract].company} (${chests(CONTRACTS[contract].chests)})`,
  );
const pointsBySeat = (values: readonly number[], names: Names): string =>
  joinList(
    'es',
    values.map((value, seat) => `${plainText([names.player(seat)])} ${figure(value)}`),
  );

const isBoosted = (view: View): boolean => view.turn?.isBoosted === true;
const chosenAction = (view: View): Chip | string => (view.turn?.doing ? action(view.turn.doing) : 'actuar');

/** The main action on offer, and whether it takes the start tile. */
const mainAction = (view: View, main: Action): Sentence =>
  view.turn?.isTileNeeded === true && view.seats[view.turn.acting].tile === main
    ? say`${action(main)} (con tu loseta de inicio)`
    : say`${action(main)}`;

export const es: CeylonText = {
  name: info.name,
  tagline: info.tagline.es,
  sections,
  rules,

  prompts: {
    position: () => say`Elige dónde empiezas: un hexágono de nivel 0 en un distrito sin plantaciones.`,
    card: () => say`Juega una carta. La acción de tu lado es para ti; la otra, para los demás.`,
    tokenBefore: () => say`¿Gastas una ficha de tecnología en otra acción antes de la de tu carta?`,
    action: view => {
      const { turn } = view;
      if (!turn?.card) return say`Te toca actuar.`;
      return turn.isMainOpen
        ? say`Te toca actuar: ${mainAction(view, turn.card.active)}, mover u obtener rupias.`
        : say`Mueve u obtén rupias. Ahora no puedes ${action(turn.card.active)}.`;
    },
    tokenAfter: () => say`¿Gastas una ficha de tecnología en otra acción antes de que sigan los demás?`,
    follow: view => {
      const { turn } = view;
      if (!turn?.card) return say`Sigues tú con una acción.`;
      return turn.isMainOpen
        ? say`Sigues tú: ${mainAction(view, turn.card.followers)}, mover u obtener rupias.`
        : say`Sigues tú: mueve u obtén rupias. Ahora no puedes ${action(turn.card.followers)}.`;
    },
    tile: view =>
      view.turn?.isTileNeeded === true
        ? say`Solo puedes ${chosenAction(view)} con tu loseta de inicio. ¿La usas o haces una alternativa?`
        : say`Vas a ${chosenAction(view)}. ¿Usas tu loseta de inicio?`,
    plant: view => (isBoosted(view) ? say`Elige la plantación que doblas.` : say`Elige dónde plantas.`),
    harvest: view =>
      view.turn?.picked.length === 0
        ? say`Elige una plantación que cosechar.`
        : say`Elige otra plantación que cosechar o termina la cosecha.`,
    store: () => say`Tu almacén está lleno. Elige una caja para devolver.`,
    contract: () => say`Elige el contrato que cumples.`,
    omission: () => say`Elige la caja que no entregas.`,
    reward: () => say`Elige tu recompensa: las rupias o los puntos.`,
    district: () => say`Elige de qué distrito contratas al consejero.`,
    destination: view =>
      isBoosted(view)
        ? say`Mueve tu peón. Cualquier distancia es gratis.`
        : say`Mueve tu peón. El primer paso es gratis.`,
  },

  nudges: {
    position: 'Mira otra vez el terreno alrededor de este hexágono.',
    card: 'Mira otra vez qué acción les darías a los demás.',
    tokenBefore: 'Mira otra vez qué te daría ahora una acción adicional.',
    action: 'Mira otra vez qué te darían las otras acciones.',
    tokenAfter: 'Mira otra vez qué te daría ahora una acción adicional.',
    follow: 'Mira otra vez qué te darían las otras acciones.',
    tile: 'Mira otra vez cuándo te ayuda más tu loseta de inicio.',
    plant: 'Mira otra vez los demás hexágonos.',
    harvest: 'Mira otra vez tus contratos antes de cosechar.',
    store: 'Mira otra vez qué cajas piden tus contratos.',
    contract: 'Mira otra vez los contratos.',
    omission: 'Mira otra vez qué caja necesitas menos.',
    reward: 'Cuenta otra vez tus rupias.',
    district: 'Mira otra vez los distritos.',
    destination: 'Mira otra vez dónde hará falta tu peón.',
  },

  moves: {
    startAt: ({ hex }) => say`Empezar en ${hexChip(hex)}`,
    playCard: ({ active, followers }) =>
      say`Jugar la carta: ${action(active)} para ti, ${action(followers)} para los demás`,
    useToken: ({ action: wanted }) => say`Gastar una ficha: ${action(wanted)}`,
    keepToken: () => say`Guardar las fichas`,
    act: ({ action: wanted }) => say`Acción: ${action(wanted)}`,
    useTile: () => say`Usar tu loseta de inicio`,
    saveTile: () => say`Guardar tu loseta de inicio para después`,
    plantAt: ({ hex }) => say`Plantar en ${hexChip(hex)}`,
    pick: ({ hex }) => say`Cosechar ${hexChip(hex)}`,
    stopHarvest: () => say`Terminar la cosecha`,
    return: ({ tea }) => say`Devolver una ${chest(tea)}`,
    fulfil: ({ contract }) => say`Cumplir el contrato de ${contractChip(contract)}`,
    omit: ({ tea }) => say`No entregar una ${chest(tea)}`,
    takeReward: ({ reward }) => (reward === 'rupees' ? say`Cobrar las rupias` : say`Sumar los puntos`),
    hireIn: ({ district }) => say`Contratar al consejero de ${districtChip(district)}`,
    moveTo: ({ hex }) => say`Mover a ${hexChip(hex)}`,
  },

  events: {
    districtOmitted: ({ district }) => say`En esta partida no se usa ${districtChip(district)}.`,
    elevationLaid: ({ district, tile: shape, hexes, summit }) =>
      say`Relieve de ${districtChip(district)}: la loseta con forma de ${SHAPE[LARGE_TILES[shape].name]} cubre ${joinList(
        'es',
        hexes.map(hex => HEX_NAMES[hex]),
      )}, con la cima en ${hexChip(summit)}.`,
    councillorSeated: ({ district, councillor }) =>
      say`En ${districtChip(district)} está el ${councillorChip(councillor)}.`,
    startTileRevealed: ({ seat, tile: name, number }, names) =>
      say`${names.player(seat)} tiene la ${tile(name)}, con el número ${number}.`,
    teapotGiven: ({ seat }, names) => say`${names.player(seat)} recibe la tetera y empieza la partida.`,
    positionChosen: ({ seat, hex }, names) => say`${names.player(seat)} empieza en ${hexChip(hex)}.`,
    handDealt: ({ seat, count, secret }, names) =>
      secret === undefined
        ? say`${names.player(seat)} roba ${count} cartas.`
        : say`${names.player(seat)} roba estas cartas: ${cards(secret.cards)}.`,
    wagonFilled: ({ wagon, contract }) =>
      say`Al vagón ${wagon + 1} llega un contrato de ${contractChip(contract)}.`,
    nextContractShown: ({ company }) => say`El siguiente contrato es de la compañía ${company}.`,
    turnBegun: ({ seat, round }, names) => say`Ronda ${round}: turno de ${names.player(seat)}.`,
    cardPlayed: ({ seat, active, followers }, names) =>
      say`${names.player(seat)} juega ${action(active)} y deja a los demás ${action(followers)}.`,
    tokenUsed: ({ seat, action: wanted }, names) =>
      say`${names.player(seat)} usa una ficha de tecnología para ${action(wanted)}.`,
    tileUsed: ({ seat, tile: name }, names) => say`${names.player(seat)} usa la ${tile(name)}.`,
    planted: ({ seat, hex, cost, isDouble }, names) =>
      isDouble
        ? say`${names.player(seat)} dobla por ${rupees(cost)} su plantación de ${hexChip(hex)}.`
        : say`${names.player(seat)} planta en ${hexChip(hex)} por ${rupees(cost)}.`,
    slotOpened: ({ seat, slots }, names) =>
      say`${names.player(seat)} tiene ahora ${plural('es', slots, { one: 'hueco abierto', other: 'huecos abiertos' })} para contratos.`,
    bonusTaken: ({ seat, points: count }, names) =>
      say`${names.player(seat)} ya tiene plantaciones en todos los distritos y se lleva el bonus: ${points(count)}.`,
    harvested: ({ seat, hex, tea, owner, points: count }, names) =>
      owner === seat
        ? say`${names.player(seat)} cosecha una ${chest(tea)} en ${hexChip(hex)}.`
        : say`${names.player(seat)} cosecha una ${chest(tea)} en ${hexChip(hex)}; ${names.player(owner)} suma ${points(count)}.`,
    chestReturned: ({ seat, tea }, names) =>
      say`A ${names.player(seat)} no le cabe todo y devuelve una ${chest(tea)}.`,
    contractFulfilled: ({ seat, contract, chests: handed }, names) =>
      say`${names.player(seat)} entrega ${chests(handed)} y cumple el contrato de ${contractChip(contract)}.`,
    rewardTaken: ({ seat, rupees: paid, points: scored }, names) =>
      paid > 0
        ? say`${names.player(seat)} toma ${rupees(paid)} como recompensa.`
        : say`${names.player(seat)} toma ${points(scored)} como recompensa.`,
    tradeHelped: ({ seat, rupees: paid }, names) =>
      say`El ${councillorChip('trade-rupees')} le da ${rupees(paid)} más a ${names.player(seat)}.`,
    hired: ({ seat, district, councillor, cost }, names) =>
      say`${names.player(seat)} contrata por ${rupees(cost)} al ${councillorChip(councillor)} de ${districtChip(district)}.`,
    advanced: ({ seat, from, to, cost }, names) =>
      say`${names.player(seat)} paga ${rupees(cost)}, avanza ${steps(to - from)} hasta la casilla ${to} y gana una ficha de tecnología.`,
    advanceShared: ({ seats, rupees: paid }, names) =>
      seats.length === 1
        ? say`${names.player(seats[0])} recibe ${rupees(paid)}.`
        : say`${rupees(paid)} por cabeza: ${joinList(
            'es',
            seats.map(seat => plainText([names.player(seat)])),
          )}.`,
    advanceScored: ({ seat, step, points: count }, names) =>
      say`La casilla ${step} da ${points(count)} a ${names.player(seat)}.`,
    advanceHelped: ({ seat, points: count }, names) =>
      say`El ${councillorChip('advance-point')} da ${points(count)} a ${names.player(seat)}.`,
    moved: ({ seat, from, to, cost }, names) =>
      cost === 0
        ? say`${names.player(seat)} mueve su peón de ${hexChip(from)} a ${hexChip(to)}.`
        : say`${names.player(seat)} mueve su peón de ${hexChip(from)} a ${hexChip(to)} por ${rupees(cost)}.`,
    rupeesTaken: ({ seat, rupees: count }, names) => say`${names.player(seat)} obtiene ${rupees(count)}.`,
    cardDrawn: ({ seat, left, secret }, names) =>
      secret === undefined
        ? say`${names.player(seat)} roba una carta; ${left === 1 ? 'queda' : 'quedan'} ${left}.`
        : say`${names.player(seat)} roba la carta ${cards([secret.card])}; ${left === 1 ? 'queda' : 'quedan'} ${left}.`,
    drawSkipped: ({ seat }, names) => say`El mazo está agotado: ${names.player(seat)} no roba.`,
    endTriggered: ({ seat, by }, names) =>
      by === 'marker'
        ? say`${names.player(seat)} ha colocado su último marcador: esta es la última ronda.`
        : say`${names.player(seat)} ha robado la última carta: esta es la última ronda.`,
    scored: ({ source, points: counts }, names) => say`${SOURCE[source]}: ${pointsBySeat(counts, names)}.`,
    gameWon: ({ seat, totals }, names) => say`Gana ${names.player(seat)} con ${points(totals[seat])}.`,
  },

  sources: SOURCE,

  edition: {
    'piece-counts': 'El reglamento dice cuántas piezas hay de cada clase.',
    map: 'El reglamento habla de cuatro distritos de ocho hexágonos. No tenemos el dibujo del mapa, así que su trazado es nuestro.',
    'elevation-shapes':
      'Es seguro que hay cinco losetas grandes de cuatro hexágonos. Sus formas son nuestras; todas caben en todos los distritos.',
    cards:
      'Son 46 cartas con dos acciones principales distintas. Cuántas hay de cada pareja es una estimación nuestra.',
    contracts:
      'Cuatro contratos de cada una de las cinco compañías, todos de tres cajas. Uno aparece en un ejemplo; los demás siguen su escala y las cajas que hay en el juego.',
    'technology-track':
      'Es seguro que la sexta casilla es un +5 y que hay una última casilla. Que haya nueve pasos, con otro +5 en el último, es una estimación nuestra.',
    'contract-slots':
      'Los marcadores tapan los huecos y salen por la izquierda. Cuántos marcadores tapan cada hueco es una estimación nuestra.',
    'councillor-spaces':
      'Los cuatro espacios para discos de cada consejero son una estimación nuestra, para que nadie se quede fuera.',
    'start-tile-numbers':
      'El reglamento explica las losetas de inicio sin dar sus números: las numeramos en el orden en que aparecen.',
    'player-colours': 'Rojo, amarillo, azul y rosa son los colores que se ven en las tiendas.',
  },

  options: {
    omitted: {
      name: 'Distrito que no se usa',
      values: { random: 'Uva o Dimbula, al azar', uva: 'Uva', dimbula: 'Dimbula' },
    },
    startTiles: { name: 'Losetas de inicio', values: { off: 'No se usan', on: 'Una por jugador' } },
    start: {
      name: 'Jugador inicial (sin losetas de inicio)',
      values: { random: 'Al azar', first: 'El asiento 1' },
    },
    contractBacks: {
      name: 'Compañía del siguiente contrato',
      values: { shown: 'Visible en el reverso', hidden: 'Oculta' },
    },
  },
};
