import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../../board/module.ts';
import { SeatIcon } from '../../../board/seat-icon.tsx';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Areas } from './areas.tsx';
import { Estates } from './estates.tsx';
import { Gauges } from './gauges.tsx';
import { Icon, type Glyph } from './glyphs.tsx';
import { Goals } from './goals.tsx';
import { BOARD_TEXT } from './board-text.ts';
import { Hand } from './hand.tsx';
import { hasTabs, isPhone } from './layout.ts';
import { RailwayMap } from './map.tsx';
import { SeatPanel } from './panel.tsx';
import { PostOffice, Shed } from './post-office.tsx';
import { decisionKey, screenOf, SCREENS, screensToChooseOn, type Screen } from './screens.ts';

type AlubariScene = BoardProps<View, Move>;

/** The whole board: everything at once on a wide screen, otherwise one screen for each part. */
export const Board = (scene: AlubariScene) =>
  hasTabs.value ? <TabbedBoard {...scene} /> : <WideBoard {...scene} />;

/** The mountain with the gauges in its sky, the estates at its foot, the street of the areas, a tray of cards. */
const WideBoard = (scene: AlubariScene) => (
  <div class="alubari-board is-wide" role="group" aria-label={BOARD_TEXT[scene.language].labels.board}>
    <div class="mountain">
      <RailwayMap {...scene} shape="wide" />
      <Gauges {...scene} />
    </div>
    <Estates {...scene} />
    <Areas {...scene} />
    <div class="tray">
      <PostOffice {...scene} />
      <Shed {...scene} />
    </div>
  </div>
);

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

const TAB_GLYPHS: Readonly<Record<Screen, Glyph>> = {
  actions: 'worker',
  route: 'rail',
  cards: 'contract',
  estates: 'estate',
  players: 'marker',
};

function TabbedBoard(scene: AlubariScene) {
  const root = useRef<HTMLDivElement>(null);
  const text = BOARD_TEXT[scene.language];
  const [screen, open] = useScreen(scene);
  const toChoose = screensToChooseOn(scene);
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
    </div>
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

/** Every seat with what it owns; alone also the goals. */
function Players(scene: AlubariScene) {
  const { players, viewer, language } = scene;
  const text = BOARD_TEXT[language];
  return (
    <div class="players">
      {players.map((_, index) => (index + (viewer ?? 0)) % players.length).map(seat => (
        <article
          key={seat}
          class={`player ${seat === viewer ? 'is-own' : ''}`}
          style={{ '--own': `var(--seat-${seat})` }}
        >
          <header>
            <SeatIcon seat={seat} />
            <h3>{players[seat]}</h3>
            {seat === viewer && <small class="you">{text.you}</small>}
          </header>
          <SeatPanel {...scene} seat={seat} />
        </article>
      ))}
      <Goals {...scene} />
    </div>
  );
}

/** Scrolls to something that can be chosen, otherwise to the end of the laid line, if neither is in sight. */
function scrollToOpenTarget(screen: HTMLElement | null): void {
  if (screen === null) return;
  const room = screen.getBoundingClientRect();
  const open = [...screen.querySelectorAll('.is-open, .is-chosen')];
  const isSeen = open.some(spot => {
    const { top, bottom } = spot.getBoundingClientRect();
    return top >= room.top && bottom <= room.bottom;
  });
  if (!isSeen) (open[0] ?? screen.querySelector('.is-head'))?.scrollIntoView({ block: 'center' });
}
