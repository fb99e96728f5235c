import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../kernel/seat.ts';
import { copy, packed } from '../local/share.ts';
import type { Reel } from '../local/reel.ts';
import { hrefTo } from '../route.ts';
import { texts } from '../texts.ts';
import { namesAt } from './names.ts';

const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds between two moves at speed 1. */
const PACE = 1100;

export interface ReplayBarProps {
  readonly reel: Reel;
  readonly moment: number;
  readonly viewer: Seat | null;
  readonly goTo: (moment: number) => void;
  readonly lookAs: (viewer: Seat | null) => void;
}

/** Scrubber, steps, speed, eyes and the link to the moment. */
export function ReplayBar({ reel, moment, viewer, goTo, lookAs }: ReplayBarProps) {
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const [isCopied, setCopied] = useState(false);
  const { moments } = reel;
  const { replay } = texts();
  const at = (next: number): void => goTo(Math.max(0, Math.min(moments, next)));
  useEffect(() => {
    if (!isRunning) return undefined;
    if (moment >= moments) {
      setRunning(false);
      return undefined;
    }
    const timer = setTimeout(() => at(moment + 1), PACE / speed);
    return () => clearTimeout(timer);
  }, [isRunning, moment, speed]);
  useEffect(() => {
    const listen = ({ key, target }: KeyboardEvent): void => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
      if (key === 'ArrowLeft') at(moment - 1);
      if (key === 'ArrowRight') at(moment + 1);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [moment]);
  const link = async (): Promise<void> => {
    const record = await reel.record();
    if (record === undefined) return;
    const path = hrefTo('replay', 'data', await packed(record), moment);
    setCopied(await copy(new URL(path, location.origin).href));
  };
  return (
    <section class="bar replay-bar" aria-label={replay.title}>
      <div class="replay-line">
        <input
          type="range"
          min={0}
          max={moments}
          value={moment}
          aria-label={replay.moment}
          onInput={({ currentTarget }) => at(Number(currentTarget.value))}
        />
        <output>{replay.of(moment, moments)}</output>
      </div>
      <div class="replay-buttons">
        <Step name={replay.first} sign="«" onClick={() => at(0)} />
        <Step name={replay.back} sign="‹" onClick={() => at(moment - 1)} />
        <button type="button" class="main" onClick={() => setRunning(!isRunning)}>
          {isRunning ? replay.pause : replay.play}
        </button>
        <Step name={replay.forth} sign="›" onClick={() => at(moment + 1)} />
        <Step name={replay.last} sign="»" onClick={() => at(moments)} />
      </div>
      <div class="replay-ways">
        <label>
          {replay.speed}{' '}
          <select
            value={String(speed)}
            onChange={({ currentTarget }) => setSpeed(Number(currentTarget.value))}
          >
            {SPEEDS.map(one => (
              <option key={one} value={String(one)}>
                {one}×
              </option>
            ))}
          </select>
        </label>
        <label>
          {replay.eyes}{' '}
          <select
            value={viewer === null ? '' : String(viewer)}
            onChange={({ currentTarget: { value } }) => lookAs(value === '' ? null : Number(value))}
          >
            <option value="">{replay.everybody}</option>
            {namesAt(reel.players.value).map((name, seat) => (
              <option key={seat} value={String(seat)}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="plain" onClick={() => void link()}>
          {isCopied ? replay.copied : replay.link}
        </button>
      </div>
    </section>
  );
}

function Step({
  name,
  sign,
  onClick,
}: {
  readonly name: string;
  readonly sign: string;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" class="tool" aria-label={name} onClick={onClick}>
      {sign}
    </button>
  );
}
