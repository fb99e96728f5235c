import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { testHostOnDevice } from '../../table/test/device-test-host.ts';
import { describeHost } from '../../table/test/host-suite.ts';
import { isLogText, openLogFile } from '../play/log-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'cosecha-logs-'));
afterAll(() => rmSync(folder, { recursive: true }));

describeHost(
  'a table kept in a log file',
  testHostOnDevice(id => {
    const file = openLogFile(join(folder, `${id}.jsonl`), ['Ana', 'Blas']);
    return Promise.resolve({
      readLog: () => Promise.resolve(file.readLog()),
      appendLog: entries => Promise.resolve(file.appendLog(entries)),
    });
  }),
);

describe('a log file', () => {
  const chat = (n: number) => ({ n, at: n, entry: { type: 'said', person: null, text: `¡${n}!` } }) as const;

  test('keeps names and entries', () => {
    const path = join(folder, 'kept.jsonl');
    const file = openLogFile(path, ['Ana', 'Íñigo']);
    file.appendLog([chat(1), chat(2)]);
    file.appendLog([chat(3)]);
    const again = openLogFile(path);
    expect(again.names).toEqual(['Ana', 'Íñigo']);
    expect(again.readLog()).toEqual([chat(1), chat(2), chat(3)]);
    expect(isLogText(readFileSync(path, 'utf8'))).toBe(true);
  });

  test('loses only the line that a crash cut off, and continues after it', () => {
    const path = join(folder, 'torn.jsonl');
    openLogFile(path, []).appendLog([chat(1)]);
    appendFileSync(path, JSON.stringify(chat(2)).slice(0, 20));
    openLogFile(path).appendLog([chat(2)]);
    expect(openLogFile(path).readLog()).toEqual([chat(1), chat(2)]);
  });

  test('is refused when an entry is missing', () => {
    const path = join(folder, 'gap.jsonl');
    openLogFile(path, []).appendLog([chat(1), chat(3)]);
    expect(() => openLogFile(path)).toThrow('entry 2 is missing');
  });

  test('is not a record', () => {
    expect(isLogText('{"cosecha":1,"game":"cacao"}\n')).toBe(false);
    expect(isLogText('')).toBe(false);
  });
});
