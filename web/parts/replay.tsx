import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { copyText, encodeRecord } from '../local/share.ts';
import type { Viewpoint, ReplayClient } from '../local/replay.ts';
import { hrefTo } from '../route.ts';
import { figure, appText } from '../app-text.ts';
import { playerNames } from './player-names.ts';
import { turnAt, TurnList, type TurnsProps } from './turn-list.tsx';

const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds between two moves at speed 1. */
const PACE = 1100;

export interface ReplayBarProps extends TurnsProps {
  readonly eyes: Viewpoint;
  readonly lookWith: (eyes: Viewpoint) => void;
  /** The hand of the seat whose eyes are used. */
  readonly children: ComponentChildren;
}

/** The moments that buttons and keys lead to. */
function waysFrom(reel: ReplayClient, moment: number) {
  const turn = turnAt(reel, moment);
  const isInside = (reel.turns[turn]?.moment ?? 0) < moment;
  return {
    first: 0,
    turnBack: reel.turns[isInside ? turn : turn - 1]?.moment ?? 0,
    back: Math.max(0, moment - 1),
    forth: Math.min(reel.moments, moment + 1),
    turnForth: reel.turns[turn + 1]?.moment ?? reel.moments,
    last: reel.moments,
  };
}

type Way = keyof ReturnType<typeof waysFrom>;

const KEYS: Readonly<Record<string, Way>> = {
  Home: 'first',
  PageUp: 'turnBack',
  ArrowLeft: 'back',
  ArrowRight: 'forth',
  PageDown: 'turnForth',
  End: 'last',
};

/** Scrubber, steps, turns, speed, eyes and the link to the moment. */
export function ReplayBar(props: ReplayBarProps) {
  const { reel, moment, goTo, children } = props;
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const { moments } = reel;
  const { replay } = appText();
  const take = (way: Way): void => goTo(from => waysFrom(reel, from)[way]);
  useEffect(() => {
    if (!isRunning) return undefined;
    if (moment >= moments) {
      setRunning(false);
      return undefined;
    }
    const timer = setTimeout(() => take('forth'), PACE / speed);
    return () => clearTimeout(timer);
  }, [isRunning, moment, speed]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, target } = event;
      const way = KEYS[key];
      // The scrubber steps with arrows by itself; turns mean the same everywhere.
      const isScrubber = target instanceof HTMLInputElement && !key.startsWith('Page');
      if (way === undefined || isScrubber || target instanceof HTMLSelectElement) return;
      event.preventDefault();
      take(way);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [reel]);
  const step = (way: Way, sign: string) => (
    <button type="button" class="tool" data-way={way} aria-label={replay[way]} onClick={() => take(way)}>
      {sign}
    </button>
  );
  return (
    <section class="bar replay-bar" aria-label={replay.title}>
      {children}
      <div class="replay-line">
        <input
          type="range"
          min={0}
          max={moments}
          value={moment}
          aria-label={replay.moment}
          onInput={({ currentTarget }) => goTo(Number(currentTarget.value))}
        />
        <output>{replay.of(moment, moments)}</output>
      </div>
      <div class="replay-buttons">
        {step('first', '⇤')}
        {step('turnBack', '«')}
        {step('back', '‹')}
        <button type="button" class="main" onClick={() => setRunning(!isRunning)}>
          {isRunning ? replay.pause : replay.play}
        </button>
        {step('forth', '›')}
        {step('turnForth', '»')}
        {step('last', '⇥')}
      </div>
      <div class="replay-ways">
        <TurnList {...props} />
        <label>
          {replay.speed}{' '}
          <select
            value={String(speed)}
            onChange={({ currentTarget }) => setSpeed(Number(currentTarget.value))}
          >
            {SPEEDS.map(one => (
              <option key={one} value={String(one)}>
                {figure(one)}×
              </option>
            ))}
          </select>
        </label>
        <EyesChoice {...props} />
      </div>
      <MomentLink {...props} />
    </section>
  );
}

const OVERALL = ['public', 'open'] as const;

function EyesChoice({ reel, eyes, lookWith }: ReplayBarProps) {
  const { replay } = appText();
  const eyesIn = (value: string): Viewpoint => OVERALL.find(one => one === value) ?? Number(value);
  return (
    <label>
      {replay.eyes}{' '}
      <select value={String(eyes)} onChange={({ currentTarget }) => lookWith(eyesIn(currentTarget.value))}>
        {OVERALL.map(one => (
          <option key={one} value={one}>
            {replay.overall[one]}
          </option>
        ))}
        {playerNames(reel.players.value).map((name, seat) => (
          <option key={seat} value={String(seat)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The whole match travels in the link, so it works anywhere. */
function MomentLink({ reel, moment }: ReplayBarProps) {
  const [copied, setCopied] = useState<number | undefined>(undefined);
  const { replay } = appText();
  const link = async (): Promise<void> => {
    const record = await reel.record();
    if (record === undefined) return;
    const path = hrefTo('replay', 'data', await encodeRecord(record), moment);
    if (await copyText(new URL(path, location.origin).href)) setCopied(moment);
  };
  return (
    <button type="button" class="plain replay-link" onClick={() => void link()}>
      {copied === moment ? replay.copied : replay.link}
    </button>
  );
}
