import { useState } from 'preact/hooks';
import type { GameModule } from '../../../games/module.ts';
import type { BoardModule } from '../../../board/module.ts';
import { pathsIn, variationAt, type LinePath } from '../../../kernel/variations.ts';
import { copyText, download, encodeRecord } from '../../local/share.ts';
import { pageText } from '../../review/review-text.ts';
import type { Study } from '../../review/study.ts';
import { hrefTo } from '../../route.ts';
import { appText, figure } from '../../app-text.ts';

export interface VariationPanelProps {
  readonly study: Study;
  readonly module: GameModule;
  readonly board: BoardModule;
  /** A sketch of a match that is still going on: nothing of it leaves the browser, and no bot helps. */
  readonly isSketch: boolean;
  /** Where the match itself is shown. */
  readonly back: string;
}

/** Steps through the open line, the tree of all lines, and the words on them. */
export function VariationPanel(props: VariationPanelProps) {
  const { study, isSketch, back } = props;
  const say = pageText().study;
  const { path } = study.line.value;
  return (
    <div class="review-side study-side">
      <section class="paper">
        <h2>{isSketch ? say.sketch : say.title}</h2>
        <p class="books-lead">{isSketch ? say.sketchLead : say.lead}</p>
        <Steps study={study} />
        {!isSketch && (
          <button
            type="button"
            class="choice"
            data-action="answer"
            disabled={study.isThinking.value}
            onClick={() => void study.letBotsAnswer()}
          >
            {study.isThinking.value ? say.thinking : say.answer}
          </button>
        )}
      </section>
      <section class="paper">
        <h2>{say.tree}</h2>
        <Tree {...props} />
        {path.length > 0 && <Words key={path.join('.')} study={study} path={path} />}
      </section>
      <footer class="study-ways">
        {!isSketch && <Sharing study={study} />}
        <a class="plain" href={back}>
          {say.back}
        </a>
      </footer>
    </div>
  );
}

function Steps({ study }: { readonly study: Study }) {
  const { replay } = appText();
  const { ply, plies, goTo } = study;
  const step = (to: number, sign: string, name: string) => (
    <button type="button" class="tool" aria-label={name} onClick={() => goTo(to)}>
      {sign}
    </button>
  );
  return (
    <div class="review-steps">
      {step(0, '⇤', replay.first)}
      {step(ply.value - 1, '‹', replay.back)}
      <output>{pageText().move(ply.value, plies.value)}</output>
      {step(ply.value + 1, '›', replay.forth)}
      {step(plies.value, '⇥', replay.last)}
    </div>
  );
}

function Tree({ study, module, board }: VariationPanelProps) {
  const say = pageText().study;
  const { variations, path: open } = study.line.value;
  const paths: readonly LinePath[] = [[], ...pathsIn(variations)];
  return (
    <ul class="study-tree">
      {paths.map(path => {
        const key = path.join('.');
        const number = path.map(index => index + 1).join('.');
        const { name, comment } = variationAt(variations, path) ?? {};
        return (
          <li key={key} style={{ '--depth': path.length }}>
            <button
              type="button"
              class="plain"
              aria-current={key === open.join('.')}
              onClick={() => study.open(path)}
            >
              <b>{path.length === 0 ? say.game : (name ?? '') === '' ? say.variation(number) : name}</b>
              <small>{endOf(study, path, { module, board })}</small>
            </button>
            {comment !== undefined && comment !== '' && <p class="hint">{comment}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** The points where a line ends: of the game, or as if it ended there. */
function endOf(
  study: Study,
  path: LinePath,
  { module: { game }, board }: Pick<VariationPanelProps, 'module' | 'board'>,
): string {
  const { state } = study.endOf(path);
  const result = game.result(state);
  const totals = result?.totals ?? board.standings(game.view(state, undefined))?.totals;
  if (totals === undefined) return '';
  return pageText().study.ends(totals.map(figure), result !== undefined);
}

function Words({ study, path }: { readonly study: Study; readonly path: LinePath }) {
  const say = pageText().study;
  const variation = variationAt(study.line.value.variations, path);
  return (
    <div class="study-words">
      <label class="option">
        <span>{say.name}</span>
        <input
          value={variation?.name ?? ''}
          maxLength={60}
          onInput={({ currentTarget }) => study.describe({ name: currentTarget.value })}
        />
      </label>
      <label class="option">
        <span>{say.comment}</span>
        <textarea
          rows={2}
          maxLength={1000}
          value={variation?.comment ?? ''}
          onInput={({ currentTarget }) => study.describe({ comment: currentTarget.value })}
        />
      </label>
      <button type="button" class="plain" onClick={study.remove}>
        {say.remove}
      </button>
    </div>
  );
}

/** The match and all that was tried travel in the link, and in the file. */
function Sharing({ study }: { readonly study: Study }) {
  const [copied, setCopied] = useState<unknown>(undefined);
  const { variations } = study.line.value;
  const share = async (): Promise<void> => {
    const path = hrefTo('try', 'data', await encodeRecord(study.record()), study.ply.value);
    if (await copyText(new URL(path, location.origin).href)) setCopied(variations);
  };
  return (
    <>
      <button type="button" class="plain" onClick={() => void share()}>
        {copied === variations ? pageText().copied : pageText().study.share}
      </button>
      <button type="button" class="plain" onClick={() => download(study.record())}>
        {appText().table.download}
      </button>
    </>
  );
}
