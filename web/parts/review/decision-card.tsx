import type { GameModule } from '../../../games/module.ts';
import { moveText, seatNames } from '../../../kernel/text.ts';
import type { Alternative, DecisionReview } from '../../../review/decision.ts';
import { SeatIcon } from '../../../board/seat-icon.tsx';
import { preferences } from '../../preferences.ts';
import { pageText, wordsOfReview } from '../../review/review-text.ts';
import { Sentence } from '../sentence.tsx';

export interface DecisionProps {
  readonly module: GameModule;
  readonly players: readonly string[];
  readonly decision: DecisionReview;
}

/** A move of the game's notation in words. */
export function MoveWords({
  module,
  players,
  move,
}: Omit<DecisionProps, 'decision'> & { readonly move: string }) {
  const parsed = module.game.notation.parse(move);
  if (parsed === undefined) return <>{move}</>;
  return <Sentence words={moveText(module.text[preferences.value.language], parsed, seatNames(players))} />;
}

/** A decision with its alternatives: chance of winning after each, and what the move cost. */
export function DecisionCard({ module, players, decision }: DecisionProps) {
  const say = pageText();
  const words = wordsOfReview();
  const { seat, mark, error, alternatives, played, reasons } = decision;
  const changes = Object.entries(reasons).filter(([, points]) => Math.abs(points) >= 0.5);
  const { sources } = module.text[preferences.value.language];
  return (
    <article class="decision">
      <header>
        <SeatIcon seat={seat} />
        <strong>{players[seat]}</strong>
        {mark !== null && <span class={`mark is-${mark}`}>{words.marks[mark]}</span>}
        {error > 0 && <span class="decision-cost">{words.change(-error)}</span>}
      </header>
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
      {changes.length > 0 && (
        <>
          <p class="decision-why">{say.why}</p>
          <ul class="reasons">
            {changes.map(([source, points]) => (
              <li key={source} class={points < 0 ? 'is-loss' : 'is-gain'}>
                {sources[source] ?? source} <b>{words.points(points)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}

function Chance({ alternative: { chance } }: { readonly alternative: Alternative }) {
  const words = wordsOfReview();
  return (
    <span class="chance" title={pageText().chanceOf(words.percent(chance.mean), words.percent(chance.error))}>
      <span class="chance-bar" style={{ '--share': chance.mean }} />
      <b>{words.percent(chance.mean)}</b>
    </span>
  );
}
