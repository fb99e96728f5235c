import { useEffect, useRef } from 'preact/hooks';
import { hrefTo } from '../route.ts';
import { preferences } from '../preferences.ts';
import type { BoardController } from '../play/controller.ts';
import { appText } from '../app-text.ts';

/** Rules in place: why something cannot be done, or what the question is about, with the way to the whole text. */
export function RuleNote({ controller }: { readonly controller: BoardController }) {
  const { table } = appText();
  const note = controller.note.value;
  const root = useRef<HTMLDivElement>(null);
  const isPassing = note?.kind === 'refusal';
  // A refusal goes with the next touch.
  useEffect(() => {
    if (!isPassing) return undefined;
    const close = ({ target }: PointerEvent): void => {
      if (target instanceof Node && root.current?.contains(target) !== true)
        controller.note.value = undefined;
    };
    addEventListener('pointerdown', close);
    return () => removeEventListener('pointerdown', close);
  }, [isPassing]);
  if (note === undefined) return null;
  const { kind, rules, about } = note;
  const sentences = controller.module.text[preferences.value.language].rules;
  return (
    <div
      ref={root}
      class={`note is-${kind}`}
      {...(kind === 'refusal'
        ? { role: 'alert' }
        : { role: 'region', id: 'guide', 'aria-label': table.guide, 'aria-live': 'polite' })}
    >
      <div class="note-words">
        {about !== undefined && <b class="note-about">{about}</b>}
        {rules.length === 0 && <p>{table.notNow}</p>}
        {rules.map(rule => (
          <p key={rule}>
            {sentences[rule]}{' '}
            <a
              href={hrefTo('rules', controller.module.game.meta.id, rule)}
              aria-label={linkName(sentences[rule])}
            >
              {table.seeRule}
            </a>
          </p>
        ))}
      </div>
      <button
        type="button"
        class="plain"
        aria-label={table.close}
        onClick={() => (controller.note.value = undefined)}
      >
        ×
      </button>
    </div>
  );
}

/** Several links side by side are told apart by the rule they lead to. */
const linkName = (sentence: string): string => `${appText().table.seeRule}: ${sentence}`;
