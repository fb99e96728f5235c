import { useEffect, useState } from 'preact/hooks';
import { loadGame, type GameId } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import { preferences } from '../preferences.ts';
import { GAME_INFO } from '../game-list.ts';
import { appText } from '../app-text.ts';

/** Where the figures of this edition come from, the reconstructed ones first. */
export function AboutPage({ id }: { readonly id: GameId }) {
  const [module, setModule] = useState<GameModule | undefined>(undefined);
  useEffect(() => {
    void loadGame(id).then(setModule);
  }, [id]);
  const { about } = appText();
  const lines = (module?.edition ?? []).toSorted((one, other) => rank(one.known) - rank(other.known));
  return (
    <div class="page about" data-game={id}>
      <h1>{about.title(GAME_INFO[id].name)}</h1>
      <p>{about.lead}</p>
      <ul>
        {module !== undefined &&
          lines.map(({ topic, known, file }) => (
            <li key={topic} class={`is-${known}`}>
              <b>{about.certainty[known]}</b>
              <p>{module.text[preferences.value.language].edition[topic]}</p>
              <small>
                {about.file}: <code>{`games/${id}/${file}`}</code>
              </small>
            </li>
          ))}
      </ul>
      {module !== undefined && <p class="hint">{about.ours}</p>}
    </div>
  );
}

const rank = (known: string): number => (known === 'reconstructed' ? 0 : known === 'likely' ? 1 : 2);
