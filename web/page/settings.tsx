import { LANGUAGES } from '../../kernel/text.ts';
import { updatePreferences, preferences, HELPS, PACES, THEMES } from '../preferences.ts';
import { useEffect } from 'preact/hooks';
import { ensureSession, rename } from '../online/session.ts';
import { hrefTo } from '../route.ts';
import '../style/online.css';
import { appText } from '../app-text.ts';

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
  const { settings: words, online } = appText();
  useEffect(() => {
    ensureSession().catch(() => undefined);
  }, []);
  const { language, theme, motion, pace, sound, confirm, help, name } = preferences.value;
  return (
    <div class="page settings">
      <h1>{words.title}</h1>
      <Choice
        name="language"
        title={words.language}
        values={LANGUAGES}
        words={words.languages}
        value={language}
        choose={value => updatePreferences({ language: value })}
      />
      <Choice
        name="theme"
        title={words.theme}
        values={THEMES}
        words={words.themes}
        value={theme}
        choose={value => updatePreferences({ theme: value })}
      />
      <Choice
        name="motion"
        title={words.motion}
        values={['full', 'calm']}
        words={words.motions}
        value={motion}
        choose={value => updatePreferences({ motion: value })}
      />
      <Choice
        name="pace"
        title={words.pace}
        values={PACES}
        words={words.paces}
        value={pace}
        choose={value => updatePreferences({ pace: value })}
      />
      <Choice
        name="confirm"
        title={words.confirm}
        values={['ask', 'play']}
        words={words.confirms}
        value={confirm}
        choose={value => updatePreferences({ confirm: value })}
      />
      <Choice
        name="help"
        title={words.help}
        values={HELPS}
        words={words.helps}
        value={help}
        choose={value => updatePreferences({ help: value })}
      />
      <p class="hint">{words.helpHint}</p>
      <Choice
        name="sound"
        title={words.sound}
        values={['off', 'on']}
        words={words.sounds}
        value={sound}
        choose={value => updatePreferences({ sound: value })}
      />
      <label class="option">
        <span>{words.name}</span>
        <input
          value={name}
          maxLength={24}
          aria-describedby="name-hint"
          onInput={({ currentTarget }) => updatePreferences({ name: currentTarget.value })}
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
