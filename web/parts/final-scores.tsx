import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameModule } from '../../games/module.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { BoardModule } from '../../board/module.ts';
import type { Outcome } from '../../table/table.ts';
import { goalLines, type GoalLine } from '../local/goals.ts';
import { decisiveTurns, raceOf, type Race } from '../local/race.ts';
import { drawResult } from '../local/result-picture.ts';
import { sharePicture } from '../local/share.ts';
import type { Reader } from '../play/story.ts';
import type { TableClient } from '../table-client.ts';
import { appText } from '../app-text.ts';
import { DecisiveTurns } from './decisive-turns.tsx';
import { endingWords } from './ending-words.ts';
import { GoalReport } from './goals.tsx';
import { playerNames } from './player-names.ts';
import { Poster } from './poster.tsx';
import { ScoreBars } from './score-bars.tsx';
import { ScoreChart } from './score-chart.tsx';
import { ScoreSheet } from './score-sheet.tsx';

export interface EndingProps {
  readonly client: TableClient;
  readonly module: GameModule;
  readonly board: BoardModule;
  readonly outcome: Outcome;
  /** Whom the end speaks to; null for someone who watches. */
  readonly you: Seat | null;
  /** Whether the sheet waits to be opened. */
  readonly isFolded?: boolean;
  /** Something about this match in the corner of the band. */
  readonly badge?: ComponentChildren;
  /** What can be done next. */
  readonly children: ComponentChildren;
}

const NO_RACE: Race = { lines: [], turns: [] };

/** The end of a game: how you did, where the points came from, how the race went and what decided it. */
export function FinalScores({
  client,
  module,
  board,
  outcome,
  you,
  isFolded = false,
  badge,
  children,
}: EndingProps) {
  const [isOpen, setOpen] = useState(!isFolded);
  const [race, setRace] = useState(NO_RACE);
  const [goals, setGoals] = useState<readonly GoalLine[]>([]);
  useEffect(() => {
    const run = async (): Promise<void> => {
      const record = await client.record();
      if (record === undefined) return;
      setRace(raceOf(module, board, record));
      setGoals(await goalLines(module, record));
    };
    void run();
  }, [client]);
  const { end } = appText();
  if (!isOpen) {
    return (
      <button type="button" class="main ending-open" onClick={() => setOpen(true)}>
        {end.scores}
      </button>
    );
  }
  const reader: Reader = { players: playerNames(client.players.value), you };
  const words = endingWords(outcome, reader);
  const of = you ?? words.best;
  const decisive = decisiveTurns(race, of);
  const result = outcome.kind === 'played' ? outcome.result : undefined;
  const share = (): Promise<boolean> =>
    sharePicture(drawResult({ game: client.game, words, result, players: reader.players, you }), words.title);
  return (
    <section class="ending" aria-label={end.scores}>
      <div class="ending-sheet">
        <header class="ending-band">
          <Poster game={client.game} />
          {words.place !== undefined && <span class={`medal is-${words.place}`}>{words.ordinal}</span>}
          <div>
            <h2>{words.title}</h2>
            <p>{words.lead}</p>
          </div>
          {badge}
        </header>
        <div class="ending-body">
          <div>
            {result === undefined ? (
              <p>{appText().online.conceded}</p>
            ) : (
              <>
                <ScoreBars module={module} result={result} players={reader.players} you={you} />
                <details class="ending-figures" open={hasRoom(reader.players.length)}>
                  <summary>{end.figures}</summary>
                  <ScoreSheet
                    module={module}
                    result={result}
                    players={reader.players}
                    people={client.players.value.map(({ person }) => person)}
                    you={you}
                  />
                </details>
              </>
            )}
            <GoalReport lines={goals} module={module} />
          </div>
          <div>
            <ScoreChart
              lines={race.lines}
              players={reader.players}
              you={of}
              marks={decisive.map(({ to }) => to)}
            />
            <DecisiveTurns turns={decisive} module={module} board={board} reader={reader} />
          </div>
        </div>
        <div class="ending-ways">
          {children}
          {result !== undefined && (
            <button type="button" class="plain" onClick={() => void share()}>
              {end.picture}
            </button>
          )}
          <button type="button" class="plain" onClick={() => setOpen(false)}>
            {end.board}
          </button>
        </div>
      </div>
    </section>
  );
}

/** With few players a wide screen has room for all figures. */
const hasRoom = (players: number): boolean => players <= 3 && innerWidth >= 1000 && innerHeight >= 800;
