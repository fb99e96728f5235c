import { useEffect, useRef } from 'preact/hooks';
import { appText } from '../app-text.ts';

/** The keys of the table, on a sheet that "?" opens. */
export function KeySheet() {
  const sheet = useRef<HTMLDialogElement>(null);
  const { keys, table } = appText();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.target instanceof HTMLInputElement) return;
      if (sheet.current?.open === true) sheet.current.close();
      else sheet.current?.showModal();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <dialog class="key-sheet" ref={sheet} aria-label={keys.title}>
      <h2>{keys.title}</h2>
      <dl>
        {keys.all.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="main" onClick={() => sheet.current?.close()}>
        {table.close}
      </button>
    </dialog>
  );
}
