import { joinList, plural, type Language } from '../../../kernel/text.ts';
import type { Translated } from '../../../board/module.ts';
import type { Action } from '../data/actions.ts';
import { TEAS, type Tea } from '../data/contracts.ts';
import type { Councillor } from '../data/councillors.ts';
import type { District } from '../data/map.ts';
import type { HexView, View } from '../rules/view.ts';
import { contractOf } from './prices.ts';

/** What the board says besides the sentences of the game: names of targets, for ears and buttons. */
export const ACTION_NAMES: Readonly<Record<Action, Translated>> = {
  plant: { en: 'Plant', es: 'Plantar' },
  harvest: { en: 'Harvest', es: 'Cosechar' },
  trade: { en: 'Trade', es: 'Comerciar' },
  hire: { en: 'Hire', es: 'Contratar' },
  advance: { en: 'Advance', es: 'Avanzar' },
  move: { en: 'Move', es: 'Mover' },
  take: { en: 'Rupees', es: 'Rupias' },
};

const RUPEES = (count: number): Translated => ({
  en: plural('en', count, { one: 'rupee', other: 'rupees' }),
  es: plural('es', count, { one: 'rupia', other: 'rupias' }),
});

const POINTS = (count: number): Translated => ({
  en: plural('en', count, { one: 'point', other: 'points' }),
  es: plural('es', count, { one: 'punto', other: 'puntos' }),
});

/** An action with what it costs or brings: "Plant for 5 rupees". */
export function actionName(action: Action, rupees: number): Translated {
  const { en, es } = ACTION_NAMES[action];
  if (action === 'take') return { en: `Take ${RUPEES(rupees).en}`, es: `Obtener ${RUPEES(rupees).es}` };
  if (rupees === 0) return { en, es };
  return { en: `${en} for ${RUPEES(-rupees).en}`, es: `${es} por ${RUPEES(-rupees).es}` };
}

export const withToken = ({ en, es }: Translated): Translated => ({
  en: `With a token: ${en.toLowerCase()}`,
  es: `Con una ficha: ${es.toLowerCase()}`,
});

export const cardName = (mine: Action, theirs: Action): Translated => ({
  en: `${ACTION_NAMES[mine].en} for you, ${ACTION_NAMES[theirs].en.toLowerCase()} for the others`,
  es: `${ACTION_NAMES[mine].es} para ti, ${ACTION_NAMES[theirs].es.toLowerCase()} para los demás`,
});

export const DISTRICT_NAMES: Readonly<Record<District, string>> = {
  dimbula: 'Dimbula',
  ruhuna: 'Ruhuna',
  kandy: 'Kandy',
  uva: 'Uva',
};

/** A help of a councillor in a few letters, for the tile, and in a sentence. */
export const HELP: Readonly<Record<Councillor, { readonly short: Translated; readonly long: Translated }>> = {
  'cheap-steps': {
    short: { en: 'Steps cost 1', es: 'Pasos a 1' },
    long: {
      en: 'On a journey every step after the first costs 1 rupee',
      es: 'En un viaje, cada paso tras el primero cuesta 1 rupia',
    },
  },
  'more-rupees': {
    short: { en: 'Take 3', es: 'Obtén 3' },
    long: { en: 'Take 3 rupees instead of 2', es: 'Obtén 3 rupias en lugar de 2' },
  },
  'adjacent-planting': {
    short: { en: 'Plant beside', es: 'Planta cerca' },
    long: {
      en: 'Plant beside your pawn, within its district',
      es: 'Planta junto a tu peón, dentro de su distrito',
    },
  },
  'trade-rupees': {
    short: { en: 'Trade +2', es: 'Comercia +2' },
    long: { en: '2 rupees more for every contract', es: '2 rupias más por cada contrato' },
  },
  'advance-point': {
    short: { en: 'Advance +1', es: 'Avanza +1' },
    long: { en: '1 point for every advance', es: '1 punto por cada avance' },
  },
  'cheap-planting': {
    short: { en: 'Plant for 4', es: 'Planta a 4' },
    long: { en: 'Planting costs 4 rupees', es: 'Plantar cuesta 4 rupias' },
  },
  'cheap-hiring': {
    short: { en: 'Hire for 2', es: 'Contrata a 2' },
    long: { en: 'Hiring costs 2 rupees', es: 'Contratar cuesta 2 rupias' },
  },
  'larger-store': {
    short: { en: 'Store of 6', es: 'Caben 6' },
    long: { en: 'Your store holds 6 chests', es: 'En tu almacén caben 6 cajas' },
  },
};

export const TEA_NAMES: Readonly<Record<Tea, Translated>> = {
  black: { en: 'black tea', es: 'té negro' },
  green: { en: 'green tea', es: 'té verde' },
  white: { en: 'white tea', es: 'té blanco' },
};

/** What there is to know of a hexagon, without seeing it: "d2, Kandy, level 1, green tea". */
export const placeName = ({ hex, district, level }: HexView): Translated => ({
  en: `${hex}, ${DISTRICT_NAMES[district]}, level ${level}, ${TEA_NAMES[TEAS[level]].en}`,
  es: `${hex}, ${DISTRICT_NAMES[district]}, nivel ${level}, ${TEA_NAMES[TEAS[level]].es}`,
});

/** The same with what lies and stands on it. */
export function hexName(place: HexView, players: readonly string[], language: Language): string {
  const { owner, pawns, isDouble } = place;
  const standing = joinList(
    language,
    pawns.map(seat => players[seat]),
  );
  const parts = {
    en: [
      placeName(place).en,
      owner === null ? '' : `${isDouble ? 'double plantation' : 'plantation'} of ${players[owner]}`,
      pawns.length === 0 ? '' : `pawn of ${standing}`,
    ],
    es: [
      placeName(place).es,
      owner === null ? '' : `${isDouble ? 'plantación doble' : 'plantación'} de ${players[owner]}`,
      pawns.length === 0 ? '' : `peón de ${standing}`,
    ],
  };
  return parts[language].filter(part => part !== '').join(', ');
}

/** A target on the map: what would be done there, and what it costs. */
export const HEX_WORDS = {
  start: ({ en, es }: Translated): Translated => ({ en: `Start on ${en}`, es: `Empezar en ${es}` }),
  plant: ({ en, es }: Translated): Translated => ({ en: `Plant on ${en}`, es: `Plantar en ${es}` }),
  pick: ({ en, es }: Translated): Translated => ({ en: `Harvest ${en}`, es: `Cosechar ${es}` }),
  move: ({ en, es }: Translated, cost: number): Translated => ({
    en: `Move to ${en}, ${cost === 0 ? 'free' : RUPEES(cost).en}`,
    es: `Mover a ${es}, ${cost === 0 ? 'gratis' : RUPEES(cost).es}`,
  }),
} as const;

const demand = (name: string, language: Language): string =>
  joinList(
    language,
    contractOf(name).chests.flatMap((count, index) =>
      count === 0 ? [] : [`${count} ${TEA_NAMES[TEAS[index]][language]}`],
    ),
  );

export function contractName(name: string): Translated {
  const { company, rupees, points } = contractOf(name);
  return {
    en: `Contract of company ${company}: ${demand(name, 'en')}, for ${RUPEES(rupees).en} or ${POINTS(points).en}`,
    es: `Contrato de la compañía ${company}: ${demand(name, 'es')}, por ${RUPEES(rupees).es} o ${POINTS(points).es}`,
  };
}

export const councillorName = ({ district, councillor }: View['districts'][number]): Translated => ({
  en: `Councillor of ${DISTRICT_NAMES[district]}: ${HELP[councillor].long.en}`,
  es: `Consejero de ${DISTRICT_NAMES[district]}: ${HELP[councillor].long.es}`,
});

export function rewardName(contract: string | null, reward: 'rupees' | 'points'): Translated {
  if (contract === null)
    return reward === 'rupees'
      ? { en: 'The rupees', es: 'Las rupias' }
      : { en: 'The points', es: 'Los puntos' };
  const { rupees, points } = contractOf(contract);
  return reward === 'rupees' ? RUPEES(rupees) : POINTS(points);
}

export const CHOICES = {
  keep: { en: 'Keep the tokens', es: 'Guardar las fichas' },
  stop: { en: 'Stop harvesting', es: 'Terminar la cosecha' },
  useTile: { en: 'Use the start tile', es: 'Usar la loseta de inicio' },
  saveTile: { en: 'Save it for later', es: 'Reservarla' },
  return: (tea: Tea): Translated => ({
    en: `Return a chest of ${TEA_NAMES[tea].en}`,
    es: `Devolver una caja de ${TEA_NAMES[tea].es}`,
  }),
  omit: (tea: Tea): Translated => ({
    en: `Leave out a chest of ${TEA_NAMES[tea].en}`,
    es: `No entregar una caja de ${TEA_NAMES[tea].es}`,
  }),
} as const;

export const LABELS = {
  map: { en: 'The map', es: 'El mapa' },
  train: { en: 'The train with the contracts', es: 'El tren de los contratos' },
  emptyWagon: { en: 'Empty wagon', es: 'Vagón vacío' },
  contractsLeft: { en: 'contracts to come', es: 'contratos por llegar' },
  nextCompany: { en: 'next: company', es: 'próximo: compañía' },
  councillors: { en: 'Councillors', es: 'Consejeros' },
  hired: { en: 'hired', es: 'contratado' },
  notHired: { en: 'not hired', es: 'sin contratar' },
  technology: { en: 'Technology', es: 'Tecnología' },
  step: { en: 'step', es: 'paso' },
  bonuses: { en: 'District bonuses', es: 'Bonus de distritos' },
  round: { en: 'Round', es: 'Ronda' },
  lastRound: { en: 'Last round', es: 'Última ronda' },
  deck: { en: 'cards in the deck', es: 'cartas en el mazo' },
  laid: { en: 'The card of this turn', es: 'La carta de este turno' },
  noCard: { en: 'No card yet', es: 'Aún sin carta' },
  others: { en: 'others', es: 'los demás' },
  hand: { en: 'Your hand', es: 'Tu mano' },
  actions: { en: 'Actions', es: 'Acciones' },
  chests: { en: 'Your chests', es: 'Tus cajas' },
  rewards: { en: 'Reward', es: 'Recompensa' },
  points: { en: 'points', es: 'puntos' },
  rupees: { en: 'rupees', es: 'rupias' },
  tokens: { en: 'technology tokens', es: 'fichas de tecnología' },
  cards: { en: 'cards in hand', es: 'cartas en mano' },
  store: { en: 'store', es: 'almacén' },
  markers: { en: 'markers left', es: 'marcadores por colocar' },
  slots: { en: 'open slots', es: 'huecos abiertos' },
  company: { en: 'company', es: 'compañía' },
  filed: { en: 'companies served', es: 'compañías atendidas' },
  teapot: { en: 'Start player', es: 'Jugador inicial' },
  tile: { en: 'Start tile', es: 'Loseta de inicio' },
  spent: { en: 'used', es: 'usada' },
  bonus: { en: 'district bonus', es: 'bonus de distritos' },
  out: { en: 'not in play', es: 'fuera de juego' },
  played: { en: 'Cards played', es: 'Cartas jugadas' },
  none: { en: 'none yet', es: 'ninguna todavía' },
  payable: { en: 'you can fulfil it', es: 'puedes cumplirlo' },
} as const satisfies Record<string, Translated>;
