import { playForSamples, type Target } from '../../bots/learn/self-play.ts';
import { loadGeneration } from '../../games/generations.ts';
import { madeByHand } from '../../games/impressions.ts';
import { loadGame, type GameId } from '../../games/index.ts';
import { withKnowledge, type Knowledge } from '../../games/knowledge.ts';
import { seedFrom } from '../../kernel/seed.ts';

/** A batch of games to learn from, in a form that can be sent to a thread. */
export interface SelfPlayJob {
  readonly game: GameId;
  readonly players: number;
  /** The same words give the same games. */
  readonly seed: string;
  readonly games: number;
  /** What the rounds before this one have learned, the last one first; nothing in the first round. */
  readonly earlier: readonly Knowledge[];
  /** Positions are judged as the game's bots judge them now: only first impressions are learned. */
  readonly keepsWeights: boolean;
  readonly target: Target;
  /** The generation that plays the first round. */
  readonly origin: number;
}

/** The positions and the studied decisions of a batch. */
export interface Batch {
  readonly positions: Float32Array;
  readonly decisions: Float32Array;
}

/** Plays a batch; runs in a thread. */
export async function playBatch(job: SelfPlayJob): Promise<Batch> {
  const { game, players, seed, games, earlier, keepsWeights, target } = job;
  const module = await loadGame(game);
  const first = await loadGeneration(game, job.origin);
  if (module.heuristics === undefined || first === undefined)
    throw new Error(`${game} has no facts to learn from`);
  const origin = keepsWeights ? { ...module.heuristics, ...(first.prior && madeByHand(first.prior)) } : first;
  const { features, moveFacts } = module.heuristics;
  const facts = { ...(features && { features }), ...(moveFacts && { moveFacts }) };
  const knowledge = [
    ...earlier.map(learned => ({ ...withKnowledge(origin, facts, learned), ...facts })),
    { ...origin, ...facts },
  ];
  const out = { positions: [], decisions: [] };
  for (let index = 0; index < games; index++) {
    const number = Number.parseInt(seedFrom(`learn ${seed} ${index}`).slice(0, 8), 16);
    playForSamples(module, { players, target, knowledge, seed: number }, out);
  }
  return { positions: Float32Array.from(out.positions), decisions: Float32Array.from(out.decisions) };
}
