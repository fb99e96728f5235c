import type { Chip, Sentence } from '../../../kernel/text.ts';
import type { Action, Main } from '../data/actions.ts';
import type { Tea } from '../data/contracts.ts';
import type { Councillor } from '../data/councillors.ts';
import type { District } from '../data/map.ts';

/** The kinds of things that are touched to choose a move. */
export type TargetKind =
  | 'card'
  | 'action'
  | 'hex'
  | 'contract'
  | 'district'
  | 'tea'
  | 'reward'
  | 'keep'
  | 'tile'
  | 'rest';

/** A contract: its company, the chests it asks for by kind of tea, and its two rewards. */
export interface ContractFacts {
  readonly company: number;
  readonly chests: readonly number[];
  readonly rupees: number;
  readonly points: number;
}

/** A hexagon and its pieces; players by name. */
export interface HexFacts {
  readonly hex: string;
  readonly district: District;
  readonly level: number;
}
export interface PieceFacts {
  readonly owner: string | null;
  readonly isDouble: boolean;
  readonly pawns: readonly string[];
}

/** A player's part in a district. */
interface ShareFacts {
  readonly player: string;
  readonly plantations: number;
  readonly isHired: boolean;
  /** What the place in the district would pay now. */
  readonly points: number;
}

/** Everything that the board says besides the sentences of the game. */
export interface BoardText {
  readonly districts: Readonly<Record<District, string>>;
  readonly actions: Readonly<Record<Action, string>>;
  readonly teas: Readonly<Record<Tea, string>>;
  /** A councillor's ability in a few letters, for the tile, and in a sentence. */
  readonly councillors: Readonly<Record<Councillor, { readonly short: string; readonly long: string }>>;
  /** The question in the bar when only this kind is still open. */
  readonly asks: Readonly<Record<TargetKind, string>>;
  readonly targets: TargetText;
  readonly labels: LabelText;
  readonly counts: CountText;
  readonly consequences: ConsequenceText;
  readonly confirms: ConfirmText;
  /** Where the match stands: "Round 6 · 14 cards left". */
  progress(view: ProgressFacts): string;
}

interface ProgressFacts {
  readonly round: number;
  readonly isLastRound: boolean;
  readonly deck: number;
}

/** The button that plays a move. */
interface ConfirmText {
  readonly card: string;
  readonly start: string;
  readonly deliver: string;
  readonly return: string;
  readonly omit: string;
  move(rupees: number): string;
  reward(what: string): string;
}

/** Names of things to touch: a screen reader says them, and buttons show them. */
interface TargetText {
  card(mine: Main, theirs: Main): string;
  /** An action with what it costs (below zero) or brings: "Plant for 5 rupees". */
  action(action: Action, rupees: number): string;
  /** Around the name of an action that a token buys, or that needs the start tile. */
  withToken(action: string): string;
  withTile(action: string): string;
  /** "d2, Kandy, level 1, green tea", and the same with the pieces there. */
  hex(place: HexFacts): string;
  hexWithPieces(place: HexFacts, pieces: PieceFacts): string;
  unusedHex(hex: string, district: District): string;
  start(place: string): string;
  plant(place: string): string;
  harvest(place: string): string;
  move(place: string, cost: number): string;
  contract(contract: ContractFacts): string;
  /** A contract that the viewer has the chests and the slot for. */
  readyContract(contract: ContractFacts): string;
  councillor(district: District, councillor: Councillor): string;
  share(share: ShareFacts): string;
  rupees(count: number): string;
  points(count: number): string;
  return(tea: Tea): string;
  omit(tea: Tea): string;
  readonly keepTokens: string;
  readonly stopHarvest: string;
  readonly useTile: string;
  readonly saveTile: string;
}

interface LabelText {
  readonly map: string;
  readonly train: string;
  readonly emptyWagon: string;
  readonly councillors: string;
  readonly technology: string;
  readonly lastRound: string;
  readonly hand: string;
  readonly actions: string;
  readonly chests: string;
  readonly rewards: string;
  readonly rupees: string;
  readonly points: string;
  readonly startPlayer: string;
  readonly startTile: string;
  readonly you: string;
  readonly others: string;
  readonly deliver: string;
  /** Not to use a token, beside the actions it could buy. */
  readonly keep: string;
  /** After the number of cards in the deck: "12 left". */
  readonly left: string;
  /** The lowest level of the map. */
  readonly valley: string;
  /** Before the points of first to fourth place at the end. */
  readonly byPlace: string;
  grows(tea: string, level: number): string;
  allDistricts(count: number): string;
  round(round: number): string;
  nextCompany(company: number): string;
  step(player: string, step: number): string;
  bonusesLeft(points: readonly number[]): string;
  cardsPlayed(count: number): string;
  laidCard(player: string, mine: Main, theirs: Main): string;
  tile(action: Action): string;
  usedTile(action: Action): string;
  bonus(points: number): string;
  store(tea: Readonly<Record<Tea, number>>, capacity: number): string;
  contracts(company: number, count: number): string;
}

/** Figures with their noun. */
interface CountText {
  points(count: number): string;
  rupees(count: number): string;
  tokens(count: number): string;
  cardsInHand(count: number): string;
  cardsInDeck(count: number): string;
  markers(count: number): string;
  companies(count: number): string;
  slots(count: number): string;
  contractsLeft(count: number): string;
}

/** Consequences of a move that is not yet played. */
interface ConsequenceText {
  readonly opensSlot: Sentence;
  readonly lastRound: Sentence;
  readonly usesTile: Sentence;
  readonly needsTile: Sentence;
  readonly noTeaInReach: Sentence;
  teaInReach(chests: readonly Chip[]): Sentence;
  councillorHere(district: Chip, ability: string): Sentence;
  canFulfil(company: Chip): Sentence;
  /** The rewards to choose from once a contract is fulfilled. */
  thenReward(rupees: Chip, points: Chip): Sentence;
  /** With what it would bring, if anything is known of it. */
  youCan(action: Chip, what: Sentence): Sentence;
  youCannot(action: Chip): Sentence;
  noOneElseCan(action: Chip): Sentence;
  othersCan(others: Sentence, count: number, action: Chip): Sentence;
}
