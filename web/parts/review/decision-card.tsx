import type { GameModule } from '../../../games/module.ts';
import { moveText, seatNames } from '../../../kernel/text.ts';
import type { Alternative, DecisionReview } from '../../../review/decision.ts';
import { LEAST_POINTS } from '../../../review/decisive.ts';
import type { ExpectedPoints } from '../../../review/expected-points.ts';
import { SeatIcon } from '../../../board/seat-icon.tsx';
import { preferences } from '../../preferences.ts';
import { pageText, wordsOfReview } from '../../review/review-text.ts';
import { Sentence } from '../sentence.tsx';

interface GameProps {
  readonly module: GameModule;
  readonly players: readonly string[];
}

/** A move of the game's notation in words. */
export function MoveWords({ module, players, move }: GameProps & { readonly move: string }) {
  const parsed = module.game.notation.parse(move);
  if (parsed === undefined) return <>{move}</>;
  return <Sentence words={moveText(module.text[preferences.value.language], parsed, seatNames(players))} />;
}

/** A decision with its alternatives: chance of winning after each, and what the move cost. */
export function DecisionCard({
  module,
  players,
  decision,
}: GameProps & { readonly decision: DecisionReview }) {
  const words = wordsOfReview();
  const { seat, mark, error, alternatives, played, reasons } = decision;
  return (
    <article class="decision">
      <header>
        <SeatIcon seat={seat} />
        <strong>{players[seat]}</strong>
        {mark !== null && <span class={`mark is-${mark}`}>{words.marks[mark]}</span>}
        {error > 0 && <span class="decision-cost">{words.change(-error)}</span>}
      </header>
      <Alternatives module={module} players={players} alternatives={alternatives} played={played} />
      <PointChanges module={module} reasons={reasons} lead={pageText().why} />
    </article>
  );
}

/** Moves with the chance of winning after each, the best first. */
export function Alternatives({
  module,
  players,
  alternatives,
  played,
}: GameProps & { readonly alternatives: readonly Alternative[]; readonly played: string | undefined }) {
  const say = pageText();
  return (
    <ol class="alternatives">
      {alternatives.map((alternative, index) => (
        <li key={alternative.move} class={alternative.move === played ? 'is-played' : ''}>
          <span class="alternative-move">
            <MoveWords module={module} players={players} move={alternative.move} />
            {index === 0 && <span class="tag is-best">{say.best}</span>}
            {alternative.move === played && <span class="tag">{say.played}</span>}
          </span>
          <Chance alternative={alternative} />
        </li>
      ))}
    </ol>
  );
}

/** A chance as a bar and a figure. */
export function Chance({ alternative }: { readonly alternative: Alternative }) {
  const words = wordsOfReview();
  const { chance, expectedPoints } = alternative;
  return (
    <span class="chance">
      <span class="chance-bar" style={{ '--share': chance.mean }} />
      <b>{words.percent(chance.mean)}</b>
      <small>{words.margin(chance.error)}</small>
      {expectedPoints !== undefined && (
        <span class="chance-points">{pageText().points(Math.round(expectedPoints))}</span>
      )}
    </span>
  );
}

/** Changes of the expected points by source, as far as they mean anything. */
export function PointChanges({
  module,
  reasons,
  lead,
  names = {},
}: Pick<GameProps, 'module'> & {
  readonly reasons: ExpectedPoints;
  readonly lead: string;
  /** For what is not on the score sheet. */
  readonly names?: Readonly<Record<string, string>>;
}) {
  const words = wordsOfReview();
  const { sources } = module.text[preferences.value.language];
  const changes = Object.entries(reasons).filter(([, points]) => Math.abs(points) >= LEAST_POINTS);
  if (changes.length === 0) return null;
  return (
    <>
      <p class="decision-why">{lead}</p>
      <ul class="reasons">
        {changes.map(([source, points]) => (
          <li key={source} class={points < 0 ? 'is-loss' : 'is-gain'}>
            {names[source] ?? sources[source] ?? source} <b>{words.points(points)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
