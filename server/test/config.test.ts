import { describe, expect, test } from 'vitest';
import { SETTING_NAMES, variableOf } from '../setting-names.ts';
import { readSettings, ConfigError } from '../config.ts';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runToEnd } from './process.ts';

const read = (flags: Record<string, string>, environment: Record<string, string> = {}) =>
  readSettings(flags, environment, '/folder');

const NO_DATABASE = { COSECHA_DATABASE: '', DATABASE_URL: '' };

describe('settings', () => {
  test('have defaults, come from the environment, and a flag wins', () => {
    expect(read({}).port).toBe(8080);
    expect(read({}, { COSECHA_PORT: '1' }).port).toBe(1);
    expect(read({ port: '2' }, { COSECHA_PORT: '1' }).port).toBe(2);
    expect(read({}, { PORT: '3' }).port).toBe(3);
    expect(read({}, { DATABASE_URL: 'postgres://a/b' }).database).toBe('postgres://a/b');
    expect(read({}).data).toBe(path.resolve('/folder/cosecha-data'));
  });

  test.each([
    ['port', '70000'],
    ['port', ''],
    ['rate', '-1'],
    ['url', 'play.example.org'],
    ['url', 'https://play.example.org/path'],
    ['database', 'mysql://host/db'],
    ['trust-proxy', 'yes'],
    ['trust-proxy', '0'],
    ['trust-proxy', '11'],
    ['trust-proxy', '10.0.0.0/33'],
    ['trust-proxy', '0.0.0.0/0'],
    ['trust-proxy', '10.0.0.0/8,proxy'],
    ['stand-in', 'genius'],
    ['log', 'loud'],
    ['smtp', 'http://mail'],
    ['push-contact', 'me'],
    ['otlp', 'collector:4318'],
    ['bot-threads', '65'],
  ])('%s cannot be "%s"', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(ConfigError);
  });

  test('that are wrong are one line and code 2, in the language of the user, without a password', async () => {
    const bad = await runToEnd(['serve', '--port', 'x', '--language', 'es']);
    expect(bad).toEqual({ code: 2, errors: '--port debe ser un número entero de 0 a 65535, no «x».\n' });
    const secret = await runToEnd(['serve', '--language', 'en'], { COSECHA_SMTP: 'imap://me:hunter2@host' });
    expect(secret.code).toBe(2);
    expect(secret.errors).toMatch(/^COSECHA_SMTP .*\n$/);
    expect(secret.errors).not.toContain('hunter2');
  });

  test('for Redis need a database, whether flag or variable, and say so', async () => {
    const redis = 'redis://me:hunter2@127.0.0.1:6379';
    expect(() => read({}, { COSECHA_REDIS: redis })).toThrow('COSECHA_REDIS cannot be used');
    expect(read({}, { COSECHA_REDIS: redis, DATABASE_URL: 'postgres://a/b' }).redis).toBe(redis);
    const flag = await runToEnd(['serve', '--redis', redis, '--language', 'en'], NO_DATABASE);
    expect(flag).toEqual({
      code: 2,
      errors: '--redis has no effect without --database (or COSECHA_DATABASE). Set both, or neither.\n',
    });
  });

  test('that lead nowhere are one line and code 2 as well, and the command ends', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-settings-'));
    const file = path.join(folder, 'file');
    writeFileSync(file, 'no folder');
    const spoilt = path.join(folder, 'spoilt');
    mkdirSync(spoilt);
    writeFileSync(
      path.join(spoilt, 'cosecha.sqlite'),
      'no database, however long one looks at it '.repeat(99),
    );
    const good = path.join(folder, 'good');
    const bad = [
      ['--data', file],
      ['--data', spoilt],
      ['--data', good, '--host', '192.0.2.1'],
      ['--database', 'postgres://me:hunter2@127.0.0.1:1/none'],
    ];
    for (const flags of bad) {
      const { code, errors } = await runToEnd(['serve', '--language', 'en', '--log', 'error', ...flags]);
      expect([code, errors]).toEqual([2, expect.stringMatching(/^[^\n]+\n$/)]);
      expect(errors).not.toMatch(/hunter2|defect/);
    }
    rmSync(folder, { recursive: true, force: true });
  });

  test('are all in the documentation', () => {
    const page = readFileSync(path.join(import.meta.dirname, '..', '..', 'docs', 'self-hosting.md'), 'utf8');
    for (const name of SETTING_NAMES) {
      expect(page).toContain(`\`--${name}\``);
      expect(page).toContain(`\`${variableOf(name)}\``);
    }
  });
});

describe('the files for operators', () => {
  const folder = path.join(import.meta.dirname, '..', '..', 'deploy');
  const known = new Set([...SETTING_NAMES.map(variableOf), 'COSECHA_WORKER_KEY', 'COSECHA_SERVER']);

  test.each(['compose.yaml', 'Containerfile', 'cosecha.service'])(
    '%s names only settings that exist',
    file => {
      const named = readFileSync(path.join(folder, file), 'utf8').match(/COSECHA_[A-Z_]+/g) ?? [];
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter(name => !known.has(name))).toEqual([]);
    },
  );
});
