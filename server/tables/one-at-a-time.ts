import type { TableRuntime } from './runtime.ts';

/** Repeated work that is left out while it is under way. An outage is reported once, not each time. */
export function oneAtATime<T>(
  { reportError }: Pick<TableRuntime, 'reportError'>,
  work: (value: T) => Promise<void>,
): (value: T) => Promise<void> {
  let isBusy = false;
  let hasFailed = false;
  return async value => {
    if (isBusy) return;
    isBusy = true;
    try {
      await work(value);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) reportError(error, '');
      hasFailed = true;
    }
    isBusy = false;
  };
}
