import type { GameText, Names, Part, Vocabulary } from '../../../kernel/text.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Topic } from '../data/edition.ts';
import { CONTRACTS } from '../data/contracts.ts';
import type { GoalId } from '../data/goals.ts';
import { TOWNS } from '../data/route.ts';
import type { RuleId, Section } from '../data/rules.ts';
import type { Event, GoalReport } from '../rules/events.ts';
import { STATIONS } from '../rules/board.ts';
import { alubari } from '../rules/game.ts';
import { STOP, type Move } from '../rules/moves.ts';
import { sample } from '../rules/secrets.ts';
import type { Source } from '../rules/scoring.ts';
import type { Phase } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** Everything that needs words in this game. */
interface Alubari extends Vocabulary {
  readonly section: Section;
  readonly rule: RuleId;
  readonly phase: Phase;
  readonly move: Move;
  readonly event: Event;
  readonly view: View;
  readonly source: Source;
  readonly topic: Topic;
  readonly option: 'alubariEstate' | 'start' | 'soloContracts' | 'soloEquipment';
}

export type AlubariText = GameText<Alubari>;

/** Whether the player who is to act may stop now. */
export const mayStop = (view: View): boolean =>
  view.actor !== null && alubari.whyNot(sample(view), view.actor, STOP) === undefined;

/** Whether the player who is to act can choose a move of this type. */
export function offers(view: View, type: Move['type']): boolean {
  if (view.actor === null) return false;
  const moves: Move[] = [];
  alubari.moves(sample(view), view.actor, moves);
  return moves.some(move => move.type === type);
}

/** "Sukna 1": the name of a station space, from its id. */
export const stationName = (id: string): string => {
  const station = STATIONS.find(space => space.id === id);
  return station === undefined ? id : `${TOWNS[station.town].name} ${stationNumber(id)}`;
};

export const stationNumber = (id: string): string => id.slice(-1);

/** A rule text opens with the name of the goal, up to the colon. */
export const goalName = (rules: Readonly<Record<RuleId, string>>, goal: GoalId): string =>
  rules[goal].split(':')[0];

/** Missed goals, nearest first: the share of what was asked that is there. */
export const closestMisses = (goals: readonly GoalReport[], count: number): GoalReport[] =>
  goals
    .filter(({ isMet }) => !isMet)
    .sort((one, other) => closeness(other) - closeness(one))
    .slice(0, count);

function closeness({ conditions }: GoalReport): number {
  const shares = conditions.map(({ is, figure, have, isMet }) => {
    if (isMet) return 1;
    return is === 'atMost' ? 0 : have / (is === 'moreThan' ? figure + 1 : figure);
  });
  return Math.min(...shares);
}

/** The effect of a contract in its rule text: between the first colon and the bonus at the end. */
export const effectText = (rules: Readonly<Record<RuleId, string>>, no: number, bonus: string): string => {
  const text = rules[CONTRACTS[no - 1].rule];
  return text.slice(text.indexOf(': ') + 2, text.indexOf(` ${bonus}:`)).replace(/\.$/, '');
};

/** The whole of a contract's rule text after its number. */
export const contractText = (rules: Readonly<Record<RuleId, string>>, no: number): string =>
  rules[CONTRACTS[no - 1].rule].replace(/^[^(]*/, '').replace(/\.$/, '');

export const labelOf = (seat: Seat, names: Names): string => partLabel(names.player(seat));

const partLabel = (part: Part): string => (typeof part === 'string' ? part : part.label);
