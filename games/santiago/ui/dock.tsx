import type { BoardProps } from '../../../board/module.ts';
import { SeatIcon } from '../../../board/seat-icon.tsx';
import { HtmlTarget } from '../../../board/target.tsx';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { CanalIcon, EscudoIcon, HatIcon } from './icons.tsx';
import { Amounts } from './amounts.tsx';
import { stepOf, turnsOf, type Stake, type Turn } from './turn-order.ts';
import { answerId } from './targets.ts';
import { STEPS } from '../text/board.ts';
import { answerName, type Answer } from './names.ts';
import { BOARD_TEXT } from './text.ts';

type SantiagoScene = BoardProps<View, Move>;

/** The step of the round, and below it the viewer's answers or the order of turns. */
export function Dock(scene: SantiagoScene) {
  const { viewer, toAct } = scene;
  const isAsked = viewer !== null && toAct.includes(viewer);
  return (
    <div class={`santiago-dock ${isAsked ? 'is-asked' : ''}`}>
      <Track {...scene} />
      {(isAsked ? answering(scene) : null) ?? <Order {...scene} turns={turnsOf(scene.view)} />}
    </div>
  );
}

function Track({ view, language }: SantiagoScene) {
  const now = stepOf(view);
  if (now === undefined) return null;
  const text = BOARD_TEXT[language];
  return (
    <ol class="santiago-track" aria-label={text.labels.steps}>
      {STEPS.map(step => (
        <li key={step} aria-current={step === now ? 'step' : undefined}>
          {text.steps[step]}
        </li>
      ))}
    </ol>
  );
}

/** Answers that are not on the board: amounts, and answers other than a place; null if there are none. */
function answering(scene: SantiagoScene) {
  const { view } = scene;
  switch (view.phase) {
    case 'auction':
    case 'sealedAuction':
      return <Amounts {...scene} of="bid" />;
    case 'bribe':
      return <Amounts {...scene} of="bribe" />;
    case 'proposal':
      return <Answers {...scene} answers={['abstain']} />;
    case 'decision':
      return (
        <Answers
          {...scene}
          answers={
            view.proposals?.places.every(place => place === null) === true ? ['build', 'decline'] : ['reject']
          }
        />
      );
    case 'extraCanal':
      return <Answers {...scene} answers={['keep']} />;
    default:
      return null;
  }
}

function Answers({ view, language, answers }: SantiagoScene & { readonly answers: readonly Answer[] }) {
  return (
    <div class="santiago-answers" role="group" aria-label={BOARD_TEXT[language].labels.answers}>
      {answers.map(answer => (
        <HtmlTarget
          key={answer}
          id={answerId(answer)}
          name={answerName(answer, view)[language]}
          class="santiago-answer"
        >
          {answer === 'reject' || answer === 'build' ? <EscudoIcon /> : <CanalIcon />}
          {answerName(answer, view)[language]}
        </HtmlTarget>
      ))}
    </div>
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

export function StakeFigure({ stake, language }: { stake: Stake; language: SantiagoScene['language'] }) {
  const { labels } = BOARD_TEXT[language];
  return (
    <b class="santiago-stake" title={labels.staked}>
      {stake === 'sealed' || stake === 'pass' ? (
        labels[stake]
      ) : (
        <>
          <EscudoIcon /> {stake}
        </>
      )}
      <span class="unseen">{labels.staked}</span>
    </b>
  );
}
