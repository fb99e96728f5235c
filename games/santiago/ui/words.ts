import { joinList, plural, type Language } from '../../../kernel/text.ts';
import type { Translated } from '../../../board/module.ts';
import { PLANTATION_TILES, type Crop, type Tile } from '../data/tiles.ts';
import { PLACE_NAMES, SPACE_NAMES, WATERED, type Place, type Space } from '../rules/board.ts';
import type { Field, View } from '../rules/view.ts';
import { spacesAlong } from './layout.ts';

/** What the board says besides the sentences of the game: names of targets, for ears and buttons. */
export const CROP_NAMES: Readonly<Record<Crop, Translated>> = {
  banana: { en: 'bananas', es: 'bananas' },
  coconut: { en: 'coconuts', es: 'cocos' },
  watermelon: { en: 'watermelons', es: 'sandías' },
  grape: { en: 'grapes', es: 'uvas' },
  pepper: { en: 'red peppers', es: 'pimientos' },
};

const both = (words: (language: Language) => string): Translated => ({ en: words('en'), es: words('es') });

const farmers = (language: Language, count: number): string =>
  plural(
    language,
    count,
    language === 'en' ? { one: 'farmer', other: 'farmers' } : { one: 'granjero', other: 'granjeros' },
  );

const escudos = (language: Language, count: number): string =>
  plural(language, count, { one: 'escudo', other: 'escudos' });

const SPACE = {
  en: {
    empty: 'empty',
    desert: 'desert',
    neutral: 'neutral',
    palm: 'with a palm',
    wet: 'watered',
    dry: 'dry',
  },
  es: {
    empty: 'libre',
    desert: 'desierto',
    neutral: 'neutral',
    palm: 'con una palmera',
    wet: 'con riego',
    dry: 'sin riego',
  },
} as const satisfies Record<Language, Readonly<Record<string, string>>>;

/** "c4, red peppers, 2 farmers of Ana, watered": a space for the ear. */
export function spaceName(space: Space, view: View, players: readonly string[], language: Language): string {
  const words = SPACE[language];
  const field = view.fields[space];
  return [
    SPACE_NAMES[space],
    ...(field === null ? [words.empty] : fieldWords(field, players, language)),
    ...(view.palms.includes(space) ? [words.palm] : []),
    spacesAlong(view.canals).has(space) ? words.wet : words.dry,
  ].join(', ');
}

function fieldWords(field: Field, players: readonly string[], language: Language): readonly string[] {
  if (field.desert) return [SPACE[language].desert];
  const crop = CROP_NAMES[field.crop][language];
  if (field.owner === null) return [crop, SPACE[language].neutral];
  const who = players[field.owner] ?? '';
  return [crop, `${farmers(language, field.farmers)} ${language === 'en' ? 'of' : 'de'} ${who}`];
}

/** An empty space where a tile may go. */
export const plantName = (space: Space, view: View): Translated =>
  both(
    language => `${language === 'en' ? 'Plant on' : 'Plantar en'} ${spaceName(space, view, [], language)}`,
  );

/** "W2-X2, waters red peppers c4 and 3 empty spaces": a place for a canal, for the ear. */
export function placeName(place: Place, view: View): Translated {
  return both(language => {
    const grown = WATERED[place].flatMap(space => {
      const field = view.fields[space];
      return field === null || field.desert
        ? []
        : [`${CROP_NAMES[field.crop][language]} ${SPACE_NAMES[space]}`];
    });
    const rest = WATERED[place].filter(space => view.fields[space] === null).length;
    const empty = plural(
      language,
      rest,
      language === 'en'
        ? { one: 'empty space', other: 'empty spaces' }
        : { one: 'casilla libre', other: 'casillas libres' },
    );
    const along = joinList(language, rest === 0 ? grown : [...grown, empty]);
    const offer = offerFor(place, view);
    const offered =
      offer === undefined
        ? ''
        : `${language === 'en' ? ', offered: ' : ', ofrecido: '}${escudos(language, offer)}`;
    return language === 'en'
      ? `Canal place ${PLACE_NAMES[place]}, along ${along}${offered}`
      : `Sitio de canal ${PLACE_NAMES[place]}, junto a ${along}${offered}`;
  });
}

/** All bribes for a place; undefined where nobody proposed it. */
function offerFor(place: Place, { proposals }: View): number | undefined {
  if (proposals === null || !proposals.places.includes(place)) return undefined;
  return proposals.places.reduce<number>(
    (sum, at, seat) => sum + (at === place ? (proposals.bribes[seat] ?? 0) : 0),
    0,
  );
}

export const tileName = (tile: Tile, { village }: View): Translated => {
  const { crop, icons } = PLANTATION_TILES[tile];
  const times = village[tile] > 1 ? `, ×${village[tile]}` : '';
  return both(
    language =>
      `${language === 'en' ? 'Tile' : 'Ficha'}: ${CROP_NAMES[crop][language]}, ${farmers(language, icons)}${times}`,
  );
};

export const bidName = (amount: number): Translated =>
  amount === 0
    ? { en: 'Pass', es: 'Pasar' }
    : both(language => `${language === 'en' ? 'Bid' : 'Pujar'} ${escudos(language, amount)}`);

export const bribeName = (amount: number): Translated =>
  amount === 0
    ? { en: 'No bribe', es: 'Sin soborno' }
    : both(language => `${language === 'en' ? 'Offer' : 'Ofrecer'} ${escudos(language, amount)}`);

export type Answer = 'abstain' | 'reject' | 'build' | 'decline' | 'keep';

export const answerName = (answer: Answer, { proposals }: View): Translated => {
  switch (answer) {
    case 'abstain':
      return { en: 'Propose nothing', es: 'No proponer nada' };
    case 'reject': {
      const price = proposals?.price ?? 1;
      return both(language =>
        language === 'en'
          ? `Reject all for ${escudos('en', price)}`
          : `Rechazar todo por ${escudos('es', price)}`,
      );
    }
    case 'build':
      return { en: 'Build for 1 escudo', es: 'Construir por 1 escudo' };
    case 'decline':
      return { en: 'Put a canal into the box', es: 'Devolver un canal a la caja' };
    case 'keep':
      return { en: 'Keep your canal', es: 'Guardar tu canal' };
  }
};

/** The steps of a round in which something is asked or seen, as the track beside the prompt names them. */
export const STEPS: readonly Translated[] = [
  { en: 'Auction', es: 'Subasta' },
  { en: 'Tiles', es: 'Fichas' },
  { en: 'Canal', es: 'Canal' },
  { en: 'Extra canal', es: 'Canal adicional' },
  { en: 'Drying', es: 'Secado' },
  { en: 'Income', es: 'Ingresos' },
];

export const LABELS = {
  board: { en: 'The valley', es: 'El valle' },
  village: { en: 'Village', es: 'Pueblo' },
  piles: { en: 'tiles in the piles', es: 'fichas en los montones' },
  supply: { en: 'canals in the supply', es: 'canales en la reserva' },
  round: { en: 'Round', es: 'Ronda' },
  steps: { en: 'Steps of the round', es: 'Pasos de la ronda' },
  order: { en: 'Order of turns', es: 'Orden de turno' },
  bids: { en: 'Your bid', es: 'Tu puja' },
  bribes: { en: 'Your bribe', es: 'Tu soborno' },
  answers: { en: 'Your answer', es: 'Tu respuesta' },
  money: { en: 'escudos', es: 'escudos' },
  hidden: { en: 'hidden', es: 'oculto' },
  points: { en: 'points in plantations', es: 'puntos en plantaciones' },
  farmers: { en: 'farmers at work', es: 'granjeros en el campo' },
  reserve: { en: 'in reserve', es: 'en reserva' },
  lost: { en: 'lost', es: 'perdidos' },
  overseer: { en: 'Canal overseer', es: 'Supervisor del canal' },
  ownCanal: { en: 'still holds their own canal', es: 'aún guarda su canal' },
  noCanal: { en: 'their own canal is used', es: 'canal propio ya usado' },
  pass: { en: 'pass', es: 'pasa' },
  sealed: { en: 'sealed', es: 'oculta' },
  staked: { en: 'bid or bribe of this round', es: 'puja o soborno de esta ronda' },
} as const satisfies Record<string, Translated>;
