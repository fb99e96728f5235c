import { useEffect, useState } from 'preact/hooks';
import { formatClock, formatDuration } from '../online/time.ts';
import { preferences } from '../preferences.ts';
import type { PlayerClock } from '../table-client.ts';
import { appText } from '../app-text.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 1440 * MINUTE;

/** What is left on a clock now; it counts as long as it is on the screen. */
function useLeft({ left, until }: PlayerClock): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === null) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), until - Date.now() > DAY ? MINUTE : SECOND);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? left : Math.max(0, until - now);
}

/** A clock beside a name: a running one has a hand and heavy figures, one that is nearly up a warning sign. */
export function ClockDisplay({ clock }: { readonly clock: PlayerClock }) {
  const left = useLeft(clock);
  const { online } = appText();
  const isRunning = clock.until !== null;
  const isLow = left <= clock.lowThreshold;
  return (
    <span class={`clock ${isRunning ? 'is-running' : ''} ${isLow ? 'is-low' : ''}`}>
      <svg class="icon" viewBox="-12 -12 24 24" aria-hidden="true">
        {isLow ? (
          <path d="M0-10 11 9H-11ZM0-3V3M0 5.4V6.2" />
        ) : (
          <path d={`M0-10A10 10 0 1 1 0 10 10 10 0 1 1 0-10${isRunning ? 'M0-6V0L5 3' : 'M-3-4V4M3-4V4'}`} />
        )}
      </svg>
      <span aria-hidden="true">{formatClock(left)}</span>
      <span class="unseen">
        {online.left(formatDuration(left, preferences.value.language))}
        {isLow ? `, ${online.little}` : ''}
      </span>
    </span>
  );
}

/** Says once to a screen reader that one's own time is nearly up. */
export function LowTimeAlert({ clock }: { readonly clock: PlayerClock | undefined }) {
  return (
    <p class="unseen" role="status">
      {clock !== undefined && clock.until !== null && <Warning clock={clock} />}
    </p>
  );
}

function Warning({ clock }: { readonly clock: PlayerClock }) {
  const isLow = useLeft(clock) <= clock.lowThreshold;
  const { online } = appText();
  return isLow ? <>{online.left(formatDuration(clock.lowThreshold, preferences.value.language))}</> : null;
}
