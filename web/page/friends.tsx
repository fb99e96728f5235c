import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../games/index.ts';
import { openOnline, type Pace } from '../online/lobby.ts';
import { arrive, me } from '../online/session.ts';
import { goTo } from '../route.ts';
import { SHELF } from '../shelf.ts';
import { texts } from '../texts.ts';

const PACES: readonly Pace[] = ['untimed', 'live', 'days'];

/** A table for people elsewhere: seats, who may come, pace; then it has a link. */
export function Friends({ id }: { readonly id: GameId }) {
  const { least, most, usual } = SHELF[id];
  const [players, setPlayers] = useState(Math.max(2, usual));
  const [bots, setBots] = useState(0);
  const [isPublic, setPublic] = useState(false);
  const [pace, setPace] = useState<Pace>('untimed');
  const [isOpening, setOpening] = useState(false);
  useEffect(() => {
    arrive().catch(() => undefined);
  }, []);
  const { setup, online } = texts();
  const open = async (): Promise<void> => {
    setOpening(true);
    try {
      goTo(
        'table',
        await openOnline({ game: id, players, bots: Math.min(bots, players - 2), isPublic, pace }),
      );
    } catch {
      setOpening(false);
      me.value = null;
    }
  };
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index).filter(
    count => count > 1,
  );
  return (
    <form
      class="setup friends"
      aria-labelledby="friends"
      onSubmit={event => {
        event.preventDefault();
        void open();
      }}
    >
      <h2 id="friends">{setup.friends}</h2>
      {me.value === null ? (
        <p>{setup.noServer}</p>
      ) : (
        <>
          <p>{setup.friendsLead}</p>
          <div class="friends-row">
            <Pick title={online.players} values={counts} value={players} choose={setPlayers} />
            <Pick
              title={online.bots}
              values={counts.map(count => count - 2).filter(count => count <= players - 2)}
              value={Math.min(bots, players - 2)}
              choose={setBots}
            />
          </div>
          <label class="option">
            <span>{online.visibility}</span>
            <select
              value={isPublic ? 'public' : 'private'}
              onChange={({ currentTarget }) => setPublic(currentTarget.value === 'public')}
            >
              <option value="private">{online.private}</option>
              <option value="public">{online.public}</option>
            </select>
          </label>
          <label class="option">
            <span>{online.pace}</span>
            <select
              value={pace}
              onChange={({ currentTarget }) =>
                setPace(PACES.find(one => one === currentTarget.value) ?? 'untimed')
              }
            >
              {PACES.map(one => (
                <option key={one} value={one}>
                  {online.paces[one]}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" class="main" disabled={isOpening}>
            {setup.createTable}
          </button>
        </>
      )}
    </form>
  );
}

interface PickProps {
  readonly title: string;
  readonly values: readonly number[];
  readonly value: number;
  readonly choose: (value: number) => void;
}

function Pick({ title, values, value, choose }: PickProps) {
  return (
    <label class="option">
      <span>{title}</span>
      <select value={String(value)} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
        {values.map(one => (
          <option key={one} value={String(one)}>
            {one}
          </option>
        ))}
      </select>
    </label>
  );
}
