import { computed, effect, untracked, type ReadonlySignal } from '@preact/signals';
import type { GameModule } from '../../games/module.ts';
import { startMatch } from '../../kernel/match.ts';
import { toRecord } from '../../kernel/record.ts';
import { seedFrom } from '../../kernel/seed.ts';
import type { Lesson, LessonStep } from '../../board/module.ts';
import type { TableUpdate } from '../../table/update.ts';
import type { TableClient } from '../table-client.ts';
import { EASIEST_LEVEL } from './levels.ts';
import { tableFromRecord } from './record-table.ts';
import type { TableToOpen } from './messages.ts';

/** The table of a first game: the learner on seat 0, and bots that play the lesson's replies first. */
export function lessonTable({ game }: GameModule, lesson: Lesson): TableToOpen {
  const config = { players: lesson.players, options: lesson.options ?? {} };
  const record = toRecord(startMatch(game, config, seedFrom(lesson.seed)));
  const players = Array.from({ length: lesson.players }, (_, seat) => ({
    name: '',
    bot: seat === 0 ? null : EASIEST_LEVEL,
  }));
  const facts = { id: 'lesson', players, language: 'en', created: 0, changed: 0 } as const;
  const table = tableFromRecord(game, { ...record, moves: lesson.before ?? [] }, facts);
  return { table, script: lesson.replies ?? [] };
}

/** A table at which only the moves that the lesson's step asks for can be chosen. */
export function guidedClient(
  client: TableClient,
  step: ReadonlySignal<LessonStep | undefined>,
  onGoalReached: () => void,
): TableClient {
  let latest: TableUpdate | undefined;
  /** The ply of the position for which the asked move was sent; the step is over when the table has moved on. */
  let sentAt: number | undefined;
  return {
    ...client,
    guidance: computed(() => (step.value?.goal === undefined ? 'free' : 'guided')),
    listen(heard) {
      const stopListening = client.listen(update => {
        latest = update;
        if (sentAt !== undefined && update.table.ply > sentAt) {
          sentAt = undefined;
          onGoalReached();
        }
        heard(limitToGoal(update, step.peek()));
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
    send(command) {
      if (command.type === 'move' && step.value?.goal !== undefined) sentAt = latest?.table.ply;
      return client.send(command);
    },
  };
}

/** After the last step, and if a goal ever matches no legal move, every move can be chosen. */
function limitToGoal(update: TableUpdate, step: LessonStep | undefined): TableUpdate {
  if (step === undefined) return update;
  const { goal } = step;
  const { moves } = update.table;
  const wanted = goal === undefined ? [] : moves.filter(text => goal.test(text));
  const isMissed = goal !== undefined && wanted.length === 0;
  const undo = { free: 0, asking: 0, request: null };
  return { ...update, table: { ...update.table, moves: isMissed ? moves : wanted, undo } };
}
