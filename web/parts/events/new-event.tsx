import { useState } from 'preact/hooks';
import type { NewEvent } from '../../../api/event.ts';
import { FORMATS, type EventFormat } from '../../../events/format.ts';
import { GAME_IDS, isGameId, type GameId } from '../../../games/index.ts';
import { createEvent } from '../../events/calls.ts';
import { eventsText, eventWords, faultOf } from '../../events/events-text.ts';
import type { EventFault } from '../../events/text/text.ts';
import { GAME_INFO } from '../../game-list.ts';
import { preferences } from '../../preferences.ts';
import { goTo } from '../../route.ts';
import { Refusal } from './play-tabs.tsx';

const SPEEDS = {
  live: { kind: 'live', bank: 1200, increment: 20 },
  long: { kind: 'live', bank: 2400, increment: 30 },
  day: { kind: 'correspondence', days: 1 },
  days: { kind: 'correspondence', days: 3 },
} as const satisfies Readonly<Record<string, NewEvent['speed']>>;
type Pace = keyof typeof SPEEDS;

const HOUR = 3_600_000;
const MOST = 128;

interface Draft {
  readonly name: string;
  readonly game: GameId;
  readonly format: EventFormat;
  readonly tableSize: number;
  readonly rounds: number;
  readonly finalists: number;
  readonly deal: 'own' | 'common';
  readonly pace: Pace;
  readonly vacations: 'on' | 'off';
  readonly start: 'full' | 'time';
  readonly players: number;
  /** As the field for a date and a time holds it. */
  readonly when: string;
}

/** The local time of a moment, as a field for a date and a time holds it. */
const localTime = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

const firstDraft = (): Draft => ({
  name: '',
  game: GAME_IDS[0],
  format: 'swiss',
  tableSize: 2,
  rounds: 3,
  finalists: 4,
  deal: 'own',
  pace: 'live',
  vacations: 'on',
  start: 'full',
  players: 8,
  when: localTime(Math.ceil(Date.now() / HOUR + 1) * HOUR),
});

const toNewEvent = (draft: Draft): Omit<NewEvent, 'key'> => ({
  name: draft.name,
  game: draft.game,
  language: preferences.value.language,
  format: draft.format,
  tableSize: draft.tableSize,
  rounds: draft.rounds,
  ...(draft.format === 'groups' ? { finalists: draft.finalists } : {}),
  deal: draft.deal,
  speed: SPEEDS[draft.pace],
  ...(SPEEDS[draft.pace].kind === 'correspondence' ? { vacations: draft.vacations } : {}),
  start:
    draft.start === 'full'
      ? { kind: 'full', players: draft.players }
      : { kind: 'time', at: new Date(draft.when).getTime(), most: MOST },
});

/** Makes a tournament. */
export function NewEventForm() {
  const [draft, setDraft] = useState(firstDraft);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<EventFault | undefined>(undefined);
  const { create: say } = eventsText();
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const submit = async (): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    try {
      goTo('events', (await createEvent(toNewEvent(draft))).id);
    } catch (error) {
      setFault(faultOf(error));
    }
    setBusy(false);
  };
  return (
    <details class="new-event">
      <summary>{say.title}</summary>
      <form
        onSubmit={event => {
          event.preventDefault();
          void submit();
        }}
      >
        <Fields draft={draft} change={change} />
        <Refusal fault={fault} />
        <button type="submit" class="main" disabled={isBusy}>
          {say.submit}
        </button>
      </form>
    </details>
  );
}

interface FieldsProps {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}

function Fields({ draft, change }: FieldsProps) {
  const { create: say } = eventsText();
  const { least, most } = GAME_INFO[draft.game].players;
  const { formats } = eventWords();
  return (
    <>
      <label class="option">
        <span>{say.name}</span>
        <input
          required
          maxLength={60}
          value={draft.name}
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </label>
      <Choice
        label={say.game}
        value={draft.game}
        values={GAME_IDS.map(id => [id, GAME_INFO[id].name])}
        choose={game => {
          if (isGameId(game))
            change({ game, tableSize: Math.min(draft.tableSize, GAME_INFO[game].players.most) });
        }}
      />
      <Choice
        label={say.format}
        value={draft.format}
        values={FORMATS.map(id => [id, formats[id].name])}
        choose={value => change({ format: FORMATS.find(one => one === value) ?? 'swiss' })}
      />
      <p class="hint">{formats[draft.format].rule}</p>
      <Count
        label={say.tableSize}
        value={draft.tableSize}
        least={Math.max(2, least)}
        most={most}
        choose={tableSize => change({ tableSize })}
      />
      {draft.format === 'swiss' && (
        <Count
          label={say.rounds}
          value={draft.rounds}
          least={1}
          most={15}
          choose={rounds => change({ rounds })}
        />
      )}
      {draft.format === 'groups' && (
        <Count
          label={say.finalists}
          value={draft.finalists}
          least={2}
          most={MOST}
          choose={finalists => change({ finalists })}
        />
      )}
      <Choice
        label={say.deal}
        value={draft.deal}
        values={Object.entries(say.deals)}
        choose={value => change({ deal: value === 'common' ? 'common' : 'own' })}
      />
      {draft.deal === 'common' && <p class="hint">{say.dealLead}</p>}
      <Choice
        label={say.pace}
        value={draft.pace}
        values={Object.entries(say.paces)}
        // The values are the paces' own names.
        choose={value => change({ pace: value as Pace })}
      />
      {SPEEDS[draft.pace].kind === 'correspondence' && (
        <Choice
          label={say.vacations}
          value={draft.vacations}
          values={Object.entries(say.vacationChoices)}
          choose={value => change({ vacations: value === 'off' ? 'off' : 'on' })}
        />
      )}
      <Choice
        label={say.start}
        value={draft.start}
        values={Object.entries(say.starts)}
        choose={value => change({ start: value === 'time' ? 'time' : 'full' })}
      />
      {draft.start === 'full' ? (
        <Count
          label={say.players}
          value={draft.players}
          least={2}
          most={MOST}
          choose={players => change({ players })}
        />
      ) : (
        <label class="option">
          <span>{say.when}</span>
          <input
            type="datetime-local"
            required
            value={draft.when}
            onInput={({ currentTarget }) => change({ when: currentTarget.value })}
          />
        </label>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly values: readonly (readonly [string, string])[];
  readonly choose: (value: string) => void;
}

function Choice({ label, value, values, choose }: ChoiceProps) {
  return (
    <label class="option">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {values.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly choose: (value: number) => void;
}

function Count({ label, value, least, most, choose }: CountProps) {
  return (
    <label class="option">
      <span>{label}</span>
      <input
        type="number"
        required
        min={least}
        max={most}
        value={value}
        onInput={({ currentTarget }) => choose(currentTarget.valueAsNumber)}
      />
    </label>
  );
}
