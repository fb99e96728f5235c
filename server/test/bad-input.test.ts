import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshKey, type Guest } from './test-client.ts';
import { startServer, type TestServer } from './test-server.ts';

let server: TestServer;
let guest: Guest;
let table: string;
beforeAll(async () => {
  server = await startServer();
  guest = await server.guest();
  table = await guest.open({ game: 'cacao', seats: [{ kind: 'me' }, { kind: 'open' }] });
});
afterAll(() => server.end());

const told = async (method: string, path: string, body?: unknown): Promise<unknown> => {
  const answer = await guest.call<{ code: string; message: string }>(method, `/api/${path}`, body);
  expect(answer.body.code).toBe('bad-request');
  return answer.body.message;
};

const KINDS = /^body\/type must be one of: sit, leave, seatBot, .*, rematch$/;

test.each([
  ['a field of another type', 'PATCH', 'me', { name: 5 }, 'body/name must be a string'],
  ['a text without a character', 'PATCH', 'me', { name: '' }, 'body/name must have at least 1 character'],
  [
    'a text that is too long',
    'PATCH',
    'me',
    { name: 'x'.repeat(31) },
    'body/name must have at most 30 characters',
  ],
  ['an unknown word', 'PATCH', 'me', { language: 'de' }, 'body/language must be one of: en, es'],
  ['an unknown field', 'PATCH', 'me', { nmae: 'Ana' }, 'body has no field "nmae"'],
  ['a missing field', 'POST', 'tables', { key: freshKey() }, 'body needs "game"'],
  ['a number out of range', 'POST', 'me/vacations', { days: 400 }, 'body/days must be at most 28'],
  ['a list for an object', 'PATCH', 'me', [], 'body must be an object'],
  [
    'an id of another form',
    'GET',
    'tables/x',
    undefined,
    'params/id has the wrong form (such as k3Jx9vQmT2aZ)',
  ],
] as const)('%s is named with what would be right', async (_what, method, path, body, message) => {
  expect(await told(method, path, body)).toBe(message);
});

test('a command of no kind, and one that lacks a field, are told in one line', async () => {
  const version = 0;
  const path = `tables/${table}/commands`;
  expect(await told('POST', path, {})).toBe('body needs "type"');
  expect(await told('POST', path, { type: 'fly', version, key: freshKey() })).toMatch(KINDS);
  expect(await told('POST', path, { type: 'sit', version, key: freshKey() })).toBe('body needs "seat"');
  expect(await told('POST', path, { type: 'sit', seat: 9, version, key: freshKey() })).toBe(
    'body/seat must be at most 5',
  );
});

test('of a field that may be null the object is checked if there is one', async () => {
  const quiet = { from: '25:00', until: '07:00', zone: 'Europe/Madrid' };
  expect(await told('PUT', 'me/correspondence', { quiet })).toMatch(/^body\/quiet\/from has the wrong form/);
});

test('a token that does not exist is called so', async () => {
  const program = guest.elsewhere();
  program.cookie = '';
  program.token = 'cosecha_nonsense';
  const { body } = await program.call<{ message: string }>('GET', '/api/me');
  expect(body.message).toBe('this token is unknown or no longer valid: create a new one');
});
