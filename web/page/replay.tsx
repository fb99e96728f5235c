import { useEffect, useState } from 'preact/hooks';
import { isGameId, loadGame } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { BoardModule } from '../board.ts';
import { loadBoard } from '../boards.ts';
import { reelOf, type Eyes, type Reel } from '../local/reel.ts';
import { unpacked } from '../local/share.ts';
import { loadMatch } from '../local/store.ts';
import { ask } from '../online/api.ts';
import { arrive } from '../online/session.ts';
import { Ending } from '../parts/ending.tsx';
import { ReplayBar } from '../parts/replay.tsx';
import { Table } from '../parts/table.tsx';
import { hrefTo, standAt } from '../route.ts';
import type { Player } from '../sitting.ts';
import { texts } from '../texts.ts';
import { Missing } from './missing.tsx';

interface Laid {
  readonly reel: Reel;
  readonly module: GameModule;
  readonly board: BoardModule;
}

interface Found {
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
  const [laid, setLaid] = useState<Laid | 'none' | undefined>(undefined);
  const [moment, setMoment] = useState(first);
  const [eyes, setEyes] = useState<Eyes>('public');
  useEffect(() => {
    const begin = (found: Laid): void => {
      setMoment(wanted => nearest(wanted, found.reel));
      setLaid(found);
    };
    lay(source, id).then(begin, () => setLaid('none'));
  }, [source, id]);
  useEffect(() => {
    if (laid === undefined || laid === 'none') return;
    laid.reel.show(moment, eyes);
    standAt('replay', source, id, moment);
  }, [laid, moment, eyes]);
  const { table, home } = texts();
  if (laid === 'none') return <Missing says={table.lost} />;
  if (laid === undefined) return <p class="waiting">{home.starting}</p>;
  const { reel, module, board } = laid;
  return (
    <Table
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
          <Ending sitting={reel} module={module} board={board} result={result} isFolded>
            <button type="button" class="main" onClick={() => setMoment(0)}>
              {texts().replay.first}
            </button>
          </Ending>
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
const nearest = (wanted: number, { moments }: Reel): number =>
  Math.min(Math.max(0, Math.trunc(wanted) || 0), moments);

async function lay(source: string, id: string): Promise<Laid> {
  const found = await FINDERS[source]?.(id);
  if (found === undefined) throw new Error(`nothing called ${source}`);
  const { game } = found.record;
  if (!isGameId(game)) throw new Error(`no game ${game}`);
  const [module, board] = await Promise.all([loadGame(game), loadBoard(game)]);
  return { reel: reelOf(game, module, board, found.record, found.players), module, board };
}

const FINDERS: Readonly<Record<string, (id: string) => Promise<Found>>> = {
  local: stored,
  data: async text => named(await unpacked(text)),
  table: async id => {
    await arrive();
    return named(await ask<MatchRecord>('GET', `/tables/${id}/record`));
  },
};

async function stored(id: string): Promise<Found> {
  const match = await loadMatch(id);
  if (match === undefined) throw new Error('no such match');
  return match;
}

function named(record: MatchRecord): Found {
  const players = Array.from({ length: record.config.players }, (_, seat) => ({
    name: record.seats?.[seat] ?? '',
    bot: null,
  }));
  return { record, players };
}
