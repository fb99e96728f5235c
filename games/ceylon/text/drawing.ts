import type { Action } from '../data/actions.ts';
import type { Councillor } from '../data/councillors.ts';

/** The few words on the drawing for the terminal. */
export interface DrawingText {
  readonly round: string;
  readonly lastRound: string;
  readonly card: string;
  readonly others: string;
  readonly train: string;
  readonly nextCompany: string;
  readonly deck: string;
  readonly bonuses: string;
  readonly technology: string;
  readonly hand: string;
  readonly handSize: string;
  readonly hiredBy: string;
  readonly noOne: string;
  readonly rupees: string;
  readonly points: string;
  readonly tokens: string;
  readonly markers: string;
  readonly tea: string;
  readonly contracts: string;
  readonly slots: string;
  readonly capacity: string;
  readonly teapot: string;
  readonly tile: string;
  readonly usedTile: string;
  readonly mapLegend: string;
  readonly letterLegend: string;
  readonly actions: Readonly<Record<Action, string>>;
  readonly councillors: Readonly<Record<Councillor, string>>;
}
