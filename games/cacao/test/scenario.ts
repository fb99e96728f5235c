import type { Result } from '../../../kernel/game.ts';
import { fastRandom, type Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { JUNGLE_TILES, type JungleName } from '../data/jungle.ts';
import { POOLS } from '../data/village.ts';
import { WORKER_TILES, type COLOURS } from '../data/workers.ts';
import type { Event } from '../rules/events.ts';
import { cacao } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { emptyTable } from '../rules/setup.ts';
import { tilesOf, type State } from '../rules/state.ts';
import { EMPTY } from '../rules/tiles.ts';
import type { WorkerName } from '../rules/view.ts';
import { areaText, drawArea } from './area.ts';

export type Colour = Capitalize<(typeof COLOURS)[number]>;

/** What a player has; nothing by default, and one 1-1-1-1 in hand. */
interface Village {
  readonly hand?: readonly WorkerName[];
  readonly pile?: readonly WorkerName[];
  readonly gold?: number;
  readonly fruits?: number;
  readonly suns?: number;
  /** Value of the carrier's pool; the first one by default. */
  readonly pool?: (typeof POOLS)[number];
}

/** A position at the start of a turn, in the terms of the rulebook. */
export interface Position extends Partial<Readonly<Record<Colour, Village>>> {
  /** In the order of the seats, clockwise. */
  readonly players: readonly Colour[];
  /** Whose turn it is; by default the first player's, `none` when the game is over. */
  readonly turn?: Colour | 'none';
  readonly gains?: 'taken' | 'ask';
  readonly layers?: 'two' | 'any';
  /** A drawing; the start pair by default. */
  readonly area?: string;
  /** Two temples by default. */
  readonly display?: readonly JungleName[];
  /** Empty by default. */
  readonly pile?: readonly JungleName[];
}

export interface Scenario {
  readonly state: State;
  /** A player's legal moves in alphabetical order; `[]` if the player is not to act. */
  choices(colour: Colour): string[];
  /** Plays lines such as `Red: place 1-1-1-1 at 1,0`. A forbidden one is an error. */
  play(...lines: readonly string[]): Scenario;
  whyNot(line: string): string | undefined;
  toAct(): Colour[];
  /** Everything of one type that has happened so far. */
  events<T extends Event['type']>(type: T): Extract<Event, { type: T }>[];
  village(colour: Colour): Required<Omit<Village, 'hand' | 'pile'>> & { hand: string[]; pile: number };
  display(): JungleName[];
  area(): string;
  result(): Result | undefined;
}

const START_PAIR = `
      0   1
  0  P1   .
  1   .  M2`;

const HAND: readonly WorkerName[] = ['1-1-1-1'];

export const scenario = (position: Position, random: Random = fastRandom(1)): Scenario =>
  tableOf(position.players, prepared(position), random);

/** A table in any state, with a colour for each seat. */
export function tableOf(players: readonly Colour[], state: State, random: Random): Scenario {
  const happened: Event[] = [];
  const seatOf = (colour: string): Seat => {
    const seat = players.findIndex(player => player === colour);
    if (seat < 0) throw new Error(`${colour} does not play`);
    return seat;
  };
  const read = (line: string): { seat: Seat; move: Move } => {
    const [colour, text] = line.split(': ');
    const move = cacao.notation.parse(text);
    if (move === undefined) throw new Error(`"${text}" is not a move`);
    return { seat: seatOf(colour), move };
  };

  const table: Scenario = {
    state,
    choices(colour) {
      const moves: Move[] = [];
      const seat = seatOf(colour);
      if (cacao.toAct(state).includes(seat)) cacao.moves(state, seat, moves);
      return moves.map(move => cacao.notation.text(move)).sort();
    },
    play(...lines) {
      for (const line of lines) {
        const { seat, move } = read(line);
        const rule = cacao.whyNot(state, seat, move);
        if (rule !== undefined) throw new Error(`"${line}" is forbidden by ${rule}`);
        cacao.apply(state, seat, move, { random, emit: event => happened.push(event) });
      }
      return table;
    },
    whyNot(line) {
      const { seat, move } = read(line);
      return cacao.whyNot(state, seat, move);
    },
    toAct: () => cacao.toAct(state).map(seat => players[seat]),
    // The filter keeps exactly the events of the type that Extract names.
    events: <T extends Event['type']>(type: T) =>
      happened.filter(event => event.type === type) as Extract<Event, { type: T }>[],
    village: colour => villageOf(state, seatOf(colour)),
    display: () => state.display.map(tile => JUNGLE_TILES[tile].name),
    area: () => areaText(state, lettersOf(players)),
    result: () => cacao.result(state),
  };
  return table;
}

const lettersOf = (players: readonly Colour[]): string => players.map(colour => colour[0]).join('');

function prepared(position: Position): State {
  const { players, turn = players[0], display = ['temple', 'temple'], pile = [] } = position;
  const state = emptyTable(players.length);
  state.grid.fill(EMPTY);
  state.jungleCells.length = 0;
  state.openCells.length = 0;
  drawArea(state, position.area ?? START_PAIR, lettersOf(players));
  state.phase = turn === 'none' ? null : 'placing';
  state.active = players.findIndex(player => player === turn);
  state.asksGains = position.gains === 'ask';
  state.allowsMoreLayers = position.layers === 'any';
  state.display = display.map(jungleIndex);
  state.junglePile = countsOf(JUNGLE_TILES, pile);
  state.junglePileSize = pile.length;
  const villages = players.map(colour => position[colour] ?? {});
  state.hands = villages.flatMap(({ hand = HAND }) => countsOf(WORKER_TILES, hand));
  state.workerPiles = villages.flatMap(village => countsOf(WORKER_TILES, village.pile ?? []));
  state.gold = villages.map(({ gold = 0 }) => gold);
  state.fruits = villages.map(({ fruits = 0 }) => fruits);
  state.suns = villages.map(({ suns = 0 }) => suns);
  state.carriers = villages.map(({ pool = POOLS[0] }) => POOLS.indexOf(pool));
  return state;
}

const jungleIndex = (name: JungleName): number => JUNGLE_TILES.findIndex(tile => tile.name === name);

const countsOf = (tiles: readonly { readonly name: string }[], names: readonly string[]): number[] =>
  tiles.map(({ name }) => names.filter(candidate => candidate === name).length);

const villageOf = (state: Readonly<State>, seat: Seat): ReturnType<Scenario['village']> => ({
  gold: state.gold[seat],
  fruits: state.fruits[seat],
  suns: state.suns[seat],
  pool: POOLS[state.carriers[seat]],
  hand: WORKER_TILES.flatMap(({ name }, tile) =>
    Array.from({ length: state.hands[seat * WORKER_TILES.length + tile] }, () => name),
  ),
  pile: tilesOf(state.workerPiles, seat),
});
