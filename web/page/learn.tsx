import { signal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { loadGame, type GameId } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { BoardModule, Lesson } from '../../board/module.ts';
import { loadBoard } from '../boards.ts';
import { createLocalClient } from '../local/client.ts';
import { EASIEST_LEVEL } from '../local/levels.ts';
import { quickStart } from '../local/quick-start.ts';
import { guidedClient, lessonTable } from '../local/lesson.ts';
import { MatchScreen } from '../parts/match-screen.tsx';
import { hrefTo } from '../route.ts';
import { preferences } from '../preferences.ts';
import { GAME_INFO } from '../game-list.ts';
import type { TableClient } from '../table-client.ts';
import { appText } from '../app-text.ts';
import { NotFound } from './not-found.tsx';

interface Loaded {
  readonly module: GameModule;
  readonly board: BoardModule;
}

const fault = signal<string | undefined>(undefined);

/** A first game that teaches by doing. */
export function LearnPage({ id }: { readonly id: GameId }) {
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const [module, board] = await Promise.all([loadGame(id), loadBoard(id)]);
      setLoaded({ module, board });
    };
    void load();
  }, [id]);
  const { home, learn } = appText();
  if (loaded === undefined) return <p class="waiting">{home.starting}</p>;
  const { lesson } = loaded.board;
  if (lesson === undefined) return <NotFound says={learn.none} />;
  return <LessonTable id={id} {...loaded} lesson={lesson} />;
}

function LessonTable({
  id,
  module,
  board,
  lesson,
}: Loaded & { readonly id: GameId; readonly lesson: Lesson }) {
  const at = useSignal(0);
  const step = useComputed(() => lesson.steps[at.value]);
  const [client, setClient] = useState<TableClient | undefined>(undefined);
  useEffect(() => {
    fault.value = undefined;
    const inner = createLocalClient(
      lessonTable(module, lesson),
      module.game,
      message => (fault.value = message),
    );
    setClient(guidedClient(inner, step, () => at.value++));
    return () => inner.close();
  }, [id]);
  const { table, home } = appText();
  if (fault.value !== undefined) return <p class="notice">{table.faulty}</p>;
  if (client === undefined) return <p class="waiting">{home.starting}</p>;
  return (
    <MatchScreen
      client={client}
      module={module}
      board={board}
      teacher={({ queue }) => (
        <TutorialPanel
          id={id}
          lesson={lesson}
          at={at.value}
          isBehind={queue.isCatchingUp.value}
          next={() => at.value++}
        />
      )}
    />
  );
}

interface TeacherProps {
  readonly id: GameId;
  readonly lesson: Lesson;
  readonly at: number;
  /** Whether the board still shows what others do. */
  readonly isBehind: boolean;
  readonly next: () => void;
}

/** What is said at this point of the lesson: never about something that the board does not show yet. */
function TutorialPanel({ id, lesson, at: reached, isBehind, next }: TeacherProps) {
  const { learn } = appText();
  const told = useRef(reached);
  if (!isBehind) told.current = reached;
  const at = told.current;
  const step = lesson.steps[at];
  if (step === undefined) {
    return (
      <div class="teacher" role="status">
        <h2>{learn.done}</h2>
        <p>{learn.doneLead}</p>
        <p class="teacher-ways">
          <button type="button" class="main" onClick={() => void quickStart(id, EASIEST_LEVEL)}>
            {learn.playNow}
          </button>
          <a class="plain" href={hrefTo('game', id)}>
            {learn.otherWays}
          </a>
        </p>
      </div>
    );
  }
  return (
    <div class="teacher" role="status" aria-label={learn.title(GAME_INFO[id].name)}>
      <small>{learn.progress(at + 1, lesson.steps.length)}</small>
      <p>{step.says[preferences.value.language]}</p>
      <p class="teacher-ways">
        {step.goal === undefined ? (
          <button type="button" class="main" onClick={next}>
            {learn.next}
          </button>
        ) : (
          <b>{learn.yours}</b>
        )}
      </p>
    </div>
  );
}
