import { useState } from 'preact/hooks';
import type { MatchRecord } from '../../../kernel/record.ts';
import { appText } from '../../app-text.ts';
import { encodeRecord, copyText } from '../../local/share.ts';
import { pageText } from '../../review/review-text.ts';
import type { RunningReview } from '../../review/running-review.ts';
import { hrefTo } from '../../route.ts';

export interface ReviewHeadProps {
  readonly record: MatchRecord;
  readonly running: RunningReview;
  readonly players: readonly string[];
  /** The table at the server, for a match that was played there. */
  readonly table: string | undefined;
  readonly ply: number;
}

/** How the match ended, and the link to its review. */
export function ReviewHead({ record, running, players, table, ply }: ReviewHeadProps) {
  const [copied, setCopied] = useState<number | undefined>(undefined);
  const say = pageText();
  const share = async (): Promise<void> => {
    // The link names a match that everyone may see; any other one travels in the link as a whole.
    const path =
      table !== undefined && running.isPublic
        ? hrefTo('review', 'table', table, ply)
        : hrefTo('review', 'data', await encodeRecord(record), ply);
    if (await copyText(new URL(path, location.origin).href)) setCopied(ply);
  };
  return (
    <header class="review-head">
      <h2>{say.title}</h2>
      <p>{endOf(record, players)}</p>
      <button type="button" class="choice" onClick={() => void share()}>
        {copied === ply ? say.copied : say.share}
      </button>
    </header>
  );
}

function endOf({ result }: MatchRecord, players: readonly string[]): string {
  const { end } = appText();
  if (result === undefined) return '';
  if (players.length === 1) return end.alone(result.totals[0]);
  const winners = players.filter((_, seat) => result.ranks[seat] === 1);
  return end.wonWith(winners, Math.max(...result.totals));
}
