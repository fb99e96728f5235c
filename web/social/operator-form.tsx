import { useState } from 'preact/hooks';
import type { Reports } from '../../api/moderation.ts';
import { request } from '../online/api.ts';
import { TaskError, useTask } from '../parts/account/section.tsx';
import { socialText } from './social-text.ts';
import type { OperatorAction } from './text/text.ts';

type Report = Reports['reports'][number];

interface Wanted {
  readonly action: OperatorAction;
  readonly target: string;
  readonly days: string;
  readonly name: string;
  readonly reason: string;
}

const ON_PEOPLE: readonly OperatorAction[] = ['warn', 'mute', 'ban', 'liftMute', 'liftBan', 'rename'];

/** The request that carries an action out. */
function requestFor({ action, target, days, name, reason }: Wanted): readonly [string, object] {
  const person = `/operator/people/${target}`;
  switch (action) {
    case 'liftMute':
    case 'liftBan':
      return [`${person}/lift`, { kind: action === 'liftMute' ? 'mute' : 'ban', reason }];
    case 'rename':
      return [`${person}/rename`, { name, reason }];
    case 'closeTable':
      return [`/operator/tables/${target}/close`, { reason }];
    case 'closeReport':
      return [`/operator/reports/${target}/close`, { reason }];
    default:
      return [
        `${person}/sanctions`,
        { kind: action, reason, ...(days === '' ? {} : { days: Number(days) }) },
      ];
  }
}

/** Who or what an action is about, at a report. */
const targetIn = ({ id, person, table }: Report, action: OperatorAction): string =>
  action === 'closeReport' ? id : action === 'closeTable' ? table : person.id;

/** Something an operator does, with its reason; at a report it is known whom it is about. */
export function OperatorForm({ report, reload }: { readonly report?: Report; readonly reload: () => void }) {
  const [wanted, setWanted] = useState<Wanted>({
    action: 'warn',
    target: '',
    days: '',
    name: '',
    reason: '',
  });
  const [isDone, setDone] = useState(false);
  const work = useTask();
  const { operator: say } = socialText();
  const { action, days, name, reason } = wanted;
  const change = (part: Partial<Wanted>): void => {
    setDone(false);
    setWanted({ ...wanted, ...part });
  };
  const actions: readonly OperatorAction[] = [
    ...ON_PEOPLE,
    'closeTable',
    ...(report === undefined ? [] : (['closeReport'] as const)),
  ];
  const act = async (): Promise<void> => {
    const target = report === undefined ? wanted.target.trim() : targetIn(report, action);
    const [address, body] = requestFor({ ...wanted, target, reason: reason.trim() });
    await request('POST', address, body);
    setDone(true);
    reload();
  };
  const field = (label: string, value: string, input: (text: string) => void, most: number) => (
    <label class="option">
      <span>{label}</span>
      <input
        type="text"
        value={value}
        maxLength={most}
        autoComplete="off"
        onInput={({ currentTarget }) => input(currentTarget.value)}
      />
    </label>
  );
  return (
    <form
      class="operator-form"
      onSubmit={event => {
        event.preventDefault();
        if (reason.trim() !== '') work.run(act);
      }}
    >
      <label class="option">
        <span>{say.action}</span>
        <select
          value={action}
          onChange={({ currentTarget: { value } }) =>
            change({ action: actions.find(one => one === value) ?? 'warn' })
          }
        >
          {actions.map(one => (
            <option key={one} value={one}>
              {say.actions[one]}
            </option>
          ))}
        </select>
      </label>
      {report === undefined && field(say.id, wanted.target, target => change({ target }), 40)}
      {(action === 'mute' || action === 'ban') &&
        field(`${say.days} (${say.forEver})`, days, text => change({ days: text.replaceAll(/\D/g, '') }), 4)}
      {action === 'rename' && field(say.newName, name, text => change({ name: text }), 30)}
      {field(say.reason, reason, text => change({ reason: text }), 500)}
      <button type="submit" class="choice" disabled={work.isBusy || reason.trim() === ''}>
        {say.act}
      </button>
      {isDone && <p role="status">{say.done}</p>}
      <TaskError work={work} />
    </form>
  );
}
