import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '../../../board/module.ts';
import { HtmlTarget } from '../../../board/target.tsx';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { contractName } from './names.ts';
import { metContracts } from './visible-scores.ts';
import { BOARD_TEXT } from './board-text.ts';
import { ContractCard } from './cards.tsx';
import { handId } from './targets.ts';

/** The contracts of the viewer, those still to be used first: used or not, met so far or not. */
export function Dock({ view, viewer, toAct, language }: BoardProps<View, Move>) {
  const root = useRef<HTMLDivElement>(null);
  const isMine = viewer !== null && toAct.includes(viewer);
  // Where the hand is wider than the screen, an open card is scrolled into view.
  useEffect(() => {
    root.current?.querySelector('.is-open')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [view.phase, view.worker.area, isMine]);
  if (viewer === null) return null;
  const { statuses, labels, noContracts } = BOARD_TEXT[language];
  const contracts = view.seats[viewer].contracts.toSorted(
    (one, other) => Number(one.isUsed) - Number(other.isUsed),
  );
  const met = metContracts(view, viewer);
  if (contracts.length === 0) return <p class="alubari-dock is-empty">{noContracts}</p>;
  return (
    <div ref={root} class="alubari-dock" role="group" aria-label={labels.hand}>
      {contracts.map(({ no, isUsed }) => {
        const bonus = view.leftOut.includes(no) ? 'leftOut' : met.has(no) ? 'met' : 'unmet';
        const status = `${statuses[bonus]}${isUsed ? `, ${statuses.used}` : ''}`;
        return (
          <HtmlTarget
            key={no}
            id={handId(no)}
            name={`${contractName(no, language)}. ${status}`}
            class={`poster is-contract ${isUsed ? 'is-used' : ''} ${met.has(no) ? 'is-met' : ''}`}
          >
            <span class="piece" data-piece={`contract:${no}`}>
              <ContractCard no={no} language={language} />
            </span>
          </HtmlTarget>
        );
      })}
    </div>
  );
}
