import type { BoardProps } from '../../../board/module.ts';
import { HtmlTarget } from '../../../board/target.tsx';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { BOARD_TEXT } from './board-text.ts';
import { Icon } from './glyphs.tsx';
import { leafOutlook } from './outlook.ts';
import { brewId, GATHER_ID } from './targets.ts';

/** At the chaiwala: the leaves to take, and one small button for each number of leaves that can become chai. */
export function LeafChoices({ view, viewer, toAct, language }: BoardProps<View, Move>) {
  if (viewer === null || !toAct.includes(viewer)) return null;
  const { buttons, labels } = BOARD_TEXT[language];
  const { leaves, brew } = leafOutlook(view, viewer);
  return (
    <div class="leaf-choices">
      {leaves > 0 && (
        <HtmlTarget id={GATHER_ID} class="leaf-choice">
          {buttons.gather} <b>+{leaves}</b>
          <Icon glyph="leaf" />
        </HtmlTarget>
      )}
      {brew > 0 && (
        <div class="leaf-amounts" role="group" aria-label={labels.intoChai}>
          <span aria-hidden="true">
            <Icon glyph="leaf" />→<Icon glyph="chai" />
          </span>
          {Array.from({ length: brew }, (_, index) => (
            <HtmlTarget key={index} id={brewId(index + 1)} class="leaf-choice">
              {index + 1}
            </HtmlTarget>
          ))}
        </div>
      )}
    </div>
  );
}
