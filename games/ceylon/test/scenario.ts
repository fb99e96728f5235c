import { fastRandom, type Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Action } from '../data/actions.ts';
import { CARDS } from '../data/cards.ts';
import { COUNCILLORS, type Councillor } from '../data/councillors.ts';
import { DISTRICTS, type District } from '../data/map.ts';
import type { Event } from '../rules/events.ts';
import { ceylon } from '../rules/game.ts';
import { HEX_NAMES, terrain, WHOLE } from '../rules/map.ts';
import { CONTRACT_NAMES, type Move, notation } from '../rules/moves.ts';
import { addMarker } from '../rules/plantation.ts';
import { emptyTable } from '../rules/setup.ts';
import { ABILITY_BITS, NONE, type Player, type State } from '../rules/state.ts';

export const NAMES = ['Ana', 'Blas', 'Cora', 'Dora'] as const;
export type Name = (typeof NAMES)[number];

export const hexOf = (name: string): number => HEX_NAMES.indexOf(name);

/** A card by its mains, in either order. */
export const cardOf = (name: string): number =>
  CARDS.findIndex(({ mains: [one, other] }) => name === `${one}/${other}` || name === `${other}/${one}`);

/** Each player starts in a different district. */
const STARTS = ['a1', 'c2', 'b1', 'h4'] as const;
const SEATED: readonly Councillor[] = ['cheap-steps', 'more-rupees', 'adjacent-planting', 'trade-rupees'];

export interface ScenarioOptions {
  readonly players?: 2 | 3 | 4;
  readonly omitted?: District;
  readonly tiles?: Partial<Record<Name, Action>>;
}

export interface Scenario {
  readonly state: State;
  readonly events: Event[];
  player(name: Name): Player;
  /** Puts a pawn on a hexagon. */
  at(name: Name, hex: string): Scenario;
  /** Puts plantations of a player on the map, with markers of the player's board. */
  planted(name: Name, ...hexes: string[]): Scenario;
  level(level: number, ...hexes: string[]): Scenario;
  rupees(name: Name, amount: number): Scenario;
  /** Chests in store: black, green, white. */
  tea(name: Name, ...counts: [number, number, number]): Scenario;
  councillor(district: District, councillor: Councillor): Scenario;
  /** The player has hired these districts' councillors. */
  hired(name: Name, ...districts: District[]): Scenario;
  wagons(...contracts: (string | null)[]): Scenario;
  hand(name: Name, ...cards: string[]): Scenario;
  /** The active player plays a card: `plant/harvest` puts plant on the active side. */
  lay(card: string): Scenario;
  /** Plays moves such as `Ana plant b2`; each must be legal. */
  play(...lines: string[]): Scenario;
  toAct(): Name[];
  choices(name: Name): string[];
  whyNot(name: Name, move: string): string | undefined;
  /** The last event of a type. */
  lastEvent<T extends Event['type']>(type: T): Extract<Event, { type: T }> | undefined;
}

const seatOf = (name: string): Seat => NAMES.findIndex(known => known === name);

function moveOf(text: string): Move {
  const move = notation.parse(text);
  if (move === undefined) throw new Error(`"${text}" is not a move`);
  return move;
}

function splitLine(line: string): [Name, string] {
  const [name, ...words] = line.split(' ');
  // A name that is not at the table fails in `play`, with a clear message.
  return [name as Name, words.join(' ')];
}

/** A game to start tests from: all hexagons level 0, one plantation each, Ana to play a card. */
function levelTable({ players = 3, omitted, tiles = {} }: ScenarioOptions): State {
  const state = emptyTable(players);
  state.omitted = omitted === undefined ? WHOLE : DISTRICTS.indexOf(omitted);
  const { hexes, districts } = terrain(state.omitted);
  for (const hex of hexes) state.levels[hex] = 0;
  for (const district of districts) {
    state.councillors[district] = SEATED[district];
    state.elevations[district] = district;
  }
  state.players.forEach((player, seat) => {
    const start = hexOf(omitted === 'dimbula' && seat === 0 ? 'h4' : STARTS[seat]);
    addMarker(state, seat, start);
    player.pawn = start;
    player.tile = tiles[NAMES[seat]] ?? null;
  });
  state.train.wagons.fill(NONE);
  state.phase = 'card';
  state.turn.active = 0;
  state.turn.acting = 0;
  state.waiting = 0;
  return state;
}

export function scenario(wishes: ScenarioOptions = {}, random: Random = fastRandom(1)): Scenario {
  const state = levelTable(wishes);
  const events: Event[] = [];
  const table = { random, emit: (event: Event) => events.push(event) };
  const player = (name: Name): Player => state.players[seatOf(name)];

  const here: Scenario = {
    state,
    events,
    player,
    at(name, hex) {
      player(name).pawn = hexOf(hex);
      return here;
    },
    planted(name, ...hexes) {
      for (const hex of hexes) addMarker(state, seatOf(name), hexOf(hex));
      return here;
    },
    level(level, ...hexes) {
      for (const hex of hexes) state.levels[hexOf(hex)] = level;
      return here;
    },
    rupees(name, amount) {
      player(name).rupees = amount;
      return here;
    },
    tea(name, ...counts) {
      player(name).tea = counts;
      return here;
    },
    councillor(district, councillor) {
      state.councillors[DISTRICTS.indexOf(district)] = councillor;
      return here;
    },
    hired(name, ...districts) {
      for (const district of districts.map(known => DISTRICTS.indexOf(known))) {
        const councillor = state.councillors[district];
        if (councillor === null) throw new Error(`${DISTRICTS[district]} is not in play`);
        player(name).hired |= 1 << district;
        player(name).abilities |= ABILITY_BITS[COUNCILLORS.indexOf(councillor)];
      }
      return here;
    },
    wagons(...contracts) {
      contracts.forEach((name, wagon) => {
        const contract = name === null ? NONE : CONTRACT_NAMES.indexOf(name);
        state.train.wagons[wagon] = contract;
        if (contract === NONE) return;
        state.train.deck[contract] = 0;
        state.train.left--;
      });
      return here;
    },
    hand(name, ...cards) {
      cards.forEach((card, place) => {
        player(name).hand[place] = cardOf(card);
        state.deck[cardOf(card)]--;
        state.cardsLeft--;
      });
      return here;
    },
    lay(card) {
      const name = NAMES[state.turn.active];
      if (!player(name).hand.includes(cardOf(card))) here.hand(name, card);
      return here.play(`${name} card ${card}`);
    },
    play(...lines) {
      for (const line of lines) {
        const [name, text] = splitLine(line);
        const rule = ceylon.whyNot(state, seatOf(name), moveOf(text));
        if (rule !== undefined || !here.choices(name).includes(text))
          throw new Error(`${line}: ${rule ?? 'not listed'}`);
        ceylon.apply(state, seatOf(name), moveOf(text), table);
      }
      return here;
    },
    toAct: () => ceylon.toAct(state).map(seat => NAMES[seat]),
    choices(name) {
      if (!here.toAct().includes(name)) return [];
      const moves: Move[] = [];
      ceylon.moves(state, seatOf(name), moves);
      return moves.map(move => notation.text(move));
    },
    whyNot: (name, move) => ceylon.whyNot(state, seatOf(name), moveOf(move)),
    lastEvent<T extends Event['type']>(type: T) {
      const isOf = (event: Event): event is Extract<Event, { type: T }> => event.type === type;
      return events.findLast(isOf);
    },
  };
  return here;
}

/** The whole setup as played, with its events. */
export function setUp(
  players: number,
  options: Record<string, string> = {},
  seed = 1,
): { state: State; events: Event[] } {
  const events: Event[] = [];
  const table = { random: fastRandom(seed), emit: (event: Event) => events.push(event) };
  return { state: ceylon.setup({ players, options }, table), events };
}

/** Plays at random until something is reached or the game is over. */
export function playUntil(state: State, isReached: () => boolean, random: Random = fastRandom(5)): void {
  const moves: Move[] = [];
  while (!isReached() && state.phase !== null) {
    moves.length = 0;
    const [seat] = ceylon.toAct(state);
    ceylon.moves(state, seat, moves);
    ceylon.apply(state, seat, moves[random.below(moves.length)], { random });
  }
}

/** The rows of the score sheet by source, with the game declared over. */
export function scores(of: Scenario): Record<string, readonly number[]> {
  of.state.phase = null;
  const result = ceylon.result(of.state);
  if (result === undefined) throw new Error('not over');
  return {
    ...Object.fromEntries(result.breakdown.map(({ source, points }) => [source, points])),
    total: result.totals,
    ranks: result.ranks,
  };
}

/** Leaves a player so many markers on the board, without placing the others. */
export function markersLeft(of: Scenario, name: Name, left: number): Scenario {
  of.player(name).markers = left;
  return of;
}

/** Every player who still has to act in this turn takes rupees and keeps tokens. */
export function othersTake(of: Scenario): Scenario {
  for (;;) {
    const [name] = of.toAct();
    if (name === undefined) return of;
    const choices = of.choices(name);
    if (choices.includes('no token')) of.play(`${name} no token`);
    else if (choices.includes('take')) of.play(`${name} take`);
    else return of;
  }
}
