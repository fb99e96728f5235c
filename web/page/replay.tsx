import { useEffect, useState } from 'preact/hooks';
import { isGameId, loadGame } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { BoardModule } from '../../board/module.ts';
import { loadBoard } from '../boards.ts';
import { createReplay, type Viewpoint, type ReplayClient } from '../local/replay.ts';
import { decodeRecord } from '../local/share.ts';
import { gameOf, playersOf } from '../local/local-table.ts';
import { recordFromLog } from '../local/record-table.ts';
import { loadTable } from '../local/store.ts';
import { request } from '../online/api.ts';
import { ensureSession } from '../online/session.ts';
import { FinalScores } from '../parts/final-scores.tsx';
import { ReplayBar } from '../parts/replay.tsx';
import { MatchScreen } from '../parts/match-screen.tsx';
import { hrefTo, replaceRoute } from '../route.ts';
import type { Player } from '../table-client.ts';
import { appText } from '../app-text.ts';
import { NotFound } from './not-found.tsx';

interface LoadedReplay {
  readonly client: ReplayClient;
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

/** Any match, move by move: forward and back, from any seat, and a link to every move. */
export function ReplayPage({ source, id, moment: first }: ReplayProps) {
  const [loaded, setLoaded] = useState<LoadedReplay | 'none' | undefined>(undefined);
  const [ply, setPly] = useState(first);
  const [viewpoint, setViewpoint] = useState<Viewpoint>('public');
  useEffect(() => {
    const begin = (found: LoadedReplay): void => {
      setPly(wanted => nearestPly(wanted, found.client));
      setLoaded(found);
    };
    loadReplay(source, id).then(begin, () => setLoaded('none'));
  }, [source, id]);
  useEffect(() => {
    if (loaded === undefined || loaded === 'none') return;
    loaded.client.show(ply, viewpoint);
    replaceRoute('replay', source, id, ply);
  }, [loaded, ply, viewpoint]);
  const { table: say, home } = appText();
  if (loaded === 'none') return <NotFound says={say.lost} />;
  if (loaded === undefined) return <p class="waiting">{home.starting}</p>;
  const { client, module } = loaded;
  return (
    <MatchScreen
      {...loaded}
      firstSeat={0}
      over={(_, { table: { outcome } }) =>
        outcome === null ? (
          source === 'local' &&
          ply === client.plies && (
            <a class="main ending-open" href={hrefTo('play', id)}>
              {home.continue}
            </a>
          )
        ) : (
          <FinalScores {...loaded} outcome={outcome} you={null} isFolded>
            <button type="button" class="main" onClick={() => setPly(0)}>
              {appText().replay.first}
            </button>
          </FinalScores>
        )
      }
      below={dock => (
        <ReplayBar
          client={client}
          module={module}
          ply={ply}
          viewpoint={viewpoint}
          goTo={setPly}
          viewAs={setViewpoint}
        >
          {viewpoint === 'public' ? null : dock}
        </ReplayBar>
      )}
    />
  );
}

/** An address may name a move that does not exist, or none at all. */
const nearestPly = (wanted: number, { plies }: ReplayClient): number =>
  Math.min(Math.max(0, Math.trunc(wanted) || 0), plies);

async function loadReplay(source: string, id: string): Promise<LoadedReplay> {
  const found = await FINDERS[source]?.(id);
  if (found === undefined) throw new Error(`replays do not come from ${source}`);
  const { record, players } = found;
  const { game } = record;
  if (!isGameId(game)) throw new Error(`the game ${game} is unknown`);
  const [module, board] = await Promise.all([loadGame(game), loadBoard(game)]);
  return { client: createReplay(game, { module, board }, record, players), module, board };
}

const FINDERS: Readonly<Record<string, (id: string) => Promise<ReplaySource>>> = {
  local: fromThisBrowser,
  data: async text => namedIn(await decodeRecord(text)),
  table: async id => {
    await ensureSession();
    return namedIn(await request<MatchRecord>('GET', `/tables/${id}/record`));
  },
};

async function fromThisBrowser(id: string): Promise<ReplaySource> {
  const table = await loadTable(id);
  if (table === undefined) throw new Error(`the table ${id} is not in this browser`);
  const { game } = await loadGame(gameOf(table));
  const players = playersOf(table);
  return { record: recordFromLog(game, table.log, players), players };
}

function namedIn(record: MatchRecord): ReplaySource {
  const players = Array.from({ length: record.config.players }, (_, seat) => ({
    name: record.seats?.[seat] ?? '',
    bot: null,
  }));
  return { record, players };
}
