import type { GameModule } from '../../../games/module.ts';
import { decisiveMoments, mainReasons, mostAffected, type DecisiveMoment } from '../../../review/decisive.ts';
import type { Review } from '../../../review/review.ts';
import { preferences } from '../../preferences.ts';
import { wordsOfReview } from '../../review/review-text.ts';
import type { BoardModule } from '../../../board/module.ts';
import type { ReplayClient } from '../../local/replay.ts';
import { MoveWords } from './decision-card.tsx';
import { MomentPicture } from './moment-picture.tsx';

interface TurningPointsProps {
  readonly client: ReplayClient;
  readonly module: GameModule;
  readonly board: BoardModule;
  readonly players: readonly string[];
  readonly review: Review;
  readonly goTo: (ply: number) => void;
}

/** The moments that decided the match, with the reason in the game's terms. */
export function TurningPoints(props: TurningPointsProps) {
  const moments = decisiveMoments(props.review);
  return (
    <section class="paper turning-points">
      {moments.length === 0 && <p>{wordsOfReview().noTurningPoint}</p>}
      <ol>
        {moments.map(moment => (
          <li key={`${moment.kind} ${moment.ply}`}>
            <button type="button" onClick={() => props.goTo(moment.ply)}>
              <MomentPicture {...props} moment={moment} />
              <Story {...props} moment={moment} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Story({ module, players, moment }: TurningPointsProps & { readonly moment: DecisiveMoment }) {
  const words = wordsOfReview();
  if (moment.kind === 'draw') {
    const seat = mostAffected(moment.of);
    const tell = moment.ply === 0 ? words.setup : words.draw;
    return <>{tell(players[seat], moment.of.luck[seat].mean)}.</>;
  }
  const { seat, played, error, alternatives } = moment.of;
  const { sources } = module.text[preferences.value.language];
  const reasons = mainReasons(moment.of).map(({ source, points }) => ({
    source: sources[source] ?? source,
    points,
  }));
  return (
    <>
      <b>{players[seat]}</b>: <MoveWords module={module} players={players} move={played} />.{' '}
      {words.givesAway(error)}. {words.better}:{' '}
      <MoveWords module={module} players={players} move={alternatives[0].move} />.
      {reasons.length > 0 && ` ${words.expected(reasons)}.`}
    </>
  );
}
