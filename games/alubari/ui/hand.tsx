import type { Language } from '../../../kernel/text.ts';
import type { BoardProps } from '../../../board/module.ts';
import { HtmlTarget } from '../../../board/target.tsx';
import { CONTRACTS } from '../data/contracts.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { contractEffect, contractName, type Need } from './names.ts';
import { metContracts } from './visible-scores.ts';
import { BOARD_TEXT } from './board-text.ts';
import { Needs, Worth } from './cards.tsx';
import { piecesOf } from './progress.ts';
import { handId } from './targets.ts';

/** The contracts of the viewer, one line each, those still to be used first, then those met: what there is of what is asked. */
export function Hand({ view, viewer, language }: BoardProps<View, Move>) {
  if (viewer === null) return null;
  const { labels, noContracts } = BOARD_TEXT[language];
  const { contracts } = view.seats[viewer];
  const met = metContracts(view, viewer);
  const used = contracts
    .filter(({ isUsed }) => isUsed)
    .toSorted((one, other) => Number(met.has(other.no)) - Number(met.has(one.no)));
  const have = piecesOf(view, viewer);
  const part = { view, language, met, have };
  return (
    <section class="hand" aria-label={labels.hand}>
      <header>
        <h3>{labels.hand}</h3>
        <small>{contracts.length === 0 ? noContracts : labels.metSign}</small>
      </header>
      {contracts
        .filter(({ isUsed }) => !isUsed)
        .map(({ no }) => (
          <OwnContract key={no} {...part} no={no} isUsed={false} />
        ))}
      {used.length > 0 && <small class="hand-used">{labels.usedContracts}</small>}
      {used.map(({ no }) => (
        <OwnContract key={no} {...part} no={no} isUsed />
      ))}
    </section>
  );
}

interface OwnContractProps {
  readonly view: View;
  readonly language: Language;
  readonly no: number;
  readonly isUsed: boolean;
  readonly met: ReadonlySet<number>;
  readonly have: Readonly<Record<Need, number>>;
}

/** Its effect until it is used, and how far its bonus is. */
function OwnContract({ view, language, no, isUsed, met, have }: OwnContractProps) {
  const { statuses } = BOARD_TEXT[language];
  const bonus = view.leftOut.includes(no) ? 'leftOut' : met.has(no) ? 'met' : 'unmet';
  const status = `${statuses[bonus]}${isUsed ? `, ${statuses.used}` : ''}`;
  const name = `${contractName(no, language)}. ${status}`;
  return (
    <HtmlTarget id={handId(no)} name={name} class={`own-contract ${isUsed ? 'is-used' : ''} is-${bonus}`}>
      <span class="piece" data-piece={`contract:${no}`} title={name}>
        <b class="letter">{CONTRACTS[no - 1].areas.join(' ')}</b>
        {!isUsed && <span class="own-effect">{contractEffect(no, language)}</span>}
        <Needs no={no} have={have} />
        <Worth no={no} />
        {met.has(no) && <i class="own-sign">✓</i>}
      </span>
    </HtmlTarget>
  );
}
