import { signal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { loadGame, type GameId } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { BoardModule, Lesson } from '../board.ts';
import { loadBoard } from '../boards.ts';
import { sitAtLesson } from '../local/lesson.ts';
import type { LocalSitting } from '../local/sitting.ts';
import { Table } from '../parts/table.tsx';
import { hrefTo } from '../route.ts';
import { settings } from '../settings.ts';
import { SHELF } from '../shelf.ts';
import { texts } from '../texts.ts';
import { Missing } from './missing.tsx';

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
  const { home, learn } = texts();
  if (loaded === undefined) return <p class="waiting">{home.starting}</p>;
  const { lesson } = loaded.board;
  if (lesson === undefined) return <Missing says={learn.none} />;
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
  const [sitting, setSitting] = useState<LocalSitting | undefined>(undefined);
  useEffect(() => {
    fault.value = undefined;
    const seated = sitAtLesson(id, module, lesson, step, message => (fault.value = message));
    const played: LocalSitting = {
      ...seated,
      play(text) {
        if (step.value?.goal !== undefined) at.value++;
        seated.play(text);
      },
    };
    setSitting(played);
    return () => seated.close();
  }, [id]);
  const { table, home } = texts();
  if (fault.value !== undefined) return <p class="notice">{table.faulty}</p>;
  if (sitting === undefined) return <p class="waiting">{home.starting}</p>;
  return (
    <Table
      sitting={sitting}
      module={module}
      board={board}
      over={() => <Teacher id={id} lesson={lesson} at={at.value} next={() => at.value++} />}
    />
  );
}

interface TeacherProps {
  readonly id: GameId;
  readonly lesson: Lesson;
  readonly at: number;
  readonly next: () => void;
}

/** What is said at this point of the lesson. */
function Teacher({ id, lesson, at, next }: TeacherProps) {
  const { learn } = texts();
  const step = lesson.steps[at];
  if (step === undefined) {
    return (
      <div class="teacher" role="status">
        <h2>{learn.done}</h2>
        <p>{learn.doneLead}</p>
        <p class="teacher-ways">
          <a class="main" href={hrefTo('game', id)}>
            {learn.playNow}
          </a>
        </p>
      </div>
    );
  }
  return (
    <div class="teacher" role="status" aria-label={learn.title(SHELF[id].name)}>
      <small>{learn.progress(at + 1, lesson.steps.length)}</small>
      <p>{step.says[settings.value.language]}</p>
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
