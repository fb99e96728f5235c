import type { Sentence } from '../../../kernel/text.ts';
import type { Area, Weather } from '../data/board.ts';
import type { Contract, Effect, Needs } from '../data/contracts.ts';
import type { EquipmentId } from '../data/equipment.ts';
import type { RailPlace, StationBonus, StationCost } from '../data/route.ts';
import type { Cube, EventNumber } from '../data/supplies.ts';
import type { Cheaper, Smelt } from '../rules/moves.ts';

/** Things that are counted on the board; `any` is stone or steel. */
export type Counted = keyof StationCost | 'chai' | 'leaf' | 'points';

/** What a worker finds if it is placed now: earlier workers counted, chai and contracts left out. */
export type Outlook =
  | { readonly area: 'stock'; readonly cubes: number }
  | { readonly area: 'dig'; readonly rubble: number; readonly spaces: number; readonly points: number }
  | { readonly area: 'works'; readonly steel: number; readonly stone: number }
  | { readonly area: 'rails'; readonly rails: number; readonly rate: number }
  | { readonly area: 'build'; readonly builds: number; readonly points: number }
  | { readonly area: 'post'; readonly cards: number }
  | { readonly area: 'chaiwala'; readonly leaves: number; readonly brew: number };

/** The part of a round that is played, with the area while workers act. */
export type RoundStep = 'events' | 'workers' | 'scoring' | Area;

/** What the board asks for, by kind of target. */
interface Questions {
  readonly space: string;
  readonly cube: string;
  readonly rail: string;
  readonly building: string;
  readonly card: string;
  readonly answer: string;
  readonly amount: string;
  readonly paying: string;
}

/** What stands on the buttons. */
interface Buttons {
  readonly maintain: Readonly<Record<'steel' | 'chai', string>>;
  readonly giveBack: string;
  readonly hire: Readonly<Record<'nothing' | 'chai' | 'rubble', string>>;
  readonly decline: string;
  readonly done: string;
  readonly score: string;
  readonly stop: string;
  readonly gather: string;
  readonly newRow: string;
  readonly keepRow: string;
  readonly act: string;
  /** What 1 chai adds in an area; the chaiwala offers nothing for it. */
  readonly actWithChai: Readonly<Record<Exclude<Area, 'G'>, string>>;
  /** What a contract adds to a worker that digs or lays rails, and what chai and the contract add together. */
  readonly actWithContract: Readonly<Record<'B' | 'D', string>>;
  readonly actWithBoth: Readonly<Record<'B' | 'D', string>>;
  readonly smelt: Readonly<Record<Smelt['what'], string>>;
  readonly steelRail: string;
  readonly ironRail: string;
  readonly less: Readonly<Record<Cheaper, string>>;
  /** A minor action of the works with what it costs and makes. */
  trade(name: string, price: string, made: string): string;
  mix(steel: number): string;
  brew(leaves: number): string;
  returnEquipment(name: string): string;
}

/** Headings and the names of single things. */
interface Labels {
  readonly board: string;
  readonly areas: string;
  /** The buttons that lead from one screen to another. */
  readonly screens: string;
  readonly route: string;
  readonly estates: string;
  readonly row: string;
  readonly shed: string;
  readonly tracks: string;
  readonly goals: string;
  readonly weather: string;
  readonly rates: string;
  /** Beside a ring: where the next weather moves a rate. */
  readonly ratesNext: string;
  /** The end of the harvest track. */
  readonly reap: string;
  readonly dig: string;
  readonly rail: string;
  readonly harvest: string;
  readonly events: string;
  readonly chai: string;
  readonly bag: string;
  readonly drawn: string;
  /** Before the numbers of leaves that can become chai. */
  readonly intoChai: string;
  readonly hand: string;
  /** The sign of a contract that would score now. */
  readonly metSign: string;
  /** Above contracts whose effect is used. */
  readonly usedContracts: string;
}

/** How a thing stands: a space, a card, a goal. */
interface Statuses {
  readonly now: string;
  readonly next: string;
  readonly later: string;
  readonly empty: string;
  readonly used: string;
  readonly met: string;
  readonly unmet: string;
  readonly leftOut: string;
  readonly game: string;
  readonly covered: string;
  readonly free: string;
  readonly closed: string;
  /** The rail space where the next rail goes. */
  readonly nextRail: string;
  /** The estate space that is dug next. */
  readonly nextDug: string;
  readonly fog: string;
  readonly startPlayer: string;
  /** The same on a small tag beside a name. */
  readonly starts: string;
  readonly promised: string;
  readonly isMet: string;
  readonly possible: string;
  readonly lost: string;
  readonly missed: string;
}

/** What an area gives a worker at the present rates, in a few words. */
interface Yields {
  readonly stock: string;
  readonly works: string;
  readonly build: string;
  readonly postOffice: string;
  rails(rate: number): string;
  chaiwala(leaves: number): string;
}

/** Everything the board says in one language. */
/** The button that plays a move. */
interface Confirms {
  readonly lay: string;
  readonly use: string;
  readonly pick: string;
  readonly leaveOut: string;
  place(space: string): string;
  build(town: string): string;
  buy(name: string): string;
  equip(name: string): string;
}

export interface BoardText {
  readonly confirms: Confirms;
  /** Where the match stands: "Round 8 · Workers". */
  progress(round: number, step: RoundStep): string;
  /** Contracts that a seat holds and those met so far: "3, 2 met". */
  contractsHeld(count: number, met: number): string;
  readonly questions: Questions;
  readonly buttons: Buttons;
  readonly labels: Labels;
  readonly statuses: Statuses;
  /** The screens of the board on a phone. */
  readonly screens: Readonly<Record<'actions' | 'route' | 'cards' | 'estates' | 'players', string>>;
  /** On a screen that is not open: something can be chosen there. */
  readonly choicesHere: string;
  /** Beside the name of the viewer. */
  readonly you: string;
  readonly areas: Readonly<Record<Area, string>>;
  readonly weather: Readonly<Record<Weather, string>>;
  readonly rails: Readonly<Record<RailPlace, string>>;
  /** The name of a card, what it does, and the same in words and `{pictures}` that fit on it. */
  readonly equipment: Readonly<
    Record<EquipmentId, { readonly name: string; readonly effect: string; readonly sketch: string }>
  >;
  readonly stationBonuses: Readonly<Record<StationBonus, string>>;
  readonly counts: Readonly<Record<Counted, (count: number) => string>>;
  readonly needs: Readonly<Record<keyof Needs, (count: number) => string>>;
  readonly yields: Yields;
  readonly noContracts: string;
  /** The goods below their figures. */
  readonly goods: Readonly<Record<'iron' | 'stone' | 'steel' | 'rubble' | 'leaves' | 'chai', string>>;
  /** The cubes in the bag. */
  readonly cubes: Readonly<Record<Cube, string>>;
  rate(name: string, now: string, then: string): string;
  /** What a kind of weather does when it comes, `steps` being the moves of the rates. */
  weatherDoes(weather: Weather, steps: string): string;
  /** What chai is worth at the end. */
  readonly chaiScores: string;
  /** Each chai up to this many is worth one point. */
  chaiEach(most: number): string;
  nextEvent(event: EventNumber): string;
  /** The towns that a river opens, in two short lines. */
  opens(towns: readonly string[]): readonly [string, string];
  railsLaid(laid: number, all: number): string;
  rowHint(deck: number, discards: number): string;
  shedHint(steel: number): string;
  markersLeft(count: number): string;
  workersLeft(count: number): string;
  pointsNow(points: string): string;
  event(event: EventNumber): string;
  /** What a contract does, in the few words that fit on a card. */
  effect(effect: Effect): string;
  /** A contract with its area, effect and bonus, `needs` being what the bonus asks for. */
  contract(contract: Contract, effect: string, needs: string): string;
  station(name: string, price: string, gains: string): string;
  railSpace(space: { readonly no: number; readonly name: string; readonly points: number }): string;
  riverSpace(space: { readonly no: number; readonly name: string; readonly points: number }): string;
  equipmentForSale(card: string, price: string): string;
  outlook(outlook: Outlook): Sentence;
  railLaid(place: RailPlace): Sentence;
  riverCrossed(place: RailPlace): Sentence;
  spacesClaimed(count: number): Sentence;
  contractTaken(contract: number, status: string): Sentence;
}
