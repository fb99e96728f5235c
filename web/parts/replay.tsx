import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { branchPlayers, branchRecord } from '../local/branch.ts';
import { saveAsTable } from '../local/create.ts';
import { freshSeed } from '../local/random.ts';
import { copyText, download, encodeRecord } from '../local/share.ts';
import type { Viewpoint, ReplayClient } from '../local/replay.ts';
import { preferences } from '../preferences.ts';
import { goTo as openPage, hrefTo } from '../route.ts';
import { figure, appText } from '../app-text.ts';
import { playerNames } from './player-names.ts';
import { turnAt, TurnList, type TurnsProps } from './turn-list.tsx';

const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds between two moves at speed 1. */
const PACE = 1100;

export interface ReplayBarProps extends TurnsProps {
  readonly viewpoint: Viewpoint;
  readonly viewAs: (viewpoint: Viewpoint) => void;
  /** Where things can be tried from this moment on; undefined while the match goes on. */
  readonly tryHere: string | undefined;
  /** The hand of the seat whose view is shown. */
  readonly children: ComponentChildren;
}

/** The moments that buttons and keys lead to. */
function waysFrom(client: ReplayClient, ply: number) {
  const turn = turnAt(client, ply);
  const isInside = (client.turns[turn]?.ply ?? 0) < ply;
  return {
    first: 0,
    turnBack: client.turns[isInside ? turn : turn - 1]?.ply ?? 0,
    back: Math.max(0, ply - 1),
    forth: Math.min(client.plies, ply + 1),
    turnForth: client.turns[turn + 1]?.ply ?? client.plies,
    last: client.plies,
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

/** Slider, steps, turns, speed, viewpoint, the link to the move, and the ways on from it. */
export function ReplayBar(props: ReplayBarProps) {
  const { client, ply, goTo, children } = props;
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const { plies } = client;
  const { replay } = appText();
  const take = (way: Way): void => goTo(from => waysFrom(client, from)[way]);
  useEffect(() => {
    if (!isRunning) return undefined;
    if (ply >= plies) {
      setRunning(false);
      return undefined;
    }
    const timer = setTimeout(() => take('forth'), PACE / speed);
    return () => clearTimeout(timer);
  }, [isRunning, ply, speed]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, target } = event;
      const way = KEYS[key];
      // The slider handles its own arrow keys; the keys for turns work everywhere.
      const isScrubber = target instanceof HTMLInputElement && !key.startsWith('Page');
      if (way === undefined || isScrubber || target instanceof HTMLSelectElement) return;
      event.preventDefault();
      take(way);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [client]);
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
          max={plies}
          value={ply}
          aria-label={replay.moment}
          onInput={({ currentTarget }) => goTo(Number(currentTarget.value))}
        />
        <output>{replay.of(ply, plies)}</output>
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
        <ViewpointChoice {...props} />
      </div>
      <BranchButton {...props} />
      <div class="replay-files">
        {props.tryHere !== undefined && (
          <a class="plain" href={props.tryHere}>
            {replay.tryHere}
          </a>
        )}
        <SaveButton {...props} />
        <MoveLink {...props} />
      </div>
    </section>
  );
}

const OVERALL = ['public', 'open'] as const;

function ViewpointChoice({ client, viewpoint, viewAs }: ReplayBarProps) {
  const { replay } = appText();
  const parse = (value: string): Viewpoint => OVERALL.find(one => one === value) ?? Number(value);
  return (
    <label>
      {replay.eyes}{' '}
      <select value={String(viewpoint)} onChange={({ currentTarget }) => viewAs(parse(currentTarget.value))}>
        {OVERALL.map(one => (
          <option key={one} value={one}>
            {replay.overall[one]}
          </option>
        ))}
        {playerNames(client.players.value).map((name, seat) => (
          <option key={seat} value={String(seat)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The whole match travels in the link, so it works anywhere. */
function MoveLink({ client, ply }: ReplayBarProps) {
  const [copied, setCopied] = useState<number | undefined>(undefined);
  const { replay } = appText();
  const link = async (): Promise<void> => {
    const record = await client.record();
    if (record === undefined) return;
    const path = hrefTo('replay', 'data', await encodeRecord(record), ply);
    if (await copyText(new URL(path, location.origin).href)) setCopied(ply);
  };
  return (
    <button type="button" class="plain" onClick={() => void link()}>
      {copied === ply ? replay.copied : replay.link}
    </button>
  );
}

/** Starts a game on this device from the position shown: you on the viewed seat, bots on the others. */
export function BranchButton({
  client,
  ply,
  viewpoint,
}: Pick<ReplayBarProps, 'client' | 'ply' | 'viewpoint'>) {
  const { replay } = appText();
  const seat = client.seatFor(ply, viewpoint) ?? client.seatFor(ply, 'open');
  // After the last move there is nothing left to play.
  if (seat === null || client.seatFor(ply, 'open') === null) return null;
  const branch = async (): Promise<void> => {
    const record = await client.record();
    if (record === undefined) return;
    const players = branchPlayers(client.players.value, seat, preferences.value.name);
    openPage('play', await saveAsTable(branchRecord(record, ply, freshSeed()), players));
  };
  return (
    <button type="button" class="choice replay-branch" onClick={() => void branch()}>
      {replay.branch}
    </button>
  );
}

function SaveButton({ client }: ReplayBarProps) {
  const { table } = appText();
  const save = async (): Promise<void> => {
    const record = await client.record();
    if (record !== undefined) download(record);
  };
  return (
    <button type="button" class="plain" onClick={() => void save()}>
      {table.download}
    </button>
  );
}
