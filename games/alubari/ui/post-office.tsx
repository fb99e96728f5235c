import type { BoardProps } from '../../../board/module.ts';
import { HtmlTarget } from '../../../board/target.tsx';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { contractName } from './contracts.ts';
import { Icon } from './glyphs.tsx';
import { LABELS } from './labels.ts';
import { ContractCard, EquipmentCard } from './cards.tsx';
import { rowId, shedId } from './targets.ts';
import { equipmentName, WEATHER_NAMES } from './words.ts';

type AlubariScene = BoardProps<View, Move>;

/** The contracts that can be taken, the deck with the weather on its back, the discards. */
export function PostOffice({ view, language }: AlubariScene) {
  return (
    <section class="office" aria-label={LABELS.row[language]}>
      <header>
        <h3>{LABELS.row[language]}</h3>
        <span class="piles">
          {view.back !== null && (
            <span title={WEATHER_NAMES[view.back][language]}>
              <Icon glyph={view.back} />
              <span class="unseen">{WEATHER_NAMES[view.back][language]}</span>
            </span>
          )}
          <span>
            {LABELS.deck[language]} {view.deck.length}
          </span>
          <span>
            {LABELS.discards[language]} {view.discards.length}
          </span>
        </span>
      </header>
      <div class="posters is-row">
        {view.row.map((no, slot) =>
          no === null ? (
            <span key={`slot:${slot}`} class="poster is-empty">
              {LABELS.empty[language]}
            </span>
          ) : (
            <HtmlTarget key={no} id={rowId(no)} name={contractName(no)[language]} class="poster is-contract">
              <span class="piece" data-piece={`contract:${no}`}>
                <ContractCard no={no} language={language} />
              </span>
            </HtmlTarget>
          ),
        )}
      </div>
    </section>
  );
}

/** Equipment that nobody owns. */
export function Shed({ view, language }: AlubariScene) {
  return (
    <section class="shed" aria-label={LABELS.shed[language]}>
      <header>
        <h3>{LABELS.shed[language]}</h3>
      </header>
      <div class="posters is-shed">
        {view.shed.map(({ id, hasCube }) => (
          <HtmlTarget
            key={id}
            id={shedId(id)}
            name={equipmentName(id, view.phase === 'equipment')[language]}
            class="poster is-equipment"
          >
            <span class="piece" data-piece={`equipment:${id}`}>
              <EquipmentCard id={id} hasCube={hasCube} language={language} />
            </span>
          </HtmlTarget>
        ))}
        {view.shed.length === 0 && <span class="poster is-empty">{LABELS.empty[language]}</span>}
      </div>
    </section>
  );
}
