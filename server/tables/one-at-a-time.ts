import type { TableRuntime } from './runtime.ts';

/** Repeated work. A call while it is under way starts nothing and ends with it. An outage is reported once, not each time. */
export function oneAtATime<T>(
  { reportError }: Pick<TableRuntime, 'reportError'>,
  work: (value: T) => Promise<void>,
): (value: T) => Promise<void> {
  let running: Promise<void> | undefined;
  let hasFailed = false;
  const run = async (value: T): Promise<void> => {
    try {
      await work(value);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) reportError(error, '');
      hasFailed = true;
    }
  };
  return value =>
    (running ??= run(value).finally(() => {
      running = undefined;
    }));
}
