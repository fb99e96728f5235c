import { GAME_IDS } from '../../games/index.ts';
import { fitPower } from '../../review/study/reliability.ts';
import type { ChanceSample, LuckSample } from '../../review/study/samples.ts';
import type { LevelSample, StabilitySample } from '../../review/study/verdicts.ts';
import type { Sample } from './job.ts';

/** The samples of one game and number of players. */
export interface Cell {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  /** The power that the odd half of the games asks for. */
  readonly power: number;
  /** The even half, which had no part in fitting the power. */
  readonly chances: readonly ChanceSample[];
  readonly luck: readonly LuckSample[];
}

const isChance = (sample: Sample): sample is ChanceSample => sample.kind === 'chance';
const isLuck = (sample: Sample): sample is LuckSample => sample.kind === 'luck';
export const isLevels = (sample: Sample): sample is LevelSample => sample.kind === 'levels';
export const isStability = (sample: Sample): sample is StabilitySample => sample.kind === 'stability';

/** All cells with samples, in the order of the list of games. */
export function cellsFrom(samples: readonly Sample[]): Cell[] {
  const groups = Map.groupBy(
    samples.filter(sample => isChance(sample) || isLuck(sample)),
    ({ game, players }) => `${game} ${players}`,
  );
  const cells = [...groups.values()].map((group): Cell => {
    const [{ game, players }] = group;
    const chances = group.filter(isChance);
    return {
      game,
      players,
      games: new Set(group.map(({ number }) => number)).size,
      power: fitPower(chances.filter(({ number }) => number % 2 === 1)),
      chances: chances.filter(({ number }) => number % 2 === 0),
      luck: group.filter(isLuck),
    };
  });
  const places: readonly string[] = GAME_IDS;
  return cells.toSorted(
    (one, other) => places.indexOf(one.game) - places.indexOf(other.game) || one.players - other.players,
  );
}
