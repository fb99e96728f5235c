import { SeatIcon } from '../../../board/seat-icon.tsx';
import type { BoardProps } from '../../../board/module.ts';
import type { Main } from '../data/actions.ts';
import { BONUSES } from '../data/board.ts';
import { CARDS } from '../data/cards.ts';
import { TEAS } from '../data/contracts.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { CardBack, Lotus } from './goods.tsx';
import { ActionIcon, Icon, TeaIcon } from './icons.tsx';
import { BOARD_TEXT } from './text.ts';

type CeylonProps = BoardProps<View, Move>;

/** Round, card of the turn and deck; what the levels grow and what the districts pay first. */
export function Status(scene: CeylonProps) {
  const { view, language } = scene;
  const { actions, counts, labels } = BOARD_TEXT[language];
  const played = view.discard.reduce((sum, { copies }) => sum + copies, 0);
  return (
    <div class="ceylon-status">
      <span class={`ceylon-round ${view.isLastRound ? 'is-last' : ''}`}>
        {view.isLastRound ? labels.lastRound : labels.round(view.round)}
      </span>
      <LaidCard {...scene} />
      <button
        type="button"
        class="ceylon-deck ceylon-pill"
        popovertarget="ceylon-played"
        aria-label={counts.cardsInDeck(view.deck)}
        title={counts.cardsInDeck(view.deck)}
      >
        <Icon>
          <CardBack />
        </Icon>
        <b>{view.deck}</b> <span class="ceylon-word">{labels.left}</span>
      </button>
      <Legend language={language} />
      <Bonuses {...scene} />
      <div id="ceylon-played" class="ceylon-sheet" popover="auto">
        <h3>{labels.cardsPlayed(played)}</h3>
        <ul>
          {CARDS.map(({ mains: [one, other], copies }) => (
            <li key={`${one}/${other}`}>
              <ActionIcon action={one} /> {actions[one]} · <ActionIcon action={other} /> {actions[other]}
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

/** This turn's card: one end faces the player who laid it, the other one faces the others. */
function LaidCard({ view, language, players }: CeylonProps) {
  const { turn } = view;
  const card = turn?.card ?? null;
  const { actions, labels } = BOARD_TEXT[language];
  if (turn === null || card === null) return null;
  const { active, followers } = card;
  const isActing = turn.acting === turn.active;
  return (
    <span
      class="ceylon-laid"
      role="img"
      aria-label={labels.laidCard(players[turn.active], active, followers)}
      data-piece={`laid:${active}/${followers}`}
      data-from={`seat:${turn.active}`}
    >
      <span class={`ceylon-end ${isActing ? 'is-now' : ''}`}>
        <SeatIcon seat={turn.active} />
        <ActionIcon action={active} />
        <span class="ceylon-word">{actions[active]}</span>
      </span>
      <span class={`ceylon-end is-others ${isActing ? '' : 'is-now'}`}>
        <span class="ceylon-seats">
          {view.seats.map((_, seat) => (seat === turn.active ? null : <SeatIcon key={seat} seat={seat} />))}
        </span>
        <ActionIcon action={followers} />
        <span class="ceylon-word">{actions[followers]}</span>
      </span>
    </span>
  );
}

/** Which tea grows on which level. */
function Legend({ language }: Pick<CeylonProps, 'language'>) {
  const { labels, teas } = BOARD_TEXT[language];
  return (
    <span class="ceylon-legend ceylon-pill">
      {TEAS.map((tea, level) => (
        <span
          key={tea}
          role="img"
          aria-label={labels.grows(teas[tea], level)}
          title={labels.grows(teas[tea], level)}
        >
          {level === 0 ? labels.valley : '▲'.repeat(level)}
          <TeaIcon tea={tea} />
        </span>
      ))}
    </span>
  );
}

/** District bonuses: those taken are crossed out. */
function Bonuses({ view, language }: CeylonProps) {
  const left = view.bonuses;
  const { labels } = BOARD_TEXT[language];
  return (
    <span class="ceylon-bonuses ceylon-pill" role="img" aria-label={labels.bonusesLeft(left)}>
      <span class="ceylon-word">{labels.allDistricts(view.districts.length)}</span>
      <Icon>
        <Lotus />
      </Icon>
      {BONUSES.map((points, index) => (
        <b key={points} class={index < BONUSES.length - left.length ? 'is-taken' : ''}>
          {points}
        </b>
      ))}
    </span>
  );
}
