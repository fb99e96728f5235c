import type { BoardProps } from '../../../board/module.ts';
import { HtmlTarget } from '../../../board/target.tsx';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Icon } from './glyphs.tsx';
import { contractName, equipmentForSale, equipmentName } from './names.ts';
import { BOARD_TEXT } from './board-text.ts';
import { ContractCard, EquipmentCard } from './cards.tsx';
import { rowId, shedId } from './targets.ts';

type AlubariScene = BoardProps<View, Move>;

/** The contracts that can be taken, the deck with the weather on its back, the discards. */
export function PostOffice({ view, language }: AlubariScene) {
  const text = BOARD_TEXT[language];
  return (
    <section class="office" aria-label={text.labels.row}>
      <header>
        <h3>{text.labels.row}</h3>
        <small>
          {text.rowHint(view.deck.length, view.discards.length)}
          {view.back !== null && (
            <span title={text.weather[view.back]}>
              {' '}
              <Icon glyph={view.back} />
              <span class="unseen">{text.weather[view.back]}</span>
            </span>
          )}
        </small>
      </header>
      <div class="row">
        {view.row.map((no, slot) =>
          no === null ? (
            <span key={`slot:${slot}`} class="card is-empty">
              {text.statuses.empty}
            </span>
          ) : (
            <HtmlTarget key={no} id={rowId(no)} name={contractName(no, language)} class="card">
              <span class="piece" data-piece={`contract:${no}`} title={contractName(no, language)}>
                <ContractCard no={no} language={language} />
              </span>
            </HtmlTarget>
          ),
        )}
      </div>
    </section>
  );
}

/** The equipment in the shed. */
export function Shed({ view, language }: AlubariScene) {
  const text = BOARD_TEXT[language];
  const nameOf = view.phase === 'equipment' ? equipmentName : equipmentForSale;
  return (
    <section class="shed" aria-label={text.labels.shed}>
      <header>
        <h3>{text.labels.shed}</h3>
        <small>{text.shedHint(view.steel)}</small>
      </header>
      <div class="shelf">
        {view.shed.map(({ id, hasCube }) => (
          <HtmlTarget key={id} id={shedId(id)} name={nameOf(id, language)} class="card">
            <span class="piece" data-piece={`equipment:${id}`} title={nameOf(id, language)}>
              <EquipmentCard id={id} hasCube={hasCube} language={language} />
            </span>
          </HtmlTarget>
        ))}
        {view.shed.length === 0 && <span class="card is-empty">{text.statuses.empty}</span>}
      </div>
    </section>
  );
}
