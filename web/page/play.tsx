import { useEffect, useState } from 'preact/hooks';
import { signal } from '@preact/signals';
import { loadGame } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { BoardModule } from '../../board/module.ts';
import { loadBoard } from '../boards.ts';
import { createLocalClient, type LocalTableClient } from '../local/client.ts';
import { createTable } from '../local/create.ts';
import { ExpectedGame } from '../local/expected-games.ts';
import { gameOf } from '../local/local-table.ts';
import { copyText, download, encodeRecord } from '../local/share.ts';
import { loadTable } from '../local/store.ts';
import { ContinueOnline } from '../parts/continue-online.tsx';
import { HandOver } from '../parts/hand-over.tsx';
import { MatchScreen } from '../parts/match-screen.tsx';
import { MENU } from '../parts/play-line.tsx';
import { goTo, hrefTo } from '../route.ts';
import { appText } from '../app-text.ts';
import { preferences } from '../preferences.ts';
import { lazyPage } from '../lazy-page.tsx';
import { NotFound } from './not-found.tsx';

/** Needed when the game is over, not before. */
const FinalScores = lazyPage(async () => (await import('../parts/final-scores.tsx')).FinalScores);

interface OpenedTable {
  readonly client: LocalTableClient;
  readonly module: GameModule;
  readonly board: BoardModule;
}

const fault = signal<string | undefined>(undefined);

/** A table in this browser. */
export function PlayPage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<OpenedTable | 'none' | undefined>(undefined);
  useEffect(() => {
    let client: LocalTableClient | undefined;
    let isGone = false;
    fault.value = undefined;
    const open = async (): Promise<void> => {
      const table = await loadTable(id);
      if (table === undefined) return setOpened('none');
      const game = gameOf(table);
      const [module, board] = await Promise.all([loadGame(game), loadBoard(game)]);
      if (isGone) return;
      const mayThinkAhead = preferences.value.thinkAhead === 'on';
      client = createLocalClient({ table, mayThinkAhead }, module.game, message => (fault.value = message));
      setOpened({ client, module, board });
    };
    open().catch((error: unknown) => (fault.value = String(error)));
    return () => {
      isGone = true;
      client?.close();
    };
  }, [id]);

  const { table: say, home } = appText();
  if (fault.value !== undefined)
    return (
      <p class="notice" role="alert">
        {say.faulty}
      </p>
    );
  if (opened === 'none') return <NotFound says={say.lost} />;
  if (opened === undefined) return <p class="waiting">{home.starting}</p>;
  const { client } = opened;
  return (
    <MatchScreen
      {...opened}
      over={(controller, { you, table: { outcome, seat } }) => (
        <>
          <ExpectedGame isOver={outcome !== null} />
          <HandOver client={client} to={you.handOverTo} />
          {outcome !== null && !controller.queue.isCatchingUp.value && (
            <FinalScores {...opened} outcome={outcome} you={seat}>
              <AfterGame id={id} client={client} />
            </FinalScores>
          )}
        </>
      )}
      ways={<MatchWays client={client} />}
    />
  );
}

/** What can be done after the end. */
function AfterGame({ id, client }: { readonly id: string; readonly client: LocalTableClient }) {
  const { end, replay } = appText();
  const [isCopied, setCopied] = useState(false);
  const again = async (): Promise<void> => {
    goTo('play', await createTable(client.game, client.config, client.players.value));
  };
  const share = async (): Promise<void> => {
    const record = await client.record();
    if (record === undefined) return;
    const path = hrefTo('replay', 'data', await encodeRecord(record), 0);
    setCopied(await copyText(new URL(path, location.origin).href));
  };
  return (
    <>
      <button type="button" class="main" onClick={() => void again()}>
        {end.rematch}
      </button>
      <a class="choice" href={hrefTo('review', 'local', id, 0)}>
        {end.review}
      </a>
      <a class="choice" href={hrefTo('replay', 'local', id, 0)}>
        {end.replay}
      </a>
      <button type="button" class="plain" onClick={() => void share()}>
        {isCopied ? replay.copied : end.share}
      </button>
    </>
  );
}

/** What else can be done with a match: keep its record, go on online. */
function MatchWays({ client }: { readonly client: LocalTableClient }) {
  const { table } = appText();
  const save = async (): Promise<void> => {
    const record = await client.record();
    if (record !== undefined) download(record);
  };
  return (
    <>
      <button type="button" popovertarget={MENU} onClick={() => void save()}>
        {table.download}
      </button>
      <ContinueOnline client={client} />
    </>
  );
}
