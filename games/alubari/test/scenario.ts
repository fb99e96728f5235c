import type { Result } from '../../../kernel/game.ts';
import { fastRandom, type Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { AREAS, HARVEST_HALVES, WEATHERS, type Weather } from '../data/board.ts';
import { CONTRACTS, MODIFIERS, type Modifier } from '../data/contracts.ts';
import { EQUIPMENT, type EquipmentId } from '../data/equipment.ts';
import { ESTATES, type EstateFace } from '../data/estates.ts';
import { COVERED_STATION, RAIL_COUNT, spaceAt, STATIONS } from '../rules/board.ts';
import { ALL_CONTRACTS } from '../rules/deck.ts';
import type { Event } from '../rules/events.ts';
import { skipIdlePhases } from '../rules/flow.ts';
import { alubari } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { endRound } from '../rules/round.ts';
import { startHiring } from '../rules/hiring.ts';
import { startPlacement } from '../rules/placement.ts';
import { itemsOf, setOf } from '../rules/sets.ts';
import { emptyState, COVERED, emptyHoldings, GAME, NONE, type State } from '../rules/state.ts';
import type { SeatView, View } from '../rules/view.ts';

export const PLAYERS = ['Ana', 'Blas', 'Cora', 'Dani', 'Eva'] as const;
export type Player = (typeof PLAYERS)[number];

/** The possessions of a player; by default none, and 19 markers. */
export interface Reserve {
  readonly iron?: number;
  readonly stone?: number;
  readonly steel?: number;
  readonly rubble?: number;
  readonly leaves?: number;
  readonly chai?: number;
  readonly markers?: number;
  readonly ready?: number;
  readonly equipment?: readonly EquipmentId[];
  readonly acquired?: number;
  readonly contracts?: readonly number[];
  readonly used?: readonly number[];
  readonly inForce?: readonly Modifier[];
  readonly promised?: boolean;
  readonly laid?: boolean;
  /** Worker spaces: `A1 B2`. */
  readonly workers?: string;
}

/** A position in the terms of the rulebook. Spaces are drawn as letters a-e for players, # for the game, . for free. */
export interface Position extends Partial<Readonly<Record<Player, Reserve>>> {
  readonly players?: number;
  /** Solo options. */
  readonly choosesContracts?: boolean;
  readonly returnsEquipment?: boolean;
  /** Where play starts: the end of a round leads into the next one. */
  readonly at?: 'round end' | 'hiring' | 'placement' | 'actions' | 'over';
  readonly round?: number;
  readonly start?: Player;
  readonly lone?: Player;
  readonly dig?: number;
  readonly rail?: number;
  readonly harvest?: '1/2' | '1' | '2' | '2>';
  readonly weather?: readonly (Weather | null)[];
  readonly bag?: Goods;
  readonly stock?: Goods;
  /** Steel in the supply; by default all that the players do not have. */
  readonly supply?: number;
  readonly wheel?: { readonly next: number; readonly cubes?: readonly number[] };
  readonly events?: number;
  readonly firstEvents?: number;
  readonly rails?: string;
  readonly stations?: Readonly<Record<string, Player | 'game'>>;
  readonly estates?: readonly EstateFace[];
  readonly rubble?: readonly number[];
  readonly owners?: string;
  readonly tenants?: string;
  readonly replaced?: boolean;
  readonly row?: readonly number[];
  readonly deck?: readonly number[];
  readonly back?: Weather;
  readonly discards?: readonly number[];
  readonly shed?: readonly EquipmentId[];
  readonly cubes?: readonly EquipmentId[];
}

interface Goods {
  readonly iron?: number;
  readonly stone?: number;
  readonly chai?: number;
  readonly event?: number;
}

export interface Scenario {
  readonly state: State;
  view(): View;
  own(player: Player): SeatView;
  toAct(): Player | undefined;
  /** The legal moves of the player who is to act. */
  choices(): string[];
  /** Plays lines such as `Ana: place A1`. A forbidden one is an error. */
  play(...lines: readonly string[]): Scenario;
  whyNot(line: string): string | undefined;
  events<T extends Event['type']>(type: T): Extract<Event, { type: T }>[];
  /** The types of all events so far, in their order. */
  eventTypes(): Event['type'][];
  result(): Result;
}

const BAG: Goods = { iron: 20, stone: 10, chai: 5, event: 0 };
const EMPTY: Goods = {};

export function scenario(position: Position, random: Random = fastRandom(1)): Scenario {
  const happened: Event[] = [];
  const table = { random, emit: (event: Event) => happened.push(event) };
  const state = prepared(position);
  open(state, position.at ?? 'actions', table);
  const read = (line: string): { seat: Seat; move: Move } => {
    const [player, text] = line.split(': ');
    const move = alubari.notation.parse(text);
    if (move === undefined) throw new Error(`"${text}" is not a move`);
    return { seat: seatOf(player), move };
  };

  const scene: Scenario = {
    state,
    view: () => alubari.view(state, undefined),
    own: player => alubari.view(state, undefined).seats[seatOf(player)],
    toAct: () => PLAYERS.find((_, seat) => alubari.toAct(state).includes(seat)),
    choices() {
      const moves: Move[] = [];
      for (const seat of alubari.toAct(state)) alubari.moves(state, seat, moves);
      return moves.map(move => alubari.notation.text(move));
    },
    play(...lines) {
      for (const line of lines) {
        const { seat, move } = read(line);
        const rule = alubari.whyNot(state, seat, move);
        if (rule !== undefined) throw new Error(`"${line}" is forbidden by ${rule}`);
        alubari.apply(state, seat, move, table);
      }
      return scene;
    },
    whyNot(line) {
      const { seat, move } = read(line);
      return alubari.whyNot(state, seat, move);
    },
    // The filter keeps exactly the events of the type that Extract names.
    events: <T extends Event['type']>(type: T) =>
      happened.filter(event => event.type === type) as Extract<Event, { type: T }>[],
    eventTypes: () => happened.map(({ type }) => type),
    result() {
      const result = alubari.result(state);
      if (result === undefined) throw new Error('the game is not over');
      return result;
    },
  };
  return scene;
}

function open(
  state: State,
  at: NonNullable<Position['at']>,
  table: Parameters<typeof skipIdlePhases>[1],
): void {
  state.actor = NONE;
  if (at === 'round end') endRound(state, table);
  else if (at === 'hiring') startHiring(state);
  else if (at === 'placement') startPlacement(state);
  else state.phase = at === 'actions' ? 'placement' : null;
  if (at !== 'placement') skipIdlePhases(state, table);
}

function seatOf(player: string): Seat {
  const seat = PLAYERS.findIndex(name => name === player);
  if (seat < 0) throw new Error(`${player} does not play`);
  return seat;
}

const ownerAt = (mark: string): number => (mark === '.' ? NONE : mark === '#' ? GAME : 'abcde'.indexOf(mark));
const spacesOf = (text: string, length: number): number[] => text.padEnd(length, '.').split('').map(ownerAt);
const cardSet = (cards: readonly number[]): number => setOf(cards.map(card => card - 1));
const equipmentSet = (ids: readonly EquipmentId[]): number =>
  setOf(ids.map(id => EQUIPMENT.findIndex(card => card.id === id)));

function workerSet(text: string): number {
  const spaces = text.split(' ').filter(name => name !== '');
  return setOf(
    spaces.map(name =>
      spaceAt(
        AREAS.findIndex(area => area === name[0]),
        Number(name[1]),
      ),
    ),
  );
}

function prepared(position: Position): State {
  const { players = 3, start = 'Ana' } = position;
  const state = emptyState();
  const reserves = PLAYERS.slice(0, players).map(player => position[player] ?? {});
  state.seats = reserves.map(reserve => ({
    ...emptyHoldings(),
    ...goodsOf(reserve),
    markers: reserve.markers ?? 19,
    workers: workerSet(reserve.workers ?? ''),
    equipment: equipmentSet(reserve.equipment ?? []),
    contracts: cardSet(reserve.contracts ?? []),
    used: cardSet(reserve.used ?? []),
    inForce: setOf((reserve.inForce ?? []).map(modifier => MODIFIERS.indexOf(modifier))),
  }));
  state.start = seatOf(start);
  state.lone = position.lone === undefined ? NONE : seatOf(position.lone);
  state.choosesContracts = position.choosesContracts ?? false;
  state.returnsEquipment = position.returnsEquipment ?? false;
  state.round = position.round ?? 5;
  state.chaiMost = { 1: 6, 2: 6, 3: 7, 4: 8, 5: 9 }[players] ?? 0;
  layTracks(state, position);
  layLand(state, position, players);
  layCards(state, position);
  const held = reserves.reduce((sum, { steel = 0 }) => sum + steel, 0);
  state.steel = position.supply ?? 16 - held;
  return state;
}

const goodsOf = ({
  workers: _w,
  equipment: _e,
  contracts: _c,
  used: _u,
  inForce: _f,
  ...goods
}: Reserve): Omit<Reserve, 'workers' | 'equipment' | 'contracts' | 'used' | 'inForce'> => goods;

function layTracks(state: State, position: Position): void {
  const rates = HARVEST_HALVES.map((halves, index) =>
    index === 3 ? '2>' : halves === 1 ? '1/2' : String(halves / 2),
  );
  const { iron = 0, stone = 0, chai = 0, event = 0 } = position.bag ?? BAG;
  const stock = position.stock ?? EMPTY;
  state.dig = position.dig ?? 3;
  state.rail = position.rail ?? 1;
  state.harvest = rates.indexOf(position.harvest ?? '1');
  state.weather = (position.weather ?? [null, 'sun', 'rain']).map(kind =>
    kind === null ? NONE : WEATHERS.indexOf(kind),
  );
  state.bag = [iron, stone, chai, event];
  state.stock = [stock.iron ?? 0, stock.stone ?? 0, stock.chai ?? 0];
  state.wheelNext = (position.wheel?.next ?? 1) - 1;
  state.wheelCubes = cardSet(position.wheel?.cubes ?? []);
  state.events = position.events ?? 0;
  state.firstEvents = position.firstEvents ?? 0;
}

function layLand(state: State, position: Position, players: number): void {
  state.rails = spacesOf(position.rails ?? '', RAIL_COUNT);
  const free = state.rails.indexOf(NONE);
  state.railhead = free === NONE ? RAIL_COUNT : free;
  state.stations = STATIONS.map(({ id }, station) => {
    const owner = position.stations?.[id];
    if (owner === undefined) return station === COVERED_STATION && players < 3 ? COVERED : NONE;
    return owner === 'game' ? GAME : seatOf(owner);
  });
  const faces = position.estates ?? ['printed'];
  state.estates = faces.map(face => ESTATES.findIndex(estate => estate.face === face));
  const printed = state.estates.flatMap(estate => ESTATES[estate].rubble);
  state.owners = spacesOf(position.owners ?? '', printed.length);
  state.tenants = spacesOf(position.tenants ?? '', printed.length);
  state.rubble =
    position.rubble === undefined
      ? printed.map((count, space) => (state.owners[space] === NONE ? count : 0))
      : [...position.rubble];
  const front = state.rubble.findIndex(count => count > 0);
  state.front = front === NONE ? state.rubble.length : front;
  state.replaced = position.replaced ?? false;
}

/** Cards that are nowhere else are in the deck. */
function layCards(state: State, position: Position): void {
  state.row = [0, 1, 2].map(slot => position.row?.[slot] ?? 0);
  state.discards = cardSet(position.discards ?? []);
  const held = state.seats.reduce((set, { contracts }) => set | contracts, 0);
  const laid = held | state.discards | cardSet(state.row.filter(card => card !== 0));
  state.deck = position.deck === undefined ? ALL_CONTRACTS & ~laid : cardSet(position.deck);
  state.back = state.deck === 0 ? NONE : WEATHERS.indexOf(position.back ?? backOf(state.deck));
  state.shed = equipmentSet(position.shed ?? []);
  state.cubes = equipmentSet(position.cubes ?? []);
}

const backOf = (deck: number): Weather => CONTRACTS[itemsOf(deck)[0]].back;
