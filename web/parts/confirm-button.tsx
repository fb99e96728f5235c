import { useEffect, useId, useRef, useState } from 'preact/hooks';

export interface QuestionProps {
  /** What the button says that asks. */
  readonly name: string;
  /** What it is called where the name alone does not tell. */
  readonly label?: string;
  readonly look: 'choice' | 'plain';
  readonly title: string;
  readonly lead: string;
  readonly yes: string;
  readonly no: string;
  readonly act: () => void;
}

/** A button for what cannot be undone: it asks first, and staying is the easy answer. */
export function ConfirmButton({ name, label, look, title, lead, yes, no, act }: QuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  const close = (): void => dialog.current?.close();
  return (
    <>
      <button type="button" class={look} aria-label={label} onClick={() => setOpen(true)}>
        {name}
      </button>
      {isOpen && (
        <dialog
          ref={dialog}
          class="question"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-lead`}
          onClose={() => setOpen(false)}
          // The keys of the table below do not hear what is answered here.
          onKeyDown={event => event.stopPropagation()}
        >
          <h2 id={`${id}-title`}>{title}</h2>
          <p id={`${id}-lead`}>{lead}</p>
          <div class="question-ways">
            <button type="button" class="plain" autoFocus onClick={close}>
              {no}
            </button>
            <button
              type="button"
              class="main is-grave"
              onClick={() => {
                close();
                act();
              }}
            >
              {yes}
            </button>
          </div>
        </dialog>
      )}
    </>
  );
}
