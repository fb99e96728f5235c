import { useEffect, useState } from 'preact/hooks';
import type { Acts, Reports } from '../../api/moderation.ts';
import { socialText } from '../social/social-text.ts';
import { OperatorForm } from '../social/operator-form.tsx';
import { ApiError, request } from '../online/api.ts';
import { ensureSession } from '../online/session.ts';
import { locale } from '../preferences.ts';
import { hrefTo } from '../route.ts';
import { appText } from '../app-text.ts';
import { NotFound } from './not-found.tsx';
import { ServerOffline } from './server-offline.tsx';
import '../style/online.css';
import '../style/social.css';

interface Desk {
  readonly reports: Reports['reports'];
  readonly acts: Acts['acts'];
}

/** Reports, what can be done about them, and what was done. For operators; for others it does not exist. */
export function OperatorPage() {
  const [desk, setDesk] = useState<Desk | 'none' | 'offline' | undefined>(undefined);
  const load = async (): Promise<void> => {
    try {
      await ensureSession();
      const [{ reports }, { acts }] = await Promise.all([
        request<Reports>('GET', '/operator/reports'),
        request<Acts>('GET', '/operator/acts'),
      ]);
      setDesk({ reports, acts });
    } catch (error) {
      setDesk(error instanceof ApiError && error.code === 'not-found' ? 'none' : 'offline');
    }
  };
  useEffect(() => void load(), []);
  const { operator: say } = socialText();
  if (desk === 'none') return <NotFound />;
  if (desk === 'offline') return <ServerOffline again={() => void load()} />;
  if (desk === undefined) return <p class="waiting">{appText().home.starting}</p>;
  const reload = (): void => void load();
  return (
    <div class="page operator-page">
      <h1>{say.title}</h1>
      <section aria-labelledby="reports">
        <h2 id="reports">{say.reports}</h2>
        {desk.reports.length === 0 && <p>{say.noReports}</p>}
        {desk.reports.map(report => (
          <ReportCard key={report.id} report={report} reload={reload} />
        ))}
      </section>
      <section class="report-card" aria-labelledby="action">
        <h2 id="action">{say.action}</h2>
        <OperatorForm reload={reload} />
      </section>
      <section aria-labelledby="acts">
        <h2 id="acts">{say.acts}</h2>
        <ActList acts={desk.acts} />
      </section>
    </div>
  );
}

const timeText = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

function ReportCard({
  report,
  reload,
}: {
  readonly report: Desk['reports'][number];
  readonly reload: () => void;
}) {
  const { operator: say, players } = socialText();
  const { person, reporter, lines, sanctions, text, reason, table, at } = report;
  return (
    <article class="report-card">
      <h3>
        {person.name ?? say.deleted} · {players.reasons[reason]}
      </h3>
      <p class="hint">
        {say.by(reporter?.name ?? say.deleted)} · {timeText(at)} ·{' '}
        <a href={hrefTo('table', table)}>{say.table}</a>
      </p>
      {text !== '' && <p>{text}</p>}
      {lines.length > 0 && (
        <ul class="report-lines">
          {lines.map(line => (
            <li key={line.n}>
              <small>{timeText(line.at)}</small> {line.text}
            </li>
          ))}
        </ul>
      )}
      {sanctions.length > 0 && (
        <p class="hint">
          {say.before}:{' '}
          {sanctions.map(({ kind, at: when }) => `${say.actions[kind]} (${timeText(when)})`).join(', ')}
        </p>
      )}
      <OperatorForm reload={reload} report={report} />
    </article>
  );
}

function ActList({ acts }: { readonly acts: Desk['acts'] }) {
  const { operator: say } = socialText();
  return (
    <ol class="act-list">
      {acts.map(({ id, at, operator, act, target, targetName, detail, reason }) => (
        <li key={id}>
          <small>{timeText(at)}</small>{' '}
          <b>{operator === null ? say.commandLine : (operator.name ?? say.deleted)}</b> <code>{act}</code>{' '}
          {targetName ?? target} {detail} · {reason}
        </li>
      ))}
    </ol>
  );
}
