import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameModule } from '../../games/module.ts';
import { eventText, seatNames, plainText } from '../../kernel/text.ts';
import { preferences } from '../preferences.ts';
import type { Frame } from '../match-client.ts';

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
    const text = module.text[preferences.value.language];
    const names = seatNames(players);
    setWords(fresh.map(({ event }) => plainText(eventText(text, event, names))).join(' '));
  }, [frame]);
  return (
    <p class="unseen" aria-live="polite" data-told={frame.ply}>
      {words}
    </p>
  );
}
