import type { BoardProps } from '../../../board/module.ts';
import { HtmlTarget } from '../../../board/target.tsx';
import { JUNGLE_TILES } from '../data/jungle.ts';
import { STORAGE_PLACES } from '../data/village.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { usefulWorkers } from './gains.ts';
import { TilePicture } from './icons.tsx';
import { workId } from './target-ids.ts';
import { deedOf, tasksOf, type Task } from './tasks.ts';
import { BOARD_TEXT } from './text.ts';
import { JungleTile } from './workplaces.tsx';

/** One card for each edge whose workers are to act: what they do, and how many of them. */
export function TaskCards(scene: BoardProps<View, Move>) {
  const { view, viewer, language } = scene;
  const tasks = tasksOf(view, viewer);
  if (tasks.length === 0) return null;
  return (
    <div class="tasks" role="group" aria-label={BOARD_TEXT[language].tasks.heading}>
      {tasks.map(task => (
        <TaskCard key={task.id} {...scene} task={task} />
      ))}
    </div>
  );
}

function TaskCard({ view, language, chosen, task }: BoardProps<View, Move> & { readonly task: Task }) {
  const { tasks, targets } = BOARD_TEXT[language];
  const { tile, workers, seat, x, y, edge } = task;
  const { kind } = JUNGLE_TILES.find(({ name }) => name === tile) ?? JUNGLE_TILES[0];
  const { fruits } = view.seats[seat];
  const all = usefulWorkers(view.seats[seat], tile, workers);
  const amounts = Array.from({ length: workers + 1 }, (_, amount) => amount);
  const picked = amounts.find(amount => chosen.has(workId(x, y, edge, amount)));
  const isWhole = kind !== 'market' && !view.asksGains;
  const hint =
    kind === 'market' && fruits === 0
      ? tasks.nothingToSell
      : kind === 'plantation' && fruits === STORAGE_PLACES
        ? tasks.storageFull
        : targets.jungleTiles[tile];
  const idle = all === 0 && kind === 'market';
  const isCrowded = !isWhole && workers > 1;
  return (
    <div class={`task ${picked === undefined ? '' : 'is-picked'} ${isCrowded ? 'is-crowded' : ''}`}>
      <span class="task-number">{task.number}</span>
      <TilePicture>
        <JungleTile tile={tile} />
      </TilePicture>
      <span class="task-words">
        <b>{tasks.deed(deedOf(view, task, picked ?? (idle ? 0 : Math.max(all, 1))))}</b>
        <small>{hint}</small>
      </span>
      {/* Nothing is to be touched before the spaces are filled. */}
      {view.phase === 'filling' ? (
        <span class="task-later">{tasks.afterwards}</span>
      ) : (
        <span class="task-amounts">
          {(isWhole ? [Math.max(all, 1)] : amounts).map(amount => (
            <HtmlTarget
              key={amount}
              id={workId(x, y, edge, amount)}
              name={tasks.name(task.number, deedOf(view, task, amount))}
              class="task-amount"
            >
              {isWhole ? tasks.verbs[kind] : amount}
            </HtmlTarget>
          ))}
        </span>
      )}
    </div>
  );
}
