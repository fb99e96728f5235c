import type { JungleName } from '../data/jungle.ts';

/** The few words on the drawing for the terminal. */
export interface DrawingText {
  /** Five characters for each jungle tile. */
  readonly jungle: Readonly<Record<JungleName, string>>;
  readonly display: string;
  readonly pile: string;
  readonly hand: string;
  readonly gold: string;
  readonly fruits: string;
  readonly suns: string;
  readonly water: string;
  readonly tiles: string;
}
