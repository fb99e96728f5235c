import type { Sentence } from '../../../kernel/text.ts';
import type { Crop } from '../data/tiles.ts';

/** Tiles of one kind. */
export interface TileCount {
  readonly crop: Crop;
  /** Farmers that the tile shows. */
  readonly farmers: number;
  readonly count: number;
}

/** A canal site and what it would water. */
export interface SiteFacts {
  readonly name: string;
  readonly crops: readonly { readonly crop: Crop; readonly space: string }[];
  readonly emptySpaces: number;
  /** All bribes for the site; undefined if no one proposed it. */
  readonly offer: number | undefined;
}

/** Everything the board says besides the sentences of the game. */
export interface BoardText {
  readonly crops: Readonly<Record<Crop, string>>;
  /** What the bar asks for, by kind of target. */
  readonly ask: Readonly<Record<'bid' | 'tile' | 'space' | 'canal' | 'bribe' | 'intersection', string>>;
  readonly targets: TargetText;
  readonly space: SpaceText;
  readonly consequences: ConsequenceText;
  /** The steps of a round, in order. */
  readonly steps: Readonly<Record<Step, string>>;
  readonly labels: LabelText;
  readonly panel: PanelText;
  readonly offers: OfferText;
  readonly confirms: ConfirmText;
  readonly supplies: SuppliesText;
}

export const STEPS = ['auction', 'tiles', 'canal', 'extraCanal', 'drying', 'income'] as const;
export type Step = (typeof STEPS)[number];

/** Names of what can be chosen, for buttons and screen readers. */
interface TargetText {
  readonly pass: string;
  bid(amount: number): string;
  readonly noBribe: string;
  bribe(amount: number): string;
  tile(tile: TileCount): string;
  /** `space` is the description of the space. */
  plant(space: string): string;
  palm(space: string): string;
  spring(intersection: string): string;
  site(site: SiteFacts): string;
  readonly abstain: string;
  reject(price: number): string;
  readonly build: string;
  readonly decline: string;
  readonly keep: string;
}

/** Parts of the description of a space. */
interface SpaceText {
  readonly empty: string;
  readonly desert: string;
  readonly neutral: string;
  readonly palm: string;
  readonly watered: string;
  readonly dry: string;
  farmers(count: number, owner: string): string;
}

/** What a move that is not yet played would do. */
interface ConsequenceText {
  moneyLeft(escudos: number): Sentence;
  offered(total: number): Sentence;
  readonly fewerFarmers: Sentence;
  overseer(seat: number): Sentence;
  farmersToPlace(count: number): Sentence;
  priceOfRejecting(escudos: number): Sentence;
  plantation(crop: Crop, size: number): Sentence;
  readonly watered: Sentence;
  readonly dry: Sentence;
  waters(tiles: number): Sentence;
  watersNeutral(tiles: number): Sentence;
  readonly watersNothing: Sentence;
  /** Before the farmers that each seat loses. */
  readonly farmers: Sentence;
  deserts(tiles: number): Sentence;
}

interface LabelText {
  readonly board: string;
  readonly village: string;
  readonly steps: string;
  readonly order: string;
  readonly bids: string;
  readonly bribes: string;
  readonly answers: string;
  readonly pass: string;
  readonly sealed: string;
  readonly staked: string;
}

/** The offers that the overseer chooses from. */
interface OfferText {
  placeOf(players: readonly string[]): string;
  waters(tiles: number): string;
  readonly elsewhere: string;
}

/** The words on the button that plays a move. */
interface ConfirmText extends Readonly<
  Record<'placeSpring' | 'placePalm' | 'take' | 'plant' | 'propose' | 'accept' | 'lay', string>
> {
  bid(amount: number): string;
  bribe(amount: number): string;
  elsewhere(price: number): string;
}

interface PanelText {
  money(escudos: number | null): string;
  points(count: number): string;
  farmers(count: number): string;
  readonly overseer: string;
  readonly ownCanal: string;
  readonly usedCanal: string;
  rest(reserve: number, lost: number): string;
}

interface SuppliesText {
  /** Round 0 is the setup. */
  round(round: number, rounds: number): string;
  piles(tiles: number): string;
  canals(count: number): string;
  /** The tiles of one crop still in the piles, by the farmers that they show. */
  unseen(crop: Crop, oneFarmer: number, twoFarmers: number): string;
  boxed(tiles: readonly TileCount[]): string;
  canalWord(count: number): string;
  /** "20 tiles", followed by "to come"; a small screen has room for the latter only. */
  tiles(count: number): string;
  readonly toCome: string;
  /** When the piles are empty. */
  readonly noneToCome: string;
}
