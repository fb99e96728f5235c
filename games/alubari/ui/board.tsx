import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '../../../board/module.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Areas } from './areas.tsx';
import { Estates } from './estates.tsx';
import { Goals } from './goals.tsx';
import { BOARD_TEXT } from './board-text.ts';
import { RailwayMap } from './map.tsx';
import { PostOffice, Shed } from './post-office.tsx';
import { Tracks } from './tracks.tsx';

type AlubariScene = BoardProps<View, Move>;

/** The whole board: weather and rates, areas, the route, cards and estates. */
export function Board(scene: AlubariScene) {
  const root = useRef<HTMLDivElement>(null);
  const text = BOARD_TEXT[scene.language];
  const { phase, worker } = scene.view;
  const isMine = scene.viewer !== null && scene.toAct.includes(scene.viewer);
  useEffect(() => {
    if (isMine) scrollToOpenTarget(root.current);
  }, [phase, worker.area, isMine]);
  return (
    <div class="alubari-room">
      <div ref={root} class="alubari-board" role="group" aria-label={text.labels.board}>
        <Tabs {...scene} />
        <Tracks {...scene} />
        <Areas {...scene} />
        <RailwayMap {...scene} />
        <div class="cards">
          <PostOffice {...scene} />
          <Shed {...scene} />
          <Goals {...scene} />
        </div>
        <Estates {...scene} />
      </div>
    </div>
  );
}

/** Scrolls an open target into view where the board is longer than the screen. */
function scrollToOpenTarget(board: HTMLElement | null): void {
  if (board === null) return;
  const room = board.getBoundingClientRect();
  const open = [...board.querySelectorAll('.is-open')];
  const isSeen = open.some(spot => {
    const { top, bottom } = spot.getBoundingClientRect();
    return top >= room.top + TABS && bottom <= room.bottom;
  });
  if (!isSeen) open[0]?.scrollIntoView({ block: 'center' });
}

const TABS = 44;

const PARTS = [
  { label: 'actions', at: '.areas' },
  { label: 'map', at: '.alubari-map' },
  { label: 'row', at: '.cards' },
  { label: 'estates', at: '.estates' },
  { label: 'goals', at: '.goals' },
] as const;

/** On a phone: buttons that scroll to each part of the board. */
function Tabs({ view, language }: AlubariScene) {
  const text = BOARD_TEXT[language];
  const go = (event: MouseEvent & { readonly currentTarget: HTMLElement }, at: string): void => {
    const board = event.currentTarget.closest('.alubari-board');
    const part = board?.querySelector(at);
    if (board === null || part === null || part === undefined) return;
    const top = part.getBoundingClientRect().top - board.getBoundingClientRect().top;
    board.scrollBy({ top: top - TABS });
  };
  return (
    <nav class="tabs" aria-label={text.labels.board}>
      {PARTS.filter(({ label }) => label !== 'goals' || view.seats.length === 1).map(({ label, at }) => (
        <button key={label} type="button" onClick={event => go(event, at)}>
          {text.labels[label]}
        </button>
      ))}
    </nav>
  );
}
