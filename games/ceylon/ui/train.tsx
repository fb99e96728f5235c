import type { BoardProps } from '../../../board/module.ts';
import { HtmlTarget } from '../../../board/target.tsx';
import { COMPANIES } from '../data/contracts.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { contractOf, fulfillable } from './prices.ts';
import { contractId } from './targets.ts';
import { Body, Contract, DEEP, Demand, Engine, Seal, Wheels } from './wagon.tsx';
import { BOARD_TEXT } from './text.ts';

/** The train: three wagons with a contract each, and the deck of contracts at its tail. */
export function Train({ view, viewer, language }: BoardProps<View, Move>) {
  const { labels, targets } = BOARD_TEXT[language];
  const ready = viewer === null ? [] : fulfillable(view.seats[viewer], view.wagons);
  return (
    <div class="ceylon-train" role="group" aria-label={labels.train}>
      <Engine />
      {view.wagons.map((name, wagon) => {
        if (name === null)
          return (
            <div key={wagon} class="ceylon-wagon is-empty" role="img" aria-label={labels.emptyWagon}>
              <svg viewBox="0 0 140 94">
                <Body />
              </svg>
            </div>
          );
        const isReady = ready.includes(name);
        const facts = contractOf(name);
        return (
          <HtmlTarget
            key={wagon}
            id={contractId(name)}
            name={isReady ? targets.readyContract(facts) : targets.contract(facts)}
            class={`ceylon-wagon ${isReady ? 'is-ready' : ''}`}
          >
            <svg viewBox="0 0 140 94" aria-hidden="true">
              <Body />
              <g class="piece" data-piece={contractId(name)} data-from="contracts">
                <Contract name={name} />
              </g>
            </svg>
            {isReady && (
              <span class="ceylon-ready">
                ✓ <span class="ceylon-word">{labels.deliver}</span>
              </span>
            )}
          </HtmlTarget>
        );
      })}
      <Tail view={view} language={language} />
    </div>
  );
}

/** How many contracts are left, and which company's is next. */
function Tail({ view, language }: Pick<BoardProps<View, Move>, 'view' | 'language'>) {
  const left = view.contractDeck.length;
  const next = view.nextCompany;
  const { counts, labels, targets } = BOARD_TEXT[language];
  const words = [counts.contractsLeft(left), ...(next === null ? [] : [labels.nextCompany(next)])];
  return (
    <>
      <button type="button" class="ceylon-tail" popovertarget="ceylon-contracts" title={words.join(', ')}>
        <span class="unseen">{words.join(', ')}</span>
        <svg viewBox="0 0 76 94" aria-hidden="true">
          <path d="M0 76H70" stroke={DEEP} stroke-width="4" />
          <rect x="5" y="14" width="64" height="63" rx="6" fill="#7d1a1d" stroke={DEEP} stroke-width="2.4" />
          {left > 0 && (
            <g data-piece="contracts">
              <rect
                x="17"
                y="4"
                width="42"
                height="44"
                rx="4"
                fill="#e6d3a6"
                stroke={DEEP}
                stroke-width="1.4"
              />
              <rect
                x="14"
                y="8"
                width="42"
                height="44"
                rx="4"
                fill="#fbf3df"
                stroke={DEEP}
                stroke-width="1.4"
              />
              <g transform="translate(35 30) scale(1.05)">
                <Seal company={next ?? '?'} />
              </g>
            </g>
          )}
          <text class="ceylon-figure ceylon-left" x="37" y="71" font-size="21.5" fill="#fbf3df">
            ×{left}
          </text>
          <Wheels at={[22, 54]} />
        </svg>
      </button>
      <div id="ceylon-contracts" class="ceylon-sheet" popover="auto">
        <h3>{words[0]}</h3>
        <ul>
          {COMPANIES.map(company => (
            <li key={company}>
              <svg class="ceylon-seal" viewBox="-17 -17 34 34" aria-hidden="true">
                <Seal company={company} />
              </svg>
              {view.contractDeck
                .filter(name => contractOf(name).company === company)
                .map(name => (
                  <Demand key={name} name={name} label={targets.contract(contractOf(name))} />
                ))}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
