import type { ComponentChildren } from 'preact';
import type { Action } from '../data/actions.ts';
import { Coin, Cog } from './goods.tsx';

/** The sign of each action, around (0, 0) within a radius of 12. */

const Sprout = () => (
  <g stroke="#1f4a23" stroke-width="1.4" stroke-linejoin="round">
    <path d="M0 11V-2" fill="none" stroke-width="2.2" stroke-linecap="round" />
    <path d="M0 0C-10 0-11-7-11-9-4-9 0-6 0 0Z" fill="#7cb85c" />
    <path d="M0-2C0-9 5-11 11-11 11-5 8-2 0-2Z" fill="#a5d47c" />
    <path d="M-8 11H8" stroke-width="2.4" stroke-linecap="round" />
  </g>
);

const Basket = () => (
  <g stroke="#4a2f12" stroke-width="1.4" stroke-linejoin="round">
    <path d="M-9-2C-8-8-3-6-3-10 1-8 2-6 3-9 7-8 9-6 9-2Z" fill="#7cb85c" stroke="#1f4a23" />
    <path d="M-11-2H11L8 11H-8Z" fill="#d8a45c" />
    <path d="M-10 2.5H10M-9 7H9M-4-2-3 11M4-2 3 11" fill="none" stroke-width="1" />
  </g>
);

const Deal = () => (
  <g stroke="#3f2d16" stroke-width="1.3" stroke-linejoin="round">
    <path d="M-9-11H6L9-8V9H-9Z" fill="#fbf3df" />
    <path d="M-5.5-6H3M-5.5-2.5H5.5M-5.5 1H1" fill="none" stroke-linecap="round" />
    <path d="M2 4 1 11 4.5 9 8 11 7 4Z" fill="#b3262b" stroke="#5c0f12" />
    <circle cx="4.5" cy="3.5" r="4" fill="#d6473f" stroke="#5c0f12" />
  </g>
);

export const Bust = ({ coat = '#8d5aa5' }: { readonly coat?: string }) => (
  <g stroke="#2d1b33" stroke-width="1.3" stroke-linejoin="round">
    <path d="M-11 11C-11 3-6 1 0 1S11 3 11 11Z" fill={coat} />
    <circle cy="-3.4" r="5.6" fill="#c98f62" />
    <path d="M-6.4-4.4C-8-12 8-12 6.4-4.4 3-7-3-7-6.4-4.4Z" fill="#f0e4c8" />
    <circle cy="-8.6" r="1.4" fill="#d6473f" />
  </g>
);

const Climb = () => (
  <g>
    <g transform="translate(-2.5 2.5) scale(0.82)">
      <Cog />
    </g>
    <path
      d="M6.5 11V-6M2.5-2.5 6.5-8 10.5-2.5"
      fill="none"
      stroke="#b3262b"
      stroke-width="2.6"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </g>
);

const Walk = () => (
  <g stroke="#2b2a1e" stroke-width="1.3" stroke-linejoin="round">
    <path d="M-11 10C-11 2-8-1-5-1S1 2 1 10Z" fill="#e9d3a4" />
    <circle cx="-5" cy="-4" r="3.6" fill="#c98f62" />
    <path d="M-11-5C-8-7-7-10.5-5-10.5S-2-7 1-5C-2-4-8-4-11-5Z" fill="#f2e2b4" />
    <path
      d="M2 4H10M6.6.6 10.4 4 6.6 7.4"
      fill="none"
      stroke="#b3262b"
      stroke-width="2.4"
      stroke-linecap="round"
    />
  </g>
);

const SIGNS: Readonly<Record<Action, () => ComponentChildren>> = {
  plant: Sprout,
  harvest: Basket,
  trade: Deal,
  hire: () => <Bust />,
  advance: Climb,
  move: Walk,
  take: () => <Coin />,
};

export function ActionSign({ action }: { readonly action: Action }) {
  const Sign = SIGNS[action];
  return <Sign />;
}
