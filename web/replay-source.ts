import { isGameId, loadGame } from '../games/index.ts';
import type { GameModule } from '../games/module.ts';
import type { MatchRecord } from '../kernel/record.ts';
import type { BoardModule } from '../board/module.ts';
import { loadBoard } from './boards.ts';
import { createReplay, type ReplayClient } from './local/replay.ts';
import { decodeRecord } from './local/share.ts';
import { gameOf, playersOf } from './local/local-table.ts';
import { recordFromLog } from './local/record-table.ts';
import { loadTable } from './local/store.ts';
import { request } from './online/api.ts';
import { ensureSession } from './online/session.ts';
import type { Player } from './table-client.ts';

/** A recorded match with everything that shows it. */
export interface LoadedReplay {
  readonly client: ReplayClient;
  readonly module: GameModule;
  readonly board: BoardModule;
  readonly record: MatchRecord;
}

interface ReplaySource {
  readonly record: MatchRecord;
  readonly players: readonly Player[];
}

/** An address may name a move that does not exist, or none at all. */
export const nearestPly = (wanted: number, { plies }: ReplayClient): number =>
  Math.min(Math.max(0, Math.trunc(wanted) || 0), plies);

/** `local`: kept in this browser; `data`: inside the address; `table`: at the server. */
export async function loadReplay(source: string, id: string): Promise<LoadedReplay> {
  const found = await FINDERS[source]?.(id);
  if (found === undefined) throw new Error(`replays do not come from ${source}`);
  const { record, players } = found;
  const { game } = record;
  if (!isGameId(game)) throw new Error(`the game ${game} is unknown`);
  const [module, board] = await Promise.all([loadGame(game), loadBoard(game)]);
  return { client: createReplay(game, { module, board }, record, players), module, board, record };
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

/** A bot that the record calls by its level is called by its seat, as at the table. */
function namedIn(record: MatchRecord): ReplaySource {
  const players = Array.from({ length: record.config.players }, (_, seat) => {
    const [name, bot] = [record.seats?.[seat] ?? '', record.bots?.[seat] ?? null];
    return { name: name === bot ? '' : name, bot };
  });
  return { record, players };
}
