import type { BoardProps } from '../../../board/module.ts';
import { SeatIcon } from '../../../board/seat-icon.tsx';
import { HtmlTarget } from '../../../board/target.tsx';
import type { Place } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Amounts } from './amounts.tsx';
import { CanalIcon, EscudoIcon } from './icons.tsx';
import { answerName, siteName, type Answer } from './names.ts';
import { answerId, placeId } from './targets.ts';
import { BOARD_TEXT } from './text.ts';
import { newlyWatered } from './watering.ts';

type SantiagoScene = BoardProps<View, Move>;

/** Answers that need more than the board: amounts, offers, and answers other than a place. */
export function Choices(scene: SantiagoScene) {
  const { view, viewer, toAct } = scene;
  if (viewer === null || !toAct.includes(viewer)) return null;
  switch (view.phase) {
    case 'auction':
    case 'sealedAuction':
      return <Amounts {...scene} of="bid" />;
    case 'bribe':
      return <Amounts {...scene} of="bribe" />;
    case 'proposal':
      return <Answers {...scene} answers={['abstain']} />;
    case 'decision':
      return <Answers {...scene} answers={hasProposals(view) ? ['reject'] : ['build', 'decline']} />;
    case 'extraCanal':
      return <Answers {...scene} answers={['keep']} />;
    default:
      return null;
  }
}

const hasProposals = ({ proposals }: View): boolean =>
  proposals !== null && proposals.places.some(place => place !== null);

/** The offers to the overseer, each with what it brings, and the answers that are not a place. */
function Answers(scene: SantiagoScene & { readonly answers: readonly Answer[] }) {
  const { view, language, answers } = scene;
  const { labels, offers } = BOARD_TEXT[language];
  const places = view.phase === 'decision' ? new Set(view.proposals?.places) : new Set<Place | null>();
  return (
    <div class="santiago-answers" role="group" aria-label={labels.answers}>
      {[...places].map(place => place !== null && <OfferCard key={place} {...scene} place={place} />)}
      {answers.map(answer => (
        <HtmlTarget
          key={answer}
          id={answerId(answer)}
          name={answerName(answer, view)[language]}
          class="santiago-answer"
        >
          {answer === 'reject' || answer === 'build' ? (
            <>
              <span class="santiago-offer-words">
                <b>{offers.elsewhere}</b>
              </span>
              <span class="santiago-sum is-cost">
                −{view.proposals?.price} <EscudoIcon />
              </span>
            </>
          ) : (
            <>
              <CanalIcon /> {answerName(answer, view)[language]}
            </>
          )}
        </HtmlTarget>
      ))}
    </div>
  );
}

/** A proposed place: whose it is, what the overseer gets for it, and what it waters. */
function OfferCard({ view, players, language, place }: SantiagoScene & { readonly place: Place }) {
  const { offers } = BOARD_TEXT[language];
  const { places = [], bribes = [] } = view.proposals ?? {};
  const seats = places.flatMap((at, seat) => (at === place ? [seat] : []));
  const sum = seats.reduce((total, seat) => total + (bribes[seat] ?? 0), 0);
  return (
    <HtmlTarget id={placeId(place)} name={siteName(place, view)[language]} class="santiago-answer">
      <span class="santiago-offer-seats">
        {seats.map(seat => (
          <SeatIcon key={seat} seat={seat} />
        ))}
      </span>
      <span class="santiago-offer-words">
        <b>{offers.placeOf(seats.map(seat => players[seat]))}</b>
        <small>{offers.waters(newlyWatered(view, place).length)}</small>
      </span>
      <span class="santiago-sum">
        +{sum} <EscudoIcon />
      </span>
    </HtmlTarget>
  );
}
