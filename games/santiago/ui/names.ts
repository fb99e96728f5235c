import type { Translated } from '../../../board/module.ts';
import { PLANTATION_TILES, type Tile } from '../data/tiles.ts';
import {
  INTERSECTION_NAMES,
  PLACE_NAMES,
  SPACE_NAMES,
  WATERED,
  type Intersection,
  type Place,
  type Space,
} from '../rules/board.ts';
import type { Field, View } from '../rules/view.ts';
import type { BoardText } from '../text/board.ts';
import { spacesAlong } from './layout.ts';
import { translate } from './text.ts';

/** "c4, red peppers, Ana's 2 farmers, watered". */
export function describeSpace(text: BoardText, space: Space, view: View, players: readonly string[]): string {
  const field = view.fields[space];
  return [
    SPACE_NAMES[space],
    ...(field === null ? [text.space.empty] : describeField(text, field, players)),
    ...(view.palms.includes(space) ? [text.space.palm] : []),
    spacesAlong(view.canals).has(space) ? text.space.watered : text.space.dry,
  ].join(', ');
}

function describeField(text: BoardText, field: Field, players: readonly string[]): readonly string[] {
  if (field.desert) return [text.space.desert];
  const crop = text.crops[field.crop];
  return field.owner === null
    ? [crop, text.space.neutral]
    : [crop, text.space.farmers(field.farmers, players[field.owner] ?? '')];
}

// A target's space is empty, so its description names no player.
export const plantName = (space: Space, view: View): Translated =>
  translate(text => text.targets.plant(describeSpace(text, space, view, [])));

export const palmName = (space: Space, view: View): Translated =>
  translate(text => text.targets.palm(describeSpace(text, space, view, [])));

export const springName = (at: Intersection): Translated =>
  translate(text => text.targets.spring(INTERSECTION_NAMES[at]));

export function siteName(place: Place, view: View): Translated {
  const site = {
    name: PLACE_NAMES[place],
    crops: WATERED[place].flatMap(space => {
      const field = view.fields[space];
      return field === null || field.desert ? [] : [{ crop: field.crop, space: SPACE_NAMES[space] }];
    }),
    emptySpaces: WATERED[place].filter(space => view.fields[space] === null).length,
    offer: offerFor(place, view),
  };
  return translate(text => text.targets.site(site));
}

/** All bribes for a place; undefined if no one proposed it. */
function offerFor(place: Place, { proposals }: View): number | undefined {
  if (proposals === null || !proposals.places.includes(place)) return undefined;
  return proposals.places.reduce<number>(
    (sum, at, seat) => sum + (at === place ? (proposals.bribes[seat] ?? 0) : 0),
    0,
  );
}

export function tileName(tile: Tile, { village }: View): Translated {
  const { crop, icons } = PLANTATION_TILES[tile];
  return translate(text => text.targets.tile({ crop, farmers: icons, count: village[tile] }));
}

export const bidName = (amount: number): Translated =>
  translate(({ targets }) => (amount === 0 ? targets.pass : targets.bid(amount)));

export const bribeName = (amount: number): Translated =>
  translate(({ targets }) => (amount === 0 ? targets.noBribe : targets.bribe(amount)));

export type Answer = 'abstain' | 'reject' | 'build' | 'decline' | 'keep';

export const answerName = (answer: Answer, { proposals }: View): Translated =>
  translate(({ targets }) => (answer === 'reject' ? targets.reject(proposals?.price ?? 1) : targets[answer]));
