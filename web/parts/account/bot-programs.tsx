import { useEffect, useState } from 'preact/hooks';
import type { Programs as ProgramList, ProgramToken } from '../../../api/person.ts';
import { request } from '../../online/api.ts';
import { onlineText } from '../../online/online-text.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { InlineForm, OneTimeSecret, TaskError, useTask } from './section.tsx';

type Program = ProgramList['programs'][number];

/** Programs of your own that play, and their tokens. Seldom wanted, so it is folded. */
export function Programs() {
  const [programs, setPrograms] = useState<readonly Program[]>([]);
  const [made, setMade] = useState<ProgramToken | undefined>(undefined);
  const work = useTask();
  const { you } = onlineText();
  const load = async (): Promise<void> =>
    setPrograms((await request<ProgramList>('GET', '/me/programs')).programs);
  useEffect(() => work.run(load), []);
  const make = async (name: string): Promise<void> => {
    setMade(await request<ProgramToken>('POST', '/me/programs', { name }));
    await load();
  };
  const end = (id: string): void =>
    work.run(async () => {
      await request('DELETE', `/me/programs/${id}`);
      setMade(undefined);
      await load();
    });
  return (
    <section class="you-section" aria-labelledby="programs">
      <details>
        <summary>
          <h2 id="programs">{you.programs}</h2>
        </summary>
        <p class="hint">
          {you.programsLead} <a href="/api/docs">{you.docs}</a>
        </p>
        <ul class="you-list">
          {programs.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <ConfirmButton
                name={you.programEnd}
                label={`${you.programEnd}: ${name}`}
                look="plain"
                title={you.programEndSure(name)}
                lead={you.programEndLead}
                yes={you.programEnd}
                no={you.cancel}
                act={() => end(id)}
              />
            </li>
          ))}
        </ul>
        <InlineForm
          key={programs.length}
          label={you.programName}
          button={you.programMake}
          most={30}
          work={work}
          enter={make}
        />
        {made !== undefined && (
          <OneTimeSecret key={made.token} text={made.token} lead={you.programToken(made.name)} />
        )}
        <TaskError work={work} />
      </details>
    </section>
  );
}
