import { useEffect, useState } from 'preact/hooks';
import { ask } from '../../online/api.ts';
import { words } from '../../online/words.ts';
import { Question } from '../question.tsx';
import { Entry, Secret, Trouble, useWork } from './part.tsx';

interface Program {
  readonly id: string;
  readonly name: string;
}

/** Programs of your own that play, and their tokens. Seldom wanted, so it is folded. */
export function Programs() {
  const [programs, setPrograms] = useState<readonly Program[]>([]);
  const [made, setMade] = useState<{ readonly name: string; readonly token: string } | undefined>(undefined);
  const work = useWork();
  const { you } = words();
  const load = async (): Promise<void> =>
    setPrograms((await ask<{ programs: Program[] }>('GET', '/me/programs')).programs);
  useEffect(() => work.run(load), []);
  const make = async (name: string): Promise<void> => {
    setMade(await ask<{ name: string; token: string }>('POST', '/me/programs', { name }));
    await load();
  };
  const end = (id: string): void =>
    work.run(async () => {
      await ask('DELETE', `/me/programs/${id}`);
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
              <Question
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
        <Entry
          key={programs.length}
          label={you.programName}
          button={you.programMake}
          most={30}
          work={work}
          enter={make}
        />
        {made !== undefined && (
          <Secret key={made.token} text={made.token} lead={you.programToken(made.name)} />
        )}
        <Trouble work={work} />
      </details>
    </section>
  );
}
