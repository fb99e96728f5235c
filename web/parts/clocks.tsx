import { useEffect, useState } from 'preact/hooks';
import { SeatIcon } from '../art/seats.tsx';
import type { OnlineTable } from '../online/sitting.ts';

const DAY = 86_400_000;

/** The time that is left to everybody. */
export function Clocks({ table }: { readonly table: OnlineTable }) {
  const [, setTick] = useState(0);
  const clocks = table.message.value?.table.clocks ?? null;
  const isRunning = clocks?.some(({ since }) => since !== null) ?? false;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setTick(tick => tick + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (clocks === null) return null;
  const now = Date.now() + table.ahead.value;
  return (
    <ul class="clocks">
      {clocks.map(({ left, since }, seat) => (
        <li key={seat} class={since === null ? '' : 'is-running'}>
          <SeatIcon seat={seat} /> {spelled(since === null ? left : Math.max(0, since + left - now))}
        </li>
      ))}
    </ul>
  );
}

function spelled(milliseconds: number): string {
  if (milliseconds >= DAY)
    return `${Math.floor(milliseconds / DAY)} d ${Math.floor((milliseconds % DAY) / 3_600_000)} h`;
  const seconds = Math.ceil(milliseconds / 1000);
  const pad = (figure: number): string => String(figure).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
