import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableUpdate } from '../../api/table-update.ts';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { plyOf } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { parseRecord, replay } from '../../kernel/record.ts';
import { freePort } from './cluster.ts';
import { runServer, type Running } from './process.ts';
import { freshKey, Guest } from './test-client.ts';
import { turnOf } from './test-server.ts';

const WORKER_KEY = 'a-worker-key-that-stays-secret';
const CHAT = 'a private word between players';
const NAME = 'Nameless Someone';
const HIDDEN_MARK = 'secret';

/**
 * Whole games through a real process. What it writes and sends is searched for everything that must stay secret; the
 * seeds are known from the records that are public at the end.
 */
describe('a server that tells everything it may', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'cosecha-secrets-'));
  const secrets = new Map<string, string>();
  let server: Running;
  let metrics = '';
  beforeAll(async () => {
    const port = await freePort();
    metrics = `http://127.0.0.1:${port}/metrics`;
    server = await runServer([
      '--data',
      data,
      '--log',
      'debug',
      '--metrics-port',
      String(port),
      '--worker-keys',
      WORKER_KEY,
      '--bot-pace',
      '0',
    ]);
    secrets.set('worker key', WORKER_KEY);
    secrets.set('chat', CHAT);
    secrets.set('name', NAME);
  }, 120_000);
  afterAll(async () => {
    await server.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  });

  /** Someone whose every secret is known. */
  const newcomer = async (label: string): Promise<Guest> => {
    const guest = await Guest.at(server.address);
    const recovery = await guest.call<{ code: string }>('POST', '/api/me/recovery-code');
    const program = await guest.call<{ token: string }>('POST', '/api/me/programs', { name: 'Program' });
    const wanted = { name: 'Access', scopes: ['read'], days: 1 };
    const access = await guest.call<{ token: string }>('POST', '/api/me/tokens', wanted);
    await guest.call('PATCH', '/api/me', { name: NAME });
    const found = {
      session: guest.cookie.split('=')[1],
      recovery: recovery.body.code,
      program: program.body.token,
      access: access.body.token,
    };
    for (const [name, value] of Object.entries(found)) {
      expect(value.length, name).toBeGreaterThan(10);
      secrets.set(`${name} of ${label}`, value);
    }
    return guest;
  };

  test.each(GAME_IDS)(
    'a whole game of %s tells no one what they may not know',
    async id => {
      const { game } = await loadGame(id);
      const count = Math.min(game.meta.players.most, 3);
      const players: Guest[] = [];
      for (let seat = 0; seat < count; seat++) players.push(await newcomer(`${id} ${seat}`));
      const spectator = await newcomer(`${id} spectator`);
      const opened = await players[0].call<{ id: string; invite: string }>('POST', '/api/tables', {
        key: freshKey(),
        game: id,
        visibility: 'public',
        seats: players.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
      });
      const table = opened.body.id;
      secrets.set(`invite of ${id}`, opened.body.invite);
      for (const [seat, guest] of players.entries())
        if (seat > 0) await guest.do(table, { type: 'sit', seat });
      await players[0].do(table, { type: 'start' });
      const viewers = [...players, spectator];
      for (const viewer of viewers) {
        await viewer.watch(table, { since: 0 });
        await viewer.listen('/api/me/turns');
      }
      await players[1].do(table, { type: 'say', text: CHAT });
      const answers = await playToEnd(table, players, spectator);

      const { body } = await spectator.call('GET', `/api/tables/${table}/record`);
      const record = parseRecord(JSON.stringify(body));
      secrets.set(`seed of ${id}`, record.seed);
      const views: string[][] = [];
      replay(game, record, match => {
        views[plyOf(match)] = viewers.map((_, seat) =>
          JSON.stringify(game.view(match.state, seat < players.length ? seat : undefined)),
        );
      });
      for (const [seat, viewer] of viewers.entries()) {
        const { messages } = viewer.streams[0];
        await viewer.streams[0].until(() => messages.at(-1)?.table.status === 'finished');
        const before = messages.filter(({ table: { status } }) => status === 'playing');
        expect(before.length).toBeGreaterThan(5);
        for (const message of before) {
          expect(JSON.stringify(message.table.view), `ply ${message.table.ply}`).toBe(
            views[message.table.ply][seat],
          );
          expect(misdirected(message, seat < players.length ? seat : null)).toEqual([]);
        }
        const traffic = [...before.map(message => JSON.stringify(message)), ...answers].join('\n');
        expect(findSecrets(traffic, [`seed of ${id}`])).toEqual([]);
        const streams = viewer.streams.flatMap(({ events }) => events.map(event => event.data)).join('\n');
        expect(findSecrets(streams, [...secrets.keys()].filter(isCredential))).toEqual([]);
      }
    },
    300_000,
  );

  /** Random moves until no one has to move; what the server answered on the way. */
  async function playToEnd(table: string, players: readonly Guest[], spectator: Guest): Promise<string[]> {
    const random = fastRandom(11);
    const answers: string[] = [];
    for (;;) {
      const turn = await turnOf(table, players);
      if (turn === undefined) return answers;
      const move = turn.moves[random.below(turn.moves.length)];
      const { body } = await turn.guest.command(table, { type: 'move', move }, turn.version);
      if (random.below(10) > 0) continue;
      const seen = await spectator.call('GET', `/api/tables/${table}`);
      const record = await spectator.call('GET', `/api/tables/${table}/record`);
      if ((seen.body as unknown as TableUpdate).table.status === 'playing')
        answers.push(JSON.stringify([body, seen.body, record.body]));
    }
  }

  const findSecrets = (text: string, names: readonly string[] = [...secrets.keys()]): string[] =>
    names.filter(name => text.includes(secrets.get(name) ?? '\u0000'));

  test('neither output nor figures hold a secret, even after the games', async () => {
    const guest = await newcomer('a visitor of the end');
    const wrong = `${secrets.get('recovery of a visitor of the end')}X`;
    await guest.call('POST', '/api/session/recovery', { code: wrong });
    await guest.call('POST', '/api/session/recovery', {
      code: secrets.get('recovery of a visitor of the end'),
    });
    const authorization = { authorization: `Bearer ${WORKER_KEY}` };
    await new Guest(server.address).call('POST', '/api/work/acquire', { kinds: ['move'] }, authorization);
    await new Guest(server.address).call('GET', `/api/invites/${secrets.get('invite of cacao')}`);
    const figures = await (await fetch(metrics)).text();
    expect(figures).toContain('cosecha_commands_total');
    expect(findSecrets(figures)).toEqual([]);
    const output = server.output();
    expect(output.split('\n').filter(line => line.includes('"msg":"request"')).length).toBeGreaterThan(200);
    expect(findSecrets(output)).toEqual([]);
    expect(output).not.toContain(HIDDEN_MARK);
  });
});

const isCredential = (name: string): boolean => /^(session|recovery|program|access|worker)/.test(name);

/** Events in a message whose secret part is for others. */
const misdirected = ({ lines }: TableUpdate, seat: number | null): object[] =>
  lines.flatMap(line =>
    'events' in line
      ? line.events.filter(
          ({ secret }) => secret !== undefined && (seat === null || !secret.to.includes(seat)),
        )
      : [],
  );
