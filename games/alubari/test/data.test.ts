import { describe, expect, test } from 'vitest';
import { AREAS, CHAI_POINTS, WEATHERS, WORKER_SPACES } from '../data/board.ts';
import { CONTRACTS } from '../data/contracts.ts';
import { EQUIPMENT } from '../data/equipment.ts';
import { EDITION, TOPICS } from '../data/edition.ts';
import { ESTATES } from '../data/estates.ts';
import { GOALS } from '../data/goals.ts';
import { RAIL_SPACES, TOWNS } from '../data/route.ts';
import { RULES } from '../data/rules.ts';
import { BOX } from '../data/supplies.ts';
import { STATIONS } from '../rules/board.ts';

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

describe('components', () => {
  test('the box: 78 rubble, 143 leaves, 16 steel, 30 contracts, 8 equipment cards', () => {
    expect([BOX.rubble, BOX.leaves, BOX.steel, CONTRACTS.length, EQUIPMENT.length]).toEqual([
      78, 143, 16, 30, 8,
    ]);
  });

  test('the route: 15 spaces, 4 rivers, 6 towns, 5 others, 47 points', () => {
    const kinds = RAIL_SPACES.map(({ kind }) => kind);
    expect(kinds.length).toBe(15);
    expect(kinds.flatMap((kind, space) => (kind === 'river' ? [space + 1] : []))).toEqual([1, 5, 10, 12]);
    expect(kinds.filter(kind => kind === 'town').length).toBe(6);
    expect(sum(RAIL_SPACES.map(({ points }) => points))).toBe(47);
    expect(sum(RAIL_SPACES.map(({ points }) => points)) - 5 - 4 - 4).toBe(34);
  });

  test('the stations: 26 spaces in ten towns, 139 points, 126 in the best nineteen: more than 110', () => {
    const points = STATIONS.map(space => space.points).sort((one, other) => other - one);
    expect(TOWNS.map(({ spaces }) => spaces.length)).toEqual([5, 2, 2, 3, 4, 2, 2, 2, 2, 2]);
    expect(TOWNS.map(({ zone }) => zone)).toEqual([0, 1, 1, 1, 2, 2, 3, 4, 4, 4]);
    expect(sum(points)).toBe(139);
    expect(sum(points.slice(0, 19))).toBe(126);
    expect(sum(points) - 9).toBe(130);
    expect(sum(points.slice(0, 19)) > 110).toBe(true);
    const rubbleSpaces = STATIONS.filter(({ cost }) => cost.rubble !== undefined).map(({ id }) => id);
    expect(rubbleSpaces).toEqual(['SIL-2', 'SIL-4', 'SUK-1', 'GAY-1', 'GAY-2', 'GAY-3', 'SON-1']);
  });

  test('the estates: 17 faces of 3 to 6 spaces, any five within the rubble of the box', () => {
    const totals = ESTATES.map(({ rubble }) => sum(rubble)).sort((one, other) => other - one);
    expect(ESTATES.length).toBe(17);
    for (const { rubble, points } of ESTATES) {
      expect(rubble.length).toBe(points.length);
      expect(rubble.length >= 3 && rubble.length <= 6).toBe(true);
      expect(rubble.every(count => count >= 2 && count <= 6)).toBe(true);
    }
    expect(sum(totals.slice(0, 5)) <= 75).toBe(true);
    expect(ESTATES.some(({ rubble }) => rubble.some(count => count >= 5))).toBe(true);
  });

  test('the contracts: 375 points, each alone within reach of nineteen markers, backs 10, 11 and 9', () => {
    expect(CONTRACTS.map(({ no }) => no)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(sum(CONTRACTS.map(({ points }) => points))).toBe(375);
    expect(WEATHERS.map(weather => CONTRACTS.filter(({ back }) => back === weather).length)).toEqual([
      10, 11, 9,
    ]);
    const most = (kind: 'rails' | 'stations' | 'rubbleStations' | 'estates' | 'leaves'): number =>
      Math.max(...CONTRACTS.map(({ needs }) => needs[kind] ?? 0));
    expect([
      most('rails'),
      most('stations'),
      most('rubbleStations'),
      most('estates'),
      most('leaves'),
    ]).toEqual([5, 5, 3, 4, 10]);
    for (const { needs } of CONTRACTS) {
      const { rails = 0, stations = 0, rubbleStations = 0, estates = 0 } = needs;
      expect(rails + stations + rubbleStations + estates <= 19).toBe(true);
    }
  });

  test('worker spaces suffice with B replaced and fog on D', () => {
    const fewest = (players: number): number =>
      sum(WORKER_SPACES[players]) - (WORKER_SPACES[players][1] - 1) - 1;
    expect([1, 2, 3, 4, 5].map(fewest)).toEqual([12, 12, 16, 21, 21]);
    for (let players = 1; players <= 5; players++) expect(fewest(players) >= players * 3).toBe(true);
    expect(AREAS.length).toBe(7);
  });

  test('four cards carry chai; the chai track has ten spaces', () => {
    expect(EQUIPMENT.filter(({ cube }) => cube).length).toBe(4);
    expect(CHAI_POINTS).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 10, 12]);
  });

  test('every goal of a single game is measured, 39 with the campaign', () => {
    const listed = [...RULES.buildingGoals, ...RULES.scoreGoals, ...RULES.reserveGoals];
    expect(GOALS.map(({ id }) => id)).toEqual(listed);
    expect(listed.length + RULES.campaignGoals.length).toBe(39);
  });

  test('[r-no-permanent-rate-equipment] no card of equipment names a rate', () => {
    expect(EQUIPMENT.map(({ id }) => id)).toEqual([
      'shunter',
      'toy-train',
      'garratt',
      'warehouses',
      'construction',
      'luxury-train',
      'reliable-train',
      'inspection-train',
    ]);
    const keys = new Set(EQUIPMENT.flatMap(card => Object.keys(card)));
    expect([...keys].sort()).toEqual(['chai', 'cube', 'id', 'rule', 'steel']);
  });

  test('every topic of the edition is explained once', () => {
    expect(EDITION.map(({ topic }) => topic)).toEqual([...TOPICS]);
  });
});
