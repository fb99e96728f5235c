import { useState } from 'preact/hooks';
import { REPORT_REASONS, type NewReport, type Reported } from '../../api/moderation.ts';
import { request } from '../online/api.ts';
import type { OnlineTable } from '../online/table.ts';
import { TaskError, useTask } from '../parts/account/section.tsx';
import { socialText } from './social-text.ts';

const SHOWN = 10;

interface ReportProps {
  readonly table: OnlineTable;
  readonly person: string;
  readonly name: string;
}

/** Why someone is reported, and which of their lines it is about. The server attaches the lines itself. */
export function ReportForm({ table, person, name }: ReportProps) {
  const [reason, setReason] = useState<NewReport['reason']>('chat');
  const [text, setText] = useState('');
  const [lines, setLines] = useState<readonly number[]>([]);
  const [answer, setAnswer] = useState<Reported | undefined>(undefined);
  const work = useTask();
  const { players: say } = socialText();
  if (answer !== undefined) return <p role="status">{answer.isNew ? say.sent : say.known}</p>;
  const said = table.entries.value
    .flatMap(line => (line.type === 'said' && line.person === person ? [line] : []))
    .slice(-SHOWN);
  const send = async (): Promise<void> => {
    const report: NewReport = { table: table.id, person, reason, text: text.trim(), lines: [...lines] };
    setAnswer(await request<Reported>('POST', '/reports', report));
  };
  const toggle = (n: number): void =>
    setLines(lines.includes(n) ? lines.filter(one => one !== n) : [...lines, n]);
  return (
    <form
      class="report"
      aria-label={say.reportOf(name)}
      onSubmit={event => {
        event.preventDefault();
        work.run(send);
      }}
    >
      <label class="option">
        <span>{say.reason}</span>
        <select
          value={reason}
          onChange={({ currentTarget: { value } }) =>
            setReason(REPORT_REASONS.find(one => one === value) ?? 'other')
          }
        >
          {REPORT_REASONS.map(one => (
            <option key={one} value={one}>
              {say.reasons[one]}
            </option>
          ))}
        </select>
      </label>
      {said.length > 0 && (
        <fieldset>
          <legend>{say.lines}</legend>
          {said.map(line => (
            <label key={line.n} class="plan-any">
              <input type="checkbox" checked={lines.includes(line.n)} onChange={() => toggle(line.n)} />
              {line.text}
            </label>
          ))}
          <p class="hint">{say.latest}</p>
        </fieldset>
      )}
      <label class="option">
        <span>{say.words}</span>
        <textarea
          rows={3}
          maxLength={500}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" class="choice" disabled={work.isBusy}>
        {say.send}
      </button>
      <TaskError work={work} />
    </form>
  );
}
