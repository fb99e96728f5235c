import { info } from '../info.ts';
import {
  chip,
  joinList,
  plainText,
  plural,
  say,
  type Chip,
  type Names,
  type Sentence,
} from '../../../kernel/text.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { PLANTATION_TILES, type Crop, type Tile } from '../data/tiles.ts';
import {
  INTERSECTION_NAMES,
  PLACE_NAMES,
  SPACE_NAMES,
  type Intersection,
  type Place,
  type Space,
} from '../rules/board.ts';
import type { Plantation } from '../rules/plantations.ts';
import type { ProposalsView, View } from '../rules/view.ts';
import { rules, sections } from './rules.es.ts';
import type { SantiagoText } from './vocabulary.ts';

const CROPS: Readonly<Record<Crop, string>> = {
  banana: 'bananas',
  coconut: 'cocos',
  watermelon: 'sandías',
  grape: 'uvas',
  pepper: 'pimientos',
};

const escudos = (amount: number): Chip =>
  chip('escudos', amount, plural('es', amount, { one: 'escudo', other: 'escudos' }));
const points = (count: number): string => plural('es', count, { one: 'punto', other: 'puntos' });
const farmers = (count: number): string => plural('es', count, { one: 'granjero', other: 'granjeros' });
const palms = (count: number): string => plural('es', count, { one: 'palmera', other: 'palmeras' });
const tiles = (count: number): string => plural('es', count, { one: 'ficha', other: 'fichas' });
const space = (at: Space): Chip => chip('space', at, SPACE_NAMES[at]);
const place = (at: Place): Chip => chip('place', at, PLACE_NAMES[at]);
const intersection = (at: Intersection): Chip => chip('intersection', at, INTERSECTION_NAMES[at]);

/** "bananas (2)": the crop and the farmers that the tile shows. */
const tile = (kind: Tile): Chip => {
  const { name, crop, icons } = PLANTATION_TILES[kind];
  return chip('tile', name, `${CROPS[crop]} (${icons})`);
};

const crop = (kind: Tile): Chip => {
  const { crop: name } = PLANTATION_TILES[kind];
  return chip('crop', name, CROPS[name]);
};

const all = (sentences: readonly Sentence[]): string => joinList('es', sentences.map(plainText));
const players = (seats: readonly Seat[], names: Names): string =>
  all(seats.map(seat => [names.player(seat)]));

/** " Tienes 12 escudos.", if the reader may see the money. */
const purse = ({ viewer, money }: View): Sentence => {
  const own = viewer === null ? null : money[viewer];
  return own === null ? say`` : say` Tienes ${escudos(own)}.`;
};

const ownPlace = ({ viewer, proposals }: View): Sentence => {
  const at = viewer === null ? undefined : proposals?.places[viewer];
  return at === null || at === undefined ? say`tu propuesta` : say`${place(at)}`;
};

const hasProposals = ({ places }: ProposalsView): boolean => places.some(at => at !== null);
const canPay = ({ viewer, money }: View, price: number): boolean =>
  viewer === null || (money[viewer] ?? price) >= price;

const scorers = ({ points: scored, farmers: working, palms: shading }: Plantation, names: Names): string =>
  scored
    .flatMap((count, seat) => {
      if (count === 0) return [];
      const palm = shading[seat] === 0 ? '' : ` y ${palms(shading[seat])}`;
      return [plainText(say`${names.player(seat)}, ${points(count)} con ${farmers(working[seat])}${palm}`)];
    })
    .join('; ');

export const es: SantiagoText = {
  name: info.name,
  tagline: info.tagline.es,
  sections,
  rules,

  prompts: {
    spring: () => say`Elige un cruce para el manantial.`,
    startingCanal: () => say`Pon el primer canal junto al manantial.`,
    palms: ({ setup }) => say`Elige una casilla para una palmera. Palmeras por colocar: ${setup.palms}.`,
    auction: view => say`Puja una cantidad que nadie haya pujado, o pasa.${purse(view)}`,
    sealedAuction: view => say`Elige tu puja en secreto, o pasa.${purse(view)}`,
    take: () => say`Toma una de las fichas del pueblo.`,
    plant: ({ taking }) =>
      typeof taking?.tile === 'number'
        ? say`Coloca tu ficha de ${tile(taking.tile)} en una casilla libre.`
        : say`Coloca tu ficha en una casilla libre.`,
    leftover: ({ taking }) =>
      typeof taking?.tile === 'number'
        ? say`Coloca la ficha sobrante, de ${tile(taking.tile)}, junto a otra. Será neutral.`
        : say`Coloca la ficha sobrante junto a otra. Será neutral.`,
    proposal: () => say`Propón un sitio para el nuevo canal, si quieres.`,
    bribe: view => say`¿Cuánto le ofreces al supervisor por ${ownPlace(view)}?${purse(view)}`,
    decision: view => {
      const { proposals } = view;
      if (proposals === null || !hasProposals(proposals)) {
        return canPay(view, 1)
          ? say`Nadie ha propuesto un canal. Construye uno por ${escudos(1)} o devuelve uno a la caja.`
          : say`Nadie ha propuesto un canal y no puedes pagar uno: devuelve uno a la caja.`;
      }
      if (!proposals.isElsewhereFree) return say`Acepta una propuesta: no queda otro sitio donde construir.`;
      return canPay(view, proposals.price)
        ? say`Acepta una propuesta o paga ${escudos(proposals.price)} por rechazarlas todas y construir en otro sitio.`
        : say`Acepta una propuesta: rechazarlas todas costaría ${escudos(proposals.price)}.`;
    },
    canal: ({ proposals }) =>
      proposals?.places.some(at => at !== null) === true
        ? say`Elige un sitio que nadie haya propuesto. Te cuesta ${escudos(proposals.price)}.`
        : say`Elige el sitio del canal. Te cuesta ${escudos(1)}.`,
    extraCanal: () => say`Pon ahora tu canal o guárdalo: solo tienes uno en toda la partida.`,
  },

  nudges: {
    spring: 'Mira el agua otra vez.',
    startingCanal: 'Mira el agua otra vez.',
    palms: 'Mira otra vez las casillas vacías.',
    auction: 'Cuenta otra vez tu dinero y mira las fichas.',
    sealedAuction: 'Cuenta otra vez tu dinero y mira las fichas.',
    take: 'Mira otra vez tus plantaciones: ¿qué cultivo necesitan?',
    plant: 'Mira el agua otra vez.',
    leftover: 'Mira otra vez a qué plantación se uniría esta ficha.',
    proposal: 'Mira el agua otra vez.',
    bribe: 'Calcula otra vez cuánto vale para ti este canal.',
    decision: 'Mira otra vez el agua y los sobornos.',
    canal: 'Mira el agua otra vez.',
    extraCanal: 'Mira otra vez tus fichas sin riego.',
  },

  moves: {
    bid: ({ amount }) => (amount === 0 ? say`Pasar` : say`Pujar ${escudos(amount)}`),
    take: move => say`Tomar la ficha de ${tile(move.tile)}`,
    plant: move => say`Plantar en ${space(move.space)}`,
    propose: move => say`Proponer ${place(move.place)}`,
    abstain: () => say`No proponer nada`,
    bribe: ({ amount }) => (amount === 0 ? say`No ofrecer soborno` : say`Ofrecer ${escudos(amount)}`),
    accept: move => say`Aceptar ${place(move.place)}`,
    reject: () => say`Rechazar todas las propuestas`,
    build: () => say`Construir por ${escudos(1)}`,
    decline: () => say`Devolver un canal a la caja`,
    lay: move => say`Poner el canal en ${place(move.place)}`,
    keep: () => say`Guardar tu canal`,
    placeSpring: ({ at }) => say`Colocar el manantial en ${intersection(at)}`,
    placePalm: move => say`Colocar una palmera en ${space(move.space)}`,
  },

  events: {
    overseerChosen: ({ seat }, names) => say`El primer supervisor del canal: ${names.player(seat)}.`,
    springPlaced: ({ at, seat }, names) =>
      seat === undefined
        ? say`El manantial está en ${intersection(at)}.`
        : say`${names.player(seat)} coloca el manantial en ${intersection(at)}.`,
    palmPlanted: ({ space: at, seat }, names) =>
      seat === undefined
        ? say`Hay una palmera en ${space(at)}.`
        : say`${names.player(seat)} coloca una palmera en ${space(at)}.`,
    tileBoxed: event => say`Se queda fuera de la partida una ficha de ${tile(event.tile)}.`,
    roundBegun: ({ round, last }) => (last ? say`Ronda ${round}, la última.` : say`Ronda ${round}.`),
    tilesRevealed: event => say`En el pueblo: ${all(event.tiles.map(kind => [tile(kind)]))}.`,
    bidMade: ({ seat, amount }, names) => say`${names.player(seat)} puja ${escudos(amount)}.`,
    passed: ({ seat }, names) => say`${names.player(seat)} pasa.`,
    bidSealed: ({ seat, secret }, names) =>
      // A reader who may not know the bid gets the event without its secret part.
      secret === undefined
        ? say`${names.player(seat)} ya ha elegido su puja.`
        : secret.amount === 0
          ? say`${names.player(seat)} ha elegido pasar.`
          : say`${names.player(seat)} ha elegido pujar ${escudos(secret.amount)}.`,
    bidsRevealed: ({ bids }, names) =>
      say`Se revelan las pujas: ${all(
        bids.map((bid, seat) =>
          bid === 0 ? say`${names.player(seat)} pasa` : say`${names.player(seat)} puja ${escudos(bid)}`,
        ),
      )}.`,
    overseerAppointed: ({ seat, again }, names) =>
      again
        ? say`${names.player(seat)} conserva la ficha de supervisor del canal.`
        : say`${names.player(seat)} recibe la ficha de supervisor del canal.`,
    bidPaid: ({ seat, amount }, names) => say`${names.player(seat)} paga ${escudos(amount)}.`,
    tileTaken: (event, names) => say`${names.player(event.seat)} toma una ficha de ${tile(event.tile)}.`,
    tilePlanted: (event, names) =>
      event.farmers === 0
        ? say`${names.player(event.seat)} planta ${tile(event.tile)} en ${space(event.space)}${event.palm ? ', bajo una palmera' : ''}, sin granjeros.`
        : say`${names.player(event.seat)} planta ${tile(event.tile)} en ${space(event.space)}${event.palm ? ', bajo una palmera' : ''}, con ${farmers(event.farmers)}.`,
    leftoverPlanted: (event, names) =>
      say`${names.player(event.seat)} coloca la ficha sobrante, de ${tile(event.tile)}, en ${space(event.space)}${event.palm ? ', bajo una palmera' : ''}.`,
    canalProposed: (event, names) => say`${names.player(event.seat)} propone ${place(event.place)}.`,
    proposalForgone: ({ seat }, names) => say`${names.player(seat)} no propone nada.`,
    bribeOffered: ({ seat, amount, total }, names) => {
      if (amount === 0) return say`${names.player(seat)} no ofrece dinero.`;
      return total === amount
        ? say`${names.player(seat)} ofrece ${escudos(amount)}.`
        : say`${names.player(seat)} añade ${escudos(amount)}: ${total} en total por este sitio.`;
    },
    proposalAccepted: (event, names) => say`${names.player(event.seat)} acepta ${place(event.place)}.`,
    bribePaid: ({ from, to, amount }, names) =>
      say`${names.player(from)} paga ${escudos(amount)} a ${names.player(to)}.`,
    bribeReturned: ({ seat, amount }, names) =>
      say`${names.player(seat)} recupera su oferta de ${escudos(amount)}.`,
    proposalsRejected: ({ seat }, names) => say`${names.player(seat)} rechaza todas las propuestas.`,
    canalWanted: ({ seat }, names) => say`${names.player(seat)} construye por su cuenta.`,
    canalPaid: ({ seat, amount }, names) => say`${names.player(seat)} paga ${escudos(amount)} a la banca.`,
    canalBoxed: ({ seat }, names) => say`${names.player(seat)} no construye: un canal vuelve a la caja.`,
    canalLaid: (event, names) =>
      event.source === 'own'
        ? say`${names.player(event.seat)} pone su propio canal en ${place(event.place)}.`
        : say`${names.player(event.seat)} pone un canal en ${place(event.place)}.`,
    canalKept: ({ seat }, names) => say`${names.player(seat)} no construye un canal adicional.`,
    farmerLost: ({ seat, tile: kind, space: at, left }, names) =>
      left === 0
        ? say`Sin riego en ${space(at)} (${crop(kind)}): ${names.player(seat)} pierde el último granjero y la ficha queda neutral.`
        : say`Sin riego en ${space(at)} (${crop(kind)}): ${names.player(seat)} pierde un granjero.`,
    desertMade: ({ tile: kind, space: at, seat, farmers: count }, names) =>
      seat === null
        ? say`Sin riego en ${space(at)} (${crop(kind)}): se convierte en desierto.`
        : say`Sin riego en ${space(at)} (${crop(kind)}): se convierte en desierto y ${names.player(seat)} pierde ${farmers(count)}.`,
    incomePaid: ({ amount }) => say`La banca da ${escudos(amount)} a cada jugador.`,
    moneyShown: ({ money }, names) =>
      say`Dinero final: ${money.map((amount, seat) => plainText(say`${names.player(seat)}, ${escudos(amount)}`)).join('; ')}.`,
    plantationScored: (event, names) =>
      say`Plantación de ${chip('crop', event.crop, CROPS[event.crop])}, ${tiles(event.spaces.length)}: ${scorers(event, names)}.`,
    gameEnded: ({ totals, winners }, names) =>
      winners.length === 1
        ? say`Gana ${players(winners, names)} con ${points(totals[winners[0]])}.`
        : say`Victoria compartida con ${points(totals[winners[0]])}: ${players(winners, names)}.`,
  },

  sources: {
    money: 'Dinero',
    banana: 'Bananas',
    coconut: 'Cocos',
    watermelon: 'Sandías',
    grape: 'Uvas',
    pepper: 'Pimientos',
  },

  edition: {
    board:
      'El tablero tiene 8 por 6 casillas, con líneas gruesas cada dos casillas y en todo el borde. Descripciones e imágenes coinciden, y el reglamento menciona los seis cruces interiores.',
    'tile-counts': 'Los cinco cultivos, con nueve fichas cada uno, constan en el reglamento.',
    'farmer-icons':
      'De cada cultivo, seis fichas muestran dos granjeros y tres muestran uno. Así lo dan casi todas las descripciones, y solo así cuadran las fichas que se retiran con dos jugadores.',
    pieces: 'Los granjeros, las palmeras, los canales y las propuestas constan en el reglamento.',
    money: 'Los billetes, el dinero inicial y los ingresos constan en el reglamento.',
    'two-player-set-up': 'Todo lo que cambia con dos jugadores consta en el reglamento.',
    'set-up-draws':
      'El reglamento no dice quién coloca el manantial y las palmeras. Aquí se sortean o los coloca el primer supervisor, que se sortea o es el asiento 1.',
  },

  options: {
    money: { name: 'Dinero', values: { open: 'A la vista', hidden: 'Oculto hasta el final' } },
    spring: {
      name: 'Manantial',
      values: { central: 'En el interior', any: 'En cualquier cruce, también en el borde y las esquinas' },
    },
    overseer: { name: 'Primer supervisor', values: { random: 'Al azar', first: 'El asiento 1' } },
    placement: {
      name: 'Manantial y palmeras',
      values: { random: 'Al azar', overseer: 'Los coloca el primer supervisor' },
    },
    palms: { name: 'Palmeras', values: { three: 'Tres', none: 'Ninguna' } },
  },
};
