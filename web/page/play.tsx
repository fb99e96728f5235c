import { useEffect, useRef, useState } from 'preact/hooks';
import { signal } from '@preact/signals';
import { loadGame } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { BoardModule } from '../board.ts';
import { loadBoard } from '../boards.ts';
import { sitDown, type LocalSitting } from '../local/sitting.ts';
import { createMatch } from '../local/create.ts';
import { copy, download, packed } from '../local/share.ts';
import { loadMatch } from '../local/store.ts';
import { Ending } from '../parts/ending.tsx';
import { namesAt } from '../parts/names.ts';
import { Table } from '../parts/table.tsx';
import { SeatIcon } from '../art/seats.tsx';
import { goTo, hrefTo } from '../route.ts';
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
  const { sitting, module, board } = laid;
  return (
    <Table
      {...laid}
      over={(stage, frame) => (
        <>
          <HandOver sitting={sitting} frame={frame} />
          {frame.result !== null && !stage.parade.isBehind.value && (
            <Ending sitting={sitting} module={module} board={board} result={frame.result}>
              <Next id={id} sitting={sitting} />
            </Ending>
          )}
        </>
      )}
      beside={<Beside sitting={sitting} />}
    />
  );
}

/** What can be done after the end. */
function Next({ id, sitting }: { readonly id: string; readonly sitting: LocalSitting }) {
  const { end, replay } = texts();
  const [isCopied, setCopied] = useState(false);
  const again = async (): Promise<void> => {
    goTo('play', await createMatch(sitting.game, sitting.config, sitting.players.value));
  };
  const share = async (): Promise<void> => {
    const record = await sitting.record();
    if (record === undefined) return;
    const path = hrefTo('replay', 'data', await packed(record), 0);
    setCopied(await copy(new URL(path, location.origin).href));
  };
  return (
    <>
      <button type="button" class="main" onClick={() => void again()}>
        {end.rematch}
      </button>
      <a class="choice" href={hrefTo('replay', 'local', id, 0)}>
        {end.replay}
      </a>
      <button type="button" class="plain" onClick={() => void share()}>
        {isCopied ? replay.copied : end.share}
      </button>
    </>
  );
}

/** What else belongs to a table: its rules, its record. */
function Beside({ sitting }: { readonly sitting: LocalSitting }) {
  const { table, setup } = texts();
  const save = async (): Promise<void> => {
    const record = await sitting.record();
    if (record !== undefined) download(record);
  };
  return (
    <footer class="beside">
      <a class="plain" href={hrefTo('rules', sitting.game)}>
        {setup.readRules}
      </a>
      <button type="button" class="plain" onClick={() => void save()}>
        {table.download}
      </button>
    </footer>
  );
}

/** With several people around one screen, hands stay hidden until the right person says so. */
function HandOver({ sitting, frame }: { readonly sitting: LocalSitting; readonly frame: Frame }) {
  const { people } = sitting;
  const next: Seat | undefined = frame.toAct.find(seat => people.includes(seat));
  if (people.length < 2 || next === undefined || next === frame.viewer) return null;
  return (
    <Cover
      key={next}
      seat={next}
      name={namesAt(sitting.players.value)[next]}
      lift={() => sitting.look(next)}
    />
  );
}

interface CoverProps {
  readonly seat: Seat;
  readonly name: string;
  readonly lift: () => void;
}

/** Hides the whole table, from the keyboard too, until the person of the seat is there. */
function Cover({ seat, name, lift }: CoverProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const show = (): void => dialog.current?.showModal();
  useEffect(show, []);
  const { table } = texts();
  return (
    <dialog
      ref={dialog}
      class="hand-over"
      aria-label={table.handOver(name)}
      // The escape key lifts nothing: only whoever is asked for does.
      onCancel={event => event.preventDefault()}
      onClose={show}
      onKeyDown={event => event.stopPropagation()}
    >
      <SeatIcon seat={seat} />
      {/* Here, not on the button: the key that ended one turn must not uncover the next hand. */}
      <h2 tabIndex={-1} autoFocus>
        {table.handOver(name)}
      </h2>
      <p>{table.handOverLead}</p>
      <button type="button" class="main" onClick={lift}>
        {table.handOverDone(name)}
      </button>
    </dialog>
  );
}
