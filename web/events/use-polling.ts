import { useEffect, useState } from 'preact/hooks';
import { faultOf } from './events-text.ts';
import type { EventFault } from './text/text.ts';

export interface Polled<T> {
  readonly value: T | undefined;
  readonly fault: EventFault | undefined;
  /** Asks at once. */
  readonly again: () => void;
  /** Puts an answer to something else in its place. */
  readonly put: (value: T) => void;
}

/** Asks the server again and again while the page is shown; `name` tells one question from another. */
export function usePolling<T>(name: string, ask: () => Promise<T>, every: number): Polled<T> {
  const [asked, setAsked] = useState(0);
  const [value, setValue] = useState<T | undefined>(undefined);
  const [fault, setFault] = useState<EventFault | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const round = async (): Promise<void> => {
      try {
        const answer = await ask();
        if (isGone) return;
        setValue(() => answer);
        setFault(undefined);
      } catch (error) {
        if (!isGone) setFault(faultOf(error));
      }
      if (!isGone) timer = setTimeout(() => void round(), every);
    };
    void round();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [name, asked]);
  return { value, fault, again: () => setAsked(asked + 1), put: one => setValue(() => one) };
}
