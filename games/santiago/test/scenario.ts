import { fastRandom, type Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { SUPPLIES, type PlayerCount } from '../data/supplies.ts';
import { PLANTATION_TILES, type TileName } from '../data/tiles.ts';
import {
  INTERSECTION_NAMES,
  PLACE_NAMES,
  setOf,
  SPACE_NAMES,
  TOUCHING,
  type Intersection,
  type Place,
  type Space,
} from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import { startDecision } from '../rules/decision.ts';
import { startExtraCanal } from '../rules/extra-canal.ts';
import { santiago } from '../rules/game.ts';
import { notation, type Move } from '../rules/moves.ts';
import { startProposals } from '../rules/proposal.ts';
import { plantationsOf } from '../rules/plantations.ts';
import { emptyTable, placeSpring } from '../rules/setup.ts';
import { DESERT, NEUTRAL, NONE, type State } from '../rules/state.ts';

export const NAMES = ['Ana', 'Blas', 'Cora', 'Dino', 'Eva'] as const;
export type Name = (typeof NAMES)[number];

const indexOrThrow = (index: number, what: string): number => {
  if (index < 0) throw new Error(`there is no ${what}`);
  return index;
};

export const seat = (name: string): Seat =>
  indexOrThrow(
    NAMES.findIndex(known => known === name),
    name,
  );
export const space = (name: string): Space => indexOrThrow(SPACE_NAMES.indexOf(name), name);
export const place = (name: string): Place => indexOrThrow(PLACE_NAMES.indexOf(name), name);
export const intersection = (name: string): Intersection =>
  indexOrThrow(INTERSECTION_NAMES.indexOf(name), name);
const kind = (name: string): number =>
  indexOrThrow(
    PLANTATION_TILES.findIndex(tile => tile.name === name),
    name,
  );
export const move = (text: string): Move => {
  const parsed = notation.parse(text);
  if (parsed === undefined) throw new Error(`"${text}" is not a move`);
  return parsed;
};

export interface Position {
  readonly players: PlayerCount;
  readonly round?: number;
  readonly overseer?: Name;
  /** One amount for everyone, or by seat. */
  readonly money?: number | readonly number[];
  readonly hidden?: boolean;
  readonly spring?: string;
  readonly canals?: readonly string[];
  readonly palms?: readonly string[];
  /** By space: `banana-2`, `banana-2 Ana 1` with farmers, or `banana-2 desert`. */
  readonly tiles?: Readonly<Record<string, string>>;
  readonly village?: readonly TileName[];
  /** Who still has their own canal; everyone if absent. */
  readonly own?: readonly Name[];
}

const VILLAGE: readonly TileName[] = ['banana-1', 'coconut-2', 'grape-2', 'pepper-1', 'watermelon-2'];

/** A game described in words; moves are lines such as `Ana bid 3`. */
export class Scenario {
  readonly state: State;
  readonly events: Event[] = [];
  private readonly random: Random = fastRandom(7);

  private constructor(state: State) {
    this.state = state;
  }

  /** A round before its auction. */
  static auction(position: Position): Scenario {
    return new Scenario(stateOf(position));
  }

  /** Phase 4, after planting. */
  static canal(position: Position): Scenario {
    const scenario = new Scenario(stateOf({ ...position, village: [] }));
    startProposals(scenario.state);
    return scenario;
  }

  /** Phase 4 after no one has proposed. */
  static withoutProposals(position: Position): Scenario {
    const scenario = Scenario.canal(position);
    startDecision(scenario.state);
    return scenario;
  }

  /** Phase 5, after the canal of phase 4. */
  static extraCanal(position: Position): Scenario {
    const scenario = new Scenario(stateOf({ ...position, village: [] }));
    startExtraCanal(scenario.state);
    return scenario;
  }

  /** Phase 6 and the start of the next round: only the overseer has a canal and keeps it. */
  static drying(position: Position): Scenario {
    const overseer = position.overseer ?? 'Ana';
    return Scenario.extraCanal({ ...position, own: [overseer] }).play(`${overseer} keep`);
  }

  /** A game as it is set up. */
  static setup(players: PlayerCount, options: Record<string, string> = {}, random = fastRandom(1)): Scenario {
    const events: Event[] = [];
    const state = santiago.setup({ players, options }, { random, emit: event => events.push(event) });
    const scenario = new Scenario(state);
    scenario.events.push(...events);
    return scenario;
  }

  /** Each text is a move or several: `Ana bid 3, Blas pass`. */
  play(...texts: readonly string[]): this {
    for (const line of texts.flatMap(text => text.split(', '))) {
      const [name, ...words] = line.split(' ');
      const rule = this.whyNot(name, words.join(' '));
      if (rule !== undefined) throw new Error(`"${line}" is forbidden by ${rule}`);
      if (!this.choices(name).includes(words.join(' '))) throw new Error(`"${line}" is not offered`);
      santiago.apply(this.state, seat(name), move(words.join(' ')), {
        random: this.random,
        emit: event => this.events.push(event),
      });
    }
    return this;
  }

  /** Plays any of these moves as long as one is offered: `decline`, `keep`, `abstain`. */
  playWhileOffered(...texts: readonly string[]): this {
    for (;;) {
      const name = this.toAct()[0];
      const text = name === undefined ? undefined : texts.find(one => this.choices(name).includes(one));
      if (name === undefined || text === undefined) return this;
      this.play(`${name} ${text}`);
    }
  }

  /** Plays the first choice of each seat to act until the given phase, or the end of the game. */
  playFirstChoices(watch?: (game: Scenario) => void, until: State['phase'] = null): this {
    while (this.state.phase !== until) {
      watch?.(this);
      const [name] = this.toAct();
      this.play(`${name} ${this.choices(name)[0]}`);
    }
    watch?.(this);
    return this;
  }

  toAct(): string[] {
    return santiago.toAct(this.state).map(acting => NAMES[acting]);
  }

  choices(name: string): string[] {
    const moves: Move[] = [];
    santiago.moves(this.state, seat(name), moves);
    return moves.map(notation.text);
  }

  whyNot(name: string, text: string): string | undefined {
    return santiago.whyNot(this.state, seat(name), move(text));
  }

  money(name: string): number {
    return this.state.money[seat(name)];
  }

  /** `banana-2 Ana 2`, `banana-2` for a neutral tile, `desert`, or nothing. */
  on(name: string): string | undefined {
    const at = space(name);
    if (this.state.tiles[at] === NONE) return undefined;
    if (this.state.owners[at] === DESERT) return 'desert';
    const tile = PLANTATION_TILES[this.state.tiles[at]].name;
    const owner = this.state.owners[at];
    return owner === NEUTRAL ? tile : `${tile} ${NAMES[owner]} ${this.state.farmers[at]}`;
  }

  hasCanal(name: string): boolean {
    return (this.state.canals & (1 << place(name))) !== 0;
  }

  /** The events of one type, in order. */
  eventsOf<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  /** Sizes of the plantations of a crop, ascending. */
  sizes(crop: string): number[] {
    return plantationsOf(this.state)
      .filter(plantation => plantation.crop === crop)
      .map(({ spaces }) => spaces.length)
      .sort((one, other) => one - other);
  }

  /** What a crop would score now, by name. */
  points(crop: string): Record<string, number> {
    const points: Record<string, number> = {};
    for (const plantation of plantationsOf(this.state)) {
      if (plantation.crop !== crop) continue;
      plantation.points.forEach((count, owner) => {
        if (count > 0) points[NAMES[owner]] = (points[NAMES[owner]] ?? 0) + count;
      });
    }
    return points;
  }
}

function stateOf(position: Position): State {
  const { players } = position;
  const state = emptyTable(players);
  state.hidesMoney = position.hidden ?? false;
  state.setup.palms = 0;
  const { rounds, supply } = SUPPLIES[players];
  state.phase = players === 2 ? 'sealedAuction' : 'auction';
  state.round = position.round ?? 1;
  state.supply = supply - state.round + 1;
  state.boxedCanals += rounds - (rounds - state.round + 1) - (position.canals?.length ?? 0);
  state.overseer = seat(position.overseer ?? 'Ana');
  state.palms = (position.palms ?? ['a1', 'd6', 'h6']).map(space);
  placeSpring(state, intersection(position.spring ?? 'X2'));
  setMoney(state, position.money ?? 10);
  setCanals(state, position);
  for (const [name, tile] of Object.entries(position.tiles ?? {})) setTile(state, space(name), tile);
  for (const name of position.village ?? VILLAGE.slice(0, SUPPLIES[players].piles)) {
    state.village[kind(name)]++;
    state.piles[kind(name)]--;
  }
  return state;
}

function setMoney(state: State, money: number | readonly number[]): void {
  state.money = state.money.map((_, owner) => (typeof money === 'number' ? money : money[owner]));
  state.bank = state.money.reduce((bank, purse) => bank - purse, 192);
}

function setCanals(state: State, { canals = [], own }: Position): void {
  const places = canals.map(place);
  state.canals = setOf(places);
  for (const at of places) state.reachable |= TOUCHING[at];
  if (own !== undefined)
    state.ownCanals = state.ownCanals.map((_, owner) => (own.includes(NAMES[owner]) ? 1 : 0));
}

function setTile(state: State, at: Space, text: string): void {
  const [name, owner, count] = text.split(' ');
  state.tiles[at] = kind(name);
  state.piles[kind(name)]--;
  state.empty = state.empty.filter(other => other !== at);
  if (owner !== 'desert') state.drySpaces.push(at);
  if (owner === undefined) return;
  state.owners[at] = owner === 'desert' ? DESERT : seat(owner);
  if (owner === 'desert') return;
  state.farmers[at] = Number(count);
  state.reserve[seat(owner)] -= Number(count);
}
