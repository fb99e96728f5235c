import { useState } from 'preact/hooks';
import type { NumberedVisibleEntry } from '../../table/visible-entry.ts';
import type { OnlineTable } from '../online/table.ts';
import { onlineText } from '../online/online-text.ts';
import type { Reaction } from '../../table/command.ts';
import { ReactionBar, ReactionPicture } from '../social/reactions.tsx';
import { socialText } from '../social/social-text.ts';
import { isSilenced } from '../social/contacts.ts';
import { shortDate } from '../online/time.ts';
import { preferences } from '../preferences.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';
import { PersonName } from './person-name.tsx';
import { playerNames } from './player-names.ts';

const MOST = 60;

interface Told {
  readonly n: number;
  /** Who said it; undefined for what happened. */
  readonly name?: string;
  readonly person?: string | null;
  readonly text: string;
  readonly reaction?: Reaction;
}

interface Author {
  readonly n: number;
  readonly name: string | null;
  readonly person: string | null;
}

const authorOf = ({ n, name, person }: Author) => ({ n, person, name: name ?? onlineText().table.someone });

/** What people at the table say to each other, and who comes and goes. */
export function Chat({ table }: { readonly table: OnlineTable }) {
  const [text, setText] = useState('');
  const { table: say } = onlineText();
  const names = playerNames(table.players.value);
  const told = table.entries.value.flatMap((line): readonly Told[] => {
    if (line.type === 'said' && isSilenced(line.person)) return [];
    if (line.type === 'reacted' && !isSilenced(line.person))
      return [{ ...authorOf(line), text: '', reaction: line.reaction }];
    if (line.type === 'said') return [{ ...authorOf(line), text: line.text }];
    const note = noteOf(line, names);
    return note === undefined ? [] : [{ n: line.n, text: note }];
  });
  const { list, onScroll, comeBack } = useStickToBottom(told.length);
  return (
    <section class="talk" aria-label={say.chat}>
      <h2>{say.chat}</h2>
      {told.length === 0 && <p class="hint">{say.noMessages}</p>}
      <ol
        ref={list}
        onScroll={onScroll}
        aria-live="polite"
        tabIndex={told.length > 4 ? 0 : -1}
        aria-label={say.chat}
      >
        {told.slice(-MOST).map(line => (
          <li key={line.n} class={line.name === undefined ? 'is-note' : ''}>
            {line.name !== undefined && (
              <b>
                <PersonName id={line.person} name={line.name} />
              </b>
            )}{' '}
            {line.text}
            {line.reaction !== undefined && <ReactionPicture reaction={line.reaction} />}
          </li>
        ))}
      </ol>
      <ReactionBar table={table} />
      <form
        onSubmit={event => {
          event.preventDefault();
          if (text.trim() === '') return;
          setText('');
          comeBack();
          void table.send({ type: 'say', text: text.trim() });
        }}
      >
        <input
          aria-label={say.say}
          placeholder={say.say}
          value={text}
          maxLength={500}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" class="plain">
          {say.send}
        </button>
      </form>
    </section>
  );
}

/** What happened around the board, in words; the log shows the moves. */
function noteOf(line: NumberedVisibleEntry, names: readonly string[]): string | undefined {
  const { lines, table } = onlineText();
  switch (line.type) {
    case 'seatTaken':
      return lines.seatTaken(line.name ?? table.someone);
    case 'hostChanged':
      return lines.hostChanged(line.name ?? table.someone);
    case 'started':
    case 'rematched':
      return lines[line.type];
    case 'stoodIn':
      return lines.stoodIn[line.because](names[line.seat]);
    case 'kicked':
      return socialText().lines.kicked(line.name ?? table.someone);
    case 'abortAsked':
    case 'abortAgreed':
    case 'abortRefused':
      return socialText().lines[line.type](names[line.seat]);
    case 'vacationSet': {
      const { vacation } = socialText();
      const name = names[line.seat];
      return line.until === null
        ? vacation.over(name)
        : vacation.begun(name, shortDate(line.until, preferences.value.language));
    }
    case 'seatFreed':
    case 'botSeated':
    case 'undoAsked':
    case 'undoAgreed':
    case 'undoRefused':
    case 'takenBack':
    case 'reclaimed':
      return lines[line.type](names[line.seat]);
    default:
      return undefined;
  }
}
