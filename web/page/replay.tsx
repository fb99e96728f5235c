import { useEffect, useState } from 'preact/hooks';
import { isGameId, loadGame } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { BoardModule } from '../../board/module.ts';
import { loadBoard } from '../boards.ts';
import { createReplay, type Viewpoint, type ReplayClient } from '../local/replay.ts';
import { decodeRecord } from '../local/share.ts';
import { loadMatch } from '../local/store.ts';
import { request } from '../online/api.ts';
import { ensureSession } from '../online/session.ts';
import { FinalScores } from '../parts/final-scores.tsx';
import { ReplayBar } from '../parts/replay.tsx';
import { MatchScreen } from '../parts/match-screen.tsx';
import { hrefTo, replaceRoute } from '../route.ts';
import type { Player } from '../match-client.ts';
import { appText } from '../app-text.ts';
import { NotFound } from './not-found.tsx';

interface LoadedReplay {
  readonly reel: ReplayClient;
  readonly module: GameModule;
  readonly board: BoardModule;
}

interface ReplaySource {
  readonly record: MatchRecord;
  readonly players: readonly Player[];
}

export interface ReplayProps {
  /** `local`: kept in this browser; `data`: inside the address; `table`: at the server. */
  readonly source: string;
  readonly id: string;
  readonly moment: number;
}

/** Any match, move by move: forth and back, with any seat's eyes, and a link to every moment. */
export function ReplayPage({ source, id, moment: first }: ReplayProps) {
  const [laid, setLaid] = useState<LoadedReplay | 'none' | undefined>(undefined);
  const [moment, setMoment] = useState(first);
  const [eyes, setEyes] = useState<Viewpoint>('public');
  useEffect(() => {
    const begin = (found: LoadedReplay): void => {
      setMoment(wanted => nearest(wanted, found.reel));
      setLaid(found);
    };
    loadReplay(source, id).then(begin, () => setLaid('none'));
  }, [source, id]);
  useEffect(() => {
    if (laid === undefined || laid === 'none') return;
    laid.reel.show(moment, eyes);
    replaceRoute('replay', source, id, moment);
  }, [laid, moment, eyes]);
  const { table, home } = appText();
  if (laid === 'none') return <NotFound says={table.lost} />;
  if (laid === undefined) return <p class="waiting">{home.starting}</p>;
  const { reel, module, board } = laid;
  return (
    <MatchScreen
      sitting={reel}
      module={module}
      board={board}
      firstSeat={0}
      over={(_, { result }) =>
        result === null ? (
          source === 'local' &&
          moment === reel.moments && (
            <a class="main ending-open" href={hrefTo('play', id)}>
              {home.goOn}
            </a>
          )
        ) : (
          <FinalScores sitting={reel} module={module} board={board} result={result} isFolded>
            <button type="button" class="main" onClick={() => setMoment(0)}>
              {appText().replay.first}
            </button>
          </FinalScores>
        )
      }
      below={dock => (
        <ReplayBar
          reel={reel}
          module={module}
          moment={moment}
          eyes={eyes}
          goTo={setMoment}
          lookWith={setEyes}
        >
          {eyes === 'public' ? null : dock}
        </ReplayBar>
      )}
    />
  );
}

/** An address may name a moment that is not there, or none at all. */
const nearest = (wanted: number, { moments }: ReplayClient): number =>
  Math.min(Math.max(0, Math.trunc(wanted) || 0), moments);

async function loadReplay(source: string, id: string): Promise<LoadedReplay> {
  const found = await FINDERS[source]?.(id);
  if (found === undefined) throw new Error(`nothing called ${source}`);
  const { game } = found.record;
  if (!isGameId(game)) throw new Error(`no game ${game}`);
  const [module, board] = await Promise.all([loadGame(game), loadBoard(game)]);
  return { reel: createReplay(game, module, board, found.record, found.players), module, board };
}

const FINDERS: Readonly<Record<string, (id: string) => Promise<ReplaySource>>> = {
  local: stored,
  data: async text => named(await decodeRecord(text)),
  table: async id => {
    await ensureSession();
    return named(await request<MatchRecord>('GET', `/tables/${id}/record`));
  },
};

async function stored(id: string): Promise<ReplaySource> {
  const match = await loadMatch(id);
  if (match === undefined) throw new Error('no such match');
  return match;
}

function named(record: MatchRecord): ReplaySource {
  const players = Array.from({ length: record.config.players }, (_, seat) => ({
    name: record.seats?.[seat] ?? '',
    bot: null,
  }));
  return { record, players };
}
