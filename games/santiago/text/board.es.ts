import { chip, joinList, plural, say } from '../../../kernel/text.ts';
import type { Crop } from '../data/tiles.ts';
import type { BoardText, TileCount } from './board.ts';

const crops: Readonly<Record<Crop, string>> = {
  banana: 'bananas',
  coconut: 'cocos',
  watermelon: 'sandías',
  grape: 'uvas',
  pepper: 'pimientos',
};

const escudos = (count: number): string => plural('es', count, { one: 'escudo', other: 'escudos' });
const farmers = (count: number): string => plural('es', count, { one: 'granjero', other: 'granjeros' });
const tiles = (count: number): string => plural('es', count, { one: 'ficha', other: 'fichas' });
const tileKind = ({ crop, farmers: shown, count }: TileCount): string =>
  `${crops[crop]}, ${farmers(shown)}${count > 1 ? `, ×${count}` : ''}`;

export const board: BoardText = {
  crops,

  ask: {
    bid: 'Elige tu puja',
    tile: 'Elige una ficha',
    space: 'Elige una casilla',
    canal: 'Elige un sitio para el canal',
    bribe: 'Elige tu soborno',
    intersection: 'Elige un cruce',
  },

  targets: {
    pass: 'Pasar',
    bid: amount => `Pujar ${escudos(amount)}`,
    noBribe: 'Sin soborno',
    bribe: amount => `Ofrecer ${escudos(amount)}`,
    tile: tile => `Ficha: ${tileKind(tile)}`,
    plant: space => `Plantar en ${space}`,
    palm: space => `Colocar una palmera en ${space}`,
    spring: intersection => `Colocar el manantial en ${intersection}`,
    site({ name, crops: grown, emptySpaces, offer }) {
      const empty = plural('es', emptySpaces, { one: 'casilla libre', other: 'casillas libres' });
      const along = [
        ...grown.map(({ crop, space }) => `${crops[crop]} ${space}`),
        ...(emptySpaces === 0 ? [] : [empty]),
      ];
      const offered = offer === undefined ? '' : `; ofrecen ${escudos(offer)}`;
      return `Sitio de canal ${name}, junto a ${along.length === 0 ? 'desiertos' : joinList('es', along)}${offered}`;
    },
    abstain: 'No proponer nada',
    reject: price => `Rechazar todo por ${escudos(price)}`,
    build: 'Construir por 1 escudo',
    decline: 'Devolver un canal a la caja',
    keep: 'Guardar tu canal',
  },

  space: {
    empty: 'libre',
    desert: 'desierto',
    neutral: 'neutral',
    palm: 'con una palmera',
    watered: 'con riego',
    dry: 'sin riego',
    farmers: (count, owner) => `${farmers(count)} de ${owner}`,
  },

  consequences: {
    moneyLeft: left => say`${left === 1 ? 'te queda' : 'te quedan'} ${chip('escudos', left, String(left))}`,
    offered: total => say`${chip('escudos', total, String(total))} en total por este sitio`,
    fewerFarmers: say`un granjero menos en la ficha`,
    overseer: seat => [chip('overseer', seat, 'supervisor del canal')],
    farmersToPlace: count => say`${farmers(count)} para esta ficha`,
    priceOfRejecting: price => say`${chip('escudos', price, escudos(price))} que pagarás al construir`,
    plantation: (crop, size) => say`plantación de ${size}: ${chip('crop', crop, crops[crop])}`,
    watered: [chip('water', 0, 'tiene riego')],
    dry: [chip('drought', 0, 'aún sin riego')],
    waters: count => say`riega ${chip('water', count, tiles(count))}`,
    watersNeutral: count => say`riega ${chip('water', count, tiles(count))} sin dueño`,
    watersNothing: [chip('water', 0, 'no riega ninguna ficha nueva')],
    farmers: [chip('drought', 0, 'granjeros')],
    deserts: count =>
      say`${chip('desert', count, tiles(count))} ${count === 1 ? 'se vuelve' : 'se vuelven'} desierto`,
  },

  steps: {
    auction: 'Subasta',
    tiles: 'Fichas',
    canal: 'Canal',
    extraCanal: 'Canal adicional',
    drying: 'Secado',
    income: 'Ingresos',
  },

  labels: {
    board: 'El valle',
    village: 'Pueblo',
    steps: 'Pasos de la ronda',
    order: 'Orden de los turnos',
    bids: 'Tu puja',
    bribes: 'Tu soborno',
    answers: 'Tu respuesta',
    pass: 'pasó',
    sealed: 'secreta',
    staked: 'puja o soborno de esta ronda',
  },

  panel: {
    money: count => (count === null ? 'escudos ocultos' : escudos(count)),
    points: count => plural('es', count, { one: 'punto en plantaciones', other: 'puntos en plantaciones' }),
    farmers: count =>
      plural('es', count, { one: 'granjero en el tablero', other: 'granjeros en el tablero' }),
    overseer: 'Supervisor del canal',
    ownCanal: 'aún guarda su canal',
    usedCanal: 'ya ha usado su canal',
    rest: (reserve, lost) => `en reserva: ${reserve} · perdidos: ${lost}`,
  },

  offers: {
    placeOf: players => `Sitio de ${joinList('es', players)}`,
    waters: count =>
      count === 0
        ? 'no riega fichas nuevas'
        : `riega ${plural('es', count, { one: 'ficha seca', other: 'fichas secas' })}`,
    elsewhere: 'Otro sitio',
  },

  confirms: {
    placeSpring: 'Colocar el manantial',
    placePalm: 'Colocar la palmera',
    take: 'Tomar la ficha',
    plant: 'Plantar',
    propose: 'Proponer',
    accept: 'Aceptar',
    lay: 'Construir el canal',
    bid: amount => `Pujar ${amount}`,
    bribe: amount => `Ofrecer ${amount}`,
    elsewhere: price => `Otro sitio por ${price}`,
  },

  supplies: {
    round: (round, rounds) => (round === 0 ? 'Inicio' : `Ronda ${round}/${rounds}`),
    piles: count => plural('es', count, { one: 'ficha en los montones', other: 'fichas en los montones' }),
    canals: count => plural('es', count, { one: 'canal en la reserva', other: 'canales en la reserva' }),
    unseen: (crop, one, two) => `${crops[crop]}: ${one} con 1 granjero, ${two} con 2 granjeros`,
    canalWord: count => (count === 1 ? 'canal' : 'canales'),
    tiles: count => plural('es', count, { one: 'ficha', other: 'fichas' }),
    toCome: 'por salir',
    noneToCome: 'últimas fichas',
    boxed: boxed => `fuera de la partida: ${boxed.map(tileKind).join('; ')}`,
  },
};
