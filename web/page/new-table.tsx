import { useEffect, useRef, useState } from 'preact/hooks';
import { loadGame, type GameId } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import { UNDO_POLICIES, type UndoPolicy } from '../../table/settings.ts';
import { errorKind, type ErrorKind } from '../online/errors.ts';
import { createOnlineTable, PACES, type Pace } from '../online/lobby.ts';
import { ensureSession, me } from '../online/session.ts';
import { onlineText } from '../online/online-text.ts';
import { goTo } from '../route.ts';
import { preferences } from '../preferences.ts';
import { GAME_INFO } from '../game-list.ts';
import '../style/online.css';
import { appText } from '../app-text.ts';

const VISIBILITIES = ['private', 'public'] as const;
const HINTS = ['no', 'yes'] as const;

/** A table for people elsewhere: seats, who may come, pace, house rules; then it has a link. */
export function Friends({ id, isWanted = false }: { readonly id: GameId; readonly isWanted?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ensureSession().catch(() => undefined);
    if (!isWanted) return;
    heading.current?.focus({ preventScroll: true });
    const part = heading.current?.closest('section');
    // Beside the new game it is in sight already; on a phone it lies below the picture.
    if (part != null && part.getBoundingClientRect().top > innerHeight / 2) part.scrollIntoView();
  }, [isWanted]);
  const { setup } = appText();
  return (
    <section class="setup friends" aria-labelledby="friends">
      <h2 id="friends" ref={heading} tabIndex={-1}>
        {setup.friends}
      </h2>
      {me.value === null ? <p>{setup.noServer}</p> : <NewTable id={id} />}
    </section>
  );
}

function NewTable({ id }: { readonly id: GameId }) {
  const { least, most, usual } = GAME_INFO[id].players;
  const [players, setPlayers] = useState(Math.max(2, usual));
  const [botsWanted, setBots] = useState(0);
  const [visibility, setVisibility] = useState<(typeof VISIBILITIES)[number]>('private');
  const [pace, setPace] = useState<Pace>('untimed');
  const [undo, setUndo] = useState<UndoPolicy>('free');
  const [hints, setHints] = useState<(typeof HINTS)[number]>('no');
  const [ratedWanted, setRated] = useState<(typeof HINTS)[number]>('no');
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const [isOpening, setOpening] = useState(false);
  const [fault, setFault] = useState<ErrorKind | undefined>(undefined);
  const { setup } = appText();
  const { open: say, faults } = onlineText();
  const bots = Math.min(botsWanted, players - 2);
  const canRate = pace !== 'untimed' && me.value?.isProtected === true;
  const rated = canRate && ratedWanted === 'yes';
  const open = async (): Promise<void> => {
    setOpening(true);
    try {
      const isPublic = visibility === 'public';
      // A rated game has no undo by consent and no hints.
      const isOpen = undo === 'consent' && rated;
      const rules = { rated, undo: isOpen ? 'free' : undo, hints: hints === 'yes' && !rated } as const;
      goTo('table', await createOnlineTable({ game: id, players, bots, options, isPublic, pace, ...rules }));
    } catch (error) {
      setOpening(false);
      setFault(errorKind(error));
    }
  };
  const counts = upTo(most).filter(count => count >= Math.max(2, least));
  return (
    <form
      class="friends-form"
      onSubmit={event => {
        event.preventDefault();
        void open();
      }}
    >
      <p>{setup.friendsLead}</p>
      <div class="friends-row">
        <Pick title={say.players} values={counts} value={players} choose={setPlayers} />
        <Pick title={say.bots} values={upTo(players - 2)} value={bots} choose={setBots} />
      </div>
      <Pick
        title={say.visibility}
        values={VISIBILITIES}
        value={visibility}
        choose={setVisibility}
        name={one => say[one]}
      />
      <Pick title={say.pace} values={PACES} value={pace} choose={setPace} name={one => say.paces[one]} />
      <div>
        <Pick
          title={say.rated}
          values={canRate ? HINTS : (['no'] as const)}
          value={rated ? 'yes' : 'no'}
          choose={setRated}
          name={one => say.ratings[one]}
        />
        <p class="hint">{canRate ? say.ratedHint : say.ratedNeeds}</p>
      </div>
      <details>
        <summary>{say.more}</summary>
        <Pick
          title={say.undo}
          values={UNDO_POLICIES}
          value={undo}
          choose={setUndo}
          name={one => say.undos[one]}
        />
        <p class="hint">{say.undoHints[undo]}</p>
        <Pick
          title={say.hints}
          values={HINTS}
          value={hints}
          choose={setHints}
          name={one => say.hintsAllowed[one]}
        />
        <Options id={id} players={players} options={options} choose={setOptions} />
      </details>
      <button type="submit" class="main" disabled={isOpening}>
        {setup.createTable}
      </button>
      {fault !== undefined && (
        <p class="fault" role="alert">
          {faults[fault]}
        </p>
      )}
    </form>
  );
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, count) => count);

interface OptionsProps {
  readonly id: GameId;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly choose: (options: Readonly<Record<string, string>>) => void;
}

/** The options that the game itself offers for so many players. */
function Options({ id, players, options, choose }: OptionsProps) {
  const [module, setModule] = useState<GameModule | undefined>(undefined);
  useEffect(() => {
    void loadGame(id).then(setModule);
  }, [id]);
  if (module === undefined) return null;
  const offered = module.game.meta.options.filter(option => option.players?.includes(players) ?? true);
  const text = module.text[preferences.value.language].options;
  return (
    <>
      {offered.map(option => (
        <Pick
          key={option.id}
          title={text[option.id]?.name ?? option.id}
          values={option.values}
          value={options[option.id] ?? option.default}
          name={one => text[option.id]?.values[one] ?? one}
          choose={value => choose({ ...options, [option.id]: value })}
        />
      ))}
    </>
  );
}

interface PickProps<T extends string | number> {
  readonly title: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly choose: (value: T) => void;
  readonly name?: (value: T) => string;
}

function Pick<T extends string | number>({ title, values, value, choose, name = String }: PickProps<T>) {
  return (
    <label class="option">
      <span>{title}</span>
      <select
        value={String(value)}
        onChange={({ currentTarget }) => {
          const chosen = values.find(one => String(one) === currentTarget.value);
          if (chosen !== undefined) choose(chosen);
        }}
      >
        {values.map(one => (
          <option key={one} value={String(one)}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
