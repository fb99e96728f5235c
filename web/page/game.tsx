import { useEffect, useState } from 'preact/hooks';
import { levelText } from '../../bots/text.ts';
import { loadGame, type GameId } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { Option } from '../../kernel/game.ts';
import { Poster } from '../parts/poster.tsx';
import { SEAT_NAMES, SeatIcon } from '../../board/seat-icon.tsx';
import { isLevel, LEVELS } from '../../bots/level-ids.ts';
import { DEFAULT_LEVEL } from '../local/levels.ts';
import { createTable } from '../local/create.ts';
import { goTo, hrefTo } from '../route.ts';
import { preferences } from '../preferences.ts';
import { GAME_INFO } from '../game-list.ts';
import type { Player } from '../table-client.ts';
import { appText } from '../app-text.ts';
import { Friends } from './new-table.tsx';

const PERSON = 'person';

export interface GamePageProps {
  readonly id: GameId;
  /** Whether someone comes to play with others. */
  readonly withFriends?: boolean;
}

/** One game: what it is about, and all the ways to play it. */
export function GamePage({ id, withFriends = false }: GamePageProps) {
  const [module, setModule] = useState<GameModule | undefined>(undefined);
  useEffect(() => {
    void loadGame(id).then(setModule);
  }, [id]);
  const { setup, home } = appText();
  const {
    name,
    tagline,
    players: { least, most },
    minutes,
  } = GAME_INFO[id];
  return (
    <div class="page game-page" data-game={id}>
      <header class="game-head">
        <Poster game={id} />
        <div>
          <h1>{name}</h1>
          <p>{tagline[preferences.value.language]}</p>
          <p class="card-facts">
            {home.seats(least, most)} · {home.minutes(minutes)}
          </p>
          <p class="game-links">
            <a class="choice" href={hrefTo('learn', id)}>
              {setup.learnFirst}
            </a>
            <a class="plain" href={hrefTo('puzzles', id)}>
              {setup.puzzles}
            </a>
            <a class="plain" href={hrefTo('rules', id)}>
              {setup.readRules}
            </a>
            <a class="plain" href={hrefTo('about', id)}>
              {setup.aboutEdition}
            </a>
          </p>
        </div>
      </header>
      <div class="game-ways">
        {withFriends && <Friends id={id} isWanted />}
        <Setup id={id} module={module} />
        {!withFriends && <Friends id={id} />}
      </div>
    </div>
  );
}

/** Who sits where, and the house rules. */
function Setup({ id, module }: { readonly id: GameId; readonly module: GameModule | undefined }) {
  const { usual, least, most } = GAME_INFO[id].players;
  const [count, setCount] = useState(usual);
  const [players, setPlayers] = useState<readonly Player[]>(() =>
    Array.from({ length: most }, (_, seat) => ({
      name: seat === 0 ? preferences.value.name : '',
      bot: seat === 0 ? null : DEFAULT_LEVEL,
    })),
  );
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const [isStarting, setStarting] = useState(false);
  const { setup } = appText();
  const all = module?.game.meta.options ?? [];
  const offered = all.filter(option => option.players?.includes(count) ?? true);
  const change = (seat: number, part: Partial<Player>): void =>
    setPlayers(players.map((player, index) => (index === seat ? { ...player, ...part } : player)));
  const begin = async (): Promise<void> => {
    setStarting(true);
    const chosen = Object.fromEntries(
      Object.entries(options).filter(([key]) => offered.some(one => one.id === key)),
    );
    goTo('play', await createTable(id, { players: count, options: chosen }, players.slice(0, count)));
  };

  return (
    <form
      class="setup"
      aria-label={setup.title}
      onSubmit={event => {
        event.preventDefault();
        void begin();
      }}
    >
      <h2>{setup.title}</h2>
      <fieldset class="segments">
        <legend>{setup.players}</legend>
        {Array.from({ length: most - least + 1 }, (_, index) => least + index).map(number => (
          <label key={number}>
            <input type="radio" name="players" checked={number === count} onChange={() => setCount(number)} />
            <span>{number}</span>
          </label>
        ))}
      </fieldset>
      <ul class="setup-seats">
        {players.slice(0, count).map((player, seat) => (
          <SeatChoice key={seat} seat={seat} player={player} change={part => change(seat, part)} />
        ))}
      </ul>
      <p class="hint">{setup.hotSeat}</p>
      <div class="setup-options">
        {module !== undefined && offered.length > 0 && (
          <details>
            <summary>{setup.options}</summary>
            {offered.map(option => (
              <OptionChoice
                key={option.id}
                option={option}
                module={module}
                value={options[option.id] ?? option.default}
                choose={value => setOptions({ ...options, [option.id]: value })}
              />
            ))}
          </details>
        )}
      </div>
      <button type="submit" class="main" disabled={isStarting || module === undefined}>
        {setup.begin}
      </button>
    </form>
  );
}

function SeatChoice({
  seat,
  player,
  change,
}: {
  seat: number;
  player: Player;
  change: (part: Partial<Player>) => void;
}) {
  const { setup } = appText();
  const { bot } = player;
  return (
    <li class={bot === null ? '' : 'is-bot'}>
      <SeatIcon seat={seat} />
      <select
        aria-label={setup.seat(seat + 1)}
        title={bot !== null && isLevel(bot) ? levelText(bot, preferences.value.language).about : ''}
        value={bot ?? PERSON}
        onChange={({ currentTarget: { value } }) => change({ bot: value === PERSON ? null : value })}
      >
        <option value={PERSON}>{setup.person}</option>
        {LEVELS.map(level => (
          <option key={level} value={level}>
            {levelText(level, preferences.value.language).name}
          </option>
        ))}
      </select>
      <input
        aria-label={`${setup.name}, ${setup.seat(seat + 1)}`}
        placeholder={SEAT_NAMES[seat][preferences.value.language]}
        value={player.name}
        maxLength={24}
        onInput={({ currentTarget: { value } }) => change({ name: value })}
      />
    </li>
  );
}

interface OptionProps {
  readonly option: Option;
  readonly module: GameModule;
  readonly value: string;
  readonly choose: (value: string) => void;
}

function OptionChoice({ option, module, value, choose }: OptionProps) {
  const words = module.text[preferences.value.language].options[option.id];
  return (
    <label class="option">
      <span>{words?.name ?? option.id}</span>
      <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {option.values.map(one => (
          <option key={one} value={one}>
            {words?.values[one] ?? one}
          </option>
        ))}
      </select>
    </label>
  );
}
