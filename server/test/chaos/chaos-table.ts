import { setTimeout as wait } from 'node:timers/promises';
import type { TableUpdate } from '../../../api/table-update.ts';
import { freshKey } from '../test-client.ts';
import { toSeen, type ChaosAnswer, type ChaosClient } from './chaos-client.ts';
import type { SeenLine, SeenStream, SentCommand } from './history.ts';
import type { Period } from './periods.ts';
import { settledLogs } from './settled-logs.ts';

/**
 * `people`: two people play and talk; `bot`: one plays against a bot and talks; `quiet`: the same without talk, which
 * could wake a bot; `clock`: two people who never move, so that time runs out.
 */
export type TableKind = 'people' | 'bot' | 'quiet' | 'clock';

/** A table in play, with everything its people saw and sent. */
export interface ChaosTable {
  readonly kind: TableKind;
  readonly id: string;
  /** When a move last reached a stream; talk does not count. */
  readonly lastMove: () => number;
  /** The times between two moves that were longer than a few seconds, the one that lasts until now included. */
  readonly gaps: () => readonly Period[];
  /** What everyone here knows and waits for, for whoever looks for the cause of a standstill. */
  readonly describe: () => string;
  readonly isOver: () => boolean;
  readonly commands: SentCommand[];
  /** Waits until every stream has everything; returns what was seen. */
  end(patience: number): Promise<SeenStream[]>;
}

const NOTABLE = 3000;
const PACE = 120;
const TALK = 0.15;

export async function openChaosTable(
  kind: TableKind,
  clients: readonly ChaosClient[],
  enough: AbortSignal,
): Promise<ChaosTable> {
  const id = await startMatch(kind, clients);
  const ended = new AbortController();
  const commands: SentCommand[] = [];
  const seen = clients.map(() => [] as SeenLine[]);
  const latest: (TableUpdate | undefined)[] = clients.map(() => undefined);
  let lastMove = performance.now();
  let highest = 0;
  const gaps: Period[] = [];
  const onMove = (): void => {
    const now = performance.now();
    if (now - lastMove > NOTABLE) gaps.push({ from: lastMove, to: now });
    lastMove = now;
  };
  const following = clients.map((client, index) =>
    client.follow(
      id,
      update => {
        seen[index].push(...toSeen(update.lines));
        if (update.table.ply > highest) onMove();
        highest = Math.max(highest, update.table.ply);
        latest[index] = update;
      },
      ended.signal,
    ),
  );
  const isOver = (): boolean => latest.some(update => update?.table.status === 'finished');
  const playing =
    kind === 'clock'
      ? Promise.resolve()
      : play({ kind, id, clients, latest, commands, isDone: () => enough.aborted || isOver() });
  // Reported by `end`; a run that fails for another reason leaves it there.
  playing.catch(() => undefined);

  return {
    kind,
    id,
    commands,
    isOver,
    lastMove: () => lastMove,
    gaps: () => (isOver() ? gaps : [...gaps, { from: lastMove, to: performance.now() }]),
    describe: () => describeTable(kind, id, clients, latest),
    async end(patience) {
      await playing;
      const watchers = clients.map((client, index) => ({
        read: () => wholeLog(id, client),
        seen: seen[index],
      }));
      const acknowledged = Math.max(0, ...commands.map(({ version = 0 }) => version));
      const endStreams = async (): Promise<void> => {
        ended.abort();
        await Promise.all(following);
      };
      const logs = await settledLogs(watchers, acknowledged, { patience, endStreams });
      return clients.map((client, index) => ({
        table: id,
        viewer: client.name,
        lines: seen[index],
        log: logs[index],
      }));
    },
  };
}

async function startMatch(kind: TableKind, clients: readonly ChaosClient[]): Promise<string> {
  for (const client of clients) await expectDone(client.insist('POST', '/api/session', { language: 'en' }));
  const other = clients.length === 1 ? { kind: 'bot', level: 'random' } : { kind: 'open' };
  const speed = kind === 'clock' ? { kind: 'live', bank: 30, increment: 0 } : { kind: 'untimed' };
  const seats = [{ kind: 'me' }, other];
  const wanted = { key: freshKey(), game: 'cacao', seats, visibility: 'public', speed };
  const { body } = await expectDone(clients[0].insist('POST', '/api/tables', wanted));
  const id = String(body['id']);
  const send = (client: ChaosClient, command: object): Promise<ChaosAnswer> =>
    expectDone(client.insist('POST', `/api/tables/${id}/commands`, { ...command, key: freshKey() }));
  if (clients.length > 1) await send(clients[1], { type: 'sit', seat: 1, version: 1 });
  await send(clients[0], { type: 'start', version: clients.length });
  return id;
}

async function expectDone(asked: Promise<ChaosAnswer>): Promise<ChaosAnswer> {
  const answer = await asked;
  if (answer.status === 200) return answer;
  throw new Error(`a table could not be opened: ${JSON.stringify(answer.body)}`);
}

interface Playing {
  readonly kind: TableKind;
  readonly id: string;
  readonly clients: readonly ChaosClient[];
  readonly latest: readonly (TableUpdate | undefined)[];
  readonly commands: SentCommand[];
  readonly isDone: () => boolean;
}

/** Each person moves when their own stream says that it is their turn, and talks now and then. */
async function play({ kind, id, clients, latest, commands, isDone }: Playing): Promise<void> {
  const answered = clients.map(() => 0);
  const send = async (index: number, command: object, what: SentCommand['what']): Promise<void> => {
    const sentAt = performance.now();
    const version = latest[index]?.table.version ?? 1;
    const body = { ...command, version, key: freshKey() };
    const answer = await clients[index].insist('POST', `/api/tables/${id}/commands`, body);
    const done = answer.status === 200 ? Number(answer.body['version']) : undefined;
    answered[index] = done ?? answered[index];
    commands.push({
      table: id,
      what,
      sentAt,
      answeredAt: performance.now(),
      version: done,
    });
  };
  const playSeat = async (index: number): Promise<void> => {
    for (let count = 0; !isDone(); count++) {
      await wait(PACE * (0.5 + Math.random()));
      const { moves, version } = latest[index]?.table ?? { moves: [], version: 0 };
      if (moves.length > 0 && version >= answered[index]) {
        const move = moves[Math.floor(Math.random() * moves.length)];
        await send(index, { type: 'move', move }, { seat: index });
      }
      const said = `${clients[index].name} ${count}`;
      if (kind !== 'quiet' && Math.random() < TALK) await send(index, { type: 'say', text: said }, { said });
    }
  };
  await Promise.all(clients.map((_, index) => playSeat(index)));
}

function describeTable(
  kind: TableKind,
  id: string,
  clients: readonly ChaosClient[],
  latest: readonly (TableUpdate | undefined)[],
): string {
  const people = clients.map((client, index) => {
    const table = latest[index]?.table;
    return `${client.describe()}, knows version ${table?.version ?? 0}, to act ${table?.toAct.join(' ') ?? '?'}`;
  });
  return `a ${kind} table ${id} (${people.join('; ')})`;
}

/** A long log comes in pages. */
async function wholeLog(id: string, client: ChaosClient, since = 0): Promise<SeenLine[]> {
  const { body } = await client.insist('GET', `/api/tables/${id}?since=${since}`);
  // The server's own answer, in the form that its document describes.
  const { lines, next } = body as unknown as TableUpdate;
  return [...toSeen(lines), ...(next === undefined ? [] : await wholeLog(id, client, next))];
}
