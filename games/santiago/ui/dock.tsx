import type { BoardProps } from '../../../board/module.ts';
import { SeatIcon } from '../../../board/seat-icon.tsx';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { STEPS } from '../text/board.ts';
import { EscudoIcon, HatIcon } from './icons.tsx';
import { BOARD_TEXT } from './text.ts';
import { stepOf, turnsOf, type Stake, type Turn } from './turn-order.ts';

type SantiagoScene = BoardProps<View, Move>;

/** The steps of the round with the present one lit, and the order of turns while others decide. */
export function Dock(scene: SantiagoScene) {
  const { viewer, toAct, view } = scene;
  const isAsked = viewer !== null && toAct.includes(viewer);
  return (
    <div class={`santiago-dock ${isAsked ? 'is-asked' : ''}`}>
      <Track {...scene} />
      {!isAsked && <Order {...scene} turns={turnsOf(view)} />}
    </div>
  );
}

function Track({ view, language }: SantiagoScene) {
  const now = stepOf(view);
  if (now === undefined) return null;
  const text = BOARD_TEXT[language];
  const at = STEPS.indexOf(now);
  return (
    <ol class="santiago-track" aria-label={text.labels.steps}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          class={index < at ? 'is-past' : ''}
          aria-current={step === now ? 'step' : undefined}
          title={text.steps[step]}
        >
          <span>{text.steps[step]}</span>
        </li>
      ))}
    </ol>
  );
}

/** The seats in turn order, with their bids or bribes. */
function Order(scene: SantiagoScene & { readonly turns: readonly Turn[] }) {
  const { view, players, toAct, language, turns } = scene;
  if (turns.length === 0) return null;
  return (
    <ol class="santiago-order" aria-label={BOARD_TEXT[language].labels.order}>
      {turns.map(({ seat, isDone, stake }) => (
        <li
          key={seat}
          class={`${isDone ? 'is-done' : ''} ${toAct.includes(seat) ? 'is-now' : ''}`}
          aria-current={toAct.includes(seat) ? 'step' : undefined}
        >
          <SeatIcon seat={seat} />
          <span class="santiago-order-name">{players[seat]}</span>
          {seat === view.overseer && <HatIcon />}
          {stake !== null && <StakeFigure stake={stake} language={language} />}
        </li>
      ))}
    </ol>
  );
}

/** A bid or an offer; a pass is a stamp. */
export function StakeFigure({ stake, language }: { stake: Stake; language: SantiagoScene['language'] }) {
  const { labels } = BOARD_TEXT[language];
  if (stake === 'pass') return <b class="santiago-stamp">{labels.pass}</b>;
  return (
    <b class="santiago-stake" title={labels.staked}>
      {stake === 'sealed' ? (
        labels.sealed
      ) : (
        <>
          <EscudoIcon /> {stake}
        </>
      )}
      <span class="unseen">{labels.staked}</span>
    </b>
  );
}
