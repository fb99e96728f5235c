import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../../board/module.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Areas } from './areas.tsx';
import { BOARD_TEXT } from './board-text.ts';
import { Estates } from './estates.tsx';
import { Gauges } from './gauges.tsx';
import { Icon, type Glyph } from './glyphs.tsx';
import { Hand } from './hand.tsx';
import { isPhone } from './layout.ts';
import { RailwayMap } from './map.tsx';
import { Players } from './players.tsx';
import { PostOffice, Shed } from './post-office.tsx';
import { decisionKey, screenOf, SCREENS, screensToChooseOn, type Screen } from './screens.ts';

type AlubariScene = BoardProps<View, Move>;

/** The screen of a new decision opens by itself; until the next one the viewer may look elsewhere. */
function useScreen(scene: AlubariScene): readonly [Screen, (screen: Screen) => void] {
  const shown = useRef<{ screen: Screen; key: string }>({ screen: 'actions', key: '' });
  const [, redraw] = useState(0);
  const key = decisionKey(scene);
  if (key !== '' && key !== shown.current.key)
    shown.current = { key, screen: screenOf(scene) ?? shown.current.screen };
  const open = (screen: Screen): void => {
    shown.current = { ...shown.current, screen };
    redraw(count => count + 1);
  };
  return [shown.current.screen, open];
}

/** Where the board does not fit at once: one screen for each part, and tabs that lead to them. */
export function TabbedBoard(scene: AlubariScene) {
  const root = useRef<HTMLDivElement>(null);
  const text = BOARD_TEXT[scene.language];
  const [screen, open] = useScreen(scene);
  const key = decisionKey(scene);
  useEffect(() => scrollToOpenTarget(root.current), [screen, key]);
  return (
    <div class="alubari-board has-tabs" role="group" aria-label={text.labels.board}>
      <div
        key={screen}
        ref={root}
        class={`screen is-${screen}`}
        role="group"
        aria-label={text.screens[screen]}
        // So that the arrow keys can scroll it.
        tabIndex={0}
      >
        <ScreenContent {...scene} screen={screen} />
      </div>
      <Tabs {...scene} screen={screen} open={open} />
    </div>
  );
}

const TAB_GLYPHS: Readonly<Record<Screen, Glyph>> = {
  actions: 'worker',
  route: 'rail',
  cards: 'contract',
  estates: 'estate',
  players: 'marker',
};

function Tabs({
  screen,
  open,
  ...scene
}: AlubariScene & { readonly screen: Screen; readonly open: (screen: Screen) => void }) {
  const text = BOARD_TEXT[scene.language];
  const toChoose = screensToChooseOn(scene);
  return (
    <nav class="screen-tabs" aria-label={text.labels.screens}>
      {SCREENS.map(tab => (
        <button
          key={tab}
          type="button"
          data-tab={tab}
          aria-current={tab === screen ? 'page' : undefined}
          onClick={() => open(tab)}
        >
          <Icon glyph={TAB_GLYPHS[tab]} />
          <span>{text.screens[tab]}</span>
          {toChoose.has(tab) && tab !== screen && (
            <i class="tab-dot">
              <span class="unseen">{text.choicesHere}</span>
            </i>
          )}
        </button>
      ))}
    </nav>
  );
}

function ScreenContent({ screen, ...scene }: AlubariScene & { readonly screen: Screen }) {
  switch (screen) {
    case 'actions':
      return (
        <>
          <Gauges {...scene} />
          <Areas {...scene} />
        </>
      );
    case 'route':
      return <RailwayMap {...scene} shape="tall" />;
    case 'cards':
      return (
        <>
          <PostOffice {...scene} />
          {isPhone.value && <Hand {...scene} />}
          <Shed {...scene} />
        </>
      );
    case 'estates':
      return <Estates {...scene} />;
    case 'players':
      return <Players {...scene} />;
  }
}

/** Scrolls to something that can be chosen, otherwise to the end of the laid line, if neither is in sight. */
function scrollToOpenTarget(screen: HTMLElement | null): void {
  if (screen === null) return;
  const room = screen.getBoundingClientRect();
  const open = [...screen.querySelectorAll('.is-open, .is-chosen, .area.is-current')];
  const isSeen = open.some(spot => {
    const { top, bottom } = spot.getBoundingClientRect();
    return top >= room.top && bottom <= room.bottom;
  });
  if (!isSeen) (open[0] ?? screen.querySelector('.is-head'))?.scrollIntoView({ block: 'center' });
}
