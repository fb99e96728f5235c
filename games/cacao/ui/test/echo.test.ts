import { expect, test } from 'vitest';
import { TELLING } from '../echo.ts';

test('whatever workers bring is told rather than the tile they came with', () => {
  const tile = TELLING.indexOf('workerTilePlaced');
  for (const deed of [
    'fruitsGathered',
    'fruitsSold',
    'goldMined',
    'waterCarried',
    'sunTokensGained',
  ] as const) {
    expect(TELLING).toContain(deed);
    expect(TELLING.indexOf(deed)).toBeLessThan(tile);
  }
});
