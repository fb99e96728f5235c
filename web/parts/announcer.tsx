import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameModule } from '../../games/module.ts';
import { eventText, namesOf, plain } from '../../kernel/text.ts';
import { settings } from '../settings.ts';
import type { Frame } from '../sitting.ts';

/** Says every new fact to a screen reader. */
export function Announcer({
  module,
  frame,
  players,
}: {
  readonly module: GameModule;
  readonly frame: Frame;
  readonly players: readonly string[];
}) {
  const told = useRef(frame.log.length);
  const [words, setWords] = useState('');
  useEffect(() => {
    const fresh = frame.log.slice(told.current);
    told.current = frame.log.length;
    if (fresh.length === 0) return;
    const text = module.text[settings.value.language];
    const names = namesOf(players);
    setWords(fresh.map(({ event }) => plain(eventText(text, event, names))).join(' '));
  }, [frame]);
  return (
    <p class="unseen" aria-live="polite" data-told={frame.ply}>
      {words}
    </p>
  );
}
