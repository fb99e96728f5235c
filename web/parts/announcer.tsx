import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameModule } from '../../games/module.ts';
import { plainText } from '../../kernel/text.ts';
import type { TableUpdate } from '../../table/update.ts';
import { eventsIn } from '../play/entries.ts';
import { tellEvent, type Reader } from '../play/story.ts';

/** Reads every new event out to a screen reader. */
export function Announcer({
  module,
  update,
  reader,
}: {
  readonly module: GameModule;
  readonly update: TableUpdate;
  readonly reader: Reader;
}) {
  const { version, ply } = update.table;
  const told = useRef(version);
  const [words, setWords] = useState('');
  useEffect(() => {
    const fresh = eventsIn(update.lines.filter(({ n }) => n > told.current));
    told.current = version;
    if (fresh.length === 0) return;
    setWords(fresh.map(event => plainText(tellEvent(module, event, reader))).join(' '));
  }, [update]);
  return (
    <p class="unseen" aria-live="polite" data-told={ply}>
      {words}
    </p>
  );
}
