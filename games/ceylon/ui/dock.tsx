import type { BoardProps } from '../../../board/module.ts';
import { HtmlTarget } from '../../../board/target.tsx';
import type { Action, Main } from '../data/actions.ts';
import { TEAS } from '../data/contracts.ts';
import type { Move } from '../rules/moves.ts';
import type { PhaseName } from '../rules/state.ts';
import type { Card, View } from '../rules/view.ts';
import { Coin, Lotus } from './goods.tsx';
import { ActionIcon, Icon, TeaIcon } from './icons.tsx';
import { contractOf, rupeesOf } from './prices.ts';
import { actionId, cardId, rewardId, teaId } from './targets.ts';
import { ACTION_NAMES, actionName, cardName, LABELS, rewardName, TEA_NAMES } from './words.ts';

type CeylonScene = BoardProps<View, Move>;

/** The viewer's hand, and what can be chosen now besides the places on the board. */
export function Dock(scene: CeylonScene) {
  const { view, viewer, language } = scene;
  const isMine = viewer !== null && view.waiting === viewer;
  const choices = isMine ? choicesOf(scene) : null;
  return (
    <div class={`ceylon-dock ${choices === null ? '' : 'has-choices'}`}>
      {choices}
      {view.hand !== null && view.hand.length > 0 && (
        <div class="ceylon-hand" role="group" aria-label={LABELS.hand[language]}>
          {kindsOf(view.hand).map(({ card, copies }) => (
            <HandCard key={card.join('/')} card={card} copies={copies} language={language} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Equal cards lie on each other. */
const kindsOf = (hand: readonly Card[]): readonly { readonly card: Card; readonly copies: number }[] =>
  hand
    .filter((card, index) => hand.indexOf(card) === index)
    .map(card => ({ card, copies: hand.filter(other => other === card).length }));

interface HandCardProps {
  readonly card: Card;
  readonly copies: number;
  readonly language: CeylonScene['language'];
}

/** A card has two ends: the one that is touched will face its owner. */
const HandCard = ({ card: [one, other], copies, language }: HandCardProps) => (
  <div class="ceylon-card" data-piece={`hand:${one}/${other}`}>
    <CardEnd mine={one} theirs={other} language={language} />
    <CardEnd mine={other} theirs={one} language={language} />
    {copies > 1 && <span class="ceylon-copies">×{copies}</span>}
  </div>
);

const CardEnd = ({
  mine,
  theirs,
  language,
}: {
  readonly mine: Main;
  readonly theirs: Main;
  readonly language: CeylonScene['language'];
}) => (
  <HtmlTarget id={cardId(mine, theirs)} name={cardName(mine, theirs)[language]} class="ceylon-card-end">
    <ActionIcon action={mine} />
    <span class="ceylon-label">{ACTION_NAMES[mine][language]}</span>
  </HtmlTarget>
);

const ASKS_ACTION: readonly (PhaseName | null)[] = ['tokenBefore', 'action', 'tokenAfter', 'follow'];

function choicesOf(scene: CeylonScene) {
  const { phase } = scene.view;
  if (ASKS_ACTION.includes(phase)) return <Actions {...scene} />;
  if (phase === 'store' || phase === 'omission') return <Chests {...scene} />;
  if (phase === 'reward') return <Rewards {...scene} />;
  return null;
}

/** A token buys everything but an advance. */
const FOR_A_TOKEN: readonly Action[] = ['plant', 'harvest', 'trade', 'hire', 'move', 'take'];

/** The actions that a token could buy, or those of the card of this turn. */
function offered({ phase, turn }: View): readonly Action[] {
  if (phase === 'tokenBefore' || phase === 'tokenAfter') return FOR_A_TOKEN;
  const card = turn?.card;
  if (card === null || card === undefined) return ['move', 'take'];
  return [phase === 'action' ? card.active : card.followers, 'move', 'take'];
}

function Actions({ view, viewer, language }: CeylonScene) {
  const actions = offered(view);
  return (
    <div
      class={`ceylon-choices ${actions.length > 3 ? 'is-many' : ''}`}
      role="group"
      aria-label={LABELS.actions[language]}
    >
      {actions.map(action => {
        const rupees = rupeesOf(view, viewer ?? 0, action);
        return (
          <HtmlTarget
            key={action}
            id={actionId(action)}
            name={actionName(action, rupees)[language]}
            class="ceylon-choice"
          >
            <ActionIcon action={action} />
            <span class="ceylon-label">{ACTION_NAMES[action][language]}</span>
            {rupees !== 0 && <Price rupees={rupees} />}
          </HtmlTarget>
        );
      })}
    </div>
  );
}

const Price = ({ rupees }: { readonly rupees: number }) => (
  <small class={rupees < 0 ? 'is-cost' : 'is-gain'}>
    {rupees < 0 ? `−${-rupees}` : `+${rupees}`}
    <Icon>
      <Coin />
    </Icon>
  </small>
);

function Chests({ view, viewer, language }: CeylonScene) {
  const { tea: held } = view.seats[viewer ?? 0];
  return (
    <div class="ceylon-choices" role="group" aria-label={LABELS.chests[language]}>
      {TEAS.map(tea => (
        <HtmlTarget key={tea} id={teaId(tea)} name={TEA_NAMES[tea][language]} class="ceylon-choice">
          <TeaIcon tea={tea} />
          <span class="ceylon-label">{TEA_NAMES[tea][language]}</span>
          <small>×{held[tea]}</small>
        </HtmlTarget>
      ))}
    </div>
  );
}

function Rewards({ view, language }: CeylonScene) {
  const contract = view.turn?.contract ?? null;
  if (contract === null) return null;
  const { rupees, points } = contractOf(contract);
  return (
    <div class="ceylon-choices" role="group" aria-label={LABELS.rewards[language]}>
      {(['rupees', 'points'] as const).map(reward => (
        <HtmlTarget
          key={reward}
          id={rewardId(reward)}
          name={rewardName(contract, reward)[language]}
          class="ceylon-choice"
        >
          <Icon>{reward === 'rupees' ? <Coin /> : <Lotus />}</Icon>
          <span class="ceylon-label">+{reward === 'rupees' ? rupees : points}</span>
          <small>{LABELS[reward][language]}</small>
        </HtmlTarget>
      ))}
    </div>
  );
}
