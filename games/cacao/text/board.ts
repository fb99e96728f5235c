import type { Sentence } from '../../../kernel/text.ts';
import type { JungleKind, JungleName } from '../data/jungle.ts';
import type { Coordinates, Edge, WorkerName } from '../rules/view.ts';

/** The kinds of things that are touched to choose a move. */
export type TargetKind = 'tile' | 'jungle' | 'cell' | 'work' | 'turn';

/** The jungle tiles on the sides of a square. */
export type Neighbours = readonly { readonly edge: Edge; readonly tile: JungleName }[];

/** Workers on one edge and the jungle tile they face. */
export interface EdgeFacts extends Coordinates {
  readonly edge: Edge;
  readonly workers: number;
  readonly tile: JungleName;
}

/** What workers on one edge do: how many of them, and what they move, win or pay. */
export interface Deed {
  readonly tile: JungleName;
  readonly workers: number;
  readonly gold: number;
  /** Fruits, sun tokens or fields along the river. */
  readonly count: number;
}

/** Everything that the board says besides the sentences of the game. */
export interface BoardText {
  /** The question in the bar when only this kind is still open. */
  readonly asks: Readonly<Record<TargetKind, string>>;
  readonly targets: TargetText;
  readonly labels: LabelText;
  readonly tasks: TaskText;
  readonly consequences: ConsequenceText;
}

/** Names of what can be touched, for buttons and screen readers. */
interface TargetText {
  readonly workerTiles: Readonly<Record<WorkerName, string>>;
  readonly jungleTiles: Readonly<Record<JungleName, string>>;
  square(at: Coordinates, neighbours: Neighbours): string;
  overbuild(at: Coordinates, neighbours: Neighbours): string;
  jungleSpace(at: Coordinates): string;
  jungleTile(tile: JungleName, at: Coordinates): string;
  workerTile(owner: string, tile: WorkerName, at: Coordinates): string;
  edge(facts: EdgeFacts): string;
  facing(tile: WorkerName, edge: Edge): string;
  /** On the button that turns a tile. */
  readonly turn: string;
}

/** The cards of workers that are to act. */
interface TaskText {
  readonly heading: string;
  /** "Sell 2 for 6 gold". */
  deed(deed: Deed): string;
  /** The same with the number of its card, for screen readers. */
  name(card: number, deed: Deed): string;
  readonly verbs: Readonly<Record<JungleKind, string>>;
  readonly nothingToSell: string;
  readonly storageFull: string;
  /** On the cards of workers that act once the spaces are filled. */
  readonly afterwards: string;
}

interface LabelText {
  readonly board: string;
  /** "Turn 16 of 30". */
  turn(number: number, of: number): string;
  /** On the buttons that place a tile. */
  readonly place: string;
  readonly overbuild: string;
  readonly hand: string;
  readonly display: string;
  /** Over the unseen jungle tiles: "Pile, 10". */
  pile(count: number): string;
  /** Short names for the pile. */
  readonly kinds: Readonly<Record<JungleName, string>>;
  /** Instead of the hand, when the last tile has been placed. */
  readonly noHand: string;
  /** Under the hand. */
  handPile(count: number): string;
  gold(count: number): string;
  fruits(count: number): string;
  suns(count: number): string;
  waterCarrier(pool: number): string;
  tilesLeft(count: number): string;
  readonly water: string;
  readonly waterHint: string;
  readonly temples: string;
  readonly templesHint: string;
  readonly noTemples: string;
  templeLine(player: string, workers: number, gold: number): string;
}

/** What a move that is not yet played would bring. */
interface ConsequenceText {
  spacesOpen(count: number): Sentence;
  maySell(fruits: number, price: number): Sentence;
  /** Workers of a new tile at a workplace: "sell 2 fruits at the market". */
  doing(deed: Deed): Sentence;
  readonly nothingSold: string;
}
