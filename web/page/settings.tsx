import type { ComponentChildren } from 'preact';
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

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** Settings that belong together. */
const Group = ({ id, title, children }: GroupProps) => (
  <section class={`paper settings-${id}`} aria-labelledby={`settings-${id}`}>
    <h2 id={`settings-${id}`}>{title}</h2>
    {children}
  </section>
);

export function SettingsPage() {
  const { settings: words } = appText();
  useEffect(() => {
    ensureSession().catch(() => undefined);
  }, []);
  return (
    <div class="page settings">
      <h1>{words.title}</h1>
      <p class="hint">{words.kept}</p>
      <div class="settings-groups">
        <Look />
        <Play />
        <You />
      </div>
    </div>
  );
}

function Look() {
  const { settings: words } = appText();
  const { language, theme } = preferences.value;
  return (
    <Group id="look" title={words.look}>
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
    </Group>
  );
}

function Play() {
  const { settings: words } = appText();
  const { pace, motion, sound, confirm, help, thinkAhead } = preferences.value;
  return (
    <Group id="play" title={words.play}>
      <Choice
        name="pace"
        title={words.pace}
        values={PACES}
        words={words.paces}
        value={pace}
        choose={value => updatePreferences({ pace: value })}
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
        name="confirm"
        title={words.confirm}
        values={['ask', 'play']}
        words={words.confirms}
        value={confirm}
        choose={value => updatePreferences({ confirm: value })}
      />
      <div>
        <Choice
          name="help"
          title={words.help}
          values={HELPS}
          words={words.helps}
          value={help}
          choose={value => updatePreferences({ help: value })}
        />
        <p class="hint">{words.helpHint}</p>
      </div>
      <div>
        <Choice
          name="think-ahead"
          title={words.thinkAhead}
          values={['off', 'on']}
          words={words.thinksAhead}
          value={thinkAhead}
          choose={value => updatePreferences({ thinkAhead: value })}
        />
        <p class="hint">{words.thinkAheadHint}</p>
      </div>
      <Choice
        name="sound"
        title={words.sound}
        values={['off', 'on']}
        words={words.sounds}
        value={sound}
        choose={value => updatePreferences({ sound: value })}
      />
    </Group>
  );
}

/** The name at the table, and the way to the account. */
function You() {
  const { settings: words, online } = appText();
  return (
    <Group id="you" title={words.you}>
      <div>
        <label class="option">
          <span>{words.name}</span>
          <input
            value={preferences.value.name}
            maxLength={24}
            autoComplete="nickname"
            aria-describedby="name-hint"
            onInput={({ currentTarget }) => updatePreferences({ name: currentTarget.value })}
            onChange={({ currentTarget }) => void rename(currentTarget.value.trim()).catch(() => undefined)}
          />
        </label>
        <p class="hint" id="name-hint">
          {words.nameHint}
        </p>
      </div>
      <div class="identity-way">
        <p class="hint">{online.youLead}</p>
        <a class="choice" href={hrefTo('you')}>
          {online.you}
        </a>
      </div>
    </Group>
  );
}
