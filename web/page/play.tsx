import { useEffect, useState } from 'preact/hooks';
import { signal } from '@preact/signals';
import { loadGame } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { BoardModule } from '../board.ts';
import { loadBoard } from '../boards.ts';
import { sitDown, type LocalSitting } from '../local/sitting.ts';
import { loadMatch } from '../local/store.ts';
import { namesAt } from '../parts/names.ts';
import { Table } from '../parts/table.tsx';
import { SeatIcon } from '../art/seats.tsx';
import type { Frame } from '../sitting.ts';
import { texts } from '../texts.ts';
import { Missing } from './missing.tsx';

interface Laid {
  readonly sitting: LocalSitting;
  readonly module: GameModule;
  readonly board: BoardModule;
}

const fault = signal<string | undefined>(undefined);

/** A match that is kept in this browser. */
export function PlayPage({ id }: { readonly id: string }) {
  const [laid, setLaid] = useState<Laid | 'none' | undefined>(undefined);
  useEffect(() => {
    let sitting: LocalSitting | undefined;
    let isGone = false;
    fault.value = undefined;
    const open = async (): Promise<void> => {
      const match = await loadMatch(id);
      if (match === undefined) return setLaid('none');
      const [module, board] = await Promise.all([loadGame(match.game), loadBoard(match.game)]);
      if (isGone) return;
      sitting = sitDown(match, message => (fault.value = message));
      setLaid({ sitting, module, board });
    };
    open().catch((error: unknown) => (fault.value = String(error)));
    return () => {
      isGone = true;
      sitting?.close();
    };
  }, [id]);

  const { table, home } = texts();
  if (fault.value !== undefined)
    return (
      <p class="notice" role="alert">
        {table.faulty}
      </p>
    );
  if (laid === 'none') return <Missing says={table.lost} />;
  if (laid === undefined) return <p class="waiting">{home.starting}</p>;
  return <Table {...laid} over={(_stage, frame) => <HandOver sitting={laid.sitting} frame={frame} />} />;
}

/** With several people around one screen, hands stay hidden until the right person says so. */
function HandOver({ sitting, frame }: { readonly sitting: LocalSitting; readonly frame: Frame }) {
  const { people } = sitting;
  const next: Seat | undefined = frame.toAct.find(seat => people.includes(seat));
  if (people.length < 2 || next === undefined || next === frame.viewer) return null;
  const { table } = texts();
  const name = namesAt(sitting.players.value)[next];
  return (
    <div class="hand-over" role="dialog" aria-modal="true" aria-label={table.handOver(name)}>
      <SeatIcon seat={next} />
      <h2>{table.handOver(name)}</h2>
      <p>{table.handOverLead}</p>
      <button type="button" class="main" onClick={() => sitting.look(next)}>
        {table.handOverDone(name)}
      </button>
    </div>
  );
}
