import type { BoardProps } from '../../../board/module.ts';
import { HtmlTarget } from '../../../board/target.tsx';
import { SMELT, type Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { BOARD_TEXT } from './board-text.ts';
import { Icon } from './glyphs.tsx';
import { smeltId, STOP_ID } from './targets.ts';
import { tradeName, tradeOf } from './trades.ts';

/** In the works: every minor action with its price; the ones that cannot be paid stay, and say why when touched. */
export function WorksChoices({ view, viewer, toAct, language }: BoardProps<View, Move>) {
  if (viewer === null || !toAct.includes(viewer)) return null;
  const { buttons } = BOARD_TEXT[language];
  return (
    <div class="trades">
      {SMELT.map(({ what }) => {
        const { price, made } = tradeOf(what, view);
        return (
          <HtmlTarget key={what} id={smeltId(what)} name={tradeName(what, view)[language]} class="trade">
            <span class="trade-name">{buttons.smelt[what]}</span>
            <span class="trade-price">
              {price.count} <Icon glyph={price.good} /> → {made.count} <Icon glyph={made.good} />
            </span>
          </HtmlTarget>
        );
      })}
      <HtmlTarget id={STOP_ID} name={buttons.stop} class="trade">
        <span class="trade-name">{buttons.stop}</span>
      </HtmlTarget>
    </div>
  );
}
