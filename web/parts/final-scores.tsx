import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameModule } from '../../games/module.ts';
import type { Result } from '../../kernel/game.ts';
import { joinList } from '../../kernel/text.ts';
import { SeatIcon } from '../../board/seat-icon.tsx';
import type { BoardModule } from '../../board/module.ts';
import type { Outcome } from '../../table/table.ts';
import { goalLines, type GoalLine } from '../local/goals.ts';
import { scoreHistory } from '../local/score-history.ts';
import { preferences } from '../preferences.ts';
import type { TableClient } from '../table-client.ts';
import { figure, appText } from '../app-text.ts';
import { GoalReport } from './goals.tsx';
import { playerNames } from './player-names.ts';
import { ScoreChart } from './score-chart.tsx';

export interface EndingProps {
  readonly client: TableClient;
  readonly module: GameModule;
  readonly board: BoardModule;
  readonly outcome: Outcome;
  /** Whether the sheet waits to be opened. */
  readonly isFolded?: boolean;
  /** What can be done next. */
  readonly children: ComponentChildren;
}

/** The end of a game: the score sheet fills source by source, then the score chart. */
export function FinalScores({ client, module, board, outcome, isFolded = false, children }: EndingProps) {
  const [isOpen, setOpen] = useState(!isFolded);
  const [race, setRace] = useState<readonly (readonly number[])[]>([]);
  const [goals, setGoals] = useState<readonly GoalLine[]>([]);
  useEffect(() => {
    const run = async (): Promise<void> => {
      const record = await client.record();
      if (record === undefined) return;
      setRace(scoreHistory(module, board, record));
      setGoals(await goalLines(module, record));
    };
    void run();
  }, [client]);
  const { end } = appText();
  const players = playerNames(client.players.value);
  const ranks = outcome.kind === 'played' ? outcome.result.ranks : outcome.ranks;
  const best = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const names = joinList(
    preferences.value.language,
    best.map(seat => players[seat]),
  );
  if (!isOpen) {
    return (
      <button type="button" class="main ending-open" onClick={() => setOpen(true)}>
        {end.scores}
      </button>
    );
  }
  return (
    <section class="ending" aria-label={end.scores}>
      <div class="ending-sheet">
        <p class="ending-kicker">{end.title}</p>
        <h2>{headingFor(outcome, names, best.length)}</h2>
        {outcome.kind === 'conceded' ? (
          <p>{appText().online.conceded}</p>
        ) : (
          <Sheet module={module} result={outcome.result} players={players} />
        )}
        <GoalReport lines={goals} module={module} />
        <ScoreChart lines={race} players={players} />
        <div class="ending-ways">
          {children}
          <button type="button" class="plain" onClick={() => setOpen(false)}>
            {end.board}
          </button>
        </div>
      </div>
    </section>
  );
}

/** Who has won; a solo game shows its points instead. */
function headingFor(outcome: Outcome, names: string, winnerCount: number): string {
  const { end } = appText();
  if (outcome.kind === 'played' && outcome.result.totals.length === 1)
    return end.alone(outcome.result.totals[0]);
  return winnerCount === 1 ? end.won(names) : end.shared(names);
}

function Sheet({
  module,
  result,
  players,
}: {
  readonly module: GameModule;
  readonly result: Result;
  readonly players: readonly string[];
}) {
  const { end } = appText();
  const text = module.text[preferences.value.language];
  return (
    <div class="sheet-scroll" tabIndex={0} role="group" aria-label={end.scores}>
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col">{end.source}</th>
            {players.map((name, seat) => (
              <th key={seat} scope="col">
                <SeatIcon seat={seat} /> <span class="sheet-name">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.breakdown.map(({ source, points }, row) => (
            <tr key={source} style={{ '--row': row }}>
              <th scope="row">{text.sources[source] ?? source}</th>
              {points.map((count, seat) => (
                <td key={seat}>{figure(count)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr style={{ '--row': result.breakdown.length }}>
            <th scope="row">{end.total}</th>
            {result.totals.map((total, seat) => (
              <td key={seat} class={result.ranks[seat] === 1 ? 'is-best' : ''}>
                {figure(total)}
              </td>
            ))}
          </tr>
          {players.length === 1 ? null : (
            <tr style={{ '--row': result.breakdown.length + 1 }}>
              <th scope="row">{end.place}</th>
              {result.ranks.map((rank, seat) => (
                <td key={seat}>{rank}</td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}
