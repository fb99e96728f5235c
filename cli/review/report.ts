import type { GameModule } from '../../games/module.ts';
import type { Seat } from '../../kernel/seat.ts';
import { decisiveMoments, mainReasons, mostAffected, type DecisiveMoment } from '../../review/decisive.ts';
import type { DecisionReview } from '../../review/decision.ts';
import type { Review } from '../../review/review.ts';
import { reviewText } from '../../review/text.ts';
import type { CliContext } from '../context.ts';
import { createMatchText, type MatchText } from '../match-text.ts';
import { columns } from '../output.ts';
import type { OpenRecord } from '../record.ts';
import { seatLabels } from '../seats.ts';

interface Report {
  readonly module: GameModule;
  readonly names: readonly string[];
  readonly words: MatchText;
  readonly context: CliContext;
}

/** A review as lines of text: who played how, the moments that decided it, and every marked decision. */
export function reviewLines({ module, record }: OpenRecord, review: Review, context: CliContext): string[] {
  const { text, language } = context;
  const names = seatLabels(record, text).map(({ name }) => name);
  const report: Report = { module, names, words: createMatchText(module, names, context), context };
  const moments = decisiveMoments(review);
  const marked = review.decisions.filter(({ mark }) => mark !== null);
  return [
    text.story.head(module.text[language].name, names),
    '',
    ...bookLines(review, report),
    '',
    text.review.decisive,
    ...(moments.length === 0
      ? [reviewText(language).noTurningPoint]
      : moments.flatMap(moment => momentLines(moment, report))),
    '',
    text.review.marked(marked.length),
    ...marked.map(decision => markLine(decision, report)),
  ];
}

function bookLines({ books }: Review, { names, context }: Report): string[] {
  const { text, language } = context;
  const say = reviewText(language);
  return columns([
    [...text.review.columns],
    ...books.map(seat => [
      names[seat.seat],
      say.accuracies[seat.accuracy],
      String(seat.decisions),
      ...[seat.start, seat.luck, -seat.ownErrors, seat.othersErrors, seat.remainder].map((share, index) =>
        index === 0 ? say.percent(share) : say.change(share),
      ),
      say.percent(seat.result),
    ]),
  ]);
}

function momentLines(moment: DecisiveMoment, report: Report): string[] {
  const { names, context } = report;
  const say = reviewText(context.language);
  if (moment.kind === 'decision') return [markLine(moment.of, report), ...reasonLines(moment.of, report)];
  const seat: Seat = mostAffected(moment.of);
  const tell = moment.ply === 0 ? say.setup : say.draw;
  return [`${plyLabel(moment.ply)}${tell(names[seat], moment.of.luck[seat].mean)}`];
}

const plyLabel = (ply: number): string => `${String(ply).padStart(4)}  `;

function markLine(decision: DecisionReview, { module, names, words, context }: Report): string {
  const say = reviewText(context.language);
  const { game } = module;
  const moveIn = (notation: string): string => {
    const move = game.notation.parse(notation);
    return move === undefined ? notation : words.move(move);
  };
  const { mark, seat, played, error, alternatives } = decision;
  const head = `${plyLabel(decision.ply + 1)}${context.text.story.choice(names[seat], moveIn(played))}`;
  if (mark === 'brilliant' || mark === null)
    return `${head}. ${mark === null ? '' : `${say.marks[mark]}.`}`.trimEnd();
  return `${head}. ${say.marks[mark]}. ${say.givesAway(error)}. ${say.better}: ${moveIn(alternatives[0].move)}.`;
}

function reasonLines(decision: DecisionReview, { module, context }: Report): string[] {
  const { sources } = module.text[context.language];
  const reasons = mainReasons(decision).map(({ source, points }) => ({
    source: sources[source] ?? source,
    points,
  }));
  return reasons.length === 0 ? [] : [`      ${reviewText(context.language).expected(reasons)}.`];
}
