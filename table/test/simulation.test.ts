import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';
import type { PlantedFaults } from './sim-world.ts';

const SEEDS = 1500;
const PLANTED_SEEDS = 60;

async function failures(count: number, planted?: PlantedFaults): Promise<string[]> {
  const found: string[] = [];
  for (let seed = 1; seed <= count; seed++) {
    const faults = await simulate(seed, planted);
    if (faults.length > 0) found.push(`seed ${seed}: ${faults.join('; ')}`);
  }
  return found;
}

test('hosts that crash over one store, with signals that get lost, lose nothing and repeat nothing', async () => {
  expect(await failures(SEEDS)).toEqual([]);
}, 120_000);

test('a run replays from its seed', async () => {
  const planted = { noVersionCheck: true };
  expect(await simulate(7, planted)).toEqual(await simulate(7, planted));
});

test.each<[string, PlantedFaults]>([
  ['without the check of versions, signals that get lost leave viewers behind', { noSweep: true }],
  ['a store that ignores versions mixes up the log', { noVersionCheck: true }],
  ['viewers that are told first see what was never stored', { tellFirst: true }],
  ['commands whose keys are forgotten are done twice', { forgetKeys: true }],
])(
  '%s, and the simulation notices',
  async (_name, planted) => {
    expect((await failures(PLANTED_SEEDS, planted)).length).toBeGreaterThan(0);
  },
  60_000,
);
