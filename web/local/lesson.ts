import { effect, untracked, type ReadonlySignal } from '@preact/signals';
import type { GameId } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import { seedFrom } from '../../kernel/seed.ts';
import { startMatch } from '../../kernel/match.ts';
import { toRecord } from '../../kernel/record.ts';
import type { Lesson, LessonStep } from '../../board/module.ts';
import type { Frame } from '../match-client.ts';
import { EASIEST_LEVEL } from './levels.ts';
import { createLocalClient, type LocalMatchClient } from './match-client.ts';

/** Sits down at the table of a first game: only what the step asks for can be chosen. */
export function createLessonClient(
  game: GameId,
  module: GameModule,
  lesson: Lesson,
  step: ReadonlySignal<LessonStep | undefined>,
  onFault: (message: string) => void,
): LocalMatchClient {
  const config = { players: lesson.players, options: lesson.options ?? {} };
  const record = toRecord(startMatch(module.game, config, seedFrom(lesson.seed)));
  const players = Array.from({ length: lesson.players }, (_, seat) => ({
    name: '',
    bot: seat === 0 ? null : EASIEST_LEVEL,
  }));
  const now = Date.now();
  const inner = createLocalClient(
    {
      id: 'lesson',
      game,
      players,
      record: { ...record, moves: lesson.before ?? [] },
      created: now,
      changed: now,
      toAct: [],
      lesson: { replies: lesson.replies ?? [] },
    },
    onFault,
  );
  return {
    ...inner,
    listen(heard) {
      let latest: Frame | undefined;
      const stopListening = inner.listen(frame => {
        latest = frame;
        heard(limitToGoal(frame, step.peek()));
      });
      const stopWatching = effect(() => {
        const wanted = step.value;
        untracked(() => {
          if (latest !== undefined) heard(limitToGoal(latest, wanted));
        });
      });
      return () => {
        stopListening();
        stopWatching();
      };
    },
  };
}

/** After the last step, and should a goal ever name nothing that is legal, all moves are free. */
function limitToGoal(frame: Frame, step: LessonStep | undefined): Frame {
  if (step === undefined) return frame;
  const { goal } = step;
  if (goal === undefined) return { ...frame, choices: [], canTakeBack: false };
  const wanted = frame.choices.filter(text => goal.test(text));
  return {
    ...frame,
    choices: wanted.length === 0 ? frame.choices : wanted,
    canTakeBack: false,
    isGuided: true,
  };
}
