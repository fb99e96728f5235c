import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { COLOURS, SYMBOLS, type Profile } from '../../../api/profile.ts';
import type { Me, ProfileUpdate } from '../../../api/person.ts';
import { updateProfile } from '../../people/calls.ts';
import { peopleText } from '../../people/people-text.ts';
import { hrefTo } from '../../route.ts';
import { TaskError, useTask } from '../account/section.tsx';
import { Emblem } from './emblem.tsx';

interface OwnProps {
  readonly profile: Profile;
  readonly person: Me;
  readonly reload: () => void;
}

/** How others see you: symbol, colour, and whether they see more than that. */
export function OwnLook({ profile, person, reload }: OwnProps) {
  const [isSaved, setSaved] = useState(false);
  const [look, setLook] = useState({ symbol: profile.symbol, colour: profile.colour });
  const work = useTask();
  const words = peopleText();
  const change = (wanted: ProfileUpdate): void => {
    setSaved(false);
    setLook({ ...look, ...wanted });
    work.run(async () => {
      await updateProfile(wanted);
      setSaved(true);
      reload();
    });
  };
  return (
    <div class="own-look">
      <section class="profile-card own-signs" aria-labelledby="own-signs">
        <h2 id="own-signs">{words.look.title}</h2>
        <Picker
          name="symbol"
          title={words.look.symbol}
          values={SYMBOLS}
          names={words.symbols}
          value={look.symbol}
          choose={symbol => change({ symbol })}
          draw={symbol => <Emblem symbol={symbol} colour={look.colour} />}
        />
        <Picker
          name="colour"
          title={words.look.colour}
          values={COLOURS}
          names={words.colours}
          value={look.colour}
          choose={colour => change({ colour })}
          draw={colour => <Emblem symbol={look.symbol} colour={colour} />}
        />
      </section>
      <section class="profile-card" aria-labelledby="who-sees">
        <h2 id="who-sees">{words.visibility.title}</h2>
        <p>
          {profile.isPublic
            ? words.visibility.open
            : person.isProtected
              ? words.visibility.hidden
              : words.visibility.guest}
        </p>
        {person.isProtected ? (
          <label class="tick">
            <input
              type="checkbox"
              checked={profile.isPublic}
              onChange={({ currentTarget }) => change({ isPublic: currentTarget.checked })}
            />{' '}
            {words.visibility.show}
          </label>
        ) : (
          <a class="choice" href={hrefTo('you')}>
            {words.tabs.account}
          </a>
        )}
      </section>
      <section class="profile-card" aria-labelledby="own-data">
        <h2 id="own-data">{words.export.title}</h2>
        <p class="hint">{words.export.lead}</p>
        <a class="choice" href="/api/me/export" download>
          {words.export.button}
        </a>
      </section>
      <p role="status" class="own-saved">
        {isSaved ? words.saved : ''}
      </p>
      <TaskError work={work} />
    </div>
  );
}

interface PickerProps<T extends string> {
  readonly name: string;
  readonly title: string;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly value: T;
  readonly choose: (value: T) => void;
  readonly draw: (value: T) => ComponentChildren;
}

/** One of several pictures. */
const Picker = <T extends string>({ name, title, values, names, value, choose, draw }: PickerProps<T>) => (
  <fieldset class="segments">
    <legend>{title}</legend>
    {values.map(each => (
      <label key={each}>
        <input
          type="radio"
          name={name}
          value={each}
          aria-label={names[each]}
          checked={each === value}
          onChange={() => choose(each)}
        />
        <span>{draw(each)}</span>
      </label>
    ))}
  </fieldset>
);
