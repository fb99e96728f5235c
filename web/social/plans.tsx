import { useEffect, useState } from 'preact/hooks';
import type { Orders } from '../../api/orders.ts';
import type { GameModule } from '../../games/module.ts';
import { request } from '../online/api.ts';
import type { OnlineTable } from '../online/table.ts';
import { TaskError, useTask, type Task } from '../parts/account/section.tsx';
import { playerNames } from '../parts/player-names.ts';
import { socialText } from './social-text.ts';
import { orderText, type Order } from './plan-text.ts';
import { Planner } from './planner.tsx';

interface PlansProps {
  readonly table: OnlineTable;
  readonly module: GameModule;
}

/** What you want to play if the others do what you foresee: secret, and carried out by the table. */
export function Plans({ table, module }: PlansProps) {
  const [isOpen, setOpen] = useState(false);
  const view = table.update.value?.table;
  const { plans: say } = socialText();
  if (view === undefined || view.seat === null || view.status !== 'playing') return null;
  if (view.settings.speed.kind === 'live' || view.seats[view.seat].bot !== null) return null;
  return (
    <details class="own-fold plans" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say.title}</summary>
      {isOpen && <OpenPlans table={table} module={module} />}
    </details>
  );
}

function OpenPlans({ table, module }: PlansProps) {
  const [orders, setOrders] = useState<readonly Order[] | undefined>(undefined);
  const work = useTask();
  const view = table.update.value?.table;
  const address = `/tables/${table.id}/orders`;
  useEffect(() => {
    request<Orders>('GET', address).then(
      found => setOrders(found.orders),
      () => setOrders([]),
    );
  }, [address, view?.version]);
  const save = (wanted: readonly Order[]): void =>
    work.run(async () => setOrders((await request<Orders>('PUT', address, { orders: wanted })).orders));
  const { plans: say } = socialText();
  if (view === undefined || view.seat === null || orders === undefined) return null;
  return (
    <>
      <p class="hint">{say.lead}</p>
      {orders.length > 0 && (
        <PlanList table={table} module={module} orders={orders} work={work} save={save} />
      )}
      {view.toAct.includes(view.seat) ? (
        <p class="hint">{say.yourTurn}</p>
      ) : (
        <Planner
          key={`${view.version} ${orders.length}`}
          module={module}
          table={view}
          players={playerNames(table.players.value)}
          work={work}
          add={order => save([...orders, order])}
        />
      )}
      <TaskError work={work} />
    </>
  );
}

interface ListProps extends PlansProps {
  readonly orders: readonly Order[];
  readonly work: Task;
  readonly save: (orders: readonly Order[]) => void;
}

function PlanList({ table, module, orders, work, save }: ListProps) {
  const { plans: say } = socialText();
  const players = playerNames(table.players.value);
  return (
    <ol class="plan-list" aria-label={say.title}>
      {orders.map((order, index) => (
        <li key={JSON.stringify(order)}>
          <span>{orderText(order, module, players)}</span>
          <button
            type="button"
            class="plain"
            disabled={work.isBusy}
            onClick={() => save(orders.filter((_, place) => place !== index))}
          >
            {say.remove}
          </button>
        </li>
      ))}
    </ol>
  );
}
