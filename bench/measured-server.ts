import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Cost {
  /** What the server holds. */
  readonly kilobytes: number;
  /** Processor time that it has used. */
  readonly microseconds: number;
  /** How late its event loop was since this was last asked, in milliseconds. */
  readonly delayP50: number;
  readonly delayP99: number;
  readonly delayMost: number;
}

/** A server in a process of its own, with a store of its own. */
export interface MeasuredServer {
  readonly address: string;
  costOf(wish: 'memory' | 'work'): Promise<Cost>;
  stop(): Promise<void>;
}

/** The source here, the built file in an installed package, and the name of older checkouts. */
const FILES = ['server-process.ts', 'server-process.js', 'served.ts'];

/** Starts the server of the checkout or package whose benchmarks are in `bench`. */
export async function startMeasuredServer(
  bench: string,
  database: string | undefined,
): Promise<MeasuredServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-bench-'));
  const file = FILES.map(name => path.join(bench, name)).find(name => existsSync(name));
  if (file === undefined) throw new Error(`there is no server to measure in ${bench}`);
  const server = fork(file, [folder, database ?? ''], { execArgv: ['--expose-gc'] });
  const stop = async (): Promise<void> => {
    if (server.connected) {
      server.send('stop');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const { address } = await nextMessage<{ address: string }>(server);
    return {
      address,
      stop,
      costOf(wish) {
        server.send(wish);
        return nextMessage(server);
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The next message of the server's process. */
const nextMessage = <T>(server: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('the server ended'));
    server.once('exit', ended);
    server.once('message', message => {
      server.off('exit', ended);
      // Sent by `server-process.ts`.
      resolve(message as T);
    });
  });
