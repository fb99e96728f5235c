import { TEAS } from '../data/contracts.ts';
import { Chest, Coin, Lotus } from './goods.tsx';
import { contractOf } from './prices.ts';

const RED = '#b3262b';
export const DEEP = '#4d0f10';

export const Wheels = ({ at }: { readonly at: readonly number[] }) => (
  <g>
    {at.map(x => (
      <g key={x}>
        <circle cx={x} cy="83" r="8" fill="#3a2620" stroke="#1d120f" stroke-width="1.5" />
        <circle cx={x} cy="83" r="3" fill="#c9a86a" />
      </g>
    ))}
  </g>
);

export const Engine = () => (
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

export const Body = () => (
  <g>
    <path d="M0 76H140" stroke={DEEP} stroke-width="4" />
    <rect x="5" y="3" width="130" height="74" rx="7" fill={RED} stroke={DEEP} stroke-width="2.4" />
    <rect x="11" y="9" width="118" height="62" rx="4" fill="#fbf3df" stroke={DEEP} stroke-width="1.4" />
    <Wheels at={[32, 108]} />
  </g>
);

export const Seal = ({ company }: { readonly company: number | '?' }) => (
  <g>
    <circle r="15" fill="#7d1a1d" stroke={DEEP} stroke-width="1.5" />
    <circle r="11.8" fill="none" stroke="#e9c477" stroke-width="1.2" />
    <text class="ceylon-figure" y="7" font-size="20" fill="#fbf3df">
      {company}
    </text>
  </g>
);

/** A contract: its company, the three chests, and the rupees or points it pays. */
export const Contract = ({ name }: { readonly name: string }) => {
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

/** The chests of a contract alone. */
export const Demand = ({ name, label }: { readonly name: string; readonly label: string }) => (
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
