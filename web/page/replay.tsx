import { useEffect, useState } from 'preact/hooks';
import type { Viewpoint } from '../local/replay.ts';
import { loadReplay, nearestPly, type LoadedReplay } from '../replay-source.ts';
import { FinalScores } from '../parts/final-scores.tsx';
import { ReplayBar } from '../parts/replay.tsx';
import { MatchScreen } from '../parts/match-screen.tsx';
import { hrefTo, replaceRoute } from '../route.ts';
import { appText } from '../app-text.ts';
import { LostGame } from './lost-game.tsx';

export interface ReplayProps {
  readonly source: string;
  readonly id: string;
  readonly moment: number;
}

/** Any match, move by move: forward and back, from any seat, and a link to every move. */
export function ReplayPage({ source, id, moment: first }: ReplayProps) {
  const [loaded, setLoaded] = useState<LoadedReplay | 'none' | undefined>(undefined);
  const [ply, setPly] = useState(first);
  const [viewpoint, setViewpoint] = useState<Viewpoint>('public');
  useEffect(() => {
    const begin = (found: LoadedReplay): void => {
      setPly(wanted => nearestPly(wanted, found.client));
      setLoaded(found);
    };
    loadReplay(source, id).then(begin, () => setLoaded('none'));
  }, [source, id]);
  useEffect(() => {
    if (loaded === undefined || loaded === 'none') return;
    loaded.client.show(ply, viewpoint);
    replaceRoute('replay', source, id, ply);
  }, [loaded, ply, viewpoint]);
  const { home } = appText();
  if (loaded === 'none') return <LostGame source={source} />;
  if (loaded === undefined) return <p class="waiting">{home.starting}</p>;
  const { client, module } = loaded;
  return (
    <MatchScreen
      {...loaded}
      firstSeat={0}
      over={(_, { table: { outcome } }) =>
        outcome === null ? (
          source === 'local' &&
          ply === client.plies && (
            <a class="main ending-open" href={hrefTo('play', id)}>
              {home.continue}
            </a>
          )
        ) : (
          <FinalScores {...loaded} outcome={outcome} you={null} isFolded>
            <a class="choice" href={hrefTo('review', source, id, 0)}>
              {appText().end.review}
            </a>
            <button type="button" class="main" onClick={() => setPly(0)}>
              {appText().replay.first}
            </button>
          </FinalScores>
        )
      }
      below={dock => (
        <ReplayBar
          client={client}
          module={module}
          ply={ply}
          viewpoint={viewpoint}
          goTo={setPly}
          viewAs={setViewpoint}
          tryHere={loaded.record.result === undefined ? undefined : hrefTo('try', source, id, ply)}
        >
          {viewpoint === 'public' ? null : dock}
        </ReplayBar>
      )}
    />
  );
}
