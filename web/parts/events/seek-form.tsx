import { useEffect, useState } from 'preact/hooks';
import { SEEK_PACES, type Seek } from '../../../api/seek.ts';
import { GAME_IDS, type GameId } from '../../../games/index.ts';
import { startSeek, stopSeek } from '../../events/calls.ts';
import { eventsText, faultOf } from '../../events/events-text.ts';
import type { EventFault } from '../../events/text/text.ts';
import { GAME_INFO } from '../../game-list.ts';
import { Refusal } from './play-tabs.tsx';

interface SeekFormProps {
  readonly first: GameId | undefined;
  readonly begun: (seek: Seek) => void;
}

/** What to play and how: one button, and you are in the queue. */
export function SeekForm({ first, begun }: SeekFormProps) {
  const [game, setGame] = useState<GameId>(first ?? GAME_IDS[0]);
  const [pace, setPace] = useState<Seek['pace']>('live');
  const [count, setCount] = useState(2);
  const [bots, setBots] = useState(true);
  const [fault, setFault] = useState<EventFault | undefined>(undefined);
  const { opponents: say } = eventsText();
  const { least, most } = GAME_INFO[game].players;
  const players = Math.min(count, most);
  const start = async (): Promise<void> => {
    setFault(undefined);
    try {
      begun(await startSeek({ game, pace, players, bots }));
    } catch (error) {
      setFault(faultOf(error));
    }
  };
  return (
    <form
      class="seek-form"
      data-game={game}
      onSubmit={event => {
        event.preventDefault();
        void start();
      }}
    >
      <Segments
        label={say.game}
        values={GAME_IDS.map(id => [id, GAME_INFO[id].name])}
        chosen={game}
        choose={setGame}
      />
      <Segments
        label={say.pace}
        values={SEEK_PACES.map(one => [one, say.paces[one]])}
        chosen={pace}
        choose={setPace}
      />
      <Segments
        label={say.players}
        values={Array.from({ length: most - Math.max(2, least) + 1 }, (_, index) => {
          const number = Math.max(2, least) + index;
          return [number, String(number)];
        })}
        chosen={players}
        choose={setCount}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={bots}
          onChange={({ currentTarget }) => setBots(currentTarget.checked)}
        />
        <span>{say.bots}</span>
      </label>
      <Refusal fault={fault} />
      <button type="submit" class="main">
        {say.play}
      </button>
    </form>
  );
}

interface SegmentsProps<T extends string | number> {
  readonly label: string;
  readonly values: readonly (readonly [T, string])[];
  readonly chosen: T;
  readonly choose: (value: T) => void;
}

function Segments<T extends string | number>({ label, values, chosen, choose }: SegmentsProps<T>) {
  return (
    <fieldset class="segments">
      <legend>{label}</legend>
      {values.map(([value, name]) => (
        <label key={value}>
          <input type="radio" name={label} checked={value === chosen} onChange={() => choose(value)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** You are in the queue. */
export function Waiting({ seek, again }: { readonly seek: Seek; readonly again: () => void }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const { opponents: say } = eventsText();
  const name = GAME_IDS.find(id => id === seek.game);
  return (
    <section class="seek-form is-waiting" aria-live="polite">
      <h2>
        {name === undefined ? seek.game : GAME_INFO[name].name} · {say.paces[seek.pace]} ·{' '}
        {say.seats(seek.players)}
      </h2>
      <p aria-hidden="true">{say.waiting(Math.max(0, Math.round((now - seek.since) / 1000)))}</p>
      <p class="hint">{seek.pace === 'days' ? say.mayLeave : say.range(seek.range)}</p>
      <button type="button" class="choice" onClick={() => void stopSeek().then(again)}>
        {say.stop}
      </button>
    </section>
  );
}
