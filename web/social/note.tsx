import { useEffect, useState } from 'preact/hooks';
import type { Note as Saved } from '../../api/correspondence.ts';
import { request } from '../online/api.ts';
import { TaskError, useTask } from '../parts/account/section.tsx';
import { socialText } from './social-text.ts';

const MOST = 4000;

/** Notes about a table that only their owner ever reads; they are fetched when the fold opens. */
export function Note({ table }: { readonly table: string }) {
  const [isOpen, setOpen] = useState(false);
  const { note: say } = socialText();
  return (
    <details class="own-fold own-note" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say.title}</summary>
      {isOpen && <Pad table={table} />}
    </details>
  );
}

function Pad({ table }: { readonly table: string }) {
  const [text, setText] = useState<string | undefined>(undefined);
  const [isSaved, setSaved] = useState(false);
  const work = useTask();
  const { note: say } = socialText();
  const address = `/tables/${table}/note`;
  useEffect(() => {
    request<Saved>('GET', address).then(
      note => setText(note.text),
      () => setText(''),
    );
  }, [address]);
  const save = async (): Promise<void> => {
    const written = text?.trim() ?? '';
    if (written === '') await request('DELETE', address);
    else await request<Saved>('PUT', address, { text: written });
    setSaved(true);
  };
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        work.run(save);
      }}
    >
      <p class="hint">{say.lead}</p>
      <textarea
        aria-label={say.title}
        rows={5}
        maxLength={MOST}
        disabled={text === undefined}
        value={text ?? ''}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          setSaved(false);
        }}
      />
      <button type="submit" class="choice" disabled={work.isBusy || text === undefined}>
        {say.save}
      </button>
      {isSaved && <p role="status">{say.saved}</p>}
      <TaskError work={work} />
    </form>
  );
}
