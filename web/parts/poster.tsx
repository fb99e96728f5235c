import type { FunctionComponent } from 'preact';
import type { GameId } from '../../games/index.ts';
import { GAME_INFO } from '../game-list.ts';

/** The posters found in the games' folders. */
const POSTERS = import.meta.glob<FunctionComponent>('../../games/*/ui/poster.tsx', {
  eager: true,
  import: 'Poster',
});

/** A game's poster; a game without one shows its name. */
export function Poster({ game }: { readonly game: GameId }) {
  const Picture = POSTERS[`../../games/${game}/ui/poster.tsx`];
  return (
    <svg class="scene" viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Picture === undefined ? <PlainPoster name={GAME_INFO[game].name} /> : <Picture />}
    </svg>
  );
}

const PlainPoster = ({ name }: { readonly name: string }) => (
  <>
    <rect width="400" height="240" fill="var(--accent-soft, #dfe6d8)" />
    <text x="200" y="136" text-anchor="middle" font-size="44" fill="var(--accent, #3c5a2c)">
      {name}
    </text>
  </>
);
