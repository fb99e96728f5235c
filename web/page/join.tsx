import { useEffect, useState } from 'preact/hooks';
import { isGameId } from '../../games/index.ts';
import { Poster } from '../art/poster.tsx';
import { ask, type TableLine } from '../online/api.ts';
import { arrive } from '../online/session.ts';
import { goTo } from '../route.ts';
import { SHELF } from '../shelf.ts';
import { texts } from '../texts.ts';
import { Missing } from './missing.tsx';

/** Somebody followed the link of an invitation. */
export function JoinPage({ invite }: { readonly invite: string }) {
  const [line, setLine] = useState<TableLine | 'none' | undefined>(undefined);
  useEffect(() => {
    const look = async (): Promise<TableLine> => {
      await arrive();
      return ask<TableLine>('GET', `/invites/${invite}`);
    };
    look().then(setLine, () => setLine('none'));
  }, [invite]);
  const { online, home } = texts();
  if (line === 'none') return <Missing says={online.badInvite} />;
  if (line === undefined) return <p class="waiting">{home.starting}</p>;
  const { game } = line.settings;
  if (!isGameId(game)) return <Missing />;
  const enter = async (): Promise<void> => {
    const { id } = await ask<{ id: string }>('POST', `/invites/${invite}`);
    goTo('table', id);
  };
  const people = line.seats.flatMap(({ name }) => (name === null ? [] : [name]));
  return (
    <div class="page join" data-game={game}>
      <Poster game={game} />
      <h1>{online.joinTitle(SHELF[game].name)}</h1>
      {people.length > 0 && <p>{online.host(people.join(', '))}</p>}
      <button type="button" class="main" onClick={() => void enter()}>
        {online.join}
      </button>
    </div>
  );
}
