import type { Crop } from '../data/tiles.ts';

/** The words in the drawing for the terminal; lines there are 100 characters wide, so most are short. */
export interface DrawingText {
  /** Three letters each. */
  readonly crops: Readonly<Record<Crop, string>>;
  /** Eight characters. */
  readonly desert: string;
  readonly legend: string;
  readonly round: string;
  readonly village: string;
  readonly inHand: string;
  readonly unseen: string;
  readonly boxed: string;
  readonly canals: string;
  readonly bank: string;
  readonly order: string;
  readonly escudos: string;
  readonly farmers: string;
  readonly canal: string;
  /** Points in plantations. */
  readonly points: string;
  readonly bid: string;
  readonly passed: string;
  readonly sealed: string;
  readonly proposes: string;
}
