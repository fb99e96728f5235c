import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendCommand } from '../online/command.ts';

const UNAVAILABLE = { code: 'unavailable', message: 'the database does not answer; try again' };

/** Keys of the requests that were sent, each answered with the next of these. */
function answerWith(answers: readonly { status: number; body: object }[]): string[] {
  const keys: string[] = [];
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    const { key } = JSON.parse(body) as { key: string };
    const answer = answers[Math.min(keys.push(key), answers.length) - 1];
    return Promise.resolve(Response.json(answer.body, { status: answer.status }));
  });
  return keys;
}

const send = (): Promise<string> =>
  sendCommand('table', { type: 'say', text: 'hello' }, 1).then(
    () => 'done',
    (error: unknown) => String(error),
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a command is sent again with the same key while the server has no database', async () => {
  const away = { status: 503, body: { ...UNAVAILABLE, retryAfter: 1 } };
  const keys = answerWith([away, away, { status: 200, body: { version: 2 } }]);
  const result = send();
  await vi.runAllTimersAsync();
  expect(await result).toBe('done');
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('the app gives up after a few attempts', async () => {
  const keys = answerWith([{ status: 503, body: { ...UNAVAILABLE, retryAfter: 1 } }]);
  const result = send();
  await vi.runAllTimersAsync();
  expect(await result).toContain('unavailable');
  expect(keys).toHaveLength(5);
});

test('a request that will not succeed later is sent once', async () => {
  const keys = answerWith([{ status: 503, body: UNAVAILABLE }]);
  const result = send();
  await vi.runAllTimersAsync();
  expect(await result).toContain('unavailable');
  expect(keys).toHaveLength(1);
});
