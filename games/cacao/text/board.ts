import type { Sentence } from '../../../kernel/text.ts';
import type { JungleName } from '../data/jungle.ts';
import type { Coordinates, Edge, WorkerName } from '../rules/view.ts';

/** The kinds of things that are touched to choose a move. */
export type TargetKind = 'tile' | 'jungle' | 'cell' | 'edge' | 'amount' | 'turn';

/** The jungle tiles on the sides of a square. */
export type Neighbours = readonly { readonly edge: Edge; readonly tile: JungleName }[];

/** Workers on one edge and the jungle tile they face. */
export interface EdgeFacts extends Coordinates {
  readonly edge: Edge;
  readonly workers: number;
  readonly tile: JungleName;
}

/** Everything that the board says besides the sentences of the game. */
export interface BoardText {
  /** The question in the bar when only this kind is still open. */
  readonly asks: Readonly<Record<TargetKind, string>>;
  readonly targets: TargetText;
  readonly labels: LabelText;
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
  /** How many workers act, from none to three. */
  readonly amounts: readonly string[];
  /** On the button that turns a tile. */
  readonly turn: string;
}

interface LabelText {
  readonly board: string;
  readonly hand: string;
  readonly display: string;
  /** After the number of tiles in the jungle pile. */
  readonly inPile: string;
  gold(count: number): string;
  fruits(count: number): string;
  suns(count: number): string;
  waterCarrier(pool: number): string;
  tilesLeft(count: number): string;
}

/** What a move that is not yet played would bring. */
interface ConsequenceText {
  spacesOpen(count: number): Sentence;
  maySell(fruits: number, price: number): Sentence;
}
