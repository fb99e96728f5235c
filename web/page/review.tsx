import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../kernel/seat.ts';
import { MatchScreen } from '../parts/match-screen.tsx';
import { playerNames } from '../parts/player-names.ts';
import { ChanceMarks } from '../parts/review/chance-marks.tsx';
import { DecisionCard } from '../parts/review/decision-card.tsx';
import { DecisionList } from '../parts/review/decision-list.tsx';
import { DrawCard } from '../parts/review/draw-list.tsx';
import { PlayerBooks } from '../parts/review/player-books.tsx';
import { ReviewBar } from '../parts/review/review-bar.tsx';
import { ReviewHead } from '../parts/review/review-head.tsx';
import { SideTabs } from '../parts/review/side-tabs.tsx';
import { TurningPoints } from '../parts/review/turning-points.tsx';
import { loadReplay, nearestPly, type LoadedReplay } from '../replay-source.ts';
import { createRunningReview, type RunningReview } from '../review/running-review.ts';
import { openServerReview } from '../review/server-review.ts';
import { pageText } from '../review/review-text.ts';
import { hrefTo, replaceRoute } from '../route.ts';
import type { Player } from '../table-client.ts';
import { appText } from '../app-text.ts';
import { LostGame } from './lost-game.tsx';
import { NotFound } from './not-found.tsx';
import '../style/hints.css';
import '../style/review.css';

interface LoadedReview extends LoadedReplay {
  readonly running: RunningReview;
}

export interface ReviewProps {
  readonly source: string;
  readonly id: string;
  readonly moment: number;
}

/** A finished match with its chances, errors and luck, moment by moment. */
export function ReviewPage({ source, id, moment }: ReviewProps) {
  const [loaded, setLoaded] = useState<LoadedReview | 'none' | 'unfinished' | undefined>(undefined);
  const [ply, setPly] = useState(moment);
  const side = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let review: RunningReview | undefined;
    let isGone = false;
    const load = async (): Promise<void> => {
      const replay = await loadReplay(source, id);
      if (replay.record.result === undefined) return setLoaded('unfinished');
      const server = source === 'table' ? await openServerReview(id) : undefined;
      const running = await createRunningReview(replay.module, replay.record, server);
      if (isGone) return;
      review = running;
      setPly(wanted => nearestPly(wanted, replay.client));
      setLoaded({ ...replay, running });
      running.start();
    };
    load().catch(() => setLoaded('none'));
    return () => {
      isGone = true;
      review?.close();
    };
  }, [source, id]);
  useEffect(() => {
    if (loaded === undefined || typeof loaded === 'string') return;
    loaded.client.show(ply, 'public');
    replaceRoute('review', source, id, ply);
  }, [loaded, ply]);
  if (loaded === 'unfinished') return <NotFound says={pageText().unfinished} />;
  if (loaded === 'none') return <LostGame source={source} />;
  if (loaded === undefined) return <p class="waiting">{appText().home.starting}</p>;
  const { client, module, board, running } = loaded;
  const players = playerNames(client.players.value);
  const first = firstPerson(client.players.value);
  const review = running.review.value;
  const decision = review.decisions.find(one => one.ply === ply);
  const draw = review.draws.find(one => one.ply === ply);
  const say = pageText();
  const shown = { module, players, review, ply, goTo: setPly };
  /** From a list: the board and the decision come into sight. */
  const listed = {
    ...shown,
    goTo: (to: number): void => {
      setPly(to);
      side.current?.scrollIntoView({ block: 'start' });
      scrollTo({ top: 0 });
    },
  };
  return (
    <MatchScreen
      client={client}
      module={module}
      board={board}
      firstSeat={first}
      over={(_, { table }) =>
        decision !== undefined && (
          <ChanceMarks
            module={module}
            board={board}
            view={table.view}
            alternatives={decision.alternatives}
            played={decision.played}
          />
        )
      }
      below={() => (
        <ReviewBar
          {...shown}
          client={client}
          running={running}
          first={first}
          tryHere={hrefTo('try', source, id, ply)}
        />
      )}
      side={
        <div class="review-side" ref={side}>
          <ReviewHead {...loaded} players={players} table={source === 'table' ? id : undefined} ply={ply} />
          {decision !== undefined && <DecisionCard module={module} players={players} decision={decision} />}
          {draw !== undefined && <DrawCard players={players} draw={draw} />}
          <SideTabs
            tabs={[
              {
                id: 'moments',
                name: say.decisive,
                content: () => <TurningPoints {...listed} client={client} board={board} />,
              },
              { id: 'decisions', name: say.decisions, content: () => <DecisionList {...listed} /> },
              {
                id: 'players',
                name: say.players,
                content: () => <PlayerBooks {...listed} first={first} />,
              },
            ]}
          />
        </div>
      }
    />
  );
}

/** The first person among bots; with no one or several of them, the first seat. */
function firstPerson(players: readonly Player[]): Seat {
  const people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  return people.length === 1 ? people[0] : 0;
}
