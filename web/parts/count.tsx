import { useEffect, useRef, useState } from 'preact/hooks';
import { areAnimationsOn } from '../preferences.ts';
import { figure } from '../app-text.ts';

const [WAITS, LASTS] = [700, 400];

/** A figure that counts to its new value, after what brought it has arrived. */
export function Count({ value }: { readonly value: number }) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    if (from.current === value) return undefined;
    const start = from.current;
    from.current = value;
    if (!areAnimationsOn()) {
      setShown(value);
      return undefined;
    }
    let frame = 0;
    const since = performance.now() + WAITS;
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - since) / LASTS));
      setShown(part === 1 ? value : Math.round(start + (value - start) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      setShown(value);
    };
  }, [value]);
  return <>{figure(shown)}</>;
}
