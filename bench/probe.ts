import { setTimeout as wait } from 'node:timers/promises';
import type { Visitor } from './http-client.ts';

const PAUSE = 25;
const SETTLING = 3000;
const TIME_LIMIT = 2000;

/** Sends one message after the other, each again until it is acknowledged, while something happens; the longest wait in seconds. */
export async function longestWait(guest: Visitor, happen: () => Promise<void>): Promise<number> {
  const key = `probe-${Math.random().toString(36).slice(2)}`;
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wanted = { key, game: 'cacao', seats, visibility: 'public' };
  const opened = await insist(guest, '/api/tables', wanted);
  // The server's own answers, in the form that its document describes.
  const { id } = JSON.parse(opened) as { id: string };
  const over = new AbortController();
  let longest = 0;
  const probing = (async () => {
    for (let count = 0; !over.signal.aborted; count++) {
      const started = performance.now();
      const command = { type: 'say', text: `${count}`, version: 1, key: `${key}-${count}` };
      await insist(guest, `/api/tables/${id}/commands`, command);
      longest = Math.max(longest, performance.now() - started);
    }
  })();
  await happen();
  await wait(SETTLING);
  over.abort();
  await probing;
  return Math.round(longest / 100) / 10;
}

/** Plays against a bot while something happens; the longest time from a move to the end of the bot's answer, in seconds. */
export async function longestBotWait(guest: Visitor, happen: () => Promise<void>): Promise<number> {
  const over = new AbortController();
  let longest = 0;
  const playing = (async () => {
    while (!over.signal.aborted)
      longest = Math.max(longest, await playMatch(guest, () => over.signal.aborted));
  })();
  await wait(SETTLING);
  await happen();
  await wait(SETTLING);
  over.abort();
  await playing;
  return Math.round(longest / 100) / 10;
}

interface Position {
  readonly table: { readonly status: string; readonly version: number; readonly moves: readonly string[] };
}

/** One match, or as much of it as there is time for; returns the longest wait for the bot in milliseconds. */
async function playMatch(guest: Visitor, isOver: () => boolean): Promise<number> {
  const key = `probe-${Math.random().toString(36).slice(2)}`;
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
  const opened = await insist(guest, '/api/tables', { key, game: 'cacao', seats, start: true });
  // The server's own answers, in the form that its document describes.
  const { id } = JSON.parse(opened) as { id: string };
  let longest = 0;
  let moved = performance.now();
  for (let count = 0; ;) {
    const { status, text } = await guest
      .call('GET', `/api/tables/${id}`)
      .catch(() => ({ status: 0, text: '' }));
    const { table } = status === 200 ? (JSON.parse(text) as Position) : { table: undefined };
    if (table?.status === 'finished') return longest;
    if (table !== undefined && table.moves.length > 0) {
      longest = Math.max(longest, performance.now() - moved);
      if (isOver()) return longest;
      const { version, moves } = table;
      await insist(guest, `/api/tables/${id}/commands`, {
        type: 'move',
        move: moves[0],
        version,
        key: `${key}-${count++}`,
      });
      moved = performance.now();
    }
    await wait(PAUSE);
  }
}

/** Asks until it is done. */
async function insist(guest: Visitor, path: string, body: object): Promise<string> {
  for (;;) {
    const asked = guest.call('POST', path, body).catch(() => undefined);
    const answer = await Promise.race([asked, wait(TIME_LIMIT, undefined, { ref: false })]);
    if (answer?.status === 200) return answer.text;
    await wait(PAUSE);
  }
}
