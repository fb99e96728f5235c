import type { BoardProps } from '../../../board/module.ts';
import { SeatIcon } from '../../../board/seat-icon.tsx';
import { HtmlTarget } from '../../../board/target.tsx';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { CanalIcon, EscudoIcon, HatIcon } from './icons.tsx';
import { Amounts } from './amounts.tsx';
import { stepOf, turnsOf, type Stake, type Turn } from './turn-order.ts';
import { answerId } from './targets.ts';
import { answerName, LABELS, STEPS, type Answer } from './words.ts';

type SantiagoScene = BoardProps<View, Move>;

/** Where the round stands, and below it what the viewer can answer, or whose turn comes when. */
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
  if (now < 0) return null;
  return (
    <ol class="santiago-track" aria-label={LABELS.steps[language]}>
      {STEPS.map((step, index) => (
        <li key={step.en} aria-current={index === now ? 'step' : undefined}>
          {step[language]}
        </li>
      ))}
    </ol>
  );
}

/** What has no place on the board: amounts, and answers other than a place; null where there is none. */
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
    <div class="santiago-answers" role="group" aria-label={LABELS.answers[language]}>
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

/** The seats in the order of the step, with what they staked. */
function Order(scene: SantiagoScene & { readonly turns: readonly Turn[] }) {
  const { view, players, toAct, language, turns } = scene;
  if (turns.length === 0) return null;
  return (
    <ol class="santiago-order" aria-label={LABELS.order[language]}>
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
  return (
    <b class="santiago-stake" title={LABELS.staked[language]}>
      {stake === 'sealed' || stake === 'pass' ? (
        LABELS[stake][language]
      ) : (
        <>
          <EscudoIcon /> {stake}
        </>
      )}
      <span class="unseen">{LABELS.staked[language]}</span>
    </b>
  );
}
