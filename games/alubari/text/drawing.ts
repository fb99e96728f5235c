import type { Area, Weather } from '../data/board.ts';
import type { EquipmentId } from '../data/equipment.ts';
import type { Cube } from '../data/supplies.ts';

/** The few words on the table drawn for the terminal. */
export interface DrawingText {
  readonly round: string;
  readonly weatherNow: string;
  readonly then: string;
  readonly weather: Readonly<Record<Weather, string>>;
  readonly dig: string;
  readonly rail: string;
  readonly harvest: string;
  readonly wheel: string;
  readonly stock: string;
  readonly bag: string;
  readonly drawn: string;
  readonly steelLeft: string;
  readonly cubes: Readonly<Record<Cube, string>>;
  readonly areas: Readonly<Record<Area, string>>;
  readonly equipment: Readonly<Record<EquipmentId, string>>;
  readonly routeLegend: string;
  readonly contractLegend: string;
  readonly contracts: string;
  readonly deck: string;
  readonly discards: string;
  readonly shed: string;
  readonly steel: string;
  readonly rubble: string;
  readonly leaves: string;
  readonly markers: string;
  readonly workers: string;
  readonly goals: string;
}
