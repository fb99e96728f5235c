import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { copyText } from '../../local/share.ts';
import { errorKind, type ErrorKind } from '../../online/errors.ts';
import { onlineText } from '../../online/online-text.ts';

/** One matter of the page: a heading, a sentence, and what can be done. */
export function Section({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: string;
  readonly children: ComponentChildren;
}) {
  return (
    <div class="you-part">
      <h3>{title}</h3>
      {lead !== undefined && <p class="hint">{lead}</p>}
      {children}
    </div>
  );
}

/** What a person started and waits for: only one thing at a time, and what went wrong is said. */
export interface Task {
  readonly isBusy: boolean;
  readonly fault: ErrorKind | undefined;
  run(work: () => Promise<void>): void;
}

export function useTask(): Task {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<ErrorKind | undefined>(undefined);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    try {
      await work();
    } catch (error) {
      setFault(errorKind(error));
    }
    setBusy(false);
  };
  return { isBusy, fault, run: work => void run(work) };
}

export function TaskError({ work: { fault } }: { readonly work: Task }) {
  return fault === undefined ? null : <ErrorText says={onlineText().faults[fault]} />;
}

export function ErrorText({ says }: { readonly says: string }) {
  return (
    <p class="fault" role="alert">
      {says}
    </p>
  );
}

/** Something that is shown only once: to be copied or written down. */
export function OneTimeSecret({ text, lead }: { readonly text: string; readonly lead: string }) {
  const [isCopied, setCopied] = useState(false);
  const { you } = onlineText();
  return (
    <div class="secret" role="status">
      <p>{lead}</p>
      <code>{text}</code>
      <button type="button" class="choice" onClick={() => void copyText(text).then(setCopied)}>
        {isCopied ? you.copied : you.copy}
      </button>
    </div>
  );
}

interface EntryProps {
  readonly label: string;
  readonly button: string;
  readonly first?: string;
  readonly most: number;
  readonly complete?: string;
  readonly mode?: 'numeric' | 'text' | 'email';
  readonly work: Task;
  readonly enter: (text: string) => Promise<void>;
}

/** A field and the button that sends what is in it. */
export function InlineForm({ label, button, first = '', most, complete, mode, work, enter }: EntryProps) {
  const [text, setText] = useState(first);
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: Event): void => {
    event.preventDefault();
    const wanted = text.trim();
    setEmpty(wanted === '');
    if (wanted === '') field.current?.focus();
    else work.run(() => enter(wanted));
  };
  return (
    <form class="entry" noValidate onSubmit={submit}>
      <label class="option">
        <span>{label}</span>
        <input
          ref={field}
          type="text"
          value={text}
          aria-invalid={isEmpty}
          maxLength={most}
          autoComplete={complete ?? 'off'}
          inputMode={mode ?? 'text'}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" class="choice" disabled={work.isBusy}>
        {button}
      </button>
      {isEmpty && <ErrorText says={onlineText().you.empty} />}
    </form>
  );
}
