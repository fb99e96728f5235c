import type { FastifyReply, FastifyRequest } from 'fastify';

/** A value that is there at once when it is in memory. */
export type Soon<T> = T | Promise<T>;

/** Goes on with a value, at once if it is there: most requests find everything in memory and wait for nothing. */
export const andThen = <T, R>(value: Soon<T>, work: (value: T) => Soon<R>): Soon<R> =>
  value instanceof Promise ? value.then(work) : work(value);

type GoOn = (error?: Error) => void;

/** A hook of a request, from work that may have to wait. */
export const toHook =
  (work: (request: FastifyRequest) => Soon<void>) =>
  (request: FastifyRequest, _reply: FastifyReply, goOn: GoOn): void => {
    let waiting: Soon<void>;
    try {
      waiting = work(request);
    } catch (error) {
      // Only errors are thrown here.
      return goOn(error as Error);
    }
    if (waiting instanceof Promise) waiting.then(() => goOn(), goOn);
    else goOn();
  };
