// Thinks about the decision of a player who asks for a hint, away from the page.
import { isGameId, loadGame } from '../../games/index.ts';
import { createAdviser, type Hint } from '../../review/hint.ts';
import type { HintAnswer, HintRequest } from './hint-messages.ts';

/** A browser is about half as fast as the machine for which a game states its speed; a phone or a busy one less. */
const PACE = 0.5;
/** A slow machine may take this many times as long, so that its hints are as good. */
const PATIENCE = 6;
const USUAL_SPEED = 20_000;

async function think({ game, question, milliseconds }: HintRequest): Promise<Hint[]> {
  if (!isGameId(game)) return [];
  const module = await loadGame(game);
  const advise = createAdviser(module);
  const end = performance.now() + PATIENCE * milliseconds;
  const speed = PACE * (module.heuristics?.iterationsPerSecond ?? USUAL_SPEED);
  const iterations = Math.round((speed * milliseconds) / 1000);
  return advise({ ...question, iterations, isOutOfTime: () => performance.now() > end });
}

addEventListener('message', ({ data }: MessageEvent<HintRequest>) => {
  const answer = (hints: readonly Hint[]): void => postMessage({ id: data.id, hints } satisfies HintAnswer);
  think(data).then(answer, () => answer([]));
});
