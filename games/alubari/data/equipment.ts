import type { RuleId } from './rules.ts';

/**
 * The equipment cards, in the order in which maintenance asks for them. Names and effects are stated; costs and
 * which cards carry a chai cube are reconstructed.
 */
export const EQUIPMENT = [
  { id: 'shunter', steel: 1, chai: 0, cube: true, rule: 'equipment-shunter-hires-for-two-rubble' },
  { id: 'toy-train', steel: 2, chai: 0, cube: true, rule: 'equipment-toy-train-leaf-per-area-a-worker' },
  { id: 'garratt', steel: 2, chai: 0, cube: false, rule: 'equipment-garratt-chai-on-first-rails' },
  { id: 'warehouses', steel: 1, chai: 1, cube: false, rule: 'equipment-warehouses-one-leaf-less' },
  { id: 'construction', steel: 0, chai: 3, cube: false, rule: 'equipment-construction-workers-discount' },
  { id: 'luxury-train', steel: 3, chai: 0, cube: true, rule: 'equipment-luxury-train-seven-points' },
  { id: 'reliable-train', steel: 2, chai: 0, cube: true, rule: 'equipment-reliable-train-no-maintenance' },
  {
    id: 'inspection-train',
    steel: 2,
    chai: 0,
    cube: false,
    rule: 'equipment-inspection-train-free-worker-in-event-round',
  },
] as const satisfies readonly { id: string; steel: number; chai: number; cube: boolean; rule: RuleId }[];
export type EquipmentId = (typeof EQUIPMENT)[number]['id'];

/** Figures printed in the effects. Stated. */
export const SHUNTER_RUBBLE = 2;
export const LUXURY_POINTS = 7;
export const CONSTRUCTION_RUBBLE = 2;
export const CONSTRUCTION_STONE = 1;

/** Upkeep in event 5: one of the two. Stated. */
export const UPKEEP = { steel: 1, chai: 2 } as const;
