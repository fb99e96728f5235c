import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const MAIN = path.join(import.meta.dirname, '..', '..', '..', 'cli', 'main.ts');

/** A process that can be killed, stopped and started again, always with the same arguments. */
export interface Restartable {
  readonly name: string;
  readonly process: () => number | undefined;
  start(): Promise<void>;
  kill(): Promise<void>;
  pause(): void;
  resume(): void;
  /** Whether it ended by itself, which no fault may cause. */
  hasEnded(): boolean;
  /** What it said last, and how it ended. */
  lastWords(): string;
}

const PAUSE = 200;
/** Letters of its last words that are kept. */
const WORDS = 4000;

/** A command of the program that says its address once it is ready. */
export function commandProcess(name: string, args: readonly string[]): Restartable {
  let child: ChildProcess | undefined;
  let isWanted = false;
  let hasEnded = false;
  let lastWords = '';

  const isWantedStill = (): boolean => isWanted;

  /** Whether it got as far as to say that it is ready. */
  const tryToStart = (): Promise<boolean> => {
    const started = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    let isReady = false;
    let errors = '';
    started.stderr.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-WORDS)));
    return new Promise(resolve => {
      started.stdout.setEncoding('utf8').on('data', (text: string) => {
        isReady ||= text.includes('http:');
        if (isReady) resolve(true);
      });
      started.once('close', (code, signal) => {
        if (isReady && isWanted && child === started) {
          hasEnded = true;
          lastWords = `${code ?? signal} at ${new Date().toISOString()}: ${errors}`;
        }
        resolve(false);
      });
    });
  };

  return {
    name,
    process: () => child?.pid,
    lastWords: () => lastWords,
    hasEnded: () => hasEnded,
    /** While its database is down it cannot start; whoever runs it tries again. */
    async start() {
      isWanted = true;
      while (!(await tryToStart()) && isWantedStill()) await wait(PAUSE);
    },
    async kill() {
      isWanted = false;
      const ending = child;
      child = undefined;
      if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
      const ended = once(ending, 'exit');
      ending.kill('SIGKILL');
      await ended;
    },
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  };
}

/** A process and everything it started. */
export function processTree(root: number): number[] {
  const parents = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return [{ id: Number(name), parent: Number(parent) }];
      } catch {
        return [];
      }
    });
  const found = [root];
  for (const id of found) found.push(...parents.filter(({ parent }) => parent === id).map(one => one.id));
  return found;
}

export function signalTree(root: number, signal: NodeJS.Signals): void {
  for (const id of processTree(root)) {
    try {
      process.kill(id, signal);
    } catch {
      // It ended in the meantime.
    }
  }
}
