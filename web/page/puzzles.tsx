import { useEffect, useMemo, useState } from 'preact/hooks';
import { loadGame, type GameId } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { BoardModule } from '../../board/module.ts';
import { SEAT_NAMES } from '../../board/seat-icon.tsx';
import { expandPuzzle, puzzleId, type PuzzleFile } from '../../review/puzzle-file.ts';
import type { Puzzle } from '../../review/puzzle.ts';
import { loadBoard } from '../boards.ts';
import { MatchScreen } from '../parts/match-screen.tsx';
import { ChanceMarks } from '../parts/review/chance-marks.tsx';
import { Alternatives, PointChanges } from '../parts/review/decision-card.tsx';
import { preferences } from '../preferences.ts';
import { createPuzzleClient } from '../review/puzzle-client.ts';
import { pageText } from '../review/review-text.ts';
import { markSolved, solvedPuzzles } from '../review/solved.ts';
import { replaceRoute } from '../route.ts';
import { GAME_INFO } from '../game-list.ts';
import { appText } from '../app-text.ts';
import { NotFound } from './not-found.tsx';
import '../style/hints.css';
import '../style/review.css';

interface LoadedPuzzles {
  readonly module: GameModule;
  readonly board: BoardModule;
  readonly file: PuzzleFile;
}

const DAY = 86_400_000;

/** The same puzzle for everyone on one day. */
const todaysNumber = ({ puzzles }: PuzzleFile): number => Math.floor(Date.now() / DAY) % puzzles.length;

/** Puzzles of a game, one after the other; without a number, today's. */
export function PuzzlesPage({
  game,
  number,
}: {
  readonly game: GameId;
  readonly number: number | undefined;
}) {
  const [loaded, setLoaded] = useState<LoadedPuzzles | 'none' | undefined>(undefined);
  const [at, setAt] = useState(number === undefined ? undefined : number - 1);
  useEffect(() => {
    loadPuzzles(game).then(setLoaded, () => setLoaded('none'));
  }, [game]);
  if (loaded === 'none') return <NotFound says={pageText().puzzles.none} />;
  if (loaded === undefined) return <p class="waiting">{appText().home.starting}</p>;
  const { file } = loaded;
  const count = file.puzzles.length;
  const index = at === undefined || !(at >= 0 && at < count) ? todaysNumber(file) : at;
  const next = (): void => {
    const following = (index + 1) % count;
    setAt(following);
    replaceRoute('puzzles', game, following + 1);
  };
  return <OnePuzzle key={index} {...loaded} game={game} index={index} onNext={next} />;
}

async function loadPuzzles(game: GameId): Promise<LoadedPuzzles> {
  const [module, board, answer] = await Promise.all([
    loadGame(game),
    loadBoard(game),
    fetch(`/puzzles/${game}.json`),
  ]);
  if (!answer.ok) throw new Error(`no puzzles of ${game}`);
  // The file is part of the app's build.
  const file = (await answer.json()) as PuzzleFile;
  return { module, board, file };
}

interface OnePuzzleProps extends LoadedPuzzles {
  readonly game: GameId;
  readonly index: number;
  readonly onNext: () => void;
}

function OnePuzzle({ module, board, file, game, index, onNext }: OnePuzzleProps) {
  const puzzle = useMemo(() => expandPuzzle(file, file.puzzles[index]), [file, index]);
  const [tried, setTried] = useState<string | undefined>(undefined);
  const [isOpen, setOpen] = useState(false);
  const id = puzzleId(file, file.puzzles[index]);
  const best = puzzle.answer.alternatives[0].move;
  const client = useMemo(
    () =>
      createPuzzleClient(game, { module, board }, puzzle, move => {
        setTried(move);
        if (move === best) {
          markSolved(id);
          setOpen(true);
        }
      }),
    [puzzle],
  );
  const again = (): void => {
    setTried(undefined);
    client.reset();
  };
  const say = pageText().puzzles;
  const seatName = SEAT_NAMES[puzzle.answer.seat][preferences.value.language];
  return (
    <MatchScreen
      client={client}
      module={module}
      board={board}
      over={(_, { table }) =>
        isOpen && (
          <ChanceMarks
            module={module}
            board={board}
            view={table.view}
            alternatives={puzzle.answer.alternatives}
            played={tried}
          />
        )
      }
      lead={
        <div class="review-side puzzle-side">
          <section class="paper">
            <h2>{say.title(GAME_INFO[game].name)}</h2>
            <p class="books-lead">
              {index === todaysNumber(file) ? `${say.daily} · ` : ''}
              {say.number(index + 1, file.puzzles.length)} · {say.solved(solvedCount(file))}
            </p>
            <p>{say.task(seatName)}</p>
            <p role="status" class={`puzzle-verdict ${tried === best ? 'is-gain' : 'is-loss'}`}>
              {tried === undefined ? '' : tried === best ? say.right : say.wrong}
            </p>
            <div class="puzzle-ways">
              {tried !== undefined && tried !== best && (
                <button type="button" class="choice" onClick={again}>
                  {say.again}
                </button>
              )}
              {!isOpen && (
                <button type="button" class="plain" onClick={() => setOpen(true)}>
                  {say.answer}
                </button>
              )}
              <button type="button" class={tried === best ? 'main' : 'choice'} onClick={onNext}>
                {say.next}
              </button>
            </div>
          </section>
          {isOpen && <Answer module={module} puzzle={puzzle} tried={tried} />}
        </div>
      }
    />
  );
}

const solvedCount = (file: PuzzleFile): number => {
  const solved = solvedPuzzles();
  return file.puzzles.filter(puzzle => solved.has(puzzleId(file, puzzle))).length;
};

function Answer({
  module,
  puzzle: { answer },
  tried,
}: {
  readonly module: GameModule;
  readonly puzzle: Puzzle;
  readonly tried: string | undefined;
}) {
  const players = SEAT_NAMES.map(name => name[preferences.value.language]);
  return (
    <section class="paper decision">
      <Alternatives module={module} players={players} alternatives={answer.alternatives} played={tried} />
      <PointChanges module={module} reasons={answer.reasons} lead={pageText().puzzles.lacks} />
    </section>
  );
}
