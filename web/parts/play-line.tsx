import type { ComponentChildren } from 'preact';
import type { GameId } from '../../games/index.ts';
import { SeatIcon } from '../../board/seat-icon.tsx';
import type { BoardModule, BoardProps } from '../../board/module.ts';
import { GAME_INFO } from '../game-list.ts';
import { hrefTo } from '../route.ts';
import { preferences, updatePreferences } from '../preferences.ts';
import { appText } from '../app-text.ts';

export interface PlayLineProps {
  readonly game: GameId;
  readonly board: BoardModule;
  readonly scene: BoardProps<unknown>;
}

/** The page's header while a match is on the screen: one line, so that the board has the room. */
export function PlayLine({ game, board, scene }: PlayLineProps) {
  const { nav } = appText();
  return (
    <header class="play-line">
      <a class="line-back" href={hrefTo()}>
        <span aria-hidden="true">‹</span> {GAME_INFO[game].name}
        <span class="unseen">. {nav.home}</span>
      </a>
      <span class="line-progress">{progressOf({ board, scene })}</span>
      <TurnOrder board={board} scene={scene} />
      <nav class="line-ways" aria-label={nav.pages}>
        <a href={hrefTo('rules', game)}>{nav.rules}</a>
        <a href={hrefTo('settings')}>{nav.settings}</a>
        <SoundButton />
        <MenuButton />
      </nav>
    </header>
  );
}

/** "Round 8 of 11 · Canal". */
function progressOf({ board, scene }: Pick<PlayLineProps, 'board' | 'scene'>): string {
  const { language } = preferences.value;
  const round = board.roundOf?.(scene.view);
  return (
    board.progress?.(scene.view)[language] ?? (round === undefined ? '' : `${appText().table.round} ${round}`)
  );
}

/** Who acts now, and who comes after. */
function TurnOrder({ board, scene }: Pick<PlayLineProps, 'board' | 'scene'>) {
  const { table: say } = appText();
  const { toAct, viewer, players, view } = scene;
  if (toAct.length === 0 || players.length === 1) return null;
  const later = (board.turnOrder?.(view) ?? []).filter(seat => !toAct.includes(seat));
  const nameOf = (seat: number): string => (seat === viewer ? say.you : players[seat]);
  return (
    <ol class="line-order" aria-label={say.order}>
      {toAct.map(seat => (
        <li key={seat} class="is-now">
          <SeatIcon seat={seat} /> {say.now(nameOf(seat))}
        </li>
      ))}
      {later.map(seat => (
        <li key={seat}>
          <SeatIcon seat={seat} /> <span class="line-name">{nameOf(seat)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Sound off and on again at one touch. */
function SoundButton() {
  const { settings } = appText();
  const isOn = preferences.value.sound === 'on';
  return (
    <button
      type="button"
      class="plain menu-button"
      aria-pressed={isOn}
      aria-label={settings.sound}
      title={`${settings.sound}: ${settings.sounds[preferences.value.sound]}`}
      onClick={() => updatePreferences({ sound: isOn ? 'off' : 'on' })}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={`M4 9v6h4l5 4V5L8 9z${isOn ? 'M16.5 8.5a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12' : 'M17 9l5 6M22 9l-5 6'}`}
        />
      </svg>
    </button>
  );
}

export const MENU = 'play-menu';

/** Opens the menu, on the line of a wide screen and beside the chips of a phone. */
export function MenuButton() {
  const { nav } = appText();
  return (
    <button type="button" class="plain menu-button" popovertarget={MENU}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 6h16M4 12h16M4 18h16" />
      </svg>
      <span class="menu-word">{nav.menu}</span>
    </button>
  );
}

/** What leads away from the table, what is set for the whole app, and what else can be done with this match. */
export function PlayMenu({
  game,
  children,
}: {
  readonly game: GameId;
  readonly children?: ComponentChildren;
}) {
  const { nav, settings } = appText();
  const { language, sound } = preferences.value;
  const other = language === 'en' ? 'es' : 'en';
  const next = sound === 'on' ? 'off' : 'on';
  return (
    <nav class="play-menu" id={MENU} popover="auto" aria-label={nav.menu}>
      <a href={hrefTo()}>{nav.home}</a>
      <a href={hrefTo('rules', game)}>{nav.rules}</a>
      <a href={hrefTo('settings')}>{nav.settings}</a>
      <button type="button" aria-pressed={sound === 'on'} onClick={() => updatePreferences({ sound: next })}>
        {settings.sound}: {settings.sounds[sound]}
      </button>
      <button type="button" lang={other} onClick={() => updatePreferences({ language: other })}>
        {nav.language}
      </button>
      {children}
    </nav>
  );
}
