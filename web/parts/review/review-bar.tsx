import { useEffect } from 'preact/hooks';
import type { Seat } from '../../../kernel/seat.ts';
import { decisiveMoments, mostAffected, type DecisiveMoment } from '../../../review/decisive.ts';
import type { Review } from '../../../review/review.ts';
import { chanceTimeline } from '../../../review/timeline.ts';
import { SeatIcon } from '../../../board/seat-icon.tsx';
import type { ReplayClient } from '../../local/replay.ts';
import { pageText, wordsOfReview } from '../../review/review-text.ts';
import type { RunningReview } from '../../review/running-review.ts';
import { BranchButton } from '../replay.tsx';
import { appText } from '../../app-text.ts';
import { ChanceChart, ChartKey, type ChartMark } from './chance-chart.tsx';

export interface ReviewBarProps {
  readonly client: ReplayClient;
  readonly players: readonly string[];
  readonly review: Review;
  readonly running: RunningReview;
  readonly first: Seat;
  readonly ply: number;
  readonly goTo: (to: number | ((from: number) => number)) => void;
  /** Where things can be tried from this moment on. */
  readonly tryHere: string;
}

const KEYS: Readonly<Record<string, (from: number, plies: number) => number>> = {
  Home: () => 0,
  ArrowLeft: from => Math.max(0, from - 1),
  ArrowRight: (from, plies) => Math.min(plies, from + 1),
  End: (_, plies) => plies,
};

/** The chart of chances and the steps through the match. */
export function ReviewBar(props: ReviewBarProps) {
  const { client, players, review, running, first, ply, goTo, tryHere } = props;
  const say = pageText();
  const words = wordsOfReview();
  const { plies } = client;
  const { replay } = appText();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const step = KEYS[event.key];
      if (step === undefined || event.target instanceof HTMLSelectElement) return;
      event.preventDefault();
      goTo(from => step(from, plies));
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [client]);
  const points = chanceTimeline(
    review,
    review.books.map(({ result }) => result),
    plies,
  );
  const marks = marksOf(review);
  const here = points.findLast(point => point.ply <= ply) ?? points[0];
  const step = (key: string, sign: string, name: string) => (
    <button type="button" class="tool" aria-label={name} onClick={() => goTo(from => KEYS[key](from, plies))}>
      {sign}
    </button>
  );
  return (
    <section class="review-bar" aria-label={say.title}>
      <header>
        <h2>{players.length === 1 ? say.worth : say.winning}</h2>
        <span>{players.length === 1 ? '' : say.winningLead}</span>
        <b class="review-here">
          <SeatIcon seat={first} /> {words.percent(here?.chances[first] ?? 0)}
        </b>
      </header>
      <ChanceChart
        points={points}
        marks={marks}
        players={players}
        first={first}
        ply={ply}
        plies={plies}
        goTo={goTo}
      />
      <div class="review-steps">
        {step('Home', '⇤', replay.first)}
        {step('ArrowLeft', '‹', replay.back)}
        <output>{say.move(ply, plies)}</output>
        {step('ArrowRight', '›', replay.forth)}
        {step('End', '⇥', replay.last)}
        <a class="choice" href={tryHere}>
          {replay.tryHere}
        </a>
        <BranchButton client={client} ply={ply} viewpoint="open" />
        <ChartKey marks={marks} />
        <Analysis running={running} />
      </div>
    </section>
  );
}

/** How far the analysis is, and the way to pause it. */
function Analysis({ running }: { readonly running: RunningReview }) {
  const say = pageText();
  const { progress, isRunning, isAtServer, isOffered, failure } = running;
  if (progress.value >= 1) return null;
  return (
    <p class="review-progress" aria-live="polite">
      <progress max={1} value={progress.value} />
      <span>
        {failure.value === undefined
          ? say.thinking(wordsOfReview().percent(progress.value), isAtServer.value)
          : say.failures[failure.value]}
      </span>
      <button
        type="button"
        class="plain"
        onClick={() => (isRunning.value ? running.stop() : running.start())}
      >
        {isRunning.value ? say.stop : say.resume}
      </button>
      {isOffered && !isAtServer.value && (
        <button type="button" class="plain" onClick={() => void running.askServer()}>
          {say.atServer}
        </button>
      )}
    </p>
  );
}

/** As many marks as a chart can hold: the decisions and draws that changed the most. */
const MOST_MARKS = 12;

function marksOf(review: Review): ChartMark[] {
  const brilliant = review.decisions.flatMap(({ ply, seat, mark }) =>
    mark === 'brilliant' ? [{ ply, seat, sign: mark }] : [],
  );
  const decisive = decisiveMoments(review, MOST_MARKS - Math.min(brilliant.length, MOST_MARKS / 3));
  return [...brilliant.slice(0, MOST_MARKS / 3), ...decisive.map(chartMark)];
}

const chartMark = (moment: DecisiveMoment): ChartMark =>
  moment.kind === 'draw'
    ? { ply: moment.ply, seat: mostAffected(moment.of), sign: 'draw' }
    : { ply: moment.ply, seat: moment.of.seat, sign: moment.of.mark ?? 'inaccuracy' };
