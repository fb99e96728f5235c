import type { Scene } from '../../../web/board.ts';
import { SpotButton } from '../../../web/stage/spot.tsx';
import { COMPANIES, TEAS } from '../data/contracts.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Chest, Coin, Lotus } from './goods.tsx';
import { contractOf, payable } from './prices.ts';
import { contractId } from './targets.ts';
import { contractName, LABELS } from './words.ts';

const RED = '#b3262b';
const DEEP = '#4d0f10';

const Wheels = ({ at }: { readonly at: readonly number[] }) => (
  <g>
    {at.map(x => (
      <g key={x}>
        <circle cx={x} cy="83" r="8" fill="#3a2620" stroke="#1d120f" stroke-width="1.5" />
        <circle cx={x} cy="83" r="3" fill="#c9a86a" />
      </g>
    ))}
  </g>
);

const Engine = () => (
  <svg class="ceylon-engine" viewBox="0 0 84 94" aria-hidden="true">
    <path
      d="M14 22c-8-2-6-13 3-13 2-8 15-8 17-1 9-1 9 11 2 13-6 3-16 4-22 1Z"
      fill="#fbf6ea"
      stroke="#8d8675"
      stroke-width="1.2"
    />
    <g stroke={DEEP} stroke-width="2.4" stroke-linejoin="round">
      <path d="M18 28H32V44H18Z" fill="#7d1a1d" />
      <path d="M14 27H36" stroke-width="4.5" stroke-linecap="round" />
      <path d="M8 44H46V34H78V76H8Z" fill={RED} />
      <path d="M44 30H82" stroke-width="5" stroke-linecap="round" />
      <path d="M53 42H71V56H53Z" fill="#f6e3ae" />
      <path d="M8 58H46" stroke="#e9c477" stroke-width="3" />
      <path d="M8 66 1 78H14Z" fill="#5a4630" />
    </g>
    <Wheels at={[22, 42, 66]} />
    <path d="M22 83H66" stroke="#c9a86a" stroke-width="3" />
    <path d="M78 76H84" stroke={DEEP} stroke-width="4" />
  </svg>
);

const Body = () => (
  <g>
    <path d="M0 76H140" stroke={DEEP} stroke-width="4" />
    <rect x="5" y="3" width="130" height="74" rx="7" fill={RED} stroke={DEEP} stroke-width="2.4" />
    <rect x="11" y="9" width="118" height="62" rx="4" fill="#fbf3df" stroke={DEEP} stroke-width="1.4" />
    <Wheels at={[32, 108]} />
  </g>
);

const Seal = ({ company }: { readonly company: number | '?' }) => (
  <g>
    <circle r="15" fill="#7d1a1d" stroke={DEEP} stroke-width="1.5" />
    <circle r="11.8" fill="none" stroke="#e9c477" stroke-width="1.2" />
    <text class="ceylon-figure" y="7" font-size="20" fill="#fbf3df">
      {company}
    </text>
  </g>
);

/** A contract: its company, the three chests, and the rupees or points it pays. */
const Contract = ({ name }: { readonly name: string }) => {
  const { company, chests, rupees, points } = contractOf(name);
  const teas = chests.flatMap((count, index) => Array.from({ length: count }, () => TEAS[index]));
  return (
    <g>
      <g transform="translate(30 40)">
        <Seal company={company} />
      </g>
      {teas.map((tea, index) => (
        <g key={index} transform={`translate(${62 + index * 25} 25) scale(1.04)`}>
          <Chest tea={tea} />
        </g>
      ))}
      <g transform="translate(63 54)">
        <Coin figure={rupees} radius={13.5} />
      </g>
      <path d="M80 62 86 46" stroke="#8d8675" stroke-width="1.6" />
      <g transform="translate(100 54) scale(0.8)">
        <Lotus />
      </g>
      <text class="ceylon-figure" x="120" y="60" font-size="18" fill="#4d1230">
        {points}
      </text>
    </g>
  );
};

/** The train in lacquer red: three wagons with a contract each, and the contracts to come at its tail. */
export function Train({ view, viewer, language }: Scene<View, Move>) {
  const ready = viewer === null ? [] : payable(view.seats[viewer], view.wagons);
  return (
    <div class="ceylon-train" role="group" aria-label={LABELS.train[language]}>
      <Engine />
      {view.wagons.map((name, wagon) => {
        if (name === null)
          return (
            <div
              key={wagon}
              class="ceylon-wagon is-empty"
              role="img"
              aria-label={LABELS.emptyWagon[language]}
            >
              <svg viewBox="0 0 140 94">
                <Body />
              </svg>
            </div>
          );
        const isReady = ready.includes(name);
        const words = contractName(name)[language];
        return (
          <SpotButton
            key={wagon}
            id={contractId(name)}
            name={isReady ? `${words} (${LABELS.payable[language]})` : words}
            class="ceylon-wagon"
          >
            <svg viewBox="0 0 140 94" aria-hidden="true">
              <Body />
              <g class="piece" data-piece={contractId(name)} data-from="contracts">
                <Contract name={name} />
              </g>
              {isReady && (
                <g transform="translate(122 13)">
                  <circle r="12" fill="#1d6b41" stroke="#fbf6ea" stroke-width="2" />
                  <path
                    d="M-5 0-1.5 4 5.5-4"
                    fill="none"
                    stroke="#fff"
                    stroke-width="3"
                    stroke-linecap="round"
                  />
                </g>
              )}
            </svg>
          </SpotButton>
        );
      })}
      <Tail view={view} language={language} />
    </div>
  );
}

/** How many contracts are still to come, and of which company the next one is. */
function Tail({ view, language }: Pick<Scene<View, Move>, 'view' | 'language'>) {
  const left = view.contractDeck.length;
  const next = view.nextCompany;
  const words = [
    `${left} ${LABELS.contractsLeft[language]}`,
    next === null ? '' : `${LABELS.nextCompany[language]} ${next}`,
  ].filter(part => part !== '');
  return (
    <>
      <button
        type="button"
        class="ceylon-tail"
        popovertarget="ceylon-contracts"
        aria-label={words.join(', ')}
        title={words.join(', ')}
      >
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
          <text class="ceylon-figure" x="37" y="70" font-size="17" fill="#fbf3df">
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
                  <Demand key={name} name={name} label={contractName(name)[language]} />
                ))}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

const Demand = ({ name, label }: { readonly name: string; readonly label: string }) => (
  <svg class="ceylon-demand" viewBox="-13 -13 76 26" role="img" aria-label={label}>
    {contractOf(name)
      .chests.flatMap((count, index) => Array.from({ length: count }, () => TEAS[index]))
      .map((tea, index) => (
        <g key={index} transform={`translate(${index * 24} 0)`}>
          <Chest tea={tea} />
        </g>
      ))}
  </svg>
);
