import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { pageText } from '../../review/review-text.ts';

export interface SideTab {
  readonly id: string;
  readonly name: string;
  readonly content: () => ComponentChildren;
}

/** What an arrow key does to the index of the chosen tab. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Tabs with one panel. On a phone they stand at the bottom of the screen, and choosing one brings its panel into sight. */
export function SideTabs({ tabs }: { readonly tabs: readonly SideTab[] }) {
  const [chosen, choose] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const name = useId();
  const open = (index: number): void => {
    choose(index);
    panel.current?.scrollIntoView({ block: 'nearest' });
  };
  const listen = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const index = step(chosen, tabs.length - 1);
    open(index);
    list.current?.querySelectorAll('button').item(index).focus();
  };
  return (
    <>
      <div class="side-tabs" role="tablist" ref={list} aria-label={pageText().title} onKeyDown={listen}>
        {tabs.map(({ id, name: word }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${name}-${id}`}
            aria-controls={`${name}-panel`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => open(index)}
          >
            {word}
          </button>
        ))}
      </div>
      <div
        class="side-panel"
        role="tabpanel"
        id={`${name}-panel`}
        aria-labelledby={`${name}-${tabs[chosen].id}`}
        ref={panel}
      >
        {tabs[chosen].content()}
      </div>
    </>
  );
}
