import { TEAS } from '../data/contracts.ts';
import { Chest, Coin, Lotus } from './goods.tsx';
import { contractOf } from './prices.ts';

const RED = '#bf2f31';
const SHADE = '#8c1a1e';
export const DEEP = '#4d0f10';

export const Wheels = ({ at }: { readonly at: readonly number[] }) => (
  <g>
    {at.map(x => (
      <g key={x}>
        <circle cx={x} cy="83.5" r="8.6" fill="#2a1a16" stroke="#120a08" stroke-width="1.5" />
        <circle cx={x} cy="83.5" r="5.6" fill="none" stroke="#d3a64a" stroke-width="1.6" />
        <circle cx={x} cy="83.5" r="2.3" fill="#f2d489" />
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
      <path d="M8 47Q8 43 12 43H46V33H79V76H8Z" fill={SHADE} />
      <path d="M9.4 47Q9.4 44.4 12 44.4H47.4V34.4H77.6V54H9.4Z" fill={RED} stroke="none" />
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
    <rect x="4" y="3" width="132" height="74" rx="8" fill={SHADE} stroke={DEEP} stroke-width="2.2" />
    <path d="M12 3.6H128Q135 4 135.4 12V44H4.6V12Q5 4 12 3.6Z" fill={RED} />
    <path d="M10 6.2H130" stroke="#f08d82" stroke-width="1.8" stroke-linecap="round" />
    <rect x="9.5" y="9.5" width="121" height="61" rx="5" fill="#f3e3bf" stroke={DEEP} stroke-width="1.3" />
    <path d="M14 10.2H126Q129.6 10.4 129.8 14V40H10.2V14Q10.4 10.4 14 10.2Z" fill="#fffaf0" />
    <Wheels at={[32, 108]} />
  </g>
);

export const Seal = ({ company }: { readonly company: number | '?' }) => (
  <g>
    <circle cy="1.6" r="15.4" fill={DEEP} />
    <circle r="15.4" fill="#a32126" stroke={DEEP} stroke-width="1.3" />
    <path d="M-13-6A14.4 14.4 0 0 1 13-6Z" fill="#c93a3b" />
    <circle r="12" fill="none" stroke="#e9c477" stroke-width="1.2" />
    <text class="ceylon-figure ceylon-company" y="7" font-size="20" fill="#fbf3df">
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
        <g key={index} transform={`translate(${64 + index * 26} 25.5) scale(1.14)`}>
          <Chest tea={tea} />
        </g>
      ))}
      <g transform="translate(62 55)">
        <Coin figure={rupees} radius={16.4} />
      </g>
      <path d="M81 64 88 45" stroke="#8d8675" stroke-width="1.8" stroke-linecap="round" />
      <g transform="translate(102 54.5) scale(0.95)">
        <Lotus />
      </g>
      <text class="ceylon-figure" x="122" y="62" font-size="23.2" fill="#4d1230">
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
