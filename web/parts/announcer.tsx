import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameModule } from '../../games/module.ts';
import { eventText, seatNames, plainText } from '../../kernel/text.ts';
import type { TableUpdate } from '../../table/update.ts';
import { eventsIn } from '../play/entries.ts';
import { preferences } from '../preferences.ts';

/** Reads every new event out to a screen reader. */
export function Announcer({
  module,
  update,
  players,
}: {
  readonly module: GameModule;
  readonly update: TableUpdate;
  readonly players: readonly string[];
}) {
  const { version, ply } = update.table;
  const told = useRef(version);
  const [words, setWords] = useState('');
  useEffect(() => {
    const fresh = eventsIn(update.lines.filter(({ n }) => n > told.current));
    told.current = version;
    if (fresh.length === 0) return;
    const text = module.text[preferences.value.language];
    const names = seatNames(players);
    setWords(fresh.map(event => plainText(eventText(text, event, names))).join(' '));
  }, [update]);
  return (
    <p class="unseen" aria-live="polite" data-told={ply}>
      {words}
    </p>
  );
}
