import { LANGUAGES } from '../../kernel/text.ts';
import { change, settings, THEMES } from '../settings.ts';
import { useEffect } from 'preact/hooks';
import { arrive, rename } from '../online/session.ts';
import { hrefTo } from '../route.ts';
import '../style/online.css';
import { texts } from '../texts.ts';

interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly title: string;
  readonly values: readonly T[];
  readonly words: Readonly<Record<T, string>>;
  readonly value: T;
  readonly choose: (value: T) => void;
}

function Choice<T extends string>({ name, title, values, words, value, choose }: ChoiceProps<T>) {
  return (
    <fieldset class="segments">
      <legend>{title}</legend>
      {values.map(one => (
        <label key={one}>
          <input type="radio" name={name} checked={one === value} onChange={() => choose(one)} />
          <span>{words[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function SettingsPage() {
  const { settings: words, online } = texts();
  useEffect(() => {
    arrive().catch(() => undefined);
  }, []);
  const { language, theme, motion, sound, confirm, name } = settings.value;
  return (
    <div class="page settings">
      <h1>{words.title}</h1>
      <Choice
        name="language"
        title={words.language}
        values={LANGUAGES}
        words={words.languages}
        value={language}
        choose={value => change({ language: value })}
      />
      <Choice
        name="theme"
        title={words.theme}
        values={THEMES}
        words={words.themes}
        value={theme}
        choose={value => change({ theme: value })}
      />
      <Choice
        name="motion"
        title={words.motion}
        values={['full', 'calm']}
        words={words.motions}
        value={motion}
        choose={value => change({ motion: value })}
      />
      <Choice
        name="confirm"
        title={words.confirm}
        values={['ask', 'play']}
        words={words.confirms}
        value={confirm}
        choose={value => change({ confirm: value })}
      />
      <Choice
        name="sound"
        title={words.sound}
        values={['off', 'on']}
        words={words.sounds}
        value={sound}
        choose={value => change({ sound: value })}
      />
      <label class="option">
        <span>{words.name}</span>
        <input
          value={name}
          maxLength={24}
          aria-describedby="name-hint"
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
          onChange={({ currentTarget }) => void rename(currentTarget.value.trim()).catch(() => undefined)}
        />
      </label>
      <p class="hint" id="name-hint">
        {words.nameHint} {words.kept}
      </p>
      <section class="identity-way">
        <h2>{online.you}</h2>
        <p class="hint">{online.youLead}</p>
        <a class="choice" href={hrefTo('you')}>
          {online.you}
        </a>
      </section>
    </div>
  );
}
