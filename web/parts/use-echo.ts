import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GameEvent } from '../../kernel/game.ts';
import type { Reader } from '../play/story.ts';
import type { BoardController } from '../play/controller.ts';
import { targetsOfEvents } from '../play/last-moves.ts';
import { areAnimationsOn } from '../preferences.ts';
import { flyGain } from './flying-gain.ts';
import { slideCoins } from './sliding-coins.ts';
import { playSound } from './sounds.ts';

/** What the update that is shown tells beyond the one before: its events and the points it changed. */
interface Change {
  readonly ply: number;
  readonly totals: readonly number[];
}

/** Every move is heard, and what it brings flies from where it arises to its player. */
export function useEcho(
  root: RefObject<HTMLElement | null>,
  controller: BoardController,
  reader: Reader,
): void {
  const before = useRef<Change | undefined>(undefined);
  const update = controller.update.value;
  const totals = controller.standings.value?.totals ?? [];
  useLayoutEffect(() => {
    const ply = update?.table.ply ?? 0;
    const was = before.current;
    before.current = { ply, totals };
    if (update === undefined || was === undefined || ply !== was.ply + 1) return;
    const events = update.lines.flatMap(line =>
      line.type === 'moved' && line.ply === ply ? line.events : [],
    );
    hear(controller, events);
    if (root.current === null || !areAnimationsOn()) return;
    for (const event of events)
      for (const payment of controller.board.payments?.(event, totals.length) ?? [])
        slideCoins(root.current, controller.board, payment);
    const from = targetsOfEvents(controller, events, reader);
    for (const [seat, total] of totals.entries())
      flyGain(root.current, { seat, from, gain: total - (was.totals[seat] ?? total) });
  }, [update]);
  const isAsked = controller.offered.value.length > 0;
  useEffect(() => {
    if (isAsked) playSound('turn');
  }, [isAsked]);
  const isOver = update !== undefined && update.table.outcome !== null;
  const wasPlaying = useRef(false);
  useEffect(() => {
    if (isOver && wasPlaying.current) playSound('end');
    wasPlaying.current = !isOver && update !== undefined;
  }, [isOver, update]);
}

/** One sound for a move: the board's for one of its events, otherwise that of a piece. */
function hear({ board }: BoardController, events: readonly GameEvent[]): void {
  const sounds = events.flatMap(event => board.soundOf?.(event) ?? []);
  playSound(sounds[0] ?? 'place');
}
