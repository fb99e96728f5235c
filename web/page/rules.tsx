import { useEffect, useMemo, useState } from 'preact/hooks';
import { GAME_IDS, loadGame, type GameId } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import { hrefTo } from '../route.ts';
import { preferences } from '../preferences.ts';
import { GAME_INFO } from '../game-list.ts';
import { GameSummary } from '../parts/game-summary.tsx';
import { appText } from '../app-text.ts';

const DIACRITICS = /\p{Diacritic}/gu;

/** So that "accion" finds "acción". */
const folded = (text: string): string => text.normalize('NFD').replace(DIACRITICS, '').toLowerCase();

/** All rules of a game in our own words, by section, with a search and a link for each. */
export function RulesPage({ id, rule }: { readonly id: GameId; readonly rule: string | undefined }) {
  const [module, setModule] = useState<GameModule | undefined>(undefined);
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    void loadGame(id).then(setModule);
  }, [id]);
  useEffect(() => {
    if (module !== undefined && rule !== undefined)
      document.getElementById(rule)?.scrollIntoView({ block: 'center' });
  }, [module, rule]);
  const { rules } = appText();
  return (
    <div class="page rules" data-game={id}>
      <nav class="tabs" aria-label={rules.pick}>
        {GAME_IDS.map(game => (
          <a key={game} href={hrefTo('rules', game)} aria-current={game === id ? 'page' : undefined}>
            {GAME_INFO[game].name}
          </a>
        ))}
      </nav>
      <h1>{rules.title(GAME_INFO[id].name)}</h1>
      {rule === undefined && <GameSummary key={id} game={id} />}
      <h2 class="rules-all">{rules.all}</h2>
      <input
        type="search"
        class="search"
        aria-label={rules.search}
        placeholder={rules.search}
        value={wanted}
        onInput={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      {module !== undefined && <Catalogue module={module} id={id} wanted={wanted} marked={rule} />}
    </div>
  );
}

interface CatalogueProps {
  readonly module: GameModule;
  readonly id: GameId;
  readonly wanted: string;
  readonly marked: string | undefined;
}

function Catalogue({ module, id, wanted, marked }: CatalogueProps) {
  const { rules } = appText();
  const text = module.text[preferences.value.language];
  const found = useMemo(() => {
    const words = folded(wanted).split(/\s+/);
    return Object.entries(module.rules).flatMap(([section, ids]) => {
      const kept = ids.filter(rule => {
        const whole = folded(`${text.sections[section]} ${text.rules[rule]}`);
        return words.every(word => whole.includes(word));
      });
      return kept.length === 0 ? [] : [{ section, kept }];
    });
  }, [module, text, wanted]);
  const count = found.reduce((sum, { kept }) => sum + kept.length, 0);
  return (
    <div class="rules-found">
      <p class="hint" role="status">
        {count === 0 ? rules.none : rules.found(count)}
      </p>
      <Contents sections={found.map(({ section }) => [section, text.sections[section]])} />
      {found.map(({ section, kept }) => (
        <section key={section} id={anchorOf(section)}>
          <h2>{text.sections[section]}</h2>
          <ul>
            {kept.map(rule => (
              <li key={rule} id={rule} class={rule === marked ? 'is-marked' : ''}>
                {text.rules[rule]}{' '}
                <a class="anchor" href={hrefTo('rules', id, rule)} aria-label={rules.link}>
                  #
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const anchorOf = (section: string): string => `section-${section}`;

/** Leads to each section; the address stays, because it names the page. */
function Contents({ sections }: { readonly sections: readonly (readonly [string, string])[] }) {
  const { rules } = appText();
  return (
    <nav class="rules-contents" aria-label={rules.contents}>
      <ul>
        {sections.map(([section, name]) => (
          <li key={section}>
            <button
              type="button"
              class="plain"
              onClick={() => document.getElementById(anchorOf(section))?.scrollIntoView()}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
