import type { Seat } from '../../../kernel/seat.ts';
import { DragPiece } from '../../../board/drag-piece.tsx';
import type { BoardProps, Gain } from '../../../board/module.ts';
import { HtmlTarget } from '../../../board/target.tsx';
import type { Action, Main } from '../data/actions.ts';
import { TEAS } from '../data/contracts.ts';
import type { Move } from '../rules/moves.ts';
import type { PhaseName } from '../rules/state.ts';
import type { Card, View } from '../rules/view.ts';
import { Coin, Cog, Lotus } from './goods.tsx';
import { ActionIcon, Icon, TeaIcon } from './icons.tsx';
import { Pawn, Plantation } from './pieces.tsx';
import { contractOf, needsTileFor, rupeesOf } from './prices.ts';
import { actionId, cardId, KEEP_ID, rewardId, teaId } from './targets.ts';
import { BOARD_TEXT } from './text.ts';

type CeylonProps = BoardProps<View, Move>;

/** The viewer's hand, and the choices that have no place on the board. */
export function Dock(scene: CeylonProps) {
  const { view, viewer, language } = scene;
  const isMine = viewer !== null && view.waiting === viewer;
  const choices = isMine ? choicesOf(scene) : null;
  return (
    <div class={`ceylon-dock ${choices === null ? '' : 'has-choices'}`}>
      {choices}
      {isMine && <PieceToPlace phase={view.phase} seat={viewer} />}
      {view.hand !== null && view.hand.length > 0 && (
        <div class="ceylon-hand" role="group" aria-label={BOARD_TEXT[language].labels.hand}>
          {kindsOf(view.hand).map(({ card, copies }) => (
            <HandCard key={card.join('/')} card={card} copies={copies} language={language} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The pawn that looks for a hexagon, or the plantation: it can be dragged there. */
function PieceToPlace({ phase, seat }: { readonly phase: View['phase']; readonly seat: Seat }) {
  if (phase !== 'position' && phase !== 'destination' && phase !== 'plant') return null;
  return (
    <DragPiece>
      <svg class="ceylon-to-place" viewBox="-28 -28 56 56">
        {phase === 'plant' ? <Plantation seat={seat} isDouble={false} /> : <Pawn seat={seat} />}
      </svg>
    </DragPiece>
  );
}

/** Equal cards are shown once. */
const kindsOf = (hand: readonly Card[]): readonly { readonly card: Card; readonly copies: number }[] =>
  hand
    .filter((card, index) => hand.indexOf(card) === index)
    .map(card => ({ card, copies: hand.filter(other => other === card).length }));

interface HandCardProps {
  readonly card: Card;
  readonly copies: number;
  readonly language: CeylonProps['language'];
}

/** A card has two ends: the one that is touched will face the player. It lies with its first end towards them. */
const HandCard = ({ card: [one, other], copies, language }: HandCardProps) => (
  <div class="ceylon-card" data-piece={`hand:${one}/${other}`}>
    <CardEnd mine={one} theirs={other} language={language} />
    <CardEnd mine={other} theirs={one} language={language} />
    <svg class="ceylon-swap" viewBox="-10 -10 20 20" aria-hidden="true">
      <path d="M-3.5 4V-4.5M-6.5-1.5-3.5-4.5-.5-1.5M3.5-4V4.5M.5 1.5 3.5 4.5 6.5 1.5" />
    </svg>
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
  readonly language: CeylonProps['language'];
}) => (
  <HtmlTarget
    id={cardId(mine, theirs)}
    name={BOARD_TEXT[language].targets.card(mine, theirs)}
    class="ceylon-card-end"
  >
    <ActionIcon action={mine} />
    <span class="ceylon-label">
      <em class="is-yours">{BOARD_TEXT[language].labels.you}</em>
      <em class="is-theirs">{BOARD_TEXT[language].labels.others}</em>
      {BOARD_TEXT[language].actions[mine]}
    </span>
  </HtmlTarget>
);

const ASKS_ACTION: readonly (PhaseName | null)[] = ['tokenBefore', 'action', 'tokenAfter', 'follow'];

/** An action that needs the start tile can be given up for an alternative. */
const asksAction = ({ phase, turn }: View): boolean =>
  ASKS_ACTION.includes(phase) || (phase === 'tile' && turn?.isTileNeeded === true);

function choicesOf(scene: CeylonProps) {
  const { phase } = scene.view;
  if (asksAction(scene.view)) return <Actions {...scene} />;
  if (phase === 'store' || phase === 'omission') return <Chests {...scene} />;
  if (phase === 'reward') return <Rewards {...scene} />;
  return null;
}

/** A token buys everything but an advance. */
const TOKEN_ACTIONS: readonly Action[] = ['plant', 'harvest', 'trade', 'hire', 'move', 'take'];

const isTokenAsked = ({ phase }: Pick<View, 'phase'>): boolean =>
  phase === 'tokenBefore' || phase === 'tokenAfter';

/** The actions that a token could buy, or those of this turn's card. */
function offered({ phase, turn }: View): readonly Action[] {
  if (isTokenAsked({ phase })) return TOKEN_ACTIONS;
  const card = turn?.card;
  if (phase === 'tile' || card === null || card === undefined) return ['move', 'take'];
  return [phase === 'action' ? card.active : card.followers, 'move', 'take'];
}

function Actions({ view, viewer, language, gainAt }: CeylonProps) {
  const text = BOARD_TEXT[language];
  const actions = offered(view);
  return (
    <div
      class={`ceylon-choices ${actions.length > 3 ? 'is-many' : ''}`}
      role="group"
      aria-label={text.labels.actions}
    >
      {actions.map(action => {
        const rupees = rupeesOf(view, viewer ?? 0, action);
        const name = text.targets.action(action, rupees);
        const needsTile = needsTileFor(view, viewer ?? 0, action);
        return (
          <HtmlTarget
            key={action}
            id={actionId(action)}
            name={needsTile ? text.targets.withTile(name) : name}
            class="ceylon-choice"
          >
            <ActionIcon action={action} />
            <span class="ceylon-label">{text.actions[action]}</span>
            <span class="ceylon-effects">
              {rupees !== 0 && <Price rupees={rupees} />}
              <Worth gained={gainAt(actionId(action))} />
              {needsTile && <small>{text.labels.startTile}</small>}
            </span>
          </HtmlTarget>
        );
      })}
      {isTokenAsked(view) && (
        <HtmlTarget id={KEEP_ID} name={text.targets.keepTokens} class="ceylon-choice is-keep">
          <Icon>
            <Cog />
          </Icon>
          <span class="ceylon-label">{text.labels.keep}</span>
        </HtmlTarget>
      )}
    </div>
  );
}

/** What the points would be worth if the game ended right after it. */
function Worth({ gained }: { readonly gained: readonly Gain[] | undefined }) {
  const points = gained?.find(({ what }) => what === 'now')?.amount ?? 0;
  return points === 0 ? null : (
    <small class={points < 0 ? 'is-cost' : 'is-gain'}>
      {points < 0 ? `−${-points}` : `+${points}`}
      <Icon>
        <Lotus />
      </Icon>
    </small>
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

function Chests({ view, viewer, language }: CeylonProps) {
  const { tea: held } = view.seats[viewer ?? 0];
  const { labels, teas } = BOARD_TEXT[language];
  return (
    <div class="ceylon-choices" role="group" aria-label={labels.chests}>
      {TEAS.map(tea => (
        <HtmlTarget key={tea} id={teaId(tea)} name={teas[tea]} class="ceylon-choice">
          <TeaIcon tea={tea} />
          <span class="ceylon-label">{teas[tea]}</span>
          <small>×{held[tea]}</small>
        </HtmlTarget>
      ))}
    </div>
  );
}

function Rewards({ view, language }: CeylonProps) {
  const contract = view.turn?.contract ?? null;
  if (contract === null) return null;
  const facts = contractOf(contract);
  const { labels, targets } = BOARD_TEXT[language];
  return (
    <div class="ceylon-choices" role="group" aria-label={labels.rewards}>
      {(['rupees', 'points'] as const).map(reward => (
        <HtmlTarget
          key={reward}
          id={rewardId(reward)}
          name={targets[reward](facts[reward])}
          class="ceylon-choice"
        >
          <Icon>{reward === 'rupees' ? <Coin /> : <Lotus />}</Icon>
          <span class="ceylon-label">+{facts[reward]}</span>
          <small>{labels[reward]}</small>
        </HtmlTarget>
      ))}
    </div>
  );
}
