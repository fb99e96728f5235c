import type { Config, Effects, Game, Meta } from '../../../kernel/game.ts';
import { fromPhases } from '../../../kernel/phases.ts';
import { BASKETS, PRICE_TILES } from '../data/market.ts';
import type { RuleId } from '../data/rules.ts';
import type { Event } from './events.ts';
import { notation, SELL, type Move } from './moves.ts';
import { result } from './scoring.ts';
import { redeal, sample } from './secrets.ts';
import { endRound, selling, startRound } from './selling.ts';
import { copy, type Phase, type State } from './state.ts';
import { view, type View } from './view.ts';

const meta: Meta = { id: 'template', rules: 1, players: { least: 2, most: 4 }, options: [] };

const ORDER: Record<'turn' | 'step', RuleId> = {
  turn: 'choose-once-a-round',
  step: 'game-has-twelve-rounds',
};

/** The phases and what follows each of them. */
const flow = fromPhases<Phase, State, Move, Event>({ selling }, { selling: endRound }, ORDER, id => SELL[id]);

function setup({ players }: Config, effects: Effects<Event>): State {
  const state: State = {
    phase: 'selling',
    players,
    round: 0,
    price: 0,
    bag: PRICE_TILES.map(({ tiles }) => tiles),
    coins: new Array<number>(players).fill(0),
    baskets: new Array<number>(players).fill(BASKETS),
    sold: 0,
    choices: new Array<number | null>(players).fill(null),
  };
  startRound(state, effects);
  return state;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

export const template: Game<State, Move, Event, View> = {
  meta,
  notation,
  setup,
  copy,
  toAct: flow.toAct,
  moves: flow.moves,
  ids: flow.ids,
  whyNot: flow.whyNot,
  apply: flow.apply,
  view,
  sample,
  redeal,
  // Everyone's baskets are open, so a single choice gives nothing away.
  hasSecretChoices: () => false,
  pieceCounts: state => ({
    baskets: sum(state.baskets) + state.sold,
    prices: sum(state.bag) + state.round,
  }),
  result,
};
