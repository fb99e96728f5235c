import { SeatIcon } from '../../../board/seat-icon.tsx';
import type { BoardProps } from '../../../board/module.ts';
import type { Main } from '../data/actions.ts';
import { BONUSES } from '../data/board.ts';
import { CARDS } from '../data/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { CardBack, Lotus } from './goods.tsx';
import { ActionIcon, Icon } from './icons.tsx';
import { ACTION_NAMES, LABELS } from './words.ts';

type CeylonScene = BoardProps<View, Move>;

/** Round, card of the turn and deck. */
export function Status(scene: CeylonScene) {
  const { view, language } = scene;
  const played = view.discard.reduce((sum, { copies }) => sum + copies, 0);
  return (
    <div class="ceylon-status">
      <span class={`ceylon-round ${view.isLastRound ? 'is-last' : ''}`}>
        {view.isLastRound
          ? LABELS.lastRound[language]
          : `${LABELS.round[language]} ${Math.max(1, view.round)}`}
      </span>
      <LaidCard {...scene} />
      <button
        type="button"
        class="ceylon-deck"
        popovertarget="ceylon-played"
        aria-label={`${view.deck} ${LABELS.deck[language]}`}
        title={`${view.deck} ${LABELS.deck[language]}`}
      >
        <Icon>
          <CardBack />
        </Icon>
        {view.deck}
      </button>
      <div id="ceylon-played" class="ceylon-sheet" popover="auto">
        <h3>
          {LABELS.played[language]}: {played === 0 ? LABELS.none[language] : played}
        </h3>
        <ul>
          {CARDS.map(({ mains: [one, other], copies }) => (
            <li key={`${one}/${other}`}>
              <ActionIcon action={one} /> {ACTION_NAMES[one][language]} · <ActionIcon action={other} />{' '}
              {ACTION_NAMES[other][language]}
              <b>
                {playedOf(view, one, other)}/{copies}
              </b>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const playedOf = ({ discard }: View, one: Main, other: Main): number =>
  discard
    .filter(
      ({ active, followers }) =>
        (active === one && followers === other) || (active === other && followers === one),
    )
    .reduce((sum, { copies }) => sum + copies, 0);

/** The card of this turn: one end faces whoever played it, the other one everybody else. */
function LaidCard({ view, language, players }: CeylonScene) {
  const { turn } = view;
  const card = turn?.card ?? null;
  if (turn === null || card === null)
    return <span class="ceylon-laid is-none">{LABELS.noCard[language]}</span>;
  const { active, followers } = card;
  const isActing = turn.acting === turn.active;
  return (
    <span
      class="ceylon-laid"
      role="img"
      aria-label={`${LABELS.laid[language]}: ${players[turn.active]}, ${ACTION_NAMES[active][language]}; ${LABELS.others[language]}, ${ACTION_NAMES[followers][language]}`}
      data-piece={`laid:${active}/${followers}`}
      data-from={`seat:${turn.active}`}
    >
      <span class={`ceylon-end ${isActing ? 'is-now' : ''}`}>
        <SeatIcon seat={turn.active} />
        <ActionIcon action={active} />
        <span class="ceylon-word">{ACTION_NAMES[active][language]}</span>
      </span>
      <span class={`ceylon-end is-others ${isActing ? '' : 'is-now'}`}>
        <span class="ceylon-seats">
          {view.seats.map((_, seat) => (seat === turn.active ? null : <SeatIcon key={seat} seat={seat} />))}
        </span>
        <ActionIcon action={followers} />
        <span class="ceylon-word">{ACTION_NAMES[followers][language]}</span>
      </span>
    </span>
  );
}

/** District bonuses: those taken are crossed out. */
export function Bonuses({ view, language }: CeylonScene) {
  const left = view.bonuses;
  return (
    <span
      class="ceylon-bonuses"
      role="img"
      aria-label={`${LABELS.bonuses[language]}: ${left.join(', ')}`}
      title={LABELS.bonuses[language]}
    >
      <Icon>
        <Lotus />
      </Icon>
      {BONUSES.map((points, index) => (
        <span key={points} class={index < BONUSES.length - left.length ? 'is-taken' : ''}>
          {points}
        </span>
      ))}
    </span>
  );
}
