import type { BoardProps } from '../../../board/module.ts';
import { BUILD_AREA, DIG_AREA, POST_AREA, RAIL_AREA } from '../data/board.ts';
import type { Move } from '../rules/moves.ts';
import type { Phase } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { targets } from './targets.ts';

/** The screens of the board where it does not fit at once. */
export const SCREENS = ['actions', 'route', 'cards', 'estates', 'players'] as const;
export type Screen = (typeof SCREENS)[number];

type Scene = BoardProps<View, Move>;

/** The screen that draws a target; buttons have none. */
const DRAWN: Readonly<Record<string, Screen>> = {
  space: 'actions',
  cube: 'actions',
  rail: 'route',
  station: 'route',
  shed: 'cards',
  row: 'cards',
  hand: 'cards',
};

/** Decisions that are made with buttons alone: where to look meanwhile. */
const PHASES: Partial<Record<Phase, Screen>> = {
  redraw: 'cards',
  scoring: 'cards',
  equipment: 'cards',
  postOffice: 'cards',
  contracts: 'cards',
  maintenance: 'players',
  rails: 'route',
  build: 'route',
};
const AREA_SCREENS: Readonly<Record<number, Screen>> = {
  [DIG_AREA]: 'estates',
  [RAIL_AREA]: 'route',
  [BUILD_AREA]: 'route',
  [POST_AREA]: 'cards',
};

const isAsked = ({ viewer, toAct }: Scene): boolean => viewer !== null && toAct.includes(viewer);

/** How many of the moves have a target on each screen. */
function countsOf({ moves, view }: Scene): ReadonlyMap<Screen, number> {
  const counts = new Map<Screen, number>();
  for (const move of moves) {
    const screens = new Set(targets(move, view).map(({ id }) => DRAWN[id.split(':')[0]]));
    for (const screen of screens) if (screen !== undefined) counts.set(screen, (counts.get(screen) ?? 0) + 1);
  }
  return counts;
}

/** The screens on which something can be chosen. */
export const screensToChooseOn = (scene: Scene): ReadonlySet<Screen> =>
  new Set(isAsked(scene) ? countsOf(scene).keys() : []);

/** The screen of the present decision; nothing while another player decides. */
export function screenOf(scene: Scene): Screen | undefined {
  const { view } = scene;
  if (!isAsked(scene) || view.phase === null) return undefined;
  const best = [...countsOf(scene)].sort(([, one], [, other]) => other - one)[0];
  if (best !== undefined) return best[0];
  const ofArea = view.phase === 'boost' ? AREA_SCREENS[view.worker.area] : undefined;
  return ofArea ?? PHASES[view.phase] ?? 'actions';
}

/** Changes with every decision that the viewer is asked for. */
export function decisionKey(scene: Scene): string {
  const { view, viewer } = scene;
  if (viewer === null || !isAsked(scene)) return '';
  const { area, space } = view.worker;
  return [view.round, view.phase, area, space, view.seats[viewer].ready].join(' ');
}
