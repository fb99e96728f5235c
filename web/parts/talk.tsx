import { useState } from 'preact/hooks';
import type { OnlineTable } from '../online/sitting.ts';
import { texts } from '../texts.ts';

/** What people at the table say to each other. */
export function Talk({ table }: { readonly table: OnlineTable }) {
  const [text, setText] = useState('');
  const { online } = texts();
  const said = table.lines.value.flatMap(line => (line.type === 'said' ? [line] : []));
  return (
    <section class="talk" aria-label={online.chat}>
      <h2>{online.chat}</h2>
      {said.length === 0 && <p class="hint">{online.noTalk}</p>}
      <ol aria-live="polite">
        {said.slice(-30).map(({ n, name, text: words }) => (
          <li key={n}>
            <b>{name ?? '…'}</b> {words}
          </li>
        ))}
      </ol>
      <form
        onSubmit={event => {
          event.preventDefault();
          if (text.trim() === '') return;
          setText('');
          void table.wish({ type: 'say', text: text.trim() });
        }}
      >
        <input
          aria-label={online.say}
          placeholder={online.say}
          value={text}
          maxLength={500}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" class="plain">
          {online.send}
        </button>
      </form>
    </section>
  );
}
