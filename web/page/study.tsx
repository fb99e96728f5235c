import { useEffect, useState } from 'preact/hooks';
import { isGameId, loadGame } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import { seedHash } from '../../kernel/seed.ts';
import type { BoardModule } from '../../board/module.ts';
import type { TableUpdate } from '../../table/update.ts';
import { loadBoard } from '../boards.ts';
import { freshSeed } from '../local/random.ts';
import { request } from '../online/api.ts';
import { ensureSession } from '../online/session.ts';
import { MatchScreen } from '../parts/match-screen.tsx';
import { VariationPanel } from '../parts/review/variation-panel.tsx';
import { loadReplay } from '../replay-source.ts';
import { keepVariations, keptVariations } from '../review/kept-variations.ts';
import { pageText } from '../review/review-text.ts';
import { reviewId } from '../review/store.ts';
import { createStudy, type Study, type StudySource } from '../review/study.ts';
import { hrefTo } from '../route.ts';
import { appText } from '../app-text.ts';
import { LostGame } from './lost-game.tsx';
import { NotFound } from './not-found.tsx';
import '../style/hints.css';
import '../style/review.css';

interface Loaded extends Omit<StudySource, 'variations' | 'ply'> {
  readonly board: BoardModule;
  /** By which what is tried is kept. */
  readonly id: string;
}

interface OpenStudy {
  readonly study: Study;
  readonly module: GameModule;
  readonly board: BoardModule;
}

export interface StudyProps {
  readonly source: string;
  readonly id: string;
  readonly moment: number;
}

/** What if? Any seat of a finished match can be moved from any moment on. */
export function StudyPage({ source, id, moment }: StudyProps) {
  const [opened, setOpened] = useState<OpenStudy | 'none' | 'unfinished' | undefined>(undefined);
  const isSketch = source === 'sketch';
  useEffect(() => {
    let study: Study | undefined;
    let isGone = false;
    const load = async (): Promise<void> => {
      const loaded = await (isSketch ? loadSketch(id) : loadFinished(source, id));
      if (isGone) return;
      if (loaded === undefined) return setOpened('unfinished');
      const variations = keptVariations(loaded.id) ?? loaded.record.variations ?? [];
      study = createStudy({ ...loaded, variations, ply: moment }, tree => keepVariations(loaded.id, tree));
      setOpened({ study, module: loaded.module, board: loaded.board });
    };
    load().catch(() => setOpened('none'));
    return () => {
      isGone = true;
      study?.close();
    };
  }, [source, id]);
  if (opened === 'none') return <LostGame source={source} />;
  if (opened === 'unfinished') return <NotFound says={pageText().study.unfinished} />;
  if (opened === undefined) return <p class="waiting">{appText().home.starting}</p>;
  const back = isSketch ? hrefTo('table', id) : hrefTo('review', source, id, opened.study.ply.value);
  return (
    <MatchScreen
      client={opened.study.client}
      module={opened.module}
      board={opened.board}
      side={<VariationPanel {...opened} isSketch={isSketch} back={back} />}
    />
  );
}

/** A finished match; undefined when it is not over, because its seed would tell what is still to be drawn. */
async function loadFinished(source: string, id: string): Promise<Loaded | undefined> {
  const { client, module, board, record } = await loadReplay(source, id);
  if (record.result === undefined) return undefined;
  const players = client.players.value;
  return { game: client.game, module, board, record, players, id: await reviewId(record) };
}

/** One's own match that is still going on, as far as one can see it; the rest is guessed afresh each time. */
async function loadSketch(id: string): Promise<Loaded> {
  await ensureSession();
  const { table } = await request<TableUpdate>('GET', `/tables/${id}`);
  const { settings, view, ply, seats } = table;
  if (!isGameId(settings.game) || view === null || table.seat === null) throw new Error('not your match');
  const [module, board] = await Promise.all([loadGame(settings.game), loadBoard(settings.game)]);
  const seed = freshSeed();
  const state = module.game.sample(view, fastRandom(ply + 1));
  const record: MatchRecord = {
    cosecha: 1,
    game: settings.game,
    rules: module.game.meta.rules,
    config: settings.config,
    seed,
    commitment: seedHash(seed),
    snapshot: { ply: 0, state },
    moves: [],
  };
  const players = seats.map(({ name, bot }) => ({ name: name ?? '', bot }));
  return { game: settings.game, module, board, record, players, id: `sketch-${id}-${ply}` };
}
