import type { Effects } from '../../../kernel/game.ts';
import type { PhaseRules } from '../../../kernel/phases.ts';
import { drawPiece } from '../../../kernel/random.ts';
import { NO_SEATS, oneSeat } from '../../../kernel/seat.ts';
import type { RuleId } from '../data/rules.ts';
import { AROUND, CORNERING, SPACES, type Space } from './board.ts';
import type { Event } from './events.ts';
import { PLACE_PALM, type PlacePalm } from './moves.ts';
import type { State } from './state.ts';

/** Set-up, by option. The first overseer chooses the space of each palm. */
export const palms: PhaseRules<State, PlacePalm, Event> = {
  answers: ['placePalm'],

  toAct: ({ setup, overseer }) => (setup.palms > 0 ? oneSeat(overseer) : NO_SEATS),

  list(state, _seat, out) {
    for (let space = 0; space < SPACES; space++) {
      if (whyNotPalmAt(state, space) === undefined) out.push(PLACE_PALM[space].id);
    }
  },

  whyNot: (state, _seat, { space }) => whyNotPalmAt(state, space),

  play(state, seat, { space }, { emit }) {
    addPalm(state, space);
    emit?.({ type: 'palmPlanted', space, seat });
  },
};

function whyNotPalmAt(state: Readonly<State>, space: Space): RuleId | undefined {
  if (state.palms.includes(space)) return 'setup-three-palms-on-distinct-spaces';
  if (CORNERING[state.spring].includes(space)) return 'setup-palms-do-not-touch-spring';
  return state.palms.some(palm => AROUND[palm].includes(space))
    ? 'setup-palms-do-not-touch-each-other'
    : undefined;
}

function addPalm(state: State, space: Space): void {
  state.palms.push(space);
  state.setup.palms--;
}

/** One for each space: before the first draw no space is ruled out. */
const EVERYWHERE: readonly number[] = Array.from({ length: SPACES }, () => 1);

/** Draws one palm after another, each allowed space equally likely. */
export function drawPalms(state: State, { random, emit }: Effects<Event>): void {
  const allowed = EVERYWHERE.slice();
  for (const space of CORNERING[state.spring]) allowed[space] = 0;
  while (state.setup.palms > 0) {
    const space: Space = drawPiece(allowed, random);
    for (const near of AROUND[space]) allowed[near] = 0;
    addPalm(state, space);
    emit?.({ type: 'palmPlanted', space });
  }
}
