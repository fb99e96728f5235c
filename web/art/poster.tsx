import type { GameId } from '../../games/index.ts';
import { AlubariScene } from './scene/alubari.tsx';
import { CacaoScene } from './scene/cacao.tsx';
import { CeylonScene } from './scene/ceylon.tsx';
import { SantiagoScene } from './scene/santiago.tsx';

const SCENES = {
  alubari: AlubariScene,
  cacao: CacaoScene,
  ceylon: CeylonScene,
  santiago: SantiagoScene,
} as const satisfies Record<GameId, () => unknown>;

/** The poster of a game. */
export function Poster({ game }: { readonly game: GameId }) {
  const Picture = SCENES[game];
  return (
    <svg class="scene" viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Picture />
    </svg>
  );
}
