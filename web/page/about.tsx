import { useEffect, useState } from 'preact/hooks';
import { GAME_IDS, loadGame, type GameId } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import { CERTAINTIES, type Certainty } from '../../kernel/edition.ts';
import { hrefTo } from '../route.ts';
import { preferences } from '../preferences.ts';
import { GAME_INFO } from '../game-list.ts';
import { appText } from '../app-text.ts';

/** Where the figures of this edition come from, the least certain first. */
export function AboutPage({ id }: { readonly id: GameId }) {
  const [module, setModule] = useState<GameModule | undefined>(undefined);
  useEffect(() => {
    void loadGame(id).then(setModule);
  }, [id]);
  const { about, rules } = appText();
  return (
    <div class="page about" data-game={id}>
      <nav class="tabs" aria-label={rules.pick}>
        {GAME_IDS.map(game => (
          <a key={game} href={hrefTo('about', game)} aria-current={game === id ? 'page' : undefined}>
            {GAME_INFO[game].name}
          </a>
        ))}
      </nav>
      <h1>{about.title(GAME_INFO[id].name)}</h1>
      <p class="hint">{about.lead}</p>
      {module !== undefined &&
        CERTAINTIES.toReversed().map(known => <Known key={known} id={id} module={module} known={known} />)}
    </div>
  );
}

interface KnownProps {
  readonly id: GameId;
  readonly module: GameModule;
  readonly known: Certainty;
}

/** The figures that are equally certain. */
function Known({ id, module, known }: KnownProps) {
  const { about } = appText();
  const lines = module.edition.filter(line => line.known === known);
  if (lines.length === 0) return null;
  const says = module.text[preferences.value.language].edition;
  return (
    <section class={`paper is-${known}`} aria-labelledby={`known-${known}`}>
      <h2 id={`known-${known}`}>{about.certainty[known]}</h2>
      {known === 'reconstructed' && <p class="hint">{about.ours}</p>}
      <ul>
        {lines.map(({ topic, file }) => (
          <li key={topic}>
            <p>{says[topic]}</p>
            <small>
              {about.file}: <code>{`games/${id}/${file}`}</code>
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
