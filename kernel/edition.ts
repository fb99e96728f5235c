/** How a figure of the components is known. */
export const CERTAINTIES = ['stated', 'sure', 'likely', 'derived', 'reconstructed'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/**
 * One line of "About this edition". `stated`: printed in the rulebook text; `sure`: read from the publisher's
 * pictures or shops; `likely`: a single outside source; `derived`: arithmetic; `reconstructed`: our own figure
 * where the picture is lost, chosen to fit every sentence of the rules.
 */
export interface Provenance<Topic extends string = string> {
  readonly topic: Topic;
  readonly known: Certainty;
  /** The data file that holds the figure, for owners of the game who want to correct it. */
  readonly file: string;
}
