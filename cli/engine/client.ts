import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import { isObject } from './fields.ts';

/** Why a program lost its game. */
export const FORFEITS = ['crashed', 'late', 'illegal', 'garbled'] as const;
export type ForfeitReason = (typeof FORFEITS)[number];

/** A program did not answer as the protocol demands. */
export class Forfeit extends Error {
  readonly reason: ForfeitReason;

  constructor(reason: ForfeitReason, message: string) {
    super(message);
    this.name = 'Forfeit';
    this.reason = reason;
  }
}

export interface EngineDecision {
  readonly game: string;
  readonly seat: number;
  readonly view: unknown;
  readonly moves: readonly string[];
}

/** A program that speaks the engine protocol, started as a process. */
export interface EngineProcess {
  /** One of the decision's moves; throws Forfeit when the program crashes, answers late or names another move. */
  choose(decision: EngineDecision, ms: number): Promise<string>;
  /** The process group; undefined when the program could not be started. */
  readonly pid: number | undefined;
  close(): void;
}

/** An answer may be this much later than the time it was given: the pipe and a busy machine take their share. */
const GRACE_MS = 1000;

interface Pending {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Forfeit) => void;
}

/** Starts a command through the shell, so that it can be written as in a terminal. */
export function startEngine(command: string): EngineProcess {
  // A process group of its own: the shell and the program end together.
  const child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
  const pending = new Map<number, Pending>();
  let requests = 0;
  let crash: Forfeit | undefined;

  const fail = (error: Forfeit): void => {
    crash = error;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  const lastWords = collectErrors(child);
  child.on('error', error => fail(new Forfeit('crashed', error.message)));
  child.on('close', (code, signal) => {
    const end = signal === null ? `ended with code ${code}` : `was stopped by ${signal}`;
    fail(new Forfeit('crashed', [end, lastWords()].filter(words => words !== '').join(': ')));
  });
  // A program that has ended no longer reads; `close` tells why.
  child.stdin.on('error', () => undefined);
  createInterface({ input: child.stdout }).on('line', line => {
    const answer = parseAnswer(line);
    if (answer === undefined) return fail(new Forfeit('garbled', `answered "${line.slice(0, 80)}"`));
    pending.get(Number(answer['id']))?.resolve(answer);
  });

  const ask = (request: object, ms: number): Promise<unknown> => {
    if (crash !== undefined) return Promise.reject(crash);
    const id = ++requests;
    const limit = ms + GRACE_MS;
    return new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => {
        pending.delete(id);
        reject(new Forfeit('late', `did not answer within ${limit} ms`));
      }, limit);
      const settle =
        <T>(then: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(timer);
          pending.delete(id);
          then(value);
        };
      pending.set(id, { resolve: settle(resolve), reject: settle(reject) });
      child.stdin.write(`${JSON.stringify({ id, ...request })}\n`);
    });
  };

  return {
    pid: child.pid,
    async choose(decision, ms) {
      const answer = await ask({ method: 'choose', ...decision, ms }, ms);
      const result = isObject(answer) ? answer['result'] : undefined;
      const move = isObject(result) ? result['move'] : undefined;
      if (typeof move !== 'string')
        throw new Forfeit('garbled', `answered ${JSON.stringify(answer).slice(0, 120)}`);
      if (!decision.moves.includes(move)) throw new Forfeit('illegal', `chose "${move}", which is not legal`);
      return move;
    },
    close() {
      child.stdin.end();
      if (child.pid !== undefined) endProcess(child.pid);
    },
  };
}

/** Ends a program and everything it started, if it still runs. */
export function endProcess(pid: number): void {
  try {
    process.kill(-pid);
  } catch {
    // It has ended already.
  }
}

function parseAnswer(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const answer: unknown = JSON.parse(line);
    return isObject(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** The end of what a program wrote to its error output, for the verdict. */
function collectErrors(child: ChildProcessWithoutNullStreams): () => string {
  let text = '';
  child.stderr.on('data', (part: Buffer) => {
    text = (text + part.toString('utf8')).slice(-300);
  });
  return () => text.trim().split('\n').at(-1) ?? '';
}
