import { useEffect, useRef, useState } from 'preact/hooks';
import { signal } from '@preact/signals';
import { loadGame } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { BoardModule } from '../../board/module.ts';
import { loadBoard } from '../boards.ts';
import { createLocalClient, type LocalMatchClient } from '../local/match-client.ts';
import { createMatch } from '../local/create.ts';
import { copyText, download, encodeRecord } from '../local/share.ts';
import { loadMatch } from '../local/store.ts';
import { FinalScores } from '../parts/final-scores.tsx';
import { playerNames } from '../parts/player-names.ts';
import { MatchScreen } from '../parts/match-screen.tsx';
import { SeatIcon } from '../../board/seat-icon.tsx';
import { goTo, hrefTo } from '../route.ts';
import type { Frame } from '../match-client.ts';
import { appText } from '../app-text.ts';
import { NotFound } from './not-found.tsx';

interface Laid {
  readonly sitting: LocalMatchClient;
  readonly module: GameModule;
  readonly board: BoardModule;
}

const fault = signal<string | undefined>(undefined);

/** A match that is kept in this browser. */
export function PlayPage({ id }: { readonly id: string }) {
  const [laid, setLaid] = useState<Laid | 'none' | undefined>(undefined);
  useEffect(() => {
    let sitting: LocalMatchClient | undefined;
    let isGone = false;
    fault.value = undefined;
    const open = async (): Promise<void> => {
      const match = await loadMatch(id);
      if (match === undefined) return setLaid('none');
      const [module, board] = await Promise.all([loadGame(match.game), loadBoard(match.game)]);
      if (isGone) return;
      sitting = createLocalClient(match, message => (fault.value = message));
      setLaid({ sitting, module, board });
    };
    open().catch((error: unknown) => (fault.value = String(error)));
    return () => {
      isGone = true;
      sitting?.close();
    };
  }, [id]);

  const { table, home } = appText();
  if (fault.value !== undefined)
    return (
      <p class="notice" role="alert">
        {table.faulty}
      </p>
    );
  if (laid === 'none') return <NotFound says={table.lost} />;
  if (laid === undefined) return <p class="waiting">{home.starting}</p>;
  const { sitting, module, board } = laid;
  return (
    <MatchScreen
      {...laid}
      over={(stage, frame) => (
        <>
          <HandOver sitting={sitting} frame={frame} />
          {frame.result !== null && !stage.parade.isCatchingUp.value && (
            <FinalScores sitting={sitting} module={module} board={board} result={frame.result}>
              <AfterGame id={id} sitting={sitting} />
            </FinalScores>
          )}
        </>
      )}
      beside={<MatchMenu sitting={sitting} />}
    />
  );
}

/** What can be done after the end. */
function AfterGame({ id, sitting }: { readonly id: string; readonly sitting: LocalMatchClient }) {
  const { end, replay } = appText();
  const [isCopied, setCopied] = useState(false);
  const again = async (): Promise<void> => {
    goTo('play', await createMatch(sitting.game, sitting.config, sitting.players.value));
  };
  const share = async (): Promise<void> => {
    const record = await sitting.record();
    if (record === undefined) return;
    const path = hrefTo('replay', 'data', await encodeRecord(record), 0);
    setCopied(await copyText(new URL(path, location.origin).href));
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
function MatchMenu({ sitting }: { readonly sitting: LocalMatchClient }) {
  const { table, setup } = appText();
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
function HandOver({ sitting, frame }: { readonly sitting: LocalMatchClient; readonly frame: Frame }) {
  const { people } = sitting;
  const next: Seat | undefined = frame.toAct.find(seat => people.includes(seat));
  if (people.length < 2 || next === undefined || next === frame.viewer) return null;
  return (
    <HandOverScreen
      key={next}
      seat={next}
      name={playerNames(sitting.players.value)[next]}
      lift={() => sitting.viewAs(next)}
    />
  );
}

interface CoverProps {
  readonly seat: Seat;
  readonly name: string;
  readonly lift: () => void;
}

/** Hides the whole table, from the keyboard too, until the person of the seat is there. */
function HandOverScreen({ seat, name, lift }: CoverProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const show = (): void => dialog.current?.showModal();
  useEffect(show, []);
  const { table } = appText();
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
